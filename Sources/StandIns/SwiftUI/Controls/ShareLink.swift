import Foundation

/// A control that shares something. Follows documentation/swiftui/sharelink.
public struct ShareLink<Label> {
  /// What is shared.
  let items: [String]
  let label: Label
}

extension ShareLink: View, PrimitiveView where Label: View {
  public typealias Body = Never
  func build(_ node: ViewNode) {
    let isShared = node.stored(1) { Location(false) }
    node.control = .button(role: nil, action: { isShared.set(true) }, press: { _ in })
    let items = items
    // The system's sheet lists what is shared; here it is as plain text.
    Presentation(
      kind: .sheet, isPresented: { isShared.value }, dismiss: { isShared.set(false) },
      content: { ForEach(items, id: \.self) { Text(verbatim: $0) } }
    ).build(node, label)
  }
  /// Shares an address with a label.
  nonisolated public init(
    item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    (items, self.label) = ([item.absoluteString], label())
  }
  /// Shares a text with a label.
  nonisolated public init(
    item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    (items, self.label) = ([item], label())
  }
}

extension ShareLink where Label == SwiftUI.Label<Text, Image> {
  /// Shares an address.
  nonisolated public init(item: URL, subject: Text? = nil, message: Text? = nil) {
    (items, label) = ([item.absoluteString], .init("Share…", systemImage: "square.and.arrow.up"))
  }
  /// Shares a text.
  nonisolated public init(item: String, subject: Text? = nil, message: Text? = nil) {
    (items, label) = ([item], .init("Share…", systemImage: "square.and.arrow.up"))
  }
  /// Shares an address, with a title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
  ) {
    (items, label) = ([item.absoluteString], .init(titleKey, systemImage: "square.and.arrow.up"))
  }
}
