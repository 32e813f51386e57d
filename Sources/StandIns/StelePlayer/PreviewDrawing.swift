import SteleCanvas
@_spi(Stele) import SwiftUI
import UIKit
import WalkthroughSteps

/// Draws previews, one after the other, on the device or in the size that each asks for.
@MainActor struct PreviewDrawing {
  let pictures: Pictures
  private let stage = Stage()

  init(pictures: Pictures) { self.pictures = pictures }

  /// Draws previews; what came of each is told at once, as the next one may end the program.
  func draw(_ previews: [ListedPreview], telling: (DrawnPreview) -> Void) {
    for preview in previews {
      var drawn = DrawnPreview(name: preview.name, verdict: .passed)
      do {
        if let obstacle = preview.obstacle {
          throw Failure(message: obstacle, isUnsupported: true)
        }
        let isFramed = try show(preview)
        if isFramed { drawn.device = stage.device.name }
        drawn.screen = try pictures.take(of: stage, isFramed: isFramed)
      } catch let failure as Failure {
        (drawn.verdict, drawn.message) = (.unsupported, failure.message)
        drawn.device = preview.device
      } catch {
        (drawn.verdict, drawn.message) = (.failed, "\(error)")
      }
      telling(drawn)
    }
  }

  /// Shows a preview.
  ///
  /// - Returns: whether there is a device around it. What has its own size stands by itself in the canvas.
  private func show(_ preview: ListedPreview) throws -> Bool {
    try stage.clear(
      for: preview.device ?? Device.standard.name, isLandscape: preview.isLandscape)
    switch preview.layout {
    case .device:
      stage.show(preview.view)
      return true
    case .sizeThatFits: showFitting(preview.view)
    case .fixed(let width, let height): show(preview.view, on: CGSize(width: width, height: height))
    }
    return false
  }

  /// A view that takes whatever it gets has the size of the device.
  private func showFitting<V: View>(_ view: V) {
    let whole = stage.device.size(isLandscape: stage.isLandscape)
    show(view, on: UIHostingController(rootView: view).sizeThatFits(in: whole))
  }

  private func show<V: View>(_ view: V, on size: CGSize) {
    stage.show(UIHostingController(rootView: view), on: size)
  }
}
