import UIKit

/// Views in a row or column. Follows documentation/appkit/nsstackview.
@preconcurrency @MainActor open class NSStackView: NSView {
  open private(set) var arrangedSubviews: [NSView] = []
  open var orientation = NSUserInterfaceLayoutOrientation.horizontal
  open var spacing: CGFloat = 8
  open var alignment = NSLayoutConstraint.Attribute.centerY
  open var distribution = Distribution.gravityAreas
  open var edgeInsets = NSEdgeInsets()

  public convenience init(views: [NSView]) {
    self.init(frame: .zero)
    views.forEach(addArrangedSubview)
  }

  open func addArrangedSubview(_ view: NSView) {
    arrangedSubviews.append(view)
    addSubview(view)
  }
  open func removeArrangedSubview(_ view: NSView) { arrangedSubviews.removeAll { $0 === view } }
  open func addView(_ view: NSView, in gravity: Gravity) { addArrangedSubview(view) }

  /// Follows documentation/appkit/nsstackview/distribution-swift.enum.
  public enum Distribution: Int, Sendable {
    case gravityAreas = -1
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// Follows documentation/appkit/nsstackview/gravity.
  public enum Gravity: Int, Sendable {
    case leading = 1
    case center, trailing
    public static var top: Gravity { .leading }
    public static var bottom: Gravity { .trailing }
  }
}

/// Follows documentation/appkit/nsuserinterfacelayoutorientation.
public enum NSUserInterfaceLayoutOrientation: Int, Sendable { case horizontal, vertical }

/// Follows documentation/appkit/nsscrollview.
@preconcurrency @MainActor open class NSScrollView: NSView {
  open var documentView: NSView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let documentView { addSubview(documentView) }
    }
  }
  open var hasVerticalScroller = false
  open var hasHorizontalScroller = false
  open var autohidesScrollers = false
  open var drawsBackground = true
  open var backgroundColor: NSColor = .controlBackgroundColor
}

/// Follows documentation/appkit/nsvisualeffectview.
@preconcurrency @MainActor open class NSVisualEffectView: NSView {
  open var material = Material.appearanceBased
  open var blendingMode = BlendingMode.behindWindow
  open var state = State.followsWindowActiveState
  open var isEmphasized = false

  /// Follows documentation/appkit/nsvisualeffectview/material-swift.enum.
  public enum Material: Int, Sendable {
    case appearanceBased = 0
    case titlebar = 3
    case selection = 4
    case menu = 5
    case popover = 6
    case sidebar = 7
    case headerView = 10
    case sheet = 11
    case windowBackground = 12
    case hudWindow = 13
    case fullScreenUI = 15
    case toolTip = 17
    case contentBackground = 18
    case underWindowBackground = 21
    case underPageBackground = 22
  }

  /// Follows documentation/appkit/nsvisualeffectview/blendingmode-swift.enum.
  public enum BlendingMode: Int, Sendable { case behindWindow, withinWindow }

  /// Follows documentation/appkit/nsvisualeffectview/state-swift.enum.
  public enum State: Int, Sendable { case followsWindowActiveState, active, inactive }
}
