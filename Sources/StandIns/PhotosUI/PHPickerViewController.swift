@_exported import Photos

/// What can be chosen. Follows documentation/photosui/phpickerfilter-swift.struct.
public struct PHPickerFilter: Equatable, Hashable, Sendable {
  private let names: Set<String>
  private init(_ names: Set<String>) { self.names = names }

  public static let images = PHPickerFilter(["images"])
  public static let videos = PHPickerFilter(["videos"])
  public static let livePhotos = PHPickerFilter(["livePhotos"])
  public static let screenshots = PHPickerFilter(["screenshots"])
  public static let panoramas = PHPickerFilter(["panoramas"])
  public static let depthEffectPhotos = PHPickerFilter(["depthEffectPhotos"])
  public static let bursts = PHPickerFilter(["bursts"])
  public static let screenRecordings = PHPickerFilter(["screenRecordings"])
  public static let slomoVideos = PHPickerFilter(["slomoVideos"])
  public static let timelapseVideos = PHPickerFilter(["timelapseVideos"])
  public static let cinematicVideos = PHPickerFilter(["cinematicVideos"])

  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(subfilters.reduce(into: []) { $0.formUnion($1.names) })
  }
  public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(
      subfilters.map(\.names).reduce(nil as Set<String>?) { all, next in
        all?.intersection(next) ?? next
      } ?? [])
  }
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
    PHPickerFilter(Set(filter.names.map { "not \($0)" }))
  }
}

/// How a picker is made. Follows documentation/photosui/phpickerconfiguration-swift.struct.
public struct PHPickerConfiguration: Equatable, Hashable, Sendable {
  public var filter: PHPickerFilter?
  public var selectionLimit = 1
  public var selection = Selection.default
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  public var preselectedAssetIdentifiers: [String] = []

  public init() {}
  public init(photoLibrary: PHPhotoLibrary) {}

  /// Follows documentation/photosui/phpickerconfiguration-swift.struct/selection-swift.enum.
  public enum Selection: Sendable {
    case `default`, ordered, continuous, continuousAndOrdered, people
  }

  /// Follows documentation/photosui/phpickerconfiguration-swift.struct/assetrepresentationmode.
  public enum AssetRepresentationMode: Sendable { case automatic, current, compatible }
}

/// One chosen photo. Follows documentation/photosui/phpickerresult-swift.struct.
public struct PHPickerResult: Equatable, Hashable, @unchecked Sendable {
  public let itemProvider: NSItemProvider
  public let assetIdentifier: String?
}

/// Lets the user choose photos. Follows documentation/photosui/phpickerviewcontroller.
@preconcurrency @MainActor public final class PHPickerViewController: UIViewController {
  public let configuration: PHPickerConfiguration
  public weak var delegate: (any PHPickerViewControllerDelegate)?

  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  /// What choosing pictures, or closing the picker without any, does.
  public func _choose(_ images: [UIImage]) {
    let limit = configuration.selectionLimit == 0 ? images.count : configuration.selectionLimit
    delegate?.picker(
      self,
      didFinishPicking: images.prefix(limit).map {
        PHPickerResult(itemProvider: NSItemProvider(object: $0), assetIdentifier: nil)
      })
  }
}

/// Follows documentation/photosui/phpickerviewcontrollerdelegate.
@preconcurrency @MainActor public protocol PHPickerViewControllerDelegate: AnyObject {
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
