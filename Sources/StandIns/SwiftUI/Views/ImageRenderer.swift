import Foundation

/// Draws a view as an image. Follows documentation/swiftui/imagerenderer.
@MainActor public final class ImageRenderer<Content: View>: ObservableObject {
  /// Tells that the image would be another one.
  nonisolated(unsafe) public let objectWillChange = PassthroughSubject<Void, Never>()
  /// The view.
  public var content: Content { willSet { objectWillChange.send() } }
  /// The size that the view is offered.
  public var proposedSize = ProposedViewSize.unspecified
  /// Pixels to a point.
  public var scale: CGFloat = 1
  /// Whether nothing behind is seen.
  public var isOpaque = false
  /// The colours.
  public var colorMode = ColorRenderingMode.nonLinear

  /// Draws a view.
  public init(content view: Content) { content = view }

  private var size: CGSize {
    ViewHost(content).size(offered: proposedSize)
  }

  /// The image: what a hosting view of the content shows.
  public var uiImage: UIImage? {
    let controller = UIHostingController(rootView: content)
    let size = size
    controller.view.frame = CGRect(origin: .zero, size: size)
    controller.view.layoutIfNeeded()
    let format = UIGraphicsImageRendererFormat()
    (format.scale, format.opaque) = (scale, isOpaque)
    return UIGraphicsImageRenderer(size: size, format: format).image {
      controller.view.layer.render(in: $0.cgContext)
    }
  }
  /// The image.
  public var cgImage: CGImage? { uiImage?.cgImage }
  /// Draws the view by a closure.
  public func render(
    rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void
  ) {
    let controller = UIHostingController(rootView: content)
    let size = size
    controller.view.frame = CGRect(origin: .zero, size: size)
    controller.view.layoutIfNeeded()
    renderer(size) { controller.view.layer.render(in: $0) }
  }
}
