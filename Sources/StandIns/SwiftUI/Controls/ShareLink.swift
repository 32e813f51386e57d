import Foundation

/// What is shown of something that is shared. Follows documentation/swiftui/sharepreview.
public struct SharePreview<Image, Icon> {
  let title: Text
  let image: Image?
  let icon: Icon?
}

extension SharePreview where Image: Transferable, Icon: Transferable {
  /// A title, an image and an icon.
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {
    (title, self.image, self.icon) = (Text(titleKey), image, icon)
  }
  /// A title, an image and an icon.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {
    (self.title, self.image, self.icon) = (Text(title), image, icon)
  }
}

extension SharePreview where Image: Transferable, Icon == Never {
  /// A title and an image.
  public init(_ titleKey: LocalizedStringKey, image: Image) {
    (title, self.image, icon) = (Text(titleKey), image, nil)
  }
  /// A title and an image.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) {
    (self.title, self.image, icon) = (Text(title), image, nil)
  }
}

extension SharePreview where Image == Never, Icon: Transferable {
  /// A title and an icon.
  public init(_ titleKey: LocalizedStringKey, icon: Icon) {
    (title, image, self.icon) = (Text(titleKey), nil, icon)
  }
}

extension SharePreview where Image == Never, Icon == Never {
  /// A title.
  public init(_ titleKey: LocalizedStringKey) { (title, image, icon) = (Text(titleKey), nil, nil) }
  /// A title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { (self.title, image, icon) = (Text(title), nil, nil) }
}

/// A control that shares something. Follows documentation/swiftui/sharelink.
public struct ShareLink<Data, PreviewImage, PreviewIcon, Label> {
  /// What is shared, as it is shown here.
  let items: [Text]
  let label: Label
}

/// The label of a control that shares something. Follows documentation/swiftui/defaultsharelinklabel.
public struct DefaultShareLinkLabel {
  let title: Text
}

extension DefaultShareLinkLabel: View {
  public var body: some View {
    Label {
      title
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
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
      content: { ForEach(items.indices, id: \.self) { items[$0] } }
    ).build(node, label)
  }
}

/// What is written of something that is shared.
private func text<Item>(_ item: Item) -> Text {
  switch item {
  case let url as URL: Text(verbatim: url.absoluteString)
  case let text as String: Text(verbatim: text)
  default: Text(verbatim: "\(Item.self)")
  }
}

nonisolated extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label: View {
  /// Shares an address with a label.
  public init(
    item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<URL> {
    (items, self.label) = ([text(item)], label())
  }
  /// Shares a text with a label.
  public init(
    item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<String> {
    (items, self.label) = ([text(item)], label())
  }
  /// Shares addresses with a label.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data: RandomAccessCollection, Data.Element == URL {
    (self.items, self.label) = (items.map { text($0) }, label())
  }
  /// Shares texts with a label.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data: RandomAccessCollection, Data.Element == String {
    (self.items, self.label) = (items.map { text($0) }, label())
  }
}

nonisolated extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  /// Shares an address.
  public init(item: URL, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<URL> {
    (items, label) = ([text(item)], .init(title: Text("Share…")))
  }
  /// Shares a text.
  public init(item: String, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<String> {
    (items, label) = ([text(item)], .init(title: Text("Share…")))
  }
  /// Shares an address, with a title.
  public init(
    _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<URL> {
    (items, label) = ([text(item)], .init(title: Text(titleKey)))
  }
  /// Shares a text, with a title.
  public init(
    _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<String> {
    (items, label) = ([text(item)], .init(title: Text(titleKey)))
  }
  /// Shares an address, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, item: URL, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<URL> {
    (items, label) = ([text(item)], .init(title: Text(title)))
  }
  /// Shares a text, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, item: String, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<String> {
    (items, label) = ([text(item)], .init(title: Text(title)))
  }
  /// Shares addresses.
  public init(items: Data, subject: Text? = nil, message: Text? = nil)
  where Data: RandomAccessCollection, Data.Element == URL {
    (self.items, label) = (items.map { text($0) }, .init(title: Text("Share…")))
  }
  /// Shares texts.
  public init(items: Data, subject: Text? = nil, message: Text? = nil)
  where Data: RandomAccessCollection, Data.Element == String {
    (self.items, label) = (items.map { text($0) }, .init(title: Text("Share…")))
  }
}

nonisolated extension ShareLink where PreviewImage: Transferable, PreviewIcon: Transferable {
  /// Shares a value with a label.
  public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I>, Label: View {
    (items, self.label) = ([preview.title], label())
  }
  /// Shares a value.
  public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I>, Label == DefaultShareLinkLabel {
    (items, label) = ([preview.title], .init(title: Text("Share…")))
  }
  /// Shares a value, with a title.
  public init<I: Transferable>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I>, Label == DefaultShareLinkLabel {
    (items, label) = ([preview.title], .init(title: Text(titleKey)))
  }
  /// Shares values.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  )
  where Data: RandomAccessCollection, Data.Element: Transferable, Label == DefaultShareLinkLabel {
    self.items = items.map { preview($0).title }
    label = .init(title: Text("Share…"))
  }
  /// Shares values with a label.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) where Data: RandomAccessCollection, Data.Element: Transferable, Label: View {
    self.items = items.map { preview($0).title }
    self.label = label()
  }
}

extension Image: Transferable {
  /// An image is handed over as the one of UIKit that it was made of.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<Image>(contentType: .image) { image in
      await MainActor.run { image.pngData } ?? Foundation.Data()
    } importing: { data in
      guard let image = UIImage(data: data) else { throw CocoaError(.fileReadCorruptFile) }
      return Image(uiImage: image)
    }
  }

  @MainActor private var pngData: Foundation.Data? {
    guard case .object(let wrapped) = source else { return nil }
    return (wrapped.object as? UIImage)?.pngData()
  }
}
