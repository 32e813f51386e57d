import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension URLSession {
  /// A publisher of the answer to a request for the address.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    DataTaskPublisher(request: URLRequest(url: url), session: self)
  }

  /// A publisher of the answer to a request.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }

  /// Publishes an answer. Follows documentation/foundation/urlsession/datataskpublisher.
  public struct DataTaskPublisher: Publisher {
    public typealias Output = (data: Data, response: URLResponse)
    public typealias Failure = URLError
    /// The request made.
    public let request: URLRequest
    /// The session that makes it.
    public let session: URLSession

    /// Makes the request when there is a subscriber.
    public init(request: URLRequest, session: URLSession) {
      (self.request, self.session) = (request, session)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == URLError {
      let outlet = Outlet(AnySubscriber(subscriber))
      let answer = Transfer(value: outlet)
      let task = session.dataTask(with: request) { data, response, error in
        if let data, let response {
          answer.value.send((data, response))
          answer.value.finish(.finished)
        } else {
          answer.value.fail((error as? URLError) ?? URLError(.unknown))
        }
      }
      outlet.onCancel = { task.cancel() }
      subscriber.receive(subscription: outlet)
      task.resume()
    }
  }
}
