/// Menus of an app. Follows documentation/swiftui/commands.
@MainActor @preconcurrency public protocol Commands {
  /// The kind of commands that `body` is.
  associatedtype Body: Commands
  /// What the commands are made of.
  @CommandsBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Commands {}
extension _MissingBody: Commands {}

extension Commands where Body == Never {
  /// The commands of this module have no body.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Commands where Body == _MissingBody {
  /// See `_MissingBody`.
  public var body: _MissingBody { preconditionFailure("\(Self.self) has no body") }
}

/// Makes commands of several. Follows documentation/swiftui/commandsbuilder.
@resultBuilder public struct CommandsBuilder {
  /// Some commands.
  public static func buildExpression<C: Commands>(_ content: C) -> C { content }
  /// An empty block.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  /// An `if` without `else`.
  public static func buildIf<C: Commands>(_ content: C?) -> CommandList {
    CommandList(parts: content.map { [$0] } ?? [])
  }
  /// The first branch of an `if`.
  public static func buildEither(first: some Commands) -> CommandList {
    CommandList(parts: [first])
  }
  /// The other branch of an `if`.
  public static func buildEither(second: some Commands) -> CommandList {
    CommandList(parts: [second])
  }
  /// An `if #available`.
  public static func buildLimitedAvailability(_ content: some Commands) -> CommandList {
    CommandList(parts: [content])
  }
  /// A block of one.
  public static func buildBlock<C: Commands>(_ content: C) -> C { content }
  /// A block of several.
  @_disfavoredOverload
  public static func buildBlock<each C: Commands>(_ content: repeat each C) -> CommandList {
    var parts: [any Commands] = []
    for part in repeat each content { parts.append(part) }
    return CommandList(parts: parts)
  }
}

/// Several commands.
public struct CommandList {
  let parts: [any Commands]
}
extension CommandList: Commands { public typealias Body = Never }

// The system's own groups of commands.

/// Commands for sidebars. Follows documentation/swiftui/sidebarcommands.
public struct SidebarCommands {
  /// The commands.
  public init() {}
}
extension SidebarCommands: Commands { public typealias Body = Never }

/// Commands for bars. Follows documentation/swiftui/toolbarcommands.
public struct ToolbarCommands {
  /// The commands.
  public init() {}
}
extension ToolbarCommands: Commands { public typealias Body = Never }

/// Commands for editing text. Follows documentation/swiftui/texteditingcommands.
public struct TextEditingCommands {
  /// The commands.
  public init() {}
}
extension TextEditingCommands: Commands { public typealias Body = Never }

/// Commands for the look of text. Follows documentation/swiftui/textformattingcommands.
public struct TextFormattingCommands {
  /// The commands.
  public init() {}
}
extension TextFormattingCommands: Commands { public typealias Body = Never }

/// Commands for inspectors. Follows documentation/swiftui/inspectorcommands.
public struct InspectorCommands {
  /// The commands.
  public init() {}
}
extension InspectorCommands: Commands { public typealias Body = Never }

/// Commands for taking images from devices. Follows documentation/swiftui/importfromdevicescommands.
public struct ImportFromDevicesCommands {
  /// The commands.
  public init() {}
}
extension ImportFromDevicesCommands: Commands { public typealias Body = Never }

/// No commands. Follows documentation/swiftui/emptycommands.
public struct EmptyCommands {
  /// No commands.
  public init() {}
}
extension EmptyCommands: Commands { public typealias Body = Never }

/// A menu of an app. Follows documentation/swiftui/commandmenu.
public struct CommandMenu<Content> {
  let name: Text
  let content: Content
}

extension CommandMenu: Commands where Content: View {
  public typealias Body = Never
  /// A menu with a name.
  nonisolated public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    (name, self.content) = (Text(nameKey), content())
  }
  /// A menu with a name.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
    (self.name, self.content) = (Text(name), content())
  }
  /// A menu with a name.
  nonisolated public init(_ name: Text, @ViewBuilder content: () -> Content) {
    (self.name, self.content) = (name, content())
  }
}

/// Commands beside those of the system. Follows documentation/swiftui/commandgroup.
public struct CommandGroup<Content> {
  enum Position { case before, after, replacing }
  let position: Position
  let group: CommandGroupPlacement
  let content: Content
}

extension CommandGroup: Commands where Content: View {
  public typealias Body = Never
  /// Commands before those of a group.
  nonisolated public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content)
  {
    (position, self.group, content) = (.before, group, addition())
  }
  /// Commands after those of a group.
  nonisolated public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content)
  {
    (position, self.group, content) = (.after, group, addition())
  }
  /// Commands in place of those of a group.
  nonisolated public init(
    replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {
    (position, self.group, content) = (.replacing, group, addition())
  }
}

/// A group of the system's commands. Follows documentation/swiftui/commandgroupplacement.
public struct CommandGroupPlacement: Equatable, Sendable {
  let name: String
  public static let appInfo = CommandGroupPlacement(name: "appInfo")
  public static let appSettings = CommandGroupPlacement(name: "appSettings")
  public static let newItem = CommandGroupPlacement(name: "newItem")
  public static let saveItem = CommandGroupPlacement(name: "saveItem")
  public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
  public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
  public static let textEditing = CommandGroupPlacement(name: "textEditing")
  public static let toolbar = CommandGroupPlacement(name: "toolbar")
  public static let sidebar = CommandGroupPlacement(name: "sidebar")
  public static let windowSize = CommandGroupPlacement(name: "windowSize")
  public static let printItem = CommandGroupPlacement(name: "printItem")
  public static let importExport = CommandGroupPlacement(name: "importExport")
  public static let systemServices = CommandGroupPlacement(name: "systemServices")
  public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
  public static let appTermination = CommandGroupPlacement(name: "appTermination")
  public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
  public static let windowList = CommandGroupPlacement(name: "windowList")
  public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
  public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList")
  public static let help = CommandGroupPlacement(name: "help")
}

nonisolated extension Scene {
  /// Adds menus to the app. A screen of a phone shows them only with a keyboard attached.
  public func commands<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene {
    ModifiedScene(base: self) { $0 }
  }
}
