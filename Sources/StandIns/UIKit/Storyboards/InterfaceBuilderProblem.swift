import QuartzCore

/// Something that is wrong with a storyboard or nib file.
public struct _InterfaceBuilderProblem: Error, CustomStringConvertible {
  public let line: Int
  public let text: String
  /// Whether nothing can be made of the file.
  public internal(set) var isFatal = true

  public var description: String { "\(line): \(text)" }
}

extension _InterfaceBuilderElement {
  /// What Interface Builder would not compile: ids that two objects have or none, and controllers
  /// that contain themselves.
  var problems: [_InterfaceBuilderProblem] {
    let all = tree
    var byID: [String: _InterfaceBuilderElement] = [:]
    var problems: [_InterfaceBuilderProblem] = []
    for element in all where !element.id.isEmpty {
      if let first = byID[element.id] {
        problems.append(
          _InterfaceBuilderProblem(
            line: element.line,
            text:
              "the id '\(element.id)' is that of the <\(first.name)> in line \(first.line), too",
            isFatal: false))
      } else {
        byID[element.id] = element
      }
    }
    if let initial = attributes["initialViewController"], byID[initial] == nil {
      problems.append(
        _InterfaceBuilderProblem(
          line: line, text: "no scene has the id of the initial controller, '\(initial)'",
          isFatal: false))
    }
    for element in all {
      for attribute in ["destination", "firstItem", "secondItem"] {
        guard let id = element[attribute], byID[id] == nil, !id.hasPrefix("-") else { continue }
        problems.append(
          _InterfaceBuilderProblem(
            line: element.line,
            text: "no object has the id '\(id)' that the <\(element.name)> refers to",
            isFatal: false))
      }
    }
    return (problems + cycles(byID)).sorted { $0.line < $1.line }
  }

  /// Controllers that would be made without end: each holds the next, and the last the first.
  private func cycles(_ byID: [String: _InterfaceBuilderElement]) -> [_InterfaceBuilderProblem] {
    var held: [String: [_InterfaceBuilderElement]] = [:]
    for controller in list("scenes").flatMap({ $0.list("objects") }) {
      held[controller.id, default: []] += controller.tree.filter {
        $0.name == "segue" && ["relationship", "embed"].contains($0["kind"])
      }
    }
    var (problems, done): ([_InterfaceBuilderProblem], Set<String>) = ([], [])
    for start in held.keys.sorted() where !done.contains(start) {
      // Depth first, without recursion: what is on the path must not be reached again.
      var path: [(id: String, next: Int)] = [(start, 0)]
      while let (id, next) = path.last {
        let segues = held[id] ?? []
        guard next < segues.count else {
          done.insert(id)
          path.removeLast()
          continue
        }
        path[path.count - 1].next += 1
        guard let destination = segues[next]["destination"], !done.contains(destination) else {
          continue
        }
        if path.contains(where: { $0.id == destination }) {
          problems.append(
            _InterfaceBuilderProblem(
              line: segues[next].line,
              text: "the controller '\(destination)' would contain itself"))
        } else {
          path.append((destination, 0))
        }
      }
    }
    return problems
  }
}

extension UIStoryboard {
  /// What is wrong with a file, line by line.
  public static func _problems(in data: Data) -> [_InterfaceBuilderProblem] {
    do { return try _InterfaceBuilderElement.parse(data).problems } catch { return [error] }
  }
}

/// Reads a file and tells what is wrong with it; nothing is made of a file that is not in order.
func _readInterfaceBuilderFile(_ data: Data, name: String) -> _InterfaceBuilderElement {
  do {
    let document = try _InterfaceBuilderElement.parse(data)
    for problem in document.problems {
      if problem.isFatal { preconditionFailure("\(name):\(problem)") }
      FileHandle.standardError.write(Data("\(name):\(problem)\n".utf8))
    }
    return document
  } catch {
    preconditionFailure("\(name):\(error)")
  }
}
