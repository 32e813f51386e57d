/// A sample that waits in every way that Foundation, Dispatch, Combine and Swift have.
enum TimePage {
  static let text = """
    # Time

    ```swift
    import Combine
    import Foundation
    import SwiftUI

    final class Search: ObservableObject {
      @Published var query = ""
      @Published var found = "nothing"
      private var bag: Set<AnyCancellable> = []
      init() {
        $query.dropFirst().debounce(for: .seconds(2), scheduler: RunLoop.main)
          .sink { [unowned self] in found = "found \\($0)" }.store(in: &bag)
        $query.dropFirst().delay(for: 1, scheduler: DispatchQueue.main)
          .collect(4).sink { print("delayed \\($0.joined(separator: " "))") }.store(in: &bag)
      }
    }

    struct ContentView: View {
      @StateObject private var search = Search()
      @State private var start = Date()
      @State private var ticks = 0
      @State private var beats = 0
      @State private var timer: Timer?
      @State private var order: [String] = []
      let pulse = Timer.publish(every: 10, on: .main, in: .common).autoconnect()

      func note(_ name: String) { order.append("\\(name) \\(Int(Date().timeIntervalSince(start)))") }

      var body: some View {
        Text("Ticks: \\(ticks)")
        Text("Beats: \\(beats)").onReceive(pulse) { _ in beats += 1 }
        TextField("Query", text: $search.query)
        Text(search.found)
        Button("Date") { print(ISO8601DateFormatter().string(from: Date())) }
        Button("Timer") {
          timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in ticks += 1 }
        }
        Button("Later") {
          start = Date()
          DispatchQueue.main.asyncAfter(deadline: .now() + 3) { note("main") }
          DispatchQueue.global().asyncAfter(deadline: .now() + 2) {
            DispatchQueue.main.async { note("global") }
          }
          Task { try await Task.sleep(for: .seconds(1)); note("task") }
          Task { try await Task.sleep(nanoseconds: 4_000_000_000); note("nanoseconds") }
          Task {
            let span = try await ContinuousClock().measure {
              try await Task.sleep(until: .now + .seconds(5), clock: .suspending)
            }
            note("\\(span.components.seconds) measured")
          }
        }
        Button("Tell") { print(order.joined(separator: ", ")) }
        Button("Block") {
          start = Date()
          order = []
          Thread.sleep(forTimeInterval: 30)
          note("slept")
          RunLoop.main.run(until: Date() + 10)
          note("ran")
          let done = DispatchSemaphore(value: 0)
          DispatchQueue.global().asyncAfter(deadline: .now() + 5) { done.signal() }
          done.wait()
          note("waited")
          if DispatchSemaphore(value: 0).wait(timeout: .now() + 20) == .timedOut { note("missed") }
          print(order.joined(separator: ", "))
        }
      }
    }
    ```

    ```walkthrough
    tap “Date”
    expect printed “2025-01-06T09:41:00Z”
    tap “Timer”
    expect “Ticks: 0”
    wait 30 seconds
    expect “Ticks: 30”
    expect “Beats: 3”
    type “Milk” into “Query”
    wait 1 second
    expect printed “delayed M Mi Mil Milk”
    expect “nothing”
    wait 1 second
    expect “found Milk”
    tap “Later”
    wait 5 seconds
    tap “Tell”
    expect printed “task 1, global 2, main 3, nanoseconds 4, 5 measured 5”
    tap “Block”
    expect printed “slept 30, ran 40, waited 45, missed 65”
    ```

    """
}
