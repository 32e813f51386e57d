import Foundation
@_spi(Stele) import SwiftUI
import Testing

/// A view in a room, and where the colours in it come to lie, as documented behaviour has it. The view
/// is offered the room and placed in its middle, as a window does with its content.
struct LayoutCase: Sendable, CustomTestStringConvertible {
  /// The page below developer.apple.com/documentation/swiftui that says so.
  let page: String
  let room: CGSize
  /// The frames of the colours from the first to the last: `x y width height`.
  let frames: [String]
  let view: @MainActor @Sendable () -> any View

  init(
    _ page: String, _ width: CGFloat, _ height: CGFloat, _ frames: String...,
    @ViewBuilder view: @escaping @MainActor @Sendable () -> some View
  ) {
    (self.page, self.frames) = (page, frames)
    room = CGSize(width: width, height: height)
    self.view = { view() }
  }

  var testDescription: String { "\(page) in \(room.width) × \(room.height): \(frames)" }

  /// Lays the view out and compares.
  @MainActor func check(_ location: SourceLocation = #_sourceLocation) {
    let host = ViewHost(view())
    host.setScreen(room, safeArea: EdgeInsets())
    host.layOut()
    let found = host.screen?.all(.color).map { host.frame(of: $0).map(Self.text) ?? "none" } ?? []
    #expect(found == frames, "\(page)", sourceLocation: location)
  }

  static func text(_ rect: CGRect) -> String {
    [rect.minX, rect.minY, rect.width, rect.height].map { value in
      let rounded = (value * 100).rounded() / 100
      return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }.joined(separator: " ")
  }
}

/// A block of a fixed size.
struct Block: View {
  let width: CGFloat
  let height: CGFloat
  init(_ width: CGFloat, _ height: CGFloat) { (self.width, self.height) = (width, height) }
  var body: some View { Color.red.frame(width: width, height: height) }
}
