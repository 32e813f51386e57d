import SwiftUI
import UIKit

/// Shows a view of SwiftUI within AppKit. Follows documentation/swiftui/nshostingview.
@preconcurrency @MainActor open class NSHostingView<Content: View>: NSView {
  private let host: UIHostingController<Content>

  public required init(rootView: Content) {
    host = UIHostingController(rootView: rootView)
    super.init(frame: .zero)
    _backing.addSubview(host.view)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  open var rootView: Content {
    get { host.rootView }
    set { host.rootView = newValue }
  }

  open override var frame: NSRect {
    get { super.frame }
    set {
      super.frame = newValue
      host.view.frame = NSRect(origin: .zero, size: newValue.size)
    }
  }
  open override var fittingSize: NSSize {
    host.view.sizeThatFits(CGSize(width: 10_000, height: 10_000))
  }
}

/// Follows documentation/swiftui/nshostingcontroller.
@preconcurrency @MainActor open class NSHostingController<Content: View>: NSViewController {
  open var rootView: Content {
    didSet { (view as? NSHostingView<Content>)?.rootView = rootView }
  }

  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  open override func loadView() { view = NSHostingView(rootView: rootView) }
}

extension Color {
  /// Follows documentation/swiftui/color/init(nscolor:).
  public init(nsColor: NSColor) { self.init(uiColor: nsColor._color) }

  /// Follows documentation/swiftui/color/init(_:).
  public init(_ color: NSColor) { self.init(nsColor: color) }
}

extension Image {
  /// Follows documentation/swiftui/image/init(nsimage:).
  public init(nsImage: NSImage) { self.init(uiImage: nsImage._picture ?? UIImage()) }
}

extension NSColor {
  /// Follows documentation/appkit/nscolor/init(_:).
  public convenience init(_ color: Color) { self.init(_color: UIColor(color)) }
}
