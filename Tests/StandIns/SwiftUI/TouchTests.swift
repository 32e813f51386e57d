@_spi(Stele) import SwiftUI
import Testing

/// What keeps a finger from a button, and what does not.
@MainActor @Suite("Touches") struct TouchTests {
  /// A view with a button “Go”, and what lies over it: the element's label or kind, or nothing.
  struct Case: Sendable, CustomTestStringConvertible {
    /// The page below developer.apple.com/documentation/swiftui that says so.
    let page: String
    let testDescription: String
    let obstacle: String?
    let view: @MainActor @Sendable () -> any View

    init(
      _ page: String, _ name: String, _ obstacle: String?,
      @ViewBuilder view: @escaping @MainActor @Sendable () -> some View
    ) {
      (self.page, testDescription, self.obstacle) = (page, "\(page): \(name)", obstacle)
      self.view = { view() }
    }
  }

  nonisolated private static var go: Button<Text> { Button("Go") {} }

  nonisolated static let cases: [Case] = [
    Case("button", "nothing over it", nil) { go },
    Case("zstack", "a colour in front", "color") {
      ZStack {
        go
        Color.red
      }
    },
    Case("zstack", "a colour behind", nil) {
      ZStack {
        Color.red
        go
      }
    },
    Case("color/clear", "a clear colour in front", nil) {
      ZStack {
        go
        Color.clear
      }
    },
    Case("view/zindex(_:)", "brought before a colour", nil) {
      ZStack {
        go.zIndex(1)
        Color.red
      }
    },
    Case("view/overlay(alignment:content:)", "a text over it", "Cover") {
      go.overlay { Text(verbatim: "Cover") }
    },
    Case("shape/stroke(_:linewidth:)", "an outline over it", nil) {
      go.overlay { Rectangle().stroke(.red, lineWidth: 1) }
    },
    Case("view/background(alignment:content:)", "a colour as its background", nil) {
      go.background { Color.red }
    },
    Case("view/allowshittesting(_:)", "a colour that lets touches through", nil) {
      ZStack {
        go
        Color.red.allowsHitTesting(false)
      }
    },
    Case("view/hidden()", "a hidden colour", nil) {
      ZStack {
        go
        Color.red.hidden()
      }
    },
    Case("view/opacity(_:)", "a colour without opacity", nil) {
      ZStack {
        go
        Color.red.opacity(0)
      }
    },
    Case("view/scaleeffect(_:anchor:)", "a colour that is drawn without size", nil) {
      ZStack {
        go
        Color.red.scaleEffect(0)
      }
    },
    Case("view/offset(x:y:)", "a colour that was moved away", nil) {
      ZStack {
        go
        Color.red.frame(width: 40, height: 40).offset(y: 200)
      }
    },
    Case("view/contentshape(_:eofill:)", "an outline whose whole inside reacts", "container") {
      ZStack {
        go
        Rectangle().stroke(.red).contentShape(Rectangle())
      }
    },
    Case("view/disabled(_:)", "a disabled button still stops touches", "Top") {
      ZStack {
        go
        Button("Top") {}.disabled(true)
      }
    },
    Case("spacer", "a stack with room over the button", nil) {
      ZStack {
        go
        VStack {
          Text(verbatim: "Above")
          Spacer()
        }
      }
    },
    Case("view/sheet(ispresented:ondismiss:content:)", "a button on a sheet", nil) {
      Color.red.sheet(isPresented: .constant(true)) { go }
    },
  ]

  @Test("A touch goes to the view in front that has something at its point", arguments: cases)
  func obstacle(_ touch: Case) throws {
    let host = ViewHost(touch.view())
    host.setScreen(CGSize(width: 200, height: 400), safeArea: EdgeInsets())
    let cover = host.obstacle(to: try host.find("Go"))
    #expect(cover.map { $0.label.isEmpty ? $0.kind.rawValue : $0.label } == touch.obstacle)
  }

  @Test("A view that lets touches through is not disabled")
  func letsThrough() throws {
    let host = ViewHost(Button("Go") {}.allowsHitTesting(false))
    let button = try host.find("Go")
    #expect(button.isEnabled && host.letsTouchesThrough(button))
  }

  @Test("A path holds the points inside of it: documentation/swiftui/path/contains(_:eofill:)")
  func path() {
    let ring = Path { path in
      path.addEllipse(in: CGRect(x: 0, y: 0, width: 10, height: 10))
      path.addEllipse(in: CGRect(x: 3, y: 3, width: 4, height: 4))
    }
    let (middle, edge) = (CGPoint(x: 5, y: 5), CGPoint(x: 1.5, y: 5))
    #expect(ring.contains(middle) && ring.contains(edge))
    #expect(!ring.contains(middle, eoFill: true) && ring.contains(edge, eoFill: true))
    #expect(!ring.contains(.zero))
  }
}
