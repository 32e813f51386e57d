extension Publishers {
  /// Publishes what a closure that may throw makes of the values. The operators whose closure may
  /// fail share it: each has a state of its own, made for every subscriber.
  public struct Throwing<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = any Error

    /// What is done with a value.
    enum Verdict {
      case pass(Output)
      case skip
      case passLast(Output)
      case stop
    }

    /// Hears the values, and at the end what is still to be published.
    struct Listener {
      let take: (Upstream.Output) throws -> Verdict
      var finish: () -> Output? = { nil }
    }

    let upstream: Upstream
    let makeListener: () -> Listener

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == any Error {
      let listener = makeListener()
      let outlet = Outlet(subscriber)
      var end: () -> Void = {}
      let tap = Tap<Upstream.Output, Upstream.Failure>(
        onSubscription: { $0.request(.unlimited) },
        onValue: { value in
          do {
            switch try listener.take(value) {
            case .pass(let output): outlet.send(output)
            case .skip: break
            case .passLast(let output):
              outlet.send(output)
              end()
            case .stop: end()
            }
          } catch {
            outlet.fail(error)
            end()
          }
          return .none
        },
        onCompletion: {
          if case .finished = $0, let last = listener.finish() { outlet.send(last) }
          outlet.finish($0.mapFailure { $0 })
        })
      end = { [weak tap] in
        tap?.cancel()
        outlet.finish(.finished)
      }
      outlet.onCancel = { tap.cancel() }
      subscriber.receive(subscription: outlet)
      upstream.subscribe(tap)
    }
  }
}

extension Publisher {
  /// Transforms each value with those so far, or fails.
  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.Throwing<Self, T> {
    Publishers.Throwing(upstream: self) {
      var result = initialResult
      return .init(take: {
        result = try nextPartialResult(result, $0)
        return .pass(result)
      })
    }
  }

  /// Publishes one result of all values, or fails.
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.Throwing<Self, T> {
    Publishers.Throwing(upstream: self) {
      var result = initialResult
      return .init(
        take: {
          result = try nextPartialResult(result, $0)
          return .skip
        }, finish: { result })
    }
  }

  /// Publishes the first value that passes the test, or fails.
  public func tryFirst(
    where predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.Throwing<Self, Output> {
    Publishers.Throwing(upstream: self) {
      .init(take: { try predicate($0) ? .passLast($0) : .skip })
    }
  }

  /// Publishes the last value that passes the test, or fails.
  public func tryLast(
    where predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.Throwing<Self, Output> {
    best { try predicate($1) }
  }

  /// Publishes values until one fails the test, or fails.
  public func tryPrefix(
    while predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.Throwing<Self, Output> {
    Publishers.Throwing(upstream: self) {
      .init(take: { try predicate($0) ? .pass($0) : .stop })
    }
  }

  /// Leaves out values until one fails the test, or fails.
  public func tryDrop(
    while predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.Throwing<Self, Output> {
    Publishers.Throwing(upstream: self) {
      var isOpen = false
      return .init(take: {
        if !isOpen { isOpen = try !predicate($0) }
        return isOpen ? .pass($0) : .skip
      })
    }
  }

  /// Leaves out values that the closure finds equal to the one before, or fails.
  public func tryRemoveDuplicates(
    by predicate: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.Throwing<Self, Output> {
    Publishers.Throwing(upstream: self) {
      var latest: Output?
      return .init(take: {
        if let latest, try predicate(latest, $0) { return .skip }
        latest = $0
        return .pass($0)
      })
    }
  }

  /// Publishes whether all values pass the test, or fails.
  public func tryAllSatisfy(
    _ predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.Throwing<Self, Bool> {
    Publishers.Throwing(upstream: self) {
      .init(take: { try predicate($0) ? .skip : .passLast(false) }, finish: { true })
    }
  }

  /// Publishes whether a value passes the test, or fails.
  public func tryContains(
    where predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.Throwing<Self, Bool> {
    Publishers.Throwing(upstream: self) {
      .init(take: { try predicate($0) ? .passLast(true) : .skip }, finish: { false })
    }
  }

  /// Publishes the smallest value, at the end, or fails.
  public func tryMin(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.Throwing<Self, Output> {
    best { least, value in try least.map { try areInIncreasingOrder(value, $0) } ?? true }
  }

  /// Publishes the greatest value, at the end, or fails.
  public func tryMax(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.Throwing<Self, Output> {
    best { most, value in try most.map { try areInIncreasingOrder($0, value) } ?? true }
  }

  /// Publishes at the end the value that was last found better than the best one before it.
  private func best(
    _ isBetter: @escaping (Output?, Output) throws -> Bool
  ) -> Publishers.Throwing<Self, Output> {
    Publishers.Throwing(upstream: self) {
      var best: Output?
      return .init(
        take: {
          if try isBetter(best, $0) { best = $0 }
          return .skip
        }, finish: { best })
    }
  }
}
