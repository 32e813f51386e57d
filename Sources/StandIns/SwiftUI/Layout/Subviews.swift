import Foundation

/// A view that another one is made of. Follows documentation/swiftui/subview.
public struct Subview: Identifiable {
  /// The identity of a subview. Follows documentation/swiftui/subview/id-swift.struct.
  public struct ID: Hashable {
    let value: AnyHashable
  }
  public let id: ID
  let view: any View
  /// What the view has for its container.
  public var containerValues: ContainerValues {
    var values = ContainerValues()
    var current: Any = view
    // Modifiers wrap each other; the outermost one counts most, so it is applied last.
    var changes: [(inout ContainerValues) -> Void] = []
    while let modified = current as? any ModifiedView {
      if let trait = modified.anyTrait as? ContainerValuesTrait { changes.append(trait.change) }
      current = modified.anyContent
    }
    for change in changes.reversed() { change(&values) }
    return values
  }
}

extension Subview: View, PrimitiveView {
  public typealias Body = Never
  func build(_ node: ViewNode) { node.setChild(view) }
}

/// A view under a modifier, whatever their types.
protocol ModifiedView {
  var anyContent: Any { get }
  var anyTrait: Any? { get }
}

extension ModifiedContent: ModifiedView {
  var anyContent: Any { content }
  var anyTrait: Any? { (modifier as? any AnyTraitModifier)?.anyTrait }
}

protocol AnyTraitModifier { var anyTrait: Any { get } }
extension TraitModifier: AnyTraitModifier { var anyTrait: Any { trait } }

/// The views that another one is made of. Follows documentation/swiftui/subviewscollection.
public struct SubviewsCollection: RandomAccessCollection {
  let views: [Subview]
  public var startIndex: Int { 0 }
  public var endIndex: Int { views.count }
  public subscript(index: Int) -> Subview { views[index] }
  /// Some of the views.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(base: self, bounds: bounds)
  }

  /// The parts of a view, groups and loops resolved.
  @MainActor init(_ view: any View) {
    views = SubviewsCollection.parts(view, []).map { Subview(id: .init(value: $0), view: $1) }
  }

  @MainActor private static func parts(
    _ view: any View, _ path: [AnyHashable]
  ) -> [(AnyHashable, any View)] {
    if let list = view as? any ViewList {
      return list.listedViews.enumerated().flatMap { parts($1, path + [AnyHashable($0)]) }
    }
    if let group = view as? any ViewGroup {
      return group.groupedViews.flatMap { parts($0.1, path + [$0.0]) }
    }
    if view is EmptyView { return [] }
    return [(path.count == 1 ? path[0] : AnyHashable(path), view)]
  }
}

extension SubviewsCollection: View, PrimitiveView {
  public typealias Body = Never
  func build(_ node: ViewNode) {
    node.setChildren(views.map { Child(key: AnyHashable($0.id), view: $0) })
  }
}

/// Some of the views that another one is made of.
/// Follows documentation/swiftui/subviewscollectionslice.
public struct SubviewsCollectionSlice: RandomAccessCollection {
  let base: SubviewsCollection
  let bounds: Range<Int>
  public var startIndex: Int { bounds.lowerBound }
  public var endIndex: Int { bounds.upperBound }
  public subscript(index: Int) -> Subview { base[index] }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(base: base, bounds: bounds)
  }
}

extension SubviewsCollectionSlice: View, PrimitiveView {
  public typealias Body = Never
  func build(_ node: ViewNode) {
    node.setChildren(bounds.map { Child(key: AnyHashable(base[$0].id), view: base[$0]) })
  }
}

/// A view that stands for several.
@MainActor protocol ViewGroup {
  var groupedViews: [(AnyHashable, any View)] { get }
}
extension Group: ViewGroup where Content: View {
  var groupedViews: [(AnyHashable, any View)] { [(0, content)] }
}
extension ForEach: ViewGroup where Content: View {
  var groupedViews: [(AnyHashable, any View)] {
    data.map { (AnyHashable(identify($0)), content($0)) }
  }
}
extension Optional: ViewGroup where Wrapped: View {
  var groupedViews: [(AnyHashable, any View)] { map { [(0, $0)] } ?? [] }
}
extension _ConditionalContent: ViewGroup where TrueContent: View, FalseContent: View {
  var groupedViews: [(AnyHashable, any View)] {
    switch storage {
    case .trueContent(let view): [("true", view)]
    case .falseContent(let view): [("false", view)]
    }
  }
}

/// A section that another view is made of. Follows documentation/swiftui/sectionconfiguration.
public struct SectionConfiguration: Identifiable {
  /// The identity of a section. Follows documentation/swiftui/sectionconfiguration/id-swift.struct.
  public struct ID: Hashable {
    let value: AnyHashable
  }
  public let id: ID
  /// The header.
  public let header: SubviewsCollection
  /// The footer.
  public let footer: SubviewsCollection
  /// The rows.
  public let content: SubviewsCollection
  /// What the section has for its container.
  public var containerValues: ContainerValues { ContainerValues() }
}

/// The sections that another view is made of. Follows documentation/swiftui/sectioncollection.
public struct SectionCollection: RandomAccessCollection {
  let sections: [SectionConfiguration]
  public var startIndex: Int { 0 }
  public var endIndex: Int { sections.count }
  public subscript(index: Int) -> SectionConfiguration { sections[index] }

  @MainActor init(_ view: any View) {
    sections = SubviewsCollection(view).map { part in
      let section = part.view as? any AnySection
      return SectionConfiguration(
        id: .init(value: part.id.value),
        header: SubviewsCollection(section?.anyHeader ?? EmptyView()),
        footer: SubviewsCollection(section?.anyFooter ?? EmptyView()),
        content: SubviewsCollection(section?.anyContent ?? part.view))
    }
  }
}

@MainActor private protocol AnySection {
  var anyHeader: any View { get }
  var anyFooter: any View { get }
  var anyContent: any View { get }
}
extension Section: AnySection where Parent: View, Content: View, Footer: View {
  fileprivate var anyHeader: any View { header }
  fileprivate var anyFooter: any View { footer }
  fileprivate var anyContent: any View { content }
}

/// A view made of the parts of another one.
public struct GroupElementsOfContent<Subviews: View, Content: View> {
  let subviews: Subviews
  let content: (SubviewsCollection) -> Content
}
extension GroupElementsOfContent: View, PrimitiveView {
  public typealias Body = Never
  func build(_ node: ViewNode) { node.setChild(content(SubviewsCollection(subviews))) }
}

/// A view made of the sections of another one.
public struct GroupSectionsOfContent<Sections: View, Content: View> {
  let sections: Sections
  let content: (SectionCollection) -> Content
}
extension GroupSectionsOfContent: View, PrimitiveView {
  public typealias Body = Never
  func build(_ node: ViewNode) { node.setChild(content(SectionCollection(sections))) }
}

extension Group {
  /// A view made of the parts of another one.
  nonisolated public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init(content: { GroupElementsOfContent(subviews: view, content: transform) })
  }
  /// A view made of the sections of another one.
  nonisolated public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    self.init(content: { GroupSectionsOfContent(sections: view, content: transform) })
  }
}

/// A view for each part of another one.
public struct ForEachSubviewCollection<Content: View>: RandomAccessCollection {
  let views: [Subview]
  public var startIndex: Int { 0 }
  public var endIndex: Int { views.count }
  public subscript(index: Int) -> Subview { views[index] }
}

extension ForEach {
  /// A view for each part of another one.
  @MainActor public init<V: View>(
    subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content
  )
  where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View {
    self.init(
      data: ForEachSubviewCollection(views: SubviewsCollection(view).views),
      identify: { $0.id }, content: content)
  }
  /// A view for each section of another one.
  @MainActor public init<V: View>(
    sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  ) where Data == SectionCollection, ID == SectionConfiguration.ID, Content: View {
    self.init(data: SectionCollection(view), identify: { $0.id }, content: content)
  }
}
