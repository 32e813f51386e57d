/// What the names in a page's code mean: of each block that compiles the declarations that its names stand
/// for. Made on demand only, since the compiler has to be asked about every name.
public struct PageNames: Hashable, Codable, Sendable {
  /// A name in a block.
  public struct Place: Hashable, Codable, Sendable {
    /// Where it starts in the block's code, in UTF-8 bytes.
    public var offset: Int
    /// How many bytes long it is.
    public var length: Int
    /// The number of its meaning in `meanings`.
    public var meaning: Int

    /// A place from its parts.
    public init(offset: Int, length: Int, meaning: Int) {
      self.offset = offset
      self.length = length
      self.meaning = meaning
    }
  }

  /// What the names mean; each once, however often it is used.
  public private(set) var meanings: [NameMeaning] = []
  /// The names of each block in their order, by the block's number on the page.
  public private(set) var blocks: [Int: [Place]] = [:]
  private var numbers: [NameMeaning: Int] = [:]

  /// No names.
  public init() {}

  /// Adds the next name of a block.
  public mutating func add(_ meaning: NameMeaning, at range: Range<Int>, inBlock block: Int) {
    let number = numbers[meaning] ?? meanings.count
    if number == meanings.count {
      meanings.append(meaning)
      numbers[meaning] = number
    }
    blocks[block, default: []].append(
      Place(offset: range.lowerBound, length: range.count, meaning: number))
  }

  private enum CodingKeys: CodingKey {
    case meanings, blocks
  }
}

/// What a name means at its place.
public struct NameMeaning: Hashable, Codable, Sendable {
  /// A page of Apple's documentation.
  public struct Page: Hashable, Codable, Sendable {
    /// What the page is about: `View`, `Font.headline`.
    public var title: String
    /// Its whole address.
    public var address: String

    /// A page from its parts.
    public init(title: String, address: String) {
      self.title = title
      self.address = address
    }
  }

  /// The declaration, as code.
  public var declaration: String
  /// The initialiser that a type's name calls here.
  public var initializer: String?
  /// The type here, where the declaration leaves it open.
  public var type: String?
  /// The framework that declares it; nothing for what the article itself declares.
  public var module: String?
  /// The number of the block that declares it, where the article does.
  public var block: Int?
  /// Where Apple documents it, or the type that it belongs to.
  public var page: Page?

  /// A meaning from its parts.
  public init(
    declaration: String, initializer: String? = nil, type: String? = nil, module: String? = nil,
    block: Int? = nil, page: Page? = nil
  ) {
    self.declaration = declaration
    self.initializer = initializer
    self.type = type
    self.module = module
    self.block = block
    self.page = page
  }
}
