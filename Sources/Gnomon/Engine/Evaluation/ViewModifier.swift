// SPDX-License-Identifier: Apache-2.0
/// A modifier that turns one view into another.
///
/// ```swift
/// struct Framed: ViewModifier {
///   var width: CGFloat = 1
///
///   func body(content: Content) -> some View {
///     content
///       .padding(8)
///       .border(Color.secondary, width: width)
///   }
/// }
///
/// struct Note: View {
///   var body: some View {
///     Text("Note").modifier(Framed(width: 2))
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of the view that `body(content:)` gives.
  associatedtype Body: View

  /// The modified view; `content` stands for what the modifier is applied to and may be used any number of times.
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body

  /// Makes the node of a view with this modifier. Only built-in modifiers have their own.
  nonisolated static func _makeNode(
    _ modifier: Self, _ context: _NodeContext, content: _ModifierInput
  ) -> ViewNode

  /// The view that stands for what is modified.
  typealias Content = _ViewModifier_Content<Self>
}

extension ViewModifier {
  /// Makes a node that evaluates the modifier's body.
  nonisolated public static func _makeNode(
    _ modifier: Self, _ context: _NodeContext, content: _ModifierInput
  ) -> ViewNode {
    ModifierBodyNode<Self>(modifier, context, content: content)
  }

  /// Applies a second modifier after this one.
  nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier where Body == Never {
  /// Never called: built-in modifiers have a node in place of a body. A call ends the program.
  @MainActor @preconcurrency public func body(content: Self.Content) -> Self.Body {
    fatalError("\(Self.self) is a built-in modifier: it has a node of its own and no body.")
  }
}

/// A modifier that does nothing.
public struct EmptyModifier: ViewModifier {
  /// No body: the content stays as it is.
  public typealias Body = Never
  /// The only value of the type that is needed.
  public static let identity = EmptyModifier()
  /// A modifier that does nothing.
  nonisolated public init() {}

  /// Never called. A call ends the program.
  @MainActor @preconcurrency public func body(content: EmptyModifier.Content) -> EmptyModifier.Body {
    fatalError("EmptyModifier is built in: it has no body.")
  }

  /// Makes the content's node, and none for the modifier.
  nonisolated public static func _makeNode(
    _ modifier: Self, _ context: _NodeContext, content: _ModifierInput
  ) -> ViewNode {
    PassthroughNode(context, content: content)
  }
}

/// A value with a modifier applied to it.
public struct ModifiedContent<Content, Modifier> {
  /// The value that is modified. It stands first in memory: nodes rely on that.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier

  /// A value and the modifier that is applied to it.
  @inlinable
  nonisolated public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// No body: a node sizes and draws the value.
  public typealias Body = Never
  /// Never called: the modifier's node stands for the view. A call ends the program.
  @MainActor @preconcurrency public var body: Never {
    fatalError("A modified view is drawn by its modifier's node and has no body.")
  }

  /// Makes the modifier's node, which makes that of its content.
  nonisolated public static func _makeNode(_ view: Self, _ context: _NodeContext) -> ViewNode {
    withUnsafePointer(to: view) { pointer in
      let value = UnsafeRawPointer(pointer)
      let offset = fieldOffset(of: Modifier.self, after: Content.self)
      let input = _ModifierInput(value: value, modifierOffset: offset, type: Content.self)
      // By its place: to reach into the view takes looking its type up.
      let modifier = (value + offset).assumingMemoryBound(to: Modifier.self)
      return Modifier._makeNode(modifier.pointee, context, content: input)
    }
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// The content with the first modifier and then the second.
  public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }

  /// Makes a node that applies both modifiers, one after the other.
  nonisolated public static func _makeNode(
    _ modifier: Self, _ context: _NodeContext, content: _ModifierInput
  ) -> ViewNode {
    ModifierBodyNode<Self>(modifier, context, content: content)
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}
extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}

/// The way for a modifier's node to what it modifies: the value in memory, and its type.
public struct _ModifierInput {
  /// The content, at the start of the modified value; valid during the call.
  let value: UnsafeRawPointer
  /// The distance in bytes from the content to the modifier.
  let modifierOffset: Int
  let type: any View.Type

  func makeNode(_ context: _NodeContext) -> ViewNode {
    var context = context
    if let block = context.source?.handedBlock(of: ObjectIdentifier(type), print) {
      context = context.with(source: block)
    }
    func make<V: View>(_ type: V.Type) -> ViewNode { makeViewNode(type, at: value, context) }
    return _openExistential(type, do: make)
  }

  private var print: ValuePrint? {
    func print<V: View>(_ type: V.Type) -> ValuePrint? { ValuePrint(at: value, of: type) }
    return _openExistential(type, do: print)
  }
}

/// Makes the node of the view of a type that lies at an address.
func makeViewNode<V: View>(_ type: V.Type, at value: UnsafeRawPointer, _ context: _NodeContext) -> ViewNode {
  V._makeNode(value.assumingMemoryBound(to: V.self).pointee, context)
}

/// The offset of a struct's second field behind its first.
func fieldOffset<Second, First>(of second: Second.Type, after first: First.Type) -> Int {
  fieldOffset(aligned: MemoryLayout<Second>.alignment, after: first)
}

/// The offset of a field whose alignment is known, behind another field.
func fieldOffset<First>(aligned alignment: Int, after first: First.Type) -> Int {
  (MemoryLayout<First>.size + alignment - 1) / alignment * alignment
}

extension View {
  /// Applies a modifier to the view. The modifier's content is this view.
  @inlinable
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
