public import Diagnostics

/// A block of a page (CommonMark 0.31.2, chapters 4 and 5, and the GFM extensions), with the place that
/// it takes in the file.
public struct Block: Hashable, Sendable {
  /// What the block is.
  public var kind: Kind
  /// Where it stands, markers included.
  public var range: SourceRange

  /// A block at its place.
  public init(_ kind: Kind, range: SourceRange) {
    self.kind = kind
    self.range = range
  }

  /// The kinds of block.
  public indirect enum Kind: Hashable, Sendable {
    case paragraph([Inline])
    case heading(Heading)
    case codeBlock(CodeBlock)
    /// A block of raw HTML, as it stands.
    case html(String)
    case quote([Block])
    case list(List)
    case table(Table)
    case thematicBreak
    /// A footnote's text; `label` is what stands between `[^` and `]`, `ordinal` counts the references.
    case footnoteDefinition(label: String, ordinal: Int, [Block])
  }
}

/// A heading (CommonMark 4.2 and 4.3).
public struct Heading: Hashable, Sendable {
  /// The level, 1 to 6.
  public var level: Int
  /// The text, without a trailing `{#id}`.
  public var content: [Inline]
  /// The id that the author gave: `{#id}`, or an `<a id="…">`/`<a name="…">` in or next to the heading.
  public var explicitID: String?

  /// A heading of a level from 1 to 6.
  public init(level: Int, content: [Inline], explicitID: String? = nil) {
    self.level = level
    self.content = content
    self.explicitID = explicitID
  }
}

/// A fenced or indented code block (CommonMark 4.4 and 4.5).
public struct CodeBlock: Hashable, Sendable {
  /// The info string, entities and escapes resolved; empty for an indented block.
  public var info: String
  /// The place of the info string, for diagnostics that point into it.
  public var infoRange: SourceRange?
  /// The code, each line ended by a line feed, without the indentation that the container strips.
  public var code: String
  /// Where each line of `code` starts in the file; as many entries as `code` has lines. A column of the
  /// code is a column of the file minus the entry's column.
  public var lineStarts: [SourcePosition]
  /// True for a block between fences, false for an indented one.
  public var isFenced: Bool
  /// False for a fence that the end of the file or of its container closes.
  public var isClosed: Bool

  /// A code block with everything that is known of its place.
  public init(
    info: String, infoRange: SourceRange?, code: String, lineStarts: [SourcePosition],
    isFenced: Bool, isClosed: Bool
  ) {
    self.info = info
    self.infoRange = infoRange
    self.code = code
    self.lineStarts = lineStarts
    self.isFenced = isFenced
    self.isClosed = isClosed
  }
}

/// A bullet or ordered list (CommonMark 5.3), with task list items (GFM 5.3).
public struct List: Hashable, Sendable {
  /// The number of the first item of an ordered list; nothing for a bullet list.
  public var start: Int?
  /// True where no blank line stands between the items, so that their paragraphs get no `<p>`.
  public var isTight: Bool
  /// The items in order.
  public var items: [Item]

  /// One item of a list.
  public struct Item: Hashable, Sendable {
    /// For a task list item, whether it is ticked.
    public var isChecked: Bool?
    /// What the item holds.
    public var blocks: [Block]
    /// Where it stands, marker included.
    public var range: SourceRange

    /// An item at its place.
    public init(isChecked: Bool? = nil, blocks: [Block], range: SourceRange) {
      self.isChecked = isChecked
      self.blocks = blocks
      self.range = range
    }
  }

  /// A list; `start` is nothing for a bullet list.
  public init(start: Int?, isTight: Bool, items: [Item]) {
    self.start = start
    self.isTight = isTight
    self.items = items
  }
}

/// A table (GFM 4.10).
public struct Table: Hashable, Sendable {
  /// How a column is aligned.
  public enum Alignment: Hashable, Sendable { case none, left, center, right }

  /// One cell.
  public struct Cell: Hashable, Sendable {
    /// What the cell holds.
    public var content: [Inline]
    /// Where it stands.
    public var range: SourceRange

    /// A cell at its place.
    public init(content: [Inline], range: SourceRange) {
      self.content = content
      self.range = range
    }
  }

  /// One alignment a column.
  public var alignments: [Alignment]
  /// The head row's cells.
  public var head: [Cell]
  /// The body's rows.
  public var rows: [[Cell]]

  /// A table with its columns' alignments.
  public init(alignments: [Alignment], head: [Cell], rows: [[Cell]]) {
    self.alignments = alignments
    self.head = head
    self.rows = rows
  }
}
