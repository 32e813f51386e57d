/// A preview as it can be shown.
@_spi(Stele) public struct ListedPreview {
  /// The name that it is displayed with.
  public var name: String?
  /// The device that it asks for.
  public var device: String?
  /// Whether the device lies on its side.
  public var isLandscape = false
  /// The space that it has.
  public var layout = PreviewLayout.device
  /// What of it cannot be shown yet, so that it would look otherwise than it should.
  public var obstacle: String?
  /// What it shows.
  public let view: any View
}

/// The previews of a provider: each view of its body is one. Follows
/// documentation/swiftui/previewprovider/previews.
@_spi(Stele) @MainActor public func listedPreviews<P: PreviewProvider>(
  of provider: P.Type
) -> [ListedPreview] {
  views(in: P.previews).map { view in
    var preview = ListedPreview(view: view)
    // The outermost modifier counts, so it is taken last.
    for setting in settings(of: view).reversed() {
      switch setting {
      case .displayName(let value): preview.name = value ?? preview.name
      case .device(let value): preview.device = value?.rawValue ?? preview.device
      case .layout(let value): preview.layout = value
      case .orientation(let value): preview.isLandscape = value.isLandscape
      }
    }
    return preview
  }
}

@_spi(Stele) extension Preview {
  /// The preview as it can be shown. It knows no device: the canvas chooses one.
  public var listed: ListedPreview {
    var preview = ListedPreview(name: displayName, view: content)
    for trait in traits {
      preview.layout = trait.layout ?? preview.layout
      preview.isLandscape = trait.orientation?.isLandscape ?? preview.isLandscape
      preview.obstacle = trait.obstacle ?? preview.obstacle
    }
    return preview
  }
}

extension InterfaceOrientation {
  fileprivate var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// Views that a builder has put together, each alone.
@MainActor private func views(in view: any View) -> [any View] {
  switch view {
  case let several as any SeveralViews: several.parts.flatMap(views)
  case let modified as any SetPreview: modified.parts
  default: [view]
  }
}

/// A view that stands for several.
@MainActor private protocol SeveralViews {
  var parts: [any View] { get }
}

extension TupleView: SeveralViews {
  fileprivate var parts: [any View] { views }
}

extension Group: SeveralViews where Content: View {
  fileprivate var parts: [any View] { [content] }
}

extension ForEach: SeveralViews where Content: View {
  fileprivate var parts: [any View] { data.map(content) }
}

/// What modifiers set for a preview, from the outside in.
@MainActor private func settings(of view: any View) -> [PreviewSetting] {
  guard let modified = view as? any SetPreview else { return [] }
  return [modified.setting].compactMap(\.self) + settings(of: modified.below)
}

/// A view with a modifier, which may set something for a preview.
@MainActor private protocol SetPreview {
  var setting: PreviewSetting? { get }
  var below: any View { get }
  /// What is modified: each view alone, where there are several.
  var parts: [any View] { get }
}

extension ModifiedContent: SetPreview where Content: View, Modifier: ViewModifier {
  fileprivate var setting: PreviewSetting? {
    (modifier as? TraitModifier<PreviewSetting>)?.trait
  }
  fileprivate var below: any View { content }
  fileprivate var parts: [any View] {
    let inside = views(in: content)
    return inside.count == 1 ? [self] : inside.map { modified($0) }
  }
  private func modified<V: View>(_ view: V) -> any View {
    ModifiedContent<V, Modifier>(content: view, modifier: modifier)
  }
}
