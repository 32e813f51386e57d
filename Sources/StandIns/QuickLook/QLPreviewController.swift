import SwiftUI
@_exported import UIKit

/// Something that can be looked at. Follows documentation/quicklook/qlpreviewitem.
@preconcurrency @MainActor public protocol QLPreviewItem: NSObjectProtocol {
  var previewItemURL: URL? { get }
  var previewItemTitle: String? { get }
}

extension QLPreviewItem {
  public var previewItemTitle: String? { previewItemURL?.lastPathComponent }
}

extension NSURL: QLPreviewItem {
  public var previewItemURL: URL? { self as URL }
}

/// Shows files, one at a time. Follows documentation/quicklook/qlpreviewcontroller.
@preconcurrency @MainActor open class QLPreviewController: UIViewController {
  open weak var dataSource: (any QLPreviewControllerDataSource)? { didSet { reloadData() } }
  open weak var delegate: (any QLPreviewControllerDelegate)?
  open var currentPreviewItemIndex = 0 { didSet { refreshCurrentPreviewItem() } }
  private let label = UILabel()

  /// Images and texts; whatever else there is would need an app of its own.
  open class func canPreview(_ item: any QLPreviewItem) -> Bool {
    let known: Set = ["png", "jpg", "jpeg", "gif", "heic", "pdf", "txt", "rtf", "md", "html"]
    return known.contains(item.previewItemURL?.pathExtension.lowercased() ?? "")
  }

  open var currentPreviewItem: (any QLPreviewItem)? {
    guard let dataSource,
      (0..<dataSource.numberOfPreviewItems(in: self)).contains(currentPreviewItemIndex)
    else { return nil }
    return dataSource.previewController(self, previewItemAt: currentPreviewItemIndex)
  }
  open func reloadData() { refreshCurrentPreviewItem() }
  open func refreshCurrentPreviewItem() {
    title = currentPreviewItem?.previewItemTitle
    label.text = title
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    label.frame = view.bounds
    label.textAlignment = .center
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(label)
  }

  /// What the Done button does.
  public func _finish() {
    delegate?.previewControllerWillDismiss(self)
    presentingViewController?.dismiss(animated: true)
    delegate?.previewControllerDidDismiss(self)
  }
}

/// Follows documentation/quicklook/qlpreviewcontrollerdatasource.
@preconcurrency @MainActor public protocol QLPreviewControllerDataSource: AnyObject {
  func numberOfPreviewItems(in controller: QLPreviewController) -> Int
  func previewController(_ controller: QLPreviewController, previewItemAt index: Int)
    -> any QLPreviewItem
}

/// Follows documentation/quicklook/qlpreviewcontrollerdelegate.
@preconcurrency @MainActor public protocol QLPreviewControllerDelegate: NSObjectProtocol {
  func previewControllerWillDismiss(_ controller: QLPreviewController)
  func previewControllerDidDismiss(_ controller: QLPreviewController)
  func previewController(
    _ controller: QLPreviewController, editingModeFor previewItem: any QLPreviewItem
  ) -> QLPreviewItemEditingMode
  func previewController(
    _ controller: QLPreviewController, didUpdateContentsOf previewItem: any QLPreviewItem)
}

extension QLPreviewControllerDelegate {
  public func previewControllerWillDismiss(_ controller: QLPreviewController) {}
  public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
  public func previewController(
    _ controller: QLPreviewController, editingModeFor previewItem: any QLPreviewItem
  ) -> QLPreviewItemEditingMode { .disabled }
  public func previewController(
    _ controller: QLPreviewController, didUpdateContentsOf previewItem: any QLPreviewItem
  ) {}
}

/// Follows documentation/quicklook/qlpreviewitemeditingmode.
public enum QLPreviewItemEditingMode: Int, Sendable {
  case disabled, updateContents, createCopy
}

extension View {
  /// Shows a file while there is one. Follows documentation/swiftui/view/quicklookpreview(_:).
  public func quickLookPreview(_ item: Binding<URL?>) -> some View {
    sheet(
      isPresented: Binding(
        get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
    ) { Text(item.wrappedValue?.lastPathComponent ?? "") }
  }
  /// Shows one of several files. Follows documentation/swiftui/view/quicklookpreview(_:in:).
  public func quickLookPreview<Items: RandomAccessCollection>(
    _ selection: Binding<URL?>, in items: Items
  ) -> some View where Items.Element == URL { quickLookPreview(selection) }
}
