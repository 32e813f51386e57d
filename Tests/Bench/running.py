"""Samples that run: the project's articles, and two that do very much of one thing."""
import os

COUNTER = """# A counter

```swift:CounterView.swift
import SwiftUI

struct CounterView: View {
  @State private var count = 0
  var body: some View {
    VStack {
      Text(verbatim: "Count: \\(count)")
      Button("More") { count += 1 }
    }
  }
}
```

```walkthrough “Many taps”
launch CounterView()
%s
expect “Count: %d”
picture “At the end”
```
"""

ROWS = """# A long list

```swift:RowsView.swift
import SwiftUI

struct RowsView: View {
  var body: some View {
    List(1...%d, id: \\.self) { number in
      Text(verbatim: "Row \\(number)")
    }
  }
}
```

```walkthrough “All of it”
launch RowsView()
%s
expect “Row %d”
picture “At the end”
```
"""


def counter(taps):
    return COUNTER % ("\n".join(["tap “More”"] * taps), taps)


def rows(count):
    places = range(count // 100, count + 1, count // 100)
    return ROWS % (count, "\n".join(f"scroll to “Row {row}”" for row in places), count)


def bench(work, run):
    """Prints each; `run(name, articles, runs)` measures one run of a folder and shows it."""
    runs = os.path.join(work, "runs")
    run("run Articles, nothing built", "Articles", runs)
    run("run Articles, unchanged", "Articles", runs)
    samples = [("a counter tapped {} times", counter, (1_000, 10_000)),
               ("a list of {} rows scrolled through", rows, (1_000, 10_000))]
    for name, text, counts in samples:
        for count in counts:
            folder = os.path.join(work, f"{text.__name__}-{count}")
            os.makedirs(folder)
            with open(os.path.join(folder, "sample.en.md"), "w") as file:
                file.write(text(count))
            run(name.format(count), folder, os.path.join(folder, "runs"))
