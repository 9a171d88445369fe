// SPDX-License-Identifier: Apache-2.0
/// Commands in the menus of an app. Gnomon shows no menus; the commands' shortcuts act
/// (``ViewHost/press(_:modifiers:repeats:)``).
@preconcurrency @MainActor
public protocol Commands {
  /// The type of the commands that `body` gives.
  associatedtype Body: Commands

  /// The commands that this one is made of.
  @CommandsBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Commands {}

/// Built-in commands: they have no body.
protocol PrimitiveCommands: Commands where Body == Never {}

extension PrimitiveCommands {
  /// Built-in commands have no body: reading it stops the program.
  public var body: Never { fatalError("\(Self.self) are built-in commands and have no body.") }
}

/// Makes one value of several commands, which are written one below the other.
@resultBuilder
public struct CommandsBuilder {
  /// Takes one statement as it stands.
  public static func buildExpression<Content>(_ content: Content) -> Content where Content: Commands { content }
  /// Makes no commands of an empty block.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  /// Makes commands of a block with one statement.
  public static func buildBlock<C>(_ content: C) -> C where C: Commands { content }

  /// Makes commands of several statements, in the order in which they stand.
  public static func buildBlock<each Content>(_ content: repeat each Content) -> some Commands
  where repeat each Content: Commands {
    var list: [any Commands] = []
    for commands in repeat each content { list.append(commands) }
    return CommandList(list: list)
  }

  /// Makes commands of an `if` without an `else`: none where its condition is false.
  public static func buildIf<C>(_ content: C?) -> C? where C: Commands { content }

  /// Takes the commands of the first branch of an `if` or a `switch`.
  public static func buildEither<T, F>(first: T) -> _ConditionalContent<T, F> where T: Commands, F: Commands {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// Takes the commands of another branch of an `if` or a `switch`.
  public static func buildEither<T, F>(second: F) -> _ConditionalContent<T, F> where T: Commands, F: Commands {
    _ConditionalContent(storage: .falseContent(second))
  }

  /// Hides the type of commands that stand in an `if #available`.
  public static func buildLimitedAvailability(_ content: any Commands) -> some Commands {
    CommandList(list: [content])
  }
}

nonisolated struct CommandList: PrimitiveCommands {
  let list: [any Commands]
}

extension Optional: Commands where Wrapped: Commands {}

extension Optional where Wrapped: Commands {
  /// Built-in commands have no body: reading it stops the program.
  public var body: Never { fatalError("Optional commands are built in and have no body.") }
}

extension _ConditionalContent: Commands, PrimitiveCommands where TrueContent: Commands, FalseContent: Commands {}

extension Group: Commands, PrimitiveCommands where Content: Commands {
  /// Groups several commands, which stand where the group does.
  nonisolated public init(@CommandsBuilder content: () -> Content) { self.content = content() }
}

/// No commands: the empty block of a builder.
nonisolated public struct EmptyCommands: Commands, PrimitiveCommands {
  /// Built-in commands have no body.
  public typealias Body = Never
  /// Makes an empty group of commands.
  public init() {}
}

/// The commands that the system has for finding, spelling and other work on text. Gnomon shows no menus.
nonisolated public struct TextEditingCommands: Commands, PrimitiveCommands {
  /// Built-in commands have no body.
  public typealias Body = Never
  /// Makes the commands. Gnomon shows no menus.
  public init() {}
}

/// The commands that the system has for fonts and other looks of text. Gnomon shows no menus.
nonisolated public struct TextFormattingCommands: Commands, PrimitiveCommands {
  /// Built-in commands have no body.
  public typealias Body = Never
  /// Makes the commands. Gnomon shows no menus.
  public init() {}
}

/// The commands that the system has for showing and hiding a sidebar. Gnomon shows no menus.
nonisolated public struct SidebarCommands: Commands, PrimitiveCommands {
  /// Built-in commands have no body.
  public typealias Body = Never
  /// Makes the commands. Gnomon shows no menus.
  public init() {}
}

/// The commands that the system has for showing and changing a toolbar. Gnomon shows no menus.
nonisolated public struct ToolbarCommands: Commands, PrimitiveCommands {
  /// Built-in commands have no body.
  public typealias Body = Never
  /// Makes the commands. Gnomon shows no menus.
  public init() {}
}

/// The commands that the system has for showing and hiding an inspector. Gnomon shows no menus.
nonisolated public struct InspectorCommands: Commands, PrimitiveCommands {
  /// Built-in commands have no body.
  public typealias Body = Never
  /// Makes the commands. Gnomon shows no menus.
  public init() {}
}

/// A menu of the app's own in the menu bar. Gnomon shows no menus; the shortcuts of its items act.
nonisolated public struct CommandMenu<Content>: Commands, PrimitiveCommands where Content: View {
  /// Built-in commands have no body.
  public typealias Body = Never
  let name: Text
  let content: Content

  /// Makes a menu with a text as its title. `content` holds its items.
  public init(_ name: Text, @ViewBuilder content: () -> Content) {
    self.name = name
    self.content = content()
  }

  /// Makes a menu with a title that is looked up as a key in the tables of strings. `content` holds its items.
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(nameKey), content: content)
  }

  /// Makes a menu with a title that is shown as it's given. `content` holds its items.
  @_disfavoredOverload
  public init<S>(_ name: S, @ViewBuilder content: () -> Content) where S: StringProtocol {
    self.init(Text(name), content: content)
  }
}

/// Commands beside those of the system, or in their place. Gnomon shows no menus; the shortcuts of the commands act.
nonisolated public struct CommandGroup<Content>: Commands, PrimitiveCommands where Content: View {
  /// Built-in commands have no body.
  public typealias Body = Never
  let placement: CommandGroupPlacement
  let content: Content

  private init(placement: CommandGroupPlacement, content: Content) {
    self.placement = placement
    self.content = content
  }

  /// Makes commands that stand in front of those of the system's `group`.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    self.init(placement: group, content: addition())
  }

  /// Makes commands that stand behind those of the system's `group`.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    self.init(placement: group, content: addition())
  }

  /// Makes commands in the place of those of the system's `group`.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    self.init(placement: group, content: addition())
  }
}

/// A group of commands that the system has by itself. Commands of an app stand beside it or in its place.
public struct CommandGroupPlacement: Hashable, Sendable {
  private let name: String
  private init(_ name: String) { self.name = name }
  /// The commands that tell of the app, as “About”.
  public static let appInfo = CommandGroupPlacement("appInfo")
  /// The command that opens the settings of the app.
  public static let appSettings = CommandGroupPlacement("appSettings")
  /// The services that other apps offer.
  public static let systemServices = CommandGroupPlacement("systemServices")
  /// The commands that hide and show apps.
  public static let appVisibility = CommandGroupPlacement("appVisibility")
  /// The command that quits the app.
  public static let appTermination = CommandGroupPlacement("appTermination")
  /// The commands that make and open documents.
  public static let newItem = CommandGroupPlacement("newItem")
  /// The commands that save and close documents.
  public static let saveItem = CommandGroupPlacement("saveItem")
  /// The commands that import and export data.
  public static let importExport = CommandGroupPlacement("importExport")
  /// The commands that print.
  public static let printItem = CommandGroupPlacement("printItem")
  /// The commands that undo and redo.
  public static let undoRedo = CommandGroupPlacement("undoRedo")
  /// The commands that cut, copy, paste and select.
  public static let pasteboard = CommandGroupPlacement("pasteboard")
  /// The commands for finding, spelling and other work on text.
  public static let textEditing = CommandGroupPlacement("textEditing")
  /// The commands for fonts and other looks of text.
  public static let textFormatting = CommandGroupPlacement("textFormatting")
  /// The commands that show and change the toolbar.
  public static let toolbar = CommandGroupPlacement("toolbar")
  /// The commands that show the sidebar or fill the whole screen.
  public static let sidebar = CommandGroupPlacement("sidebar")
  /// The commands for the size of windows.
  public static let windowSize = CommandGroupPlacement("windowSize")
  /// The commands for the order and the place of windows.
  public static let windowArrangement = CommandGroupPlacement("windowArrangement")
  /// The commands that help with the app.
  public static let help = CommandGroupPlacement("help")
}
