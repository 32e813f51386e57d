import Foundation

/// A dialog of the system that is about files, and how it ends.
@_spi(Stele) public struct FileDialog {
  /// What the dialog is for.
  public enum Kind: Equatable { case importing, exporting, moving }
  /// What the dialog is for.
  public let kind: Kind
  /// Whether it is shown.
  public let isPresented: Binding<Bool>
  /// Ends it with the files that the user chose.
  public let finish: (Result<[URL], any Error>) -> Void
}

nonisolated extension View {
  /// Lets the user choose a file.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    trait(
      FileDialog(kind: .importing, isPresented: isPresented) { result in
        isPresented.wrappedValue = false
        switch result {
        case .success(let urls): if let url = urls.first { onCompletion(.success(url)) }
        case .failure(let error): onCompletion(.failure(error))
        }
      })
  }
  /// Lets the user choose files.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View {
    trait(
      FileDialog(kind: .importing, isPresented: isPresented) {
        isPresented.wrappedValue = false
        onCompletion($0)
      })
  }
  /// Lets the user choose files.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    fileImporter(
      isPresented: isPresented, allowedContentTypes: allowedContentTypes,
      allowsMultipleSelection: allowsMultipleSelection, onCompletion: onCompletion)
  }

  private func exporting(
    _ isPresented: Binding<Bool>, _ kind: FileDialog.Kind = .exporting,
    write: @escaping (URL) throws -> Void,
    _ onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    trait(
      FileDialog(kind: kind, isPresented: isPresented) { result in
        isPresented.wrappedValue = false
        switch result {
        case .success(let urls):
          guard let url = urls.first else { return }
          onCompletion(
            Result {
              try write(url)
              return url
            })
        case .failure(let error): onCompletion(.failure(error))
        }
      })
  }

  /// Lets the user save a document.
  public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType,
    defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    exporting(
      isPresented,
      write: { url in
        let wrapper = try document?.fileWrapper(
          configuration: .init(contentType: contentType, existingFile: nil))
        try wrapper?.write(to: url, originalContentsURL: nil)
      }, onCompletion)
  }
  /// Lets the user save a document.
  public func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType,
    defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    exporting(
      isPresented,
      write: { url in
        guard let document else { return }
        let wrapper = try document.fileWrapper(
          snapshot: try document.snapshot(contentType: contentType),
          configuration: .init(contentType: contentType, existingFile: nil))
        try wrapper.write(to: url, originalContentsURL: nil)
      }, onCompletion)
  }
  /// Lets the user save a document, or give it up.
  public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    fileExporter(
      isPresented: isPresented, document: document,
      contentType: contentTypes.first ?? D.writableContentTypes.first ?? .data,
      defaultFilename: defaultFilename, onCompletion: onCompletion)
  }
  /// Lets the user save a value.
  public func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    let type = contentTypes.first ?? .data
    let completion = ExportCompletion(run: onCompletion)
    return trait(
      FileDialog(kind: .exporting, isPresented: isPresented) { result in
        isPresented.wrappedValue = false
        guard let item, case .success(let urls) = result, let url = urls.first else { return }
        Task { @MainActor in
          do {
            try await item.exported(as: type).write(to: url)
            completion.run(.success(url))
          } catch { completion.run(.failure(error)) }
        }
      })
  }
  /// Lets the user move a file.
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    exporting(
      isPresented, .moving,
      write: { url in if let file { try FileManager.default.moveItem(at: file, to: url) } },
      onCompletion)
  }
  /// Sets the message of a dialog about files.
  public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View {
    trait(FileDialogTrait(text: Text(messageKey)))
  }
  /// Sets the label of the button of a dialog about files.
  public func fileDialogConfirmationLabel(_ label: LocalizedStringKey) -> some View {
    trait(FileDialogTrait(text: Text(label)))
  }
  /// Sets the label of the name's field of a dialog about files.
  public func fileExporterFilenameLabel(_ label: LocalizedStringKey) -> some View {
    trait(FileDialogTrait(text: Text(label)))
  }
  /// Sets where a dialog about files starts.
  public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
    trait(FileDialogTrait(text: nil))
  }
  /// Sets what the user may do in a dialog about files.
  public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View {
    trait(FileDialogTrait(text: nil))
  }
  /// Keeps what the user chose in dialogs about files.
  public func fileDialogCustomizationID(_ id: String) -> some View {
    trait(FileDialogTrait(text: nil))
  }
}

/// What is done after a value was saved; it is called once, on the main actor.
private struct ExportCompletion: @unchecked Sendable {
  let run: (Result<URL, any Error>) -> Void
}

struct FileDialogTrait { let text: Text? }

/// What the user may do in a dialog about files.
/// Follows documentation/swiftui/filedialogbrowseroptions.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1)
  public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 2)
  public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 4)
}
