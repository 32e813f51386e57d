import Combine
import Foundation
import Testing

@Suite struct OperatorTests {
  private struct Broken: Error, Equatable {}

  @Test("Operators whose closure may throw publish what they have and then the error")
  func throwing() {
    var seen: [Int] = []
    var failed = false
    _ = [1, 1, 2, 3].publisher.tryRemoveDuplicates {
      if $1 == 3 { throw Broken() }
      return $0 == $1
    }.sink {
      if case .failure = $0 { failed = true }
    } receiveValue: {
      seen.append($0)
    }
    #expect(seen == [1, 2])
    #expect(failed)
  }

  @Test(
    "The results of throwing operators are those of the plain ones",
    arguments: [
      ("scan", [1, 3, 6]), ("reduce", [6]), ("first", [2]), ("prefix", [1, 2]), ("drop", [3]),
      ("max", [3]), ("min", [1]),
    ])
  func results(name: String, expected: [Int]) {
    let source = [1, 2, 3].publisher
    let made: AnyPublisher<Int, any Error>? =
      switch name {
      case "scan": source.tryScan(0) { $0 + $1 }.eraseToAnyPublisher()
      case "reduce": source.tryReduce(0) { $0 + $1 }.eraseToAnyPublisher()
      case "first": source.tryFirst { $0 > 1 }.eraseToAnyPublisher()
      case "prefix": source.tryPrefix { $0 < 3 }.eraseToAnyPublisher()
      case "drop": source.tryDrop { $0 < 3 }.eraseToAnyPublisher()
      case "max": source.tryMax { $0 < $1 }.eraseToAnyPublisher()
      case "min": source.tryMin { $0 < $1 }.eraseToAnyPublisher()
      default: nil
      }
    var seen: [Int] = []
    _ = made?.sink(receiveCompletion: { _ in }, receiveValue: { seen.append($0) })
    #expect(seen == expected)
  }

  @Test("A full buffer drops the newest, the oldest, or fails")
  func buffer() {
    func run(_ strategy: Publishers.BufferingStrategy<Broken>) -> (values: [Int], failed: Bool) {
      let subject = PassthroughSubject<Int, Broken>()
      var values: [Int] = []
      var failed = false
      var subscription: (any Subscription)?
      let subscriber = AnySubscriber<Int, Broken>(
        receiveSubscription: { subscription = $0 },
        receiveValue: {
          values.append($0)
          return .none
        }, receiveCompletion: { if case .failure = $0 { failed = true } })
      subject.buffer(size: 2, prefetch: .byRequest, whenFull: strategy).subscribe(subscriber)
      for value in 1...3 { subject.send(value) }
      subscription?.request(.unlimited)
      return (values, failed)
    }
    #expect(run(.dropNewest).values == [1, 2])
    #expect(run(.dropOldest).values == [2, 3])
    #expect(run(.customError { Broken() }).failed)
  }

  @Test("A publisher that is silent for too long is ended")
  func timeout() {
    let subject = PassthroughSubject<Int, Broken>()
    var ending: Subscribers.Completion<Broken>?
    let queue = DispatchQueue(label: "timeout")
    let done = DispatchSemaphore(value: 0)
    let cancellable = subject.timeout(
      .milliseconds(20), scheduler: queue, customError: { Broken() }
    ).sink(
      receiveCompletion: {
        ending = $0
        done.signal()
      }, receiveValue: { _ in })
    #expect(done.wait(timeout: .now() + 5) == .success)
    cancellable.cancel()
    #expect(ending == .failure(Broken()))
  }
}
