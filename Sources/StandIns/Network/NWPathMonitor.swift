@_exported import FoundationOverlay

/// Watches which networks there are. Follows documentation/network/nwpathmonitor.
public final class NWPathMonitor: @unchecked Sendable {
  private let lock = NSLock()
  private var handler: (@Sendable (NWPath) -> Void)?
  private var target: DispatchQueue?
  private let required: NWInterface.InterfaceType?

  public init() { required = nil }
  public init(requiredInterfaceType: NWInterface.InterfaceType) { required = requiredInterfaceType }

  public var pathUpdateHandler: (@Sendable (_ newPath: NWPath) -> Void)? {
    get { lock.withLock { handler } }
    set { lock.withLock { handler = newValue } }
  }
  public var currentPath: NWPath { NWPath.current(required) }
  public var queue: DispatchQueue? { lock.withLock { target } }

  /// Reports the networks that there are now.
  public func start(queue: DispatchQueue) {
    lock.withLock { target = queue }
    queue.async { [self] in pathUpdateHandler?(currentPath) }
  }
  public func cancel() { lock.withLock { (target, handler) = (nil, nil) } }
}

extension NWPathMonitor: AsyncSequence {
  public typealias Element = NWPath
  public func makeAsyncIterator() -> AsyncStream<NWPath>.Iterator {
    AsyncStream { continuation in
      pathUpdateHandler = { continuation.yield($0) }
      start(queue: .global())
    }.makeAsyncIterator()
  }
}

/// What networks there are. Follows documentation/network/nwpath.
public struct NWPath: Equatable, Sendable {
  public let status: Status
  public let availableInterfaces: [NWInterface]
  public var isExpensive: Bool { false }
  public var isConstrained: Bool { false }
  public var supportsIPv4: Bool { status == .satisfied }
  public var supportsIPv6: Bool { status == .satisfied }
  public var supportsDNS: Bool { status == .satisfied }
  public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }

  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
    availableInterfaces.contains { $0.type == type }
  }

  /// Follows documentation/network/nwpath/status-swift.enum.
  public enum Status: Sendable {
    case satisfied, unsatisfied, requiresConnection
  }
  /// Follows documentation/network/nwpath/unsatisfiedreason-swift.enum.
  public enum UnsatisfiedReason: Sendable {
    case notAvailable, cellularDenied, wifiDenied, localNetworkDenied
  }

  /// The system's interfaces that are up, the loopback aside.
  static func current(_ required: NWInterface.InterfaceType?) -> NWPath {
    var found: [NWInterface] = []
    let folder = "/sys/class/net"
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
      let state = try? String(contentsOfFile: "\(folder)/\(name)/operstate", encoding: .utf8)
      guard name != "lo", state?.hasPrefix("down") != true else { continue }
      let interface = NWInterface(name: name, index: found.count + 1)
      if required == nil || required == interface.type { found.append(interface) }
    }
    return NWPath(status: found.isEmpty ? .unsatisfied : .satisfied, availableInterfaces: found)
  }
}

/// One way into a network. Follows documentation/network/nwinterface.
public struct NWInterface: Hashable, Sendable {
  public let name: String
  public let index: Int
  public var type: InterfaceType {
    name.hasPrefix("wl") ? .wifi : name.hasPrefix("ww") ? .cellular : .wiredEthernet
  }

  /// Follows documentation/network/nwinterface/interfacetype.
  public enum InterfaceType: Sendable, CaseIterable {
    case other, wifi, cellular, wiredEthernet, loopback
  }
}
