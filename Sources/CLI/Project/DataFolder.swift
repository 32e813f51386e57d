import Diagnostics
import Foundation

/// What the tool reads at run time: the sources of the stand-ins, and the default theme.
struct DataFolder: Sendable {
  /// The folder with the sources of the stand-in modules.
  var standIns: String
  /// The folder of the default theme.
  var theme: String

  /// Finds the data: in `STELE_HOME`, else in `share/stele` beside the executable's folder, else in the
  /// checkout that the executable lies in.
  static func find(
    environment: [String: String], executable: String
  ) throws(Diagnostic) -> DataFolder {
    if let home = environment["STELE_HOME"], !home.isEmpty {
      if let data = DataFolder(in: home) { return data }
      throw Diagnostic(
        .error, "no-data", "the folder that STELE_HOME names does not hold Stele's data",
        file: home, help: "it must hold the folders 'StandIns' and 'Site'")
    }
    let bin = URL(fileURLWithPath: executable).resolvingSymlinksInPath().deletingLastPathComponent()
    let installed = bin.deletingLastPathComponent().appendingPathComponent("share/stele")
    if let data = DataFolder(in: installed.path) { return data }
    var folder = bin
    while folder.path != "/" {
      if let data = DataFolder(in: folder.path) { return data }
      folder.deleteLastPathComponent()
    }
    throw Diagnostic(
      .error, "no-data", "Stele's data (stand-ins, theme) is not found beside the executable",
      help: "set STELE_HOME to the folder that holds 'StandIns' and 'Site'")
  }

  /// The data of an installation or of a checkout.
  private init?(in home: String) {
    let found = ["\(home)/StandIns", "\(home)/Sources/StandIns"].first {
      FileManager.default.fileExists(atPath: $0)
    }
    guard let found else { return nil }
    standIns = found
    theme = "\(home)/Site"
  }
}
