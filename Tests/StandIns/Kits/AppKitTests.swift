import AppKit
import SwiftUI
import Testing

private final class Delegate: NSObject, NSApplicationDelegate, NSWindowDelegate {
  var events: [String] = []
  func applicationDidFinishLaunching(_ notification: Notification) { events.append("launched") }
  func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool { true }
  func applicationWillTerminate(_ notification: Notification) { events.append("terminating") }
  func windowWillClose(_ notification: Notification) { events.append("closing") }
  func save(_ sender: NSMenuItem) { events.append(sender.title) }
}

private struct Field: NSViewRepresentable {
  @Binding var text: String

  func makeNSView(context: Context) -> NSTextField { NSTextField(string: text) }
  func updateNSView(_ nsView: NSTextField, context: Context) { nsView.stringValue = text }
}

@MainActor @Suite(.serialized) struct AppKitTests {
  @Test("An app launches, its menu sends actions, and it ends with its last window")
  func life() {
    let delegate = Delegate()
    let app = NSApplication.shared
    app.delegate = delegate
    app.run()
    let window = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 300, height: 200), styleMask: [.titled, .closable],
      backing: .buffered, defer: false)
    window.delegate = delegate
    window.makeKeyAndOrderFront(nil)
    #expect(app.keyWindow === window && window.contentView?.window === window)
    let menu = NSMenu(title: "File")
    menu.addItem(withTitle: "Save", action: Selector(Delegate.save(_:)), keyEquivalent: "s")
      .target =
      delegate
    menu.performActionForItem(at: 0)
    window.performClose(nil)
    #expect(delegate.events == ["launched", "Save", "closing", "terminating"])
    #expect(!app.isRunning)
  }

  @Test("Constraints of AppKit's views are solved")
  func layout() {
    let view = NSView(frame: NSRect(x: 0, y: 0, width: 200, height: 100))
    let inner = NSView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      inner.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
      inner.topAnchor.constraint(equalTo: view.topAnchor),
      inner.heightAnchor.constraint(equalToConstant: 30),
    ])
    view.layoutSubtreeIfNeeded()
    #expect(inner.frame == NSRect(x: 20, y: 0, width: 160, height: 30))
  }

  @Test("A view of AppKit is made and kept up to date within SwiftUI")
  func represented() {
    let hosting = UIHostingController(rootView: Field(text: .constant("a")))
    hosting.loadViewIfNeeded()
    hosting.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    hosting.view.layoutIfNeeded()
    hosting.rootView = Field(text: .constant("b"))
    hosting.view.layoutIfNeeded()
    #expect(!hosting.view.subviews.isEmpty)
  }
}
