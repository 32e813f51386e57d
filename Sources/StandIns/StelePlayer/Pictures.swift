import Foundation
import SteleCanvas
@_spi(Stele) import UIKit
import WalkthroughSteps

/// Draws the screen into files.
@MainActor struct Pictures {
  /// The folder of the files.
  let folder: String

  /// Draws what is shown, in light and in dark.
  ///
  /// - Parameters:
  ///   - area: the element that was touched or looked at, in points of the screen.
  ///   - isFramed: whether the frame of the device is drawn around it.
  /// - Throws: a `Failure` where the screen cannot be drawn.
  func take(
    of stage: Stage, marking area: CGRect? = nil, isFramed: Bool = true
  ) throws -> ScreenPicture {
    guard let window = stage.currentWindow else {
      throw Failure(message: "there is no window to draw")
    }
    window.layoutIfNeeded()
    let (light, dark) = (window.picture(scheme: .light), window.picture(scheme: .dark))
    let device = isFramed ? stage.device : nil
    let texts = [light.svg(in: device), dark.svg(in: device)]
    let name = "screen-\(Self.digest(texts))"
    for (text, scheme) in zip(texts, ["light", "dark"]) {
      let file = "\(folder)/\(name).\(scheme).svg"
      guard !FileManager.default.fileExists(atPath: file) else { continue }
      try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    }
    let size = device?.outerSize(around: window.bounds.size) ?? window.bounds.size
    return ScreenPicture(
      name: name, width: size.width, height: size.height,
      description: light.summary.joined(separator: "\n"),
      mark: area.map { area in
        ScreenArea(
          x: area.minX + Device.bezel, y: area.minY + Device.bezel, width: area.width,
          height: area.height)
      })
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
