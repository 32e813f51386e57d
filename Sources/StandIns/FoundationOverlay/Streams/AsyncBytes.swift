import Foundation

/// The bytes of a file or of an answer, one after the other.
/// Follows documentation/foundation/filehandle/asyncbytes and its neighbours.
public struct _AsyncBytes: AsyncSequence, Sendable {
  public typealias Element = UInt8
  private let open: @Sendable () async throws -> Data

  init(_ open: @escaping @Sendable () async throws -> Data) {
    self.open = open
  }

  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(open: open)
  }

  public struct AsyncIterator: AsyncIteratorProtocol {
    private let open: @Sendable () async throws -> Data
    private var bytes: Data.Iterator?

    fileprivate init(open: @escaping @Sendable () async throws -> Data) {
      self.open = open
    }

    public mutating func next() async throws -> UInt8? {
      if bytes == nil { bytes = try await open().makeIterator() }
      return bytes?.next()
    }
  }
}

extension URL {
  public typealias AsyncBytes = _AsyncBytes

  /// Follows documentation/foundation/url/resourcebytes.
  public var resourceBytes: AsyncBytes {
    _AsyncBytes {
      isFileURL ? try Data(contentsOf: self) : try await URLSession.shared.data(from: self).0
    }
  }

  /// Follows documentation/foundation/url/lines.
  public var lines: AsyncLineSequence<AsyncBytes> { resourceBytes.lines }
}

extension FileHandle {
  public typealias AsyncBytes = _AsyncBytes

  /// Follows documentation/foundation/filehandle/bytes.
  public var bytes: AsyncBytes {
    let file = UncheckedFile(handle: self)
    return _AsyncBytes { try file.handle.readToEnd() ?? Data() }
  }

  private struct UncheckedFile: @unchecked Sendable {
    let handle: FileHandle
  }
}

extension URLSession {
  public typealias AsyncBytes = _AsyncBytes

  /// Follows documentation/foundation/urlsession/bytes(from:delegate:).
  public func bytes(from url: URL, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (
    AsyncBytes, URLResponse
  ) {
    try await bytes(for: URLRequest(url: url), delegate: delegate)
  }

  /// Follows documentation/foundation/urlsession/bytes(for:delegate:).
  public func bytes(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) {
    let (data, response) = try await self.data(for: request, delegate: delegate)
    return (_AsyncBytes { data }, response)
  }
}
