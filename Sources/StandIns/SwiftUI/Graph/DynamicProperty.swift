@_spi(Reflection) import Swift

/// A property that the graph keeps up to date. Follows documentation/swiftui/dynamicproperty.
public protocol DynamicProperty {
  /// Called before the view's body is evaluated.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}

/// A dynamic property of this module, which gets its storage from a node.
@MainActor protocol LinkedProperty: DynamicProperty {
  mutating func link(_ context: LinkContext)
}

/// The place of a property's storage.
@MainActor struct LinkContext {
  let node: ViewNode
  let slot: Int

  /// The property's storage, made when the view appears at its place.
  func stored<Value: AnyObject>(_ make: () -> Value) -> Value { node.stored(slot, make) }
}

/// A stored property of a view's type.
struct Field {
  let offset: Int
  let type: any DynamicProperty.Type

  /// The dynamic properties among the stored properties of a type, in their order.
  static func dynamicProperties(of type: Any.Type) -> [Field] {
    var fields: [Field] = []
    _ = _forEachField(of: type, options: []) { _, offset, fieldType, _ in
      if let dynamic = fieldType as? any DynamicProperty.Type {
        fields.append(Field(offset: offset, type: dynamic))
      }
      return true
    }
    return fields
  }
}

extension DynamicProperty {
  /// Links the property at an address, and those that it is made of first.
  @MainActor static func link(at address: UnsafeMutableRawPointer, _ context: LinkContext) {
    if let linked = self as? any LinkedProperty.Type {
      linked.linkProperty(at: address, context)
    } else {
      for field in context.node.graph.fields(of: self) {
        let inner = LinkContext(node: context.node, slot: context.slot + field.offset)
        field.type.link(at: address + field.offset, inner)
      }
    }
    address.assumingMemoryBound(to: Self.self).pointee.update()
  }
}

extension LinkedProperty {
  static func linkProperty(at address: UnsafeMutableRawPointer, _ context: LinkContext) {
    address.assumingMemoryBound(to: Self.self).pointee.link(context)
  }
}
