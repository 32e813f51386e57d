import CoreTransferable
import SwiftUI
import UniformTypeIdentifiers

/// One chosen photo. Follows documentation/photosui/photospickeritem.
public struct PhotosPickerItem: Equatable, Hashable, Sendable {
  public let itemIdentifier: String?
  private let data: Data
  private let type: UTType

  /// Without the library a photo is known by its identifier only.
  public init(itemIdentifier: String) {
    self.init(_data: Data(), type: .image, itemIdentifier: itemIdentifier)
  }

  /// A photo with its bytes, for those who play a library.
  public init(_data data: Data, type: UTType, itemIdentifier: String? = nil) {
    self.data = data
    self.type = type
    self.itemIdentifier = itemIdentifier
  }

  public var supportedContentTypes: [UTType] { [type] }

  /// Follows documentation/photosui/photospickeritem/loadtransferable(type:).
  public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? {
    guard !data.isEmpty else { return nil }
    if let data = data as? T { return data }
    return try await T(importing: data, contentType: self.type)
  }

  /// Follows documentation/photosui/photospickeritem/loadtransferable(type:completionhandler:).
  @discardableResult
  public func loadTransferable<T: Transferable>(
    type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    Task {
      do {
        let value = try await loadTransferable(type: type)
        completionHandler(.success(value))
      } catch {
        completionHandler(.failure(error))
      }
    }
    progress.completedUnitCount = 1
    return progress
  }

  /// Follows documentation/photosui/photospickeritem/encodingdisambiguationpolicy.
  public struct EncodingDisambiguationPolicy: Equatable, Hashable, Sendable {
    private let name: String
    public static let automatic = EncodingDisambiguationPolicy(name: "automatic")
    public static let current = EncodingDisambiguationPolicy(name: "current")
    public static let compatible = EncodingDisambiguationPolicy(name: "compatible")
  }
}

/// Follows documentation/photosui/photospickerselectionbehavior.
public struct PhotosPickerSelectionBehavior: Equatable, Hashable, Sendable {
  private let name: String
  public static let `default` = PhotosPickerSelectionBehavior(name: "default")
  public static let ordered = PhotosPickerSelectionBehavior(name: "ordered")
  public static let continuous = PhotosPickerSelectionBehavior(name: "continuous")
  public static let continuousAndOrdered = PhotosPickerSelectionBehavior(
    name: "continuousAndOrdered")
}
