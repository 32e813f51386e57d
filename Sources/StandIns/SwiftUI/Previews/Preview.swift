import UIKit

/// A preview that `#Preview` declares. Follows documentation/developertoolssupport/preview.
@MainActor @preconcurrency public struct Preview {
  /// What the traits of a view's preview are for.
  public enum ViewTraits {}

  /// The name in the canvas.
  public let displayName: String?
  let traits: [PreviewTrait<ViewTraits>]
  let make: @MainActor () -> any View

  /// A preview of a view.
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    (displayName, self.traits, make) = (name, traits, body)
  }

  /// A preview of a view controller.
  @_disfavoredOverload
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    body: @escaping @MainActor () -> UIViewController
  ) {
    (displayName, self.traits) = (name, traits)
    make = { PreviewedController(make: body) }
  }

  /// A preview of a view of UIKit.
  @_disfavoredOverload
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    body: @escaping @MainActor () -> UIView
  ) {
    (displayName, self.traits) = (name, traits)
    make = { PreviewedView(make: body) }
  }

  /// What the preview shows.
  @_spi(Stele) public var content: any View { make() }
}

/// A type that makes a preview. Follows documentation/developertoolssupport/previewregistry.
public protocol PreviewRegistry {
  /// Makes the preview.
  @MainActor static func makePreview() throws -> Preview
}

/// What is set for a preview. Follows documentation/developertoolssupport/previewtrait.
public struct PreviewTrait<T>: Sendable {
  let layout: PreviewLayout?
  let orientation: InterfaceOrientation?
  /// What would be missing in a picture of the preview.
  let obstacle: String?

  private init(
    layout: PreviewLayout? = nil, orientation: InterfaceOrientation? = nil,
    obstacle: String? = nil
  ) {
    (self.layout, self.orientation, self.obstacle) = (layout, orientation, obstacle)
  }
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// The layout of a device.
  public static var defaultLayout: PreviewTrait { PreviewTrait(layout: .device) }
  /// In surroundings.
  public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait {
    PreviewTrait(obstacle: "its trait ‘\(type(of: modifier))’ cannot be applied yet")
  }
  /// The size of the view.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait(layout: .sizeThatFits) }
  /// A fixed size.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait(layout: .fixed(width: width, height: height))
  }
  /// Upright.
  public static var portrait: PreviewTrait { PreviewTrait(orientation: .portrait) }
  /// Upside down.
  public static var portraitUpsideDown: PreviewTrait {
    PreviewTrait(orientation: .portraitUpsideDown)
  }
  /// On its left side.
  public static var landscapeLeft: PreviewTrait { PreviewTrait(orientation: .landscapeLeft) }
  /// On its right side.
  public static var landscapeRight: PreviewTrait { PreviewTrait(orientation: .landscapeRight) }
}

struct PreviewedController: UIViewControllerRepresentable {
  let make: @MainActor () -> UIViewController
  func makeUIViewController(context: Context) -> UIViewController { make() }
  func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}

struct PreviewedView: UIViewRepresentable {
  let make: @MainActor () -> UIView
  func makeUIView(context: Context) -> UIView { make() }
  func updateUIView(_ uiView: UIView, context: Context) {}
}
