/// A preview as it can be shown.
@_spi(Stele) public struct ListedPreview {
  /// The name that it is displayed with.
  public let name: String?
  /// The device that it asks for.
  public let device: String?
  /// What it shows.
  public let view: any View
}

/// The previews of a provider: each view of its body is one.
@_spi(Stele) @MainActor public func listedPreviews<P: PreviewProvider>(
  of provider: P.Type
) -> [ListedPreview] {
  views(in: P.previews).map { view in
    var (name, device) = (String?.none, String?.none)
    // The outermost modifier counts.
    for setting in settings(of: view) {
      switch setting {
      case .displayName(let value) where name == nil: name = value
      case .device(let value) where device == nil: device = value?.rawValue
      default: continue
      }
    }
    return ListedPreview(name: name, device: device, view: view)
  }
}

@_spi(Stele) extension Preview {
  /// The preview as it can be shown.
  public var listed: ListedPreview {
    ListedPreview(name: displayName, device: nil, view: content)
  }
}

/// Views that a builder has put together, each alone.
@MainActor private func views(in view: any View) -> [any View] {
  switch view {
  case let several as any SeveralViews: several.parts.flatMap(views)
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

/// What modifiers set for a preview, from the outside in.
@MainActor private func settings(of view: any View) -> [PreviewSetting] {
  guard let modified = view as? any SetPreview else { return [] }
  return [modified.setting].compactMap(\.self) + settings(of: modified.below)
}

/// A view with a modifier, which may set something for a preview.
@MainActor private protocol SetPreview {
  var setting: PreviewSetting? { get }
  var below: any View { get }
}

extension ModifiedContent: SetPreview where Content: View, Modifier: ViewModifier {
  fileprivate var setting: PreviewSetting? {
    (modifier as? TraitModifier<PreviewSetting>)?.trait
  }
  fileprivate var below: any View { content }
}
