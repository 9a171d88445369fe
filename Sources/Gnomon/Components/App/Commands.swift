// SPDX-License-Identifier: Apache-2.0
/// Menu commands of an app. A host shows no menus: they're only described.
@preconcurrency @MainActor
public protocol Commands {
  /// The type of the commands that `body` gives.
  associatedtype Body: Commands

  /// What the commands are made of.
  @CommandsBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Commands {}

/// Built-in commands: they have no body.
protocol PrimitiveCommands: Commands where Body == Never {}

extension PrimitiveCommands {
  /// It is built in and has no body: reading this stops the program.
  public var body: Never { fatalError("\(Self.self) are built-in commands and have no body.") }
}

/// Builds commands out of statements.
@resultBuilder
public struct CommandsBuilder {
  /// Takes a single part as it stands.
  public static func buildExpression<Content>(_ content: Content) -> Content where Content: Commands { content }
  /// A block without any part.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  /// A block of one part.
  public static func buildBlock<C>(_ content: C) -> C where C: Commands { content }

  /// A block of several parts, in the order in which they stand.
  public static func buildBlock<each Content>(_ content: repeat each Content) -> some Commands
  where repeat each Content: Commands {
    TupleCommands(content: (repeat each content))
  }

  /// An `if` without an `else`: nothing where its condition is false.
  public static func buildIf<C>(_ content: C?) -> C? where C: Commands { content }

  /// The first branch of an `if` or a `switch`.
  public static func buildEither<T, F>(first: T) -> _ConditionalContent<T, F> where T: Commands, F: Commands {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// Another branch of an `if` or a `switch`.
  public static func buildEither<T, F>(second: F) -> _ConditionalContent<T, F> where T: Commands, F: Commands {
    _ConditionalContent(storage: .falseContent(second))
  }

  /// What stands behind `if #available`.
  public static func buildLimitedAvailability(_ content: any Commands) -> some Commands {
    TupleCommands(content: content)
  }
}

nonisolated struct TupleCommands<Content>: PrimitiveCommands {
  let content: Content
  nonisolated init(content: Content) { self.content = content }
}

extension Optional: Commands where Wrapped: Commands {}

extension Optional where Wrapped: Commands {
  /// It is built in and has no body: reading this stops the program.
  public var body: Never { fatalError("Optional commands are built in and have no body.") }
}

extension _ConditionalContent: Commands, PrimitiveCommands where TrueContent: Commands, FalseContent: Commands {}

extension Group: Commands, PrimitiveCommands where Content: Commands {
  /// Groups several parts, which stand where the group does.
  nonisolated public init(@CommandsBuilder content: () -> Content) { self.content = content() }
}

/// No commands.
nonisolated public struct EmptyCommands: Commands, PrimitiveCommands {
  /// It is built in and has no body.
  public typealias Body = Never
  /// Makes no command.
  public init() {}
}

/// The system's commands for text.
nonisolated public struct TextEditingCommands: Commands, PrimitiveCommands {
  /// It is built in and has no body.
  public typealias Body = Never
  /// Makes the commands. No menu bar is drawn here.
  public init() {}
}

/// The system's commands for text formats.
nonisolated public struct TextFormattingCommands: Commands, PrimitiveCommands {
  /// It is built in and has no body.
  public typealias Body = Never
  /// Makes the commands. No menu bar is drawn here.
  public init() {}
}

/// The system's commands for sidebars.
nonisolated public struct SidebarCommands: Commands, PrimitiveCommands {
  /// It is built in and has no body.
  public typealias Body = Never
  /// Makes the commands. No menu bar is drawn here.
  public init() {}
}

/// The system's commands for toolbars.
nonisolated public struct ToolbarCommands: Commands, PrimitiveCommands {
  /// It is built in and has no body.
  public typealias Body = Never
  /// Makes the commands. No menu bar is drawn here.
  public init() {}
}

/// The system's commands for inspectors.
nonisolated public struct InspectorCommands: Commands, PrimitiveCommands {
  /// It is built in and has no body.
  public typealias Body = Never
  /// Makes the commands. No menu bar is drawn here.
  public init() {}
}

/// A menu of its own.
nonisolated public struct CommandMenu<Content>: Commands, PrimitiveCommands where Content: View {
  /// It is built in and has no body.
  public typealias Body = Never
  let name: Text
  let content: Content

  /// Makes a menu of the menu bar with a text as its title.
  public init(_ name: Text, @ViewBuilder content: () -> Content) {
    self.name = name
    self.content = content()
  }

  /// Makes a menu of the menu bar with a title that is looked up as a key in the tables of strings.
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(nameKey), content: content)
  }

  /// Makes a menu of the menu bar with a title that is shown as it's given.
  @_disfavoredOverload
  public init<S>(_ name: S, @ViewBuilder content: () -> Content) where S: StringProtocol {
    self.init(Text(name), content: content)
  }
}

/// Commands beside the system's own, or in their place.
nonisolated public struct CommandGroup<Content>: Commands, PrimitiveCommands where Content: View {
  /// It is built in and has no body.
  public typealias Body = Never
  let placement: CommandGroupPlacement
  let content: Content

  private init(placement: CommandGroupPlacement, content: Content) {
    self.placement = placement
    self.content = content
  }

  /// Makes commands that stand before those of the system's `group`. They are kept, and no menu bar is drawn.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    self.init(placement: group, content: addition())
  }

  /// Makes commands that stand behind those of the system's `group`. They are kept, and no menu bar is drawn.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    self.init(placement: group, content: addition())
  }

  /// Makes commands that take the place of those of the system's `group`. They are kept, and no menu bar is drawn.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    self.init(placement: group, content: addition())
  }
}

/// A group of the system's own commands.
public struct CommandGroupPlacement: Hashable, Sendable {
  private let name: String
  private init(_ name: String) { self.name = name }
  /// The app's information, as “About”.
  public static let appInfo = CommandGroupPlacement("appInfo")
  /// The app's settings.
  public static let appSettings = CommandGroupPlacement("appSettings")
  /// The services that other apps offer.
  public static let systemServices = CommandGroupPlacement("systemServices")
  /// Hiding and showing apps.
  public static let appVisibility = CommandGroupPlacement("appVisibility")
  /// Quitting the app.
  public static let appTermination = CommandGroupPlacement("appTermination")
  /// Making and opening documents.
  public static let newItem = CommandGroupPlacement("newItem")
  /// Saving and closing documents.
  public static let saveItem = CommandGroupPlacement("saveItem")
  /// Importing and exporting data.
  public static let importExport = CommandGroupPlacement("importExport")
  /// Printing.
  public static let printItem = CommandGroupPlacement("printItem")
  /// Undo and redo.
  public static let undoRedo = CommandGroupPlacement("undoRedo")
  /// Cut, copy, paste and select all.
  public static let pasteboard = CommandGroupPlacement("pasteboard")
  /// Finding, spelling and other work on text.
  public static let textEditing = CommandGroupPlacement("textEditing")
  /// Fonts and other looks of text.
  public static let textFormatting = CommandGroupPlacement("textFormatting")
  /// Showing and customizing the toolbar.
  public static let toolbar = CommandGroupPlacement("toolbar")
  /// Showing the sidebar and the whole screen.
  public static let sidebar = CommandGroupPlacement("sidebar")
  /// The size of windows.
  public static let windowSize = CommandGroupPlacement("windowSize")
  /// The order and the place of windows.
  public static let windowArrangement = CommandGroupPlacement("windowArrangement")
  /// Help on the app.
  public static let help = CommandGroupPlacement("help")
}
