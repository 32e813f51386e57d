import QuartzCore

/// The colour and image sets of the `.xcassets` folders that lie in a bundle.
enum _AssetCatalog {
  /// The folder `NAME.colorset` or `NAME.imageset`, wherever it lies in a catalogue.
  private static func folder(named name: String, extension suffix: String, in bundle: Bundle)
    -> URL?
  {
    guard let root = bundle.resourceURL else { return nil }
    let files = FileManager.default
    let top = (try? files.contentsOfDirectory(at: root, includingPropertiesForKeys: nil)) ?? []
    for catalog in top where catalog.pathExtension == "xcassets" {
      let wanted = "/" + name + "." + suffix
      let all = files.enumerator(at: catalog, includingPropertiesForKeys: nil)
      while let url = all?.nextObject() as? URL {
        if url.path.hasSuffix(wanted) { return url }
      }
    }
    return nil
  }

  static func color(named name: String, in bundle: Bundle) -> UIColor? {
    guard let folder = folder(named: name, extension: "colorset", in: bundle),
      let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
      let set = try? JSONDecoder().decode(ColorSet.self, from: data)
    else { return nil }
    let light = set.colors.first { $0.appearances == nil }?.color?.value
    let dark = set.colors.first { $0.appearances != nil }?.color?.value
    guard let plain = light ?? dark else { return nil }
    return UIColor { $0.userInterfaceStyle == .dark ? dark ?? plain : plain }
  }

  static func imageFile(named name: String, in bundle: Bundle) -> URL? {
    guard let folder = folder(named: name, extension: "imageset", in: bundle),
      let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
      let set = try? JSONDecoder().decode(ImageSet.self, from: data)
    else { return nil }
    return set.images.lazy.compactMap(\.filename).first.map(folder.appendingPathComponent)
  }

  private struct ImageSet: Decodable {
    struct Entry: Decodable { let filename: String? }
    let images: [Entry]
  }

  private struct ColorSet: Decodable {
    struct Appearance: Decodable { let value: String }
    struct Entry: Decodable {
      let color: Color?
      let appearances: [Appearance]?
    }
    struct Color: Decodable {
      let components: [String: String]?

      var value: UIColor? {
        guard let components else { return nil }
        func channel(_ name: String) -> CGFloat {
          let text = components[name] ?? (name == "alpha" ? "1" : components["white"] ?? "0")
          if text.hasPrefix("0x") { return CGFloat(Int(text.dropFirst(2), radix: 16) ?? 0) / 255 }
          if !text.contains("."), name != "alpha" { return CGFloat(Double(text) ?? 0) / 255 }
          return CGFloat(Double(text) ?? 0)
        }
        return UIColor(
          red: channel("red"), green: channel("green"), blue: channel("blue"),
          alpha: channel("alpha"))
      }
    }
    let colors: [Entry]
  }
}
