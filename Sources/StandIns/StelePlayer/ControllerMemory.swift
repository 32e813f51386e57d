@_spi(Stele) import SwiftUI
import UIKit

/// Remembers which controllers have been on the screen, without keeping them alive.
@MainActor final class ControllerMemory {
  private struct Entry {
    let name: String
    var titles: Set<String>
    weak var controller: UIViewController?
    let id: ObjectIdentifier
  }

  private var entries: [Entry] = []

  /// Notes all controllers of a window.
  func look(at window: UIWindow?) {
    for controller in Self.controllers(in: window) {
      let titles = Set([Titles.title(of: controller)].compactMap(\.self))
      if let index = entries.firstIndex(where: { $0.controller === controller }) {
        entries[index].titles.formUnion(titles)
      } else {
        entries.append(
          Entry(
            name: String(describing: type(of: controller)), titles: titles, controller: controller,
            id: ObjectIdentifier(controller)))
      }
    }
  }

  /// Looks whether all controllers with a title, or of a class, that have left the screen are gone.
  func expectReleased(_ title: String, in window: UIWindow?) throws {
    let all = entries.filter { $0.titles.contains(title) || $0.name == title }
    guard !all.isEmpty else {
      let known = entries.flatMap { Array($0.titles) + [$0.name] }
      let near = Nearest.question(title, in: known)
      throw Failure(message: "no screen “\(title)” has been shown\(near)", found: known)
    }
    let shown = Set(Self.controllers(in: window).map(ObjectIdentifier.init))
    let gone = all.filter { entry in
      entry.controller.map { !shown.contains(ObjectIdentifier($0)) } ?? true
    }
    guard !gone.isEmpty else {
      throw Failure(message: "the screen “\(title)” has not been left yet")
    }
    let alive = gone.compactMap(\.controller)
    guard alive.isEmpty else {
      let kinds = Set(alive.map { String(describing: type(of: $0)) }).sorted().joined(
        separator: ", ")
      throw Failure(
        message:
          "the controller of “\(title)” (\(kinds)) has left the screen but not the memory: something "
          + "still holds it, such as a closure that captures self strongly")
    }
  }

  /// The controllers of a window: its root, what that presents, and the children of each.
  private static func controllers(in window: UIWindow?) -> [UIViewController] {
    guard let root = window?.rootViewController else { return [] }
    return all(root)
  }

  private static func all(_ controller: UIViewController) -> [UIViewController] {
    var children = controller.children
    if let presented = controller._ownPresented { children.append(presented) }
    return [controller] + children.flatMap(all)
  }
}
