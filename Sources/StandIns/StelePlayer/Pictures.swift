import Foundation
import SteleCanvas
@_spi(Stele) import SwiftUI
import UIKit
import WalkthroughSteps

/// Draws the screen into files.
@MainActor struct Pictures {
  /// The folder of the files.
  let folder: String

  /// Draws what is shown, in light and in dark, in the frame of the device.
  ///
  /// - Parameter area: the element that was touched or looked at, in points of the screen.
  /// - Throws: a `Failure` where the screen cannot be drawn.
  func take(of stage: Stage, marking area: CGRect? = nil) throws -> ScreenPicture {
    guard let window = stage.currentWindow else {
      throw Failure(message: "there is no window to draw")
    }
    window.layoutIfNeeded()
    let drawings = [ColorScheme.light, .dark].compactMap { Self.drawing(of: window, $0) }
    guard let light = drawings.first, let dark = drawings.dropFirst().first else {
      throw Failure(message: "screens with views of UIKit are not drawn yet", isUnsupported: true)
    }
    let device = stage.device
    let texts = [light.svg(in: device), dark.svg(in: device)]
    let name = "screen-\(Self.digest(texts))"
    for (text, scheme) in zip(texts, ["light", "dark"]) {
      let file = "\(folder)/\(name).\(scheme).svg"
      guard !FileManager.default.fileExists(atPath: file) else { continue }
      try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    }
    let size = device.outerSize(around: window.bounds.size)
    return ScreenPicture(
      name: name, width: size.width, height: size.height,
      description: light.summary.joined(separator: "\n"),
      mark: area.map { area in
        ScreenArea(
          x: area.minX + Device.bezel, y: area.minY + Device.bezel, width: area.width,
          height: area.height)
      })
  }

  /// What a window shows, where all of it is of SwiftUI.
  private static func drawing(of window: UIWindow, _ scheme: ColorScheme) -> Drawing? {
    guard let hosting = ScreenReader.top(of: window) as? any HostingController,
      hosting.presentingViewController == nil,
      hosting.host.root?.descendants.contains(where: { $0.kind == .represented }) != true
    else { return nil }
    let insets = hosting.view.safeAreaInsets
    return hosting.host.picture(
      size: window.bounds.size, scheme: scheme,
      safeArea: EdgeInsets(
        top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right))
  }

  /// FNV-1a in 64 bits: equal screens have one name, and others hardly ever the same.
  private static func digest(_ texts: [String]) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for text in texts {
      for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
