import Foundation

/// A button that takes what was copied. Follows documentation/swiftui/pastebutton.
public struct PasteButton {
  let paste: @MainActor () -> Void
}

extension PasteButton: View, PrimitiveView {
  public typealias Body = Never
  /// Takes values.
  @MainActor @preconcurrency public init<T: Transferable>(
    payloadType: T.Type, onPaste: @escaping ([T]) -> Void
  ) {
    paste = {
      let board = UIPasteboard.general
      let items: [Any?] = [board.string as Any?, board.url as Any?, board.image as Any?]
      let wanted = items.compactMap { $0 as? T }
      if !wanted.isEmpty { onPaste(wanted) }
    }
  }
  /// Takes what item providers bring.
  @MainActor @preconcurrency public init(
    supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void
  ) {
    paste = {
      if let text = UIPasteboard.general.string { payloadAction([NSItemProvider(object: text)]) }
    }
  }
  func build(_ node: ViewNode) {
    let paste = paste
    node.control = .button(role: nil, action: { paste() }, press: { _ in })
    node.setChild(Label("Paste", systemImage: "doc.on.clipboard"))
  }
}

/// A button that starts renaming. Follows documentation/swiftui/renamebutton.
public struct RenameButton<Label: View> {
  let label: Label
}

extension RenameButton: View, PrimitiveView {
  public typealias Body = Never
  func build(_ node: ViewNode) {
    let rename = node.environment.rename
    node.control = .button(role: nil, action: { rename?() }, press: { _ in })
    node.setChild(label)
  }
}

extension RenameButton where Label == SwiftUI.Label<Text, Image> {
  /// A button.
  nonisolated public init() { label = .init("Rename", systemImage: "pencil") }
}

/// Starts renaming. Follows documentation/swiftui/renameaction.
public struct RenameAction {
  let action: () -> Void
  /// Starts it.
  public func callAsFunction() { action() }
}

struct CopyTrait { let copy: () -> [Any] }

nonisolated extension View {
  /// Sets what starts renaming.
  public func renameAction(_ action: @escaping () -> Void) -> some View {
    environment(\.rename, RenameAction(action: action))
  }
  /// Gives a field the focus when renaming starts.
  public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    renameAction { isFocused.wrappedValue = true }
  }
  /// Says what is copied.
  public func copyable<T: Transferable>(_ payload: @autoclosure @escaping () -> [T]) -> some View {
    trait(CopyTrait(copy: payload))
  }
  /// Says what is cut.
  public func cuttable<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping () -> [T]
  ) -> some View {
    trait(CopyTrait(copy: action))
  }
  /// Takes what was copied.
  public func pasteDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void,
    validator: @escaping ([T]) -> [T] = { $0 }
  ) -> some View {
    trait(
      DropTarget(
        drop: { items, _ in
          let wanted = validator(items.compactMap { $0 as? T })
          action(wanted)
          return !wanted.isEmpty
        }, isTargeted: { _ in }))
  }
  /// Says what is copied.
  public func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
    trait(payloadAction.map { CopyTrait(copy: $0) })
  }
  /// Says what is cut.
  public func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
    trait(payloadAction.map { CopyTrait(copy: $0) })
  }
  /// Takes what was copied.
  public func onPasteCommand(
    of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void
  ) -> some View {
    trait(
      DropTarget(
        drop: { items, _ in
          payloadAction(items.compactMap { $0 as? NSItemProvider })
          return true
        }, isTargeted: { _ in }))
  }
}
