import QuartzCore
import UniformTypeIdentifiers

/// Lets the user choose files. Follows documentation/uikit/uidocumentpickerviewcontroller.
@preconcurrency @MainActor open class UIDocumentPickerViewController: UIViewController {
  open weak var delegate: (any UIDocumentPickerDelegate)?
  open var allowsMultipleSelection = false
  open var shouldShowFileExtensions = false
  open var directoryURL: URL?
  public let documentPickerMode: UIDocumentPickerMode
  public let _contentTypes: [UTType]

  public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
    documentPickerMode = asCopy ? .import : .open
    _contentTypes = contentTypes
    super.init(nibName: nil, bundle: nil)
  }
  public convenience init(forOpeningContentTypes contentTypes: [UTType]) {
    self.init(forOpeningContentTypes: contentTypes, asCopy: false)
  }

  public init(forExporting urls: [URL], asCopy: Bool) {
    documentPickerMode = asCopy ? .exportToService : .moveToService
    _contentTypes = []
    super.init(nibName: nil, bundle: nil)
  }
  public convenience init(forExporting urls: [URL]) {
    self.init(forExporting: urls, asCopy: false)
  }

  @available(*, deprecated, message: "Use initForOpeningContentTypes:")
  public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    documentPickerMode = mode
    _contentTypes = allowedUTIs.compactMap { UTType($0) }
    super.init(nibName: nil, bundle: nil)
  }
  @available(*, deprecated, message: "Use initForExportingURLs:")
  public init(urls: [URL], in mode: UIDocumentPickerMode) {
    documentPickerMode = mode
    _contentTypes = []
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  /// What choosing files, or closing the picker without any, does.
  public func _choose(_ urls: [URL]) {
    if urls.isEmpty {
      delegate?.documentPickerWasCancelled(self)
    } else {
      delegate?.documentPicker(self, didPickDocumentsAt: urls)
    }
    presentingViewController?.dismiss(animated: true)
  }
}

/// Follows documentation/uikit/uidocumentpickermode.
public enum UIDocumentPickerMode: UInt, Sendable {
  case `import`, open, exportToService, moveToService
}

/// Follows documentation/uikit/uidocumentpickerdelegate.
@preconcurrency @MainActor public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
}

extension UIDocumentPickerDelegate {
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {
    if let url = urls.first { documentPicker(controller, didPickDocumentAt: url) }
  }
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL
  ) {}
}
