@_exported import SwiftUI

/// What a playground shows beside its code.
/// Follows documentation/playgroundsupport/playgroundliveviewable.
public protocol PlaygroundLiveViewable {}

extension UIView: PlaygroundLiveViewable {}
extension UIViewController: PlaygroundLiveViewable {}

/// The page of a playground. Follows documentation/playgroundsupport/playgroundpage.
public final class PlaygroundPage: @unchecked Sendable {
  private static let page = PlaygroundPage()
  public static var current: PlaygroundPage { page }

  public var needsIndefiniteExecution = false
  public var liveView: (any PlaygroundLiveViewable)?

  /// Shows a view of SwiftUI.
  @MainActor public func setLiveView<Content: View>(_ newLiveView: Content) {
    liveView = UIHostingController(rootView: newLiveView)
  }

  /// Shows a view of UIKit, or a controller.
  public func setLiveView(_ newLiveView: (any PlaygroundLiveViewable)?) {
    liveView = newLiveView
  }

  /// Ends the run of the page; here the rest of the code is done as well.
  public func finishExecution() {}
}
