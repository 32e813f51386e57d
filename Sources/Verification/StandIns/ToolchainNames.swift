/// Names of the toolchain's own modules that have to be imported and that tutorials use in fragments
/// without showing the import. To add one, put it behind its module.
enum ToolchainNames {
  /// The module that declares a type or a function of this name.
  static func module(declaring name: String) -> String? { modules[name] }

  /// The module that declares an attribute of this name; as types the names are anybody's.
  static func module(ofAttribute name: String) -> String? { attributes[name] }

  private static let modules = table([
    "Foundation": """
    Bundle Calendar Data Date DateComponents DateFormatter Decimal DispatchGroup DispatchQueue
    DispatchSemaphore DispatchWorkItem FileManager HTTPURLResponse IndexPath IndexSet JSONDecoder
    JSONEncoder JSONSerialization Locale NSAttributedString NSCache NSLock NSMutableAttributedString
    NSMutableArray NSMutableDictionary NSNumber NSObject NSPredicate NSRange NSString
    NotificationCenter NumberFormatter OperationQueue ProcessInfo RunLoop Thread TimeInterval
    TimeZone Timer URL URLComponents URLRequest URLResponse URLSession UUID UserDefaults
    """,
    "Observation": "ObservationRegistrar withObservationTracking",
  ])

  private static let attributes = table([
    "Observation": "Observable ObservationIgnored ObservationTracked",
    "Testing": "Suite Test",
  ])

  private static func table(_ lists: [String: String]) -> [String: String] {
    lists.reduce(into: [:]) { table, list in
      for name in list.value.split(whereSeparator: \.isWhitespace) {
        table[String(name)] = list.key
      }
    }
  }
}
