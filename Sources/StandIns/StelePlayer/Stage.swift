import SteleCanvas
@_spi(Stele) import SwiftUI
import UIKit
import WalkthroughSteps

/// The device that a sample runs on: its window, its clock and its run loop.
@MainActor final class Stage {
  /// The window that the user sees.
  private(set) var window = UIWindow()

  /// The thread that all of this runs on.
  private let thread = Threads.current
  /// How long work in the background is waited for.
  private var patience: VirtualTime.Nanoseconds = 5_000_000_000

  /// A dark screen; time stands still until something is waited for.
  init() {
    _MediaClock.main._takeControl()
    VirtualTime.shared.keep()
    BlockedTime.watch()
  }

  /// The buttons that the last swipe over a row has shown.
  var revealedActions: [(action: UIContextualAction, view: UIView)] = []

  /// Takes away what is shown, for something else to be launched, and takes the device of a name; without
  /// words on how it is held, that stays as it was.
  func clear(for device: String?, isLandscape held: Bool? = nil) throws {
    for window in UIApplication.shared._windows {
      window.rootViewController?.dismiss(animated: false)
      window.rootViewController = nil
      window.isHidden = true
    }
    revealedActions = []
    if let device {
      guard let known = Device.named(device) else {
        throw Failure(
          message: "the device “\(device)” is not known"
            + Nearest.question(device, in: Device.names),
          found: Device.names)
      }
      self.device = known
    }
    isLandscape = held ?? isLandscape
    place(isLandscape: isLandscape)
    window = UIWindow()
    settle()
  }

  /// The device, and how it is held.
  private(set) var device = Device.standard
  private(set) var isLandscape = false

  @discardableResult private func place(isLandscape: Bool) -> Bool {
    let application = UIApplication.shared
    return application._show(
      on: device.size(isLandscape: isLandscape),
      safeArea: device.safeArea(isLandscape: isLandscape),
      traits: device.traits(application._screen._traits, isLandscape: isLandscape))
  }

  /// Turns the device.
  func rotate(isLandscape: Bool) throws {
    guard place(isLandscape: isLandscape) else {
      throw Failure(
        message: "the screen does not support \(isLandscape ? "landscape" : "portrait"): see "
          + "supportedInterfaceOrientations")
    }
    self.isLandscape = isLandscape
  }

  /// Makes everything light or dark.
  func set(appearance: Setting.Appearance) {
    let application = UIApplication.shared
    application._change(
      application._screen._traits._changing(style: appearance == .dark ? .dark : .light))
  }

  /// Makes text larger or smaller.
  func set(textSize: Setting.TextSize) {
    let application = UIApplication.shared
    application._change(application._screen._traits._changing(category: textSize.category))
  }

  /// Brings the screen up to date, without letting time pass.
  func update() {
    drain()
    currentWindow?.layoutIfNeeded()
  }

  /// Shows a controller in the window.
  func show(_ controller: UIViewController) {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    UIApplication.shared._becomeActive()
    settle()
  }

  /// Shows a controller on a screen of a size of its own, with nothing to keep clear of.
  func show(_ controller: UIViewController, on size: CGSize) {
    let application = UIApplication.shared
    application._show(
      on: CGSize(width: max(1, size.width.rounded(.up)), height: max(1, size.height.rounded(.up))),
      safeArea: .zero, traits: device.traits(application._screen._traits, isLandscape: false))
    window = UIWindow()
    show(controller)
  }

  /// Shows a view of SwiftUI in the window.
  func show<V: View>(_ view: V) { show(UIHostingController(rootView: view)) }

  /// Takes over the window that the app has made.
  func adoptWindow() {
    if let made = currentWindow { window = made }
    settle()
  }

  /// The window in front.
  var currentWindow: UIWindow? {
    let windows = UIApplication.shared._windows
    return windows.last { $0.isKeyWindow } ?? windows.last
  }

  /// Gives what moves the time to arrive. Nothing else is waited for: timers and sleeping tasks go on when a
  /// step lets time pass.
  func settle() {
    drain()
    let end = time.seconds + Stage.longestMovement
    while let next = clock._next, next <= end { pass(to: VirtualTime.nanoseconds(next)) }
    currentWindow?.layoutIfNeeded()
  }

  /// What moves for longer than this moves for ever.
  private static let longestMovement = 1.4

  /// Lets time pass, with all that happens in it, one after the other.
  func wait(_ seconds: Double) {
    let end = time.now + VirtualTime.nanoseconds(seconds)
    while let next = [time.next, clock._next.map(VirtualTime.nanoseconds)].compactMap(\.self).min(),
      next <= end + VirtualTime.instant
    {
      pass(to: next)
    }
    pass(to: end)
    currentWindow?.layoutIfNeeded()
  }

  private var time: VirtualTime { .shared }
  private var clock: _MediaClock { .main }

  private func pass(to moment: VirtualTime.Nanoseconds) {
    time.advance(to: moment)
    clock._advance(to: time.seconds)
    drain()
  }

  /// Runs what is ready on the main thread, until no other thread has anything to do either.
  private func drain() {
    let end = realTime() + patience
    var quiet = 0
    while quiet < 3 {
      _ = RunLoop.main.run(mode: .default, before: .distantPast)
      if MainQueue.isWaiting {
        quiet = 0
      } else if Threads.areWaiting(but: [thread]) {
        quiet += 1
      } else {
        quiet = 0
        reallySleep(200_000)
      }
      if realTime() > end {
        // It will not be done with the next time.
        patience = 100_000_000
        return
      }
    }
  }
}
