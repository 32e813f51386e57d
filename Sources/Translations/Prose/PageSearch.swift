import Catalog

extension Page {
  /// Whether a word stands anywhere in the file. Looking through the bytes costs less than through the
  /// characters or the tree.
  func mentions(_ word: String) -> Bool {
    var text = document.source.text
    let word = Array(word.utf8)
    guard let first = word.first else { return true }
    return text.withUTF8 { bytes in
      guard bytes.count >= word.count else { return false }
      for start in 0...bytes.count - word.count where bytes[start] == first {
        if word.indices.allSatisfy({ bytes[start + $0] == word[$0] }) { return true }
      }
      return false
    }
  }
}
