@_exported import FoundationOverlay

/// Writes messages of a part of an app. Follows documentation/os/logger.
public struct Logger: @unchecked Sendable {
  private let label: String

  /// Follows documentation/os/logger/init().
  public init() { label = "" }

  /// Follows documentation/os/logger/init(subsystem:category:).
  public init(subsystem: String, category: String) { label = "[\(subsystem):\(category)] " }

  /// Follows documentation/os/logger/init(_:).
  public init(_ logObj: OSLog) { label = logObj.label }

  public func log(_ message: OSLogMessage) { write("default", message) }
  public func log(level: OSLogType, _ message: OSLogMessage) { write(level.name, message) }
  public func trace(_ message: OSLogMessage) { write("debug", message) }
  public func debug(_ message: OSLogMessage) { write("debug", message) }
  public func info(_ message: OSLogMessage) { write("info", message) }
  public func notice(_ message: OSLogMessage) { write("default", message) }
  public func warning(_ message: OSLogMessage) { write("error", message) }
  public func error(_ message: OSLogMessage) { write("error", message) }
  public func critical(_ message: OSLogMessage) { write("fault", message) }
  public func fault(_ message: OSLogMessage) { write("fault", message) }

  private func write(_ level: String, _ message: OSLogMessage) {
    FileHandle.standardError.write(Data("\(label)\(level): \(message.text)\n".utf8))
  }
}

/// How important a message is. Follows documentation/os/oslogtype.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }
  public static let `default` = OSLogType(0)
  public static let info = OSLogType(1)
  public static let debug = OSLogType(2)
  public static let error = OSLogType(16)
  public static let fault = OSLogType(17)

  var name: String {
    switch self {
    case .info: "info"
    case .debug: "debug"
    case .error: "error"
    case .fault: "fault"
    default: "default"
    }
  }
}

/// Where the older functions write to. Follows documentation/os/oslog.
open class OSLog: NSObject, @unchecked Sendable {
  let label: String

  public init(subsystem: String, category: String) {
    label = "[\(subsystem):\(category)] "
    super.init()
  }

  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  public static let `default` = OSLog(subsystem: "", category: "default")
  public static let disabled = OSLog(subsystem: "", category: "disabled")

  open func isEnabled(type: OSLogType) -> Bool { true }

  /// Follows documentation/os/oslog/category.
  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }
}

/// Follows documentation/os/os_log(_:dso:log:type:_:).
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ args: any CVarArg...
) {
  let format = "\(message)".replacingOccurrences(of: "{public}", with: "")
    .replacingOccurrences(of: "{private}", with: "")
  let text = args.isEmpty ? format : String(format: format, arguments: args)
  FileHandle.standardError.write(Data("\(log.label)\(type.name): \(text)\n".utf8))
}

/// Follows documentation/os/os_log(_:log:type:_:).
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ args: any CVarArg...
) {
  let text = args.isEmpty ? "\(message)" : String(format: "\(message)", arguments: args)
  FileHandle.standardError.write(Data("\(log.label)\(type.name): \(text)\n".utf8))
}
