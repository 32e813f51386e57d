import Foundation

/// A part of the user interface. Follows documentation/swiftui/view.
@MainActor @preconcurrency public protocol View {
  /// The kind of view that `body` is.
  associatedtype Body: View
  /// What the view is made of.
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension View where Body == Never {
  /// The views of this module that have no body are built by the graph, which never asks for one.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension View where Body == _MissingBody {
  /// See `_MissingBody`.
  public var body: _MissingBody { preconditionFailure("\(Self.self) has no body") }
}

/// What is inferred for no view. The bodies above are for this module's views, which say that their body is
/// `Never`. For a reader's view that lacks one the compiler finds both, infers neither, and reports that the
/// view does not conform.
public enum _MissingBody {}

extension _MissingBody: View {
  nonisolated public var body: Never { preconditionFailure("there is no such value") }
}

extension View {
  /// Prints the type of a view that is built again. Follows documentation/swiftui/view; it is for
  /// debugging only.
  public static func _printChanges() { print("\(Self.self): @self changed.") }
  /// As `_printChanges`, into the log.
  public static func _logChanges() { NSLog("%@", "\(Self.self): @self changed.") }
}

extension Never: View {
  public typealias Body = Never
  /// There is no such value that could be asked.
  nonisolated public var body: Never { return neverReached(self) }
}

private func neverReached(_ value: Never) -> Never {}

/// A view that the graph builds itself.
@MainActor protocol PrimitiveView: View where Body == Never {
  /// Describes the view in its node and gives the node its children.
  func build(_ node: ViewNode)
}

/// A modifier of views. Follows documentation/swiftui/viewmodifier.
@MainActor @preconcurrency public protocol ViewModifier {
  /// The kind of view that `body` is.
  associatedtype Body: View
  /// The modified view as the modifier sees it.
  typealias Content = _ViewModifier_Content<Self>
  /// What the modified view becomes.
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
}

extension ViewModifier where Body == Never {
  /// As for views without a body.
  public func body(content: Content) -> Never { preconditionFailure("\(Self.self) has no body") }
}

extension ViewModifier where Body == _MissingBody {
  /// See `_MissingBody`.
  public func body(content: Content) -> _MissingBody {
    preconditionFailure("\(Self.self) has no body")
  }
}

extension ViewModifier {
  /// This modifier and then another one.
  nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier that the graph applies itself.
@MainActor protocol PrimitiveModifier: ViewModifier where Body == Never {
  /// Describes the modifier in its node and gives the node the modified view as a child.
  func build(_ node: ViewNode, content: any View)
}

/// The view that a modifier gets. Follows documentation/swiftui/viewmodifier/content.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
  let content: any View
}

extension _ViewModifier_Content: View, PrimitiveView {
  public typealias Body = Never
  func build(_ node: ViewNode) { node.setChild(content) }
}

/// A value with a modifier applied. Follows documentation/swiftui/modifiedcontent.
public struct ModifiedContent<Content, Modifier> {
  /// What is modified.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier

  /// Applies the modifier.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
  public typealias Body = Never

  func build(_ node: ViewNode) {
    if let primitive = modifier as? any PrimitiveModifier {
      primitive.build(node, content: content)
    } else if let effect = modifier as? any GeometryEffect {
      node.trait = ProjectionTrait(
        transform: effect.effectValue(size: node.graph.initialFrame.size).affine)
      node.setChild(content)
    } else {
      var modifier = modifier
      node.link(&modifier)
      let body = node.track { modifier.body(content: _ViewModifier_Content(content: content)) }
      node.setChild(body)
    }
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public func body(
    content: _ViewModifier_Content<Self>
  ) -> ModifiedContent<ModifiedContent<_ViewModifier_Content<Self>, Content>, Modifier> {
    content.modifier(self.content).modifier(modifier)
  }
}

nonisolated extension View {
  /// Applies a modifier.
  public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier that does nothing. Follows documentation/swiftui/emptymodifier.
public struct EmptyModifier: Sendable {
  /// The modifier that does nothing.
  public static let identity = EmptyModifier()
  /// Does nothing.
  public init() {}
}

extension EmptyModifier: ViewModifier, PrimitiveModifier {
  public typealias Body = Never
  func build(_ node: ViewNode, content: any View) { node.setChild(content) }
}
