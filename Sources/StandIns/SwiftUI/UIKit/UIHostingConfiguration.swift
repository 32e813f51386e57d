import UIKit

/// SwiftUI views as the content of a cell. Follows documentation/swiftui/uihostingconfiguration.
@MainActor @preconcurrency
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
  let content: Content
  let background: Background
  var insets = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
  var minimum = CGSize(width: 0, height: 44)

  /// Another view behind the content.
  public func background<B: View>(@ViewBuilder content: () -> B)
    -> UIHostingConfiguration<Content, B>
  {
    UIHostingConfiguration<Content, B>(
      content: self.content, background: content(), insets: insets, minimum: minimum)
  }
  /// A style behind the content.
  public func background<S: ShapeStyle>(_ style: S)
    -> UIHostingConfiguration<Content, AnyView>
  {
    UIHostingConfiguration<Content, AnyView>(
      content: content, background: AnyView(Rectangle().fill(style)), insets: insets,
      minimum: minimum)
  }
  /// Other distances from some edges.
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self {
    var copy = self
    if edges.contains(.top) { copy.insets.top = length }
    if edges.contains(.bottom) { copy.insets.bottom = length }
    if edges.contains(.leading) { copy.insets.leading = length }
    if edges.contains(.trailing) { copy.insets.trailing = length }
    return copy
  }
  /// Other distances from some edges.
  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self {
    margins(edges.intersection(.top), insets.top)
      .margins(edges.intersection(.bottom), insets.bottom)
      .margins(edges.intersection(.leading), insets.leading)
      .margins(edges.intersection(.trailing), insets.trailing)
  }
  /// The least size of the content.
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self {
    var copy = self
    copy.minimum = CGSize(width: width ?? minimum.width, height: height ?? minimum.height)
    return copy
  }

  public func makeContentView() -> any UIView & UIContentView {
    HostedContentView(configuration: self)
  }
  public func updated(for state: any UIConfigurationState) -> Self { self }

  var root: AnyView {
    AnyView(
      content.padding(
        EdgeInsets(
          top: insets.top, leading: insets.leading, bottom: insets.bottom,
          trailing: insets.trailing)
      ).frame(minWidth: minimum.width, minHeight: minimum.height).background(background))
  }
}

extension UIHostingConfiguration where Background == EmptyView {
  /// Views in a cell.
  public init(@ViewBuilder content: () -> Content) {
    (self.content, background) = (content(), EmptyView())
  }
}

/// What a configuration's cell holds: a hosting controller's view.
@MainActor final class HostedContentView<Content: View, Background: View>: UIView, UIContentView {
  private var shown: UIHostingConfiguration<Content, Background>
  private let controller: UIHostingController<AnyView>

  init(configuration: UIHostingConfiguration<Content, Background>) {
    shown = configuration
    controller = UIHostingController(rootView: configuration.root)
    super.init(frame: .zero)
    controller.view.backgroundColor = .clear
    controller.view.frame = bounds
    controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(controller.view)
  }

  required init?(coder: NSCoder) { nil }

  var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIHostingConfiguration<Content, Background> else { return }
      shown = new
      controller.rootView = new.root
    }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    controller.host.setActive(window != nil)
  }
}
