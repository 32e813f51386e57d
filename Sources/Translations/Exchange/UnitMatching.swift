/// Finds the source's unit for each unit of a file: by its id and text, else by its text alone, first
/// within its section.
struct UnitMatching {
  private(set) var units: [(source: Int, unit: ExchangeFile.Unit)] = []
  private(set) var unmatched: [(unit: ExchangeFile.Unit, reason: String)] = []

  init(_ exchange: ExchangeFile, _ source: [TextUnit], ids: UnitIDs) {
    let names = ids.ids(of: source)
    let byID = Dictionary(zip(names, source.indices), uniquingKeysWith: { first, _ in first })
    var free = Set(source.indices)
    var rest: [ExchangeFile.Unit] = []
    for unit in exchange.units {
      if let index = byID[unit.id], source[index].text == unit.source, free.remove(index) != nil {
        units.append((index, unit))
      } else {
        rest.append(unit)
      }
    }
    for unit in rest {
      let alike = free.filter { source[$0].text == unit.source }.sorted()
      let home = unit.id.prefix { $0 != "/" }
      if let index = alike.first(where: { names[$0].prefix { $0 != "/" } == home }) ?? alike.first {
        free.remove(index)
        units.append((index, unit))
      } else if !unit.target.isEmpty {
        unmatched.append((unit, Self.reason(byID[unit.id].map { source[$0].text }, unit)))
      }
    }
    units.sort { $0.source < $1.source }
  }

  /// Why nothing takes a unit whose id leads to a text of the source, or to none.
  private static func reason(_ text: String?, _ unit: ExchangeFile.Unit) -> String {
    guard let text else { return "the source has no such text any more" }
    return text == unit.source
      ? "it stands more than once in the file; the first one counts"
      : "the source's text has changed since the export"
  }
}
