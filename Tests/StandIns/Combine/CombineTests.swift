import Combine
import Foundation
import Testing

@Suite struct CombineTests {
  private struct Broken: Error, Equatable {}

  private final class Counter: ObservableObject {
    @Published var count = 0
    @Published var name = "one"
  }

  private final class Manual: ObservableObject {
    var count = 0 { willSet { objectWillChange.send() } }
  }

  @Test("A subject's values reach a sink until it is cancelled")
  func subject() {
    let subject = PassthroughSubject<Int, Never>()
    var seen: [Int] = []
    let cancellable = subject.sink { seen.append($0) }
    subject.send(1)
    subject.send(2)
    cancellable.cancel()
    subject.send(3)
    #expect(seen == [1, 2])
  }

  @Test("A sink ends when its cancellable is released")
  func release() {
    let subject = PassthroughSubject<Int, Never>()
    var seen: [Int] = []
    var bag: Set<AnyCancellable> = []
    subject.sink { seen.append($0) }.store(in: &bag)
    subject.send(1)
    bag = []
    subject.send(2)
    #expect(seen == [1])
  }

  @Test("An object announces before its published property changes")
  func published() {
    let counter = Counter()
    var before: [Int] = []
    let cancellable = counter.objectWillChange.sink { before.append(counter.count) }
    counter.count = 5
    counter.name = "two"
    #expect(before == [0, 5])
    #expect(counter.count == 5)
    cancellable.cancel()
  }

  @Test("A published property publishes its present value and then each new one")
  func projected() {
    let counter = Counter()
    var seen: [Int] = []
    let cancellable = counter.$count.map { $0 * 10 }.sink { seen.append($0) }
    counter.count = 1
    counter.count = 2
    #expect(seen == [0, 10, 20])
    cancellable.cancel()
  }

  @Test("An object without published properties keeps one publisher")
  func manual() {
    let manual = Manual()
    var announcements = 0
    let cancellable = manual.objectWillChange.sink { announcements += 1 }
    manual.count = 1
    manual.count = 2
    #expect(announcements == 2)
    cancellable.cancel()
  }

  @Test("assign(to:) sets a published property")
  func assignToPublished() {
    let counter = Counter()
    [3, 4].publisher.assign(to: &counter.$count)
    #expect(counter.count == 4)
    let other = Counter()
    let cancellable = counter.$count.assign(to: \.count, on: other)
    #expect(other.count == 4)
    cancellable.cancel()
  }

  @Test("A subscriber receives no more than it asks for")
  func demand() {
    var seen: [Int] = []
    var subscription: (any Subscription)?
    let subscriber = AnySubscriber<Int, Never>(
      receiveSubscription: {
        subscription = $0
        $0.request(.max(2))
      },
      receiveValue: {
        seen.append($0)
        return .none
      })
    (1...).publisher.filter { $0.isMultiple(of: 2) }.subscribe(subscriber)
    #expect(seen == [2, 4])
    subscription?.request(.max(1))
    #expect(seen == [2, 4, 6])
  }

  @Test("Values of several publishers are combined")
  func combining() {
    let (a, b) = (CurrentValueSubject<Int, Never>(1), PassthroughSubject<String, Never>())
    var latest: [String] = []
    var zipped: [String] = []
    var bag: [AnyCancellable] = []
    a.combineLatest(b).sink { latest.append("\($0)\($1)") }.store(in: &bag)
    a.zip(b).sink { zipped.append("\($0)\($1)") }.store(in: &bag)
    b.send("x")
    a.send(2)
    b.send("y")
    #expect(latest == ["1x", "2x", "2y"])
    #expect(zipped == ["1x", "2y"])
  }

  @Test("An error ends the chain unless it is replaced or caught")
  func errors() {
    var endings: [Subscribers.Completion<Broken>] = []
    _ = Fail<Int, Broken>(error: Broken()).sink {
      endings.append($0)
    } receiveValue: { _ in
    }
    #expect(endings == [.failure(Broken())])
    var seen: [Int] = []
    _ = [1, 2].publisher.tryMap { if $0 == 2 { throw Broken() } else { return $0 } }
      .replaceError(with: 9).sink { seen.append($0) }
    _ = Fail<Int, Broken>(error: Broken()).catch { _ in Just(7) }.sink { seen.append($0) }
    #expect(seen == [1, 9, 7])
  }

  @Test("flatMap and switchToLatest follow the publishers made of values")
  func flattening() {
    var flat: [Int] = []
    _ = [1, 2].publisher.flatMap { [$0, $0 * 10].publisher }.sink { flat.append($0) }
    #expect(flat == [1, 10, 2, 20])
    let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
    var latest: [Int] = []
    let cancellable = outer.switchToLatest().sink { latest.append($0) }
    outer.send(first)
    first.send(1)
    outer.send(second)
    first.send(2)
    second.send(3)
    #expect(latest == [1, 3])
    cancellable.cancel()
  }

  @Test(
    "Operators that end early or late",
    arguments: [
      ("first", [1]), ("prefix", [1, 2]), ("drop", [3]), ("last", [3]), ("count", [3]),
      ("reduce", [6]), ("scan", [1, 3, 6]), ("append", [1, 2, 3, 4]), ("prepend", [0, 1, 2, 3]),
    ])
  func sequences(name: String, expected: [Int]) {
    let source = [1, 2, 3].publisher
    let publisher: AnyPublisher<Int, Never>
    switch name {
    case "first": publisher = source.first().eraseToAnyPublisher()
    case "prefix": publisher = source.prefix(2).eraseToAnyPublisher()
    case "drop": publisher = source.dropFirst(2).eraseToAnyPublisher()
    case "last": publisher = source.last().eraseToAnyPublisher()
    case "count": publisher = source.count().eraseToAnyPublisher()
    case "reduce": publisher = source.reduce(0, +).eraseToAnyPublisher()
    case "scan": publisher = source.scan(0, +).eraseToAnyPublisher()
    case "append": publisher = source.append(4).eraseToAnyPublisher()
    default: publisher = source.prepend(0).eraseToAnyPublisher()
    }
    var seen: [Int] = []
    var ended = false
    _ = publisher.sink { _ in
      ended = true
    } receiveValue: {
      seen.append($0)
    }
    #expect(seen == expected)
    #expect(ended)
  }

  @Test("A debounced subject publishes only the last of a burst")
  func debounce() async {
    let subject = PassthroughSubject<Int, Never>()
    var iterator = subject.debounce(for: .milliseconds(20), scheduler: DispatchQueue.global())
      .values.makeAsyncIterator()
    for value in 1...5 { subject.send(value) }
    #expect(await iterator.next() == 5)
  }

  @Test("Notifications are published") func notifications() {
    let (center, name) = (NotificationCenter(), Notification.Name("changed"))
    var seen = 0
    let cancellable = center.publisher(for: name).sink { _ in seen += 1 }
    center.post(name: name, object: nil)
    cancellable.cancel()
    center.post(name: name, object: nil)
    #expect(seen == 1)
  }

  @Test("A future keeps its result for every subscriber") func future() {
    var runs = 0
    let future = Future<Int, Never> { promise in
      runs += 1
      promise(.success(4))
    }
    var seen: [Int] = []
    _ = future.sink { seen.append($0) }
    _ = future.sink { seen.append($0) }
    #expect(seen == [4, 4])
    #expect(runs == 1)
  }

  @Test("A shared publisher subscribes once") func share() {
    var subscriptions = 0
    let subject = PassthroughSubject<Int, Never>()
    let shared = subject.handleEvents(receiveSubscription: { _ in subscriptions += 1 }).share()
    var seen: [Int] = []
    let first = shared.sink { seen.append($0) }
    let second = shared.sink { seen.append($0) }
    subject.send(1)
    #expect(seen == [1, 1])
    #expect(subscriptions == 1)
    first.cancel()
    second.cancel()
  }

  @Test("JSON is decoded") func decoding() {
    var seen: [[Int]] = []
    _ = Just(Data("[1,2]".utf8)).decode(type: [Int].self, decoder: JSONDecoder())
      .sink { _ in
      } receiveValue: {
        seen.append($0)
      }
    #expect(seen == [[1, 2]])
  }
}
