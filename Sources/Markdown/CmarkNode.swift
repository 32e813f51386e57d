internal import CCmark
import Foundation

/// A node of cmark-gfm's tree, valid as long as its `CmarkTree`.
struct CmarkNode {
  let pointer: OpaquePointer

  enum Kind {
    case document, quote, list, item, codeBlock, htmlBlock, paragraph, heading, thematicBreak
    case footnoteDefinition, table, tableRow, tableCell
    case text, softBreak, lineBreak, code, html, emphasis, strong, strikethrough, link, image
    case footnoteReference, unknown
  }

  init(pointer: OpaquePointer) {
    self.pointer = pointer
  }

  init?(_ pointer: OpaquePointer?) {
    guard let pointer else { return nil }
    self.pointer = pointer
  }

  var typeNumber: UInt32 { UInt32(cmark_node_get_type(pointer).rawValue) }

  var kind: Kind {
    switch cmark_node_get_type(pointer) {
    case CMARK_NODE_TEXT: .text
    case CMARK_NODE_SOFTBREAK: .softBreak
    case CMARK_NODE_CODE: .code
    case CMARK_NODE_PARAGRAPH: .paragraph
    case CMARK_NODE_EMPH: .emphasis
    case CMARK_NODE_STRONG: .strong
    case CMARK_NODE_LINK: .link
    case CMARK_NODE_IMAGE: .image
    case CMARK_NODE_LINEBREAK: .lineBreak
    case CMARK_NODE_HTML_INLINE: .html
    case CMARK_NODE_HEADING: .heading
    case CMARK_NODE_CODE_BLOCK: .codeBlock
    case CMARK_NODE_LIST: .list
    case CMARK_NODE_ITEM: .item
    case CMARK_NODE_BLOCK_QUOTE: .quote
    case CMARK_NODE_HTML_BLOCK: .htmlBlock
    case CMARK_NODE_THEMATIC_BREAK: .thematicBreak
    case CMARK_NODE_FOOTNOTE_REFERENCE: .footnoteReference
    case CMARK_NODE_FOOTNOTE_DEFINITION: .footnoteDefinition
    case CMARK_NODE_DOCUMENT: .document
    default: extensionKind
    }
  }

  private var extensionKind: Kind {
    let known = CmarkExtensions.shared
    return switch typeNumber {
    case known.tableCell: .tableCell
    case known.tableRow: .tableRow
    case known.table: .table
    case known.strikethrough: .strikethrough
    default: .unknown
    }
  }

  var firstChild: CmarkNode? { CmarkNode(cmark_node_first_child(pointer)) }
  var next: CmarkNode? { CmarkNode(cmark_node_next(pointer)) }
  var parent: CmarkNode? { CmarkNode(cmark_node_parent(pointer)) }

  var children: some Sequence<CmarkNode> {
    sequence(state: firstChild) { state in
      defer { state = state?.next }
      return state
    }
  }

  /// The numbers below are cmark-gfm's own: lines and byte columns counted from 1, not always right.
  var startLine: Int { Int(cmark_node_get_start_line(pointer)) }
  var startColumn: Int { Int(cmark_node_get_start_column(pointer)) }
  var endLine: Int { Int(cmark_node_get_end_line(pointer)) }

  /// A text's, code's or HTML's text; a footnote definition's label.
  var literal: UnsafeBufferPointer<UInt8> { bytes(cmark_node_get_literal(pointer)) }
  /// What a leaf block's inlines were parsed from. The buffer of a node that never got any text is not
  /// ended by a zero and must not be read; such a node has no children.
  var content: UnsafeBufferPointer<UInt8> {
    bytes(firstChild == nil ? nil : cmark_node_get_string_content(pointer))
  }
  var url: UnsafeBufferPointer<UInt8> { bytes(cmark_node_get_url(pointer)) }
  var title: UnsafeBufferPointer<UInt8> { bytes(cmark_node_get_title(pointer)) }
  var fenceInfo: UnsafeBufferPointer<UInt8> { bytes(cmark_node_get_fence_info(pointer)) }

  var headingLevel: Int { Int(cmark_node_get_heading_level(pointer)) }
  var isTight: Bool { cmark_node_get_list_tight(pointer) != 0 }
  var listStart: Int? {
    cmark_node_get_list_type(pointer) == CMARK_ORDERED_LIST
      ? Int(cmark_node_get_list_start(pointer)) : nil
  }

  /// The fence's length and character; nothing for an indented block.
  var fence: (length: Int, character: UInt8)? {
    var length: Int32 = 0
    var offset: Int32 = 0
    var character: CChar = 0
    guard cmark_node_get_fenced(pointer, &length, &offset, &character) != 0 else { return nil }
    return (Int(length), UInt8(bitPattern: character))
  }

  /// For a task list item, whether it is ticked.
  var isChecked: Bool? {
    guard cmark_node_get_syntax_extension(pointer) != nil else { return nil }
    return cmark_gfm_extensions_get_tasklist_item_checked(pointer) != 0
  }

  var alignments: [Table.Alignment] {
    let count = Int(cmark_gfm_extensions_get_table_columns(pointer))
    guard let letters = cmark_gfm_extensions_get_table_alignments(pointer) else { return [] }
    return (0..<count).map { column in
      switch letters[column] {
      case UInt8(ascii: "l"): .left
      case UInt8(ascii: "c"): .center
      case UInt8(ascii: "r"): .right
      default: .none
      }
    }
  }

  private func bytes(_ text: UnsafePointer<CChar>?) -> UnsafeBufferPointer<UInt8> {
    guard let text else { return UnsafeBufferPointer(start: nil, count: 0) }
    let count = strlen(text)
    return UnsafeRawBufferPointer(start: text, count: count).bindMemory(to: UInt8.self)
  }
}
