import Foundation

extension IndexPath {
  /// Follows documentation/foundation/indexpath/init(row:section:).
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  /// Follows documentation/foundation/indexpath/init(item:section:).
  public init(item: Int, section: Int) {
    self.init(indexes: [section, item])
  }

  /// The first index. Follows documentation/foundation/indexpath/section.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The second index, in a table. Follows documentation/foundation/indexpath/row.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The second index, in a collection. Follows documentation/foundation/indexpath/item.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
