// SPDX-License-Identifier: Apache-2.0
// What is given is handed on: `__owned` spares the copies in between, and what is inlined into a body knows its types.
/// Builds views out of statements: one expression a line, `if`, `switch`, `let` and `#available`.
///
/// The `body` of a view has it already. A parameter that is marked with it takes such statements as a closure:
///
/// ```swift
/// struct Card<Content: View>: View {
///   let content: Content
///
///   init(@ViewBuilder content: () -> Content) { self.content = content() }
///
///   var body: some View {
///     VStack { content }.padding()
///   }
/// }
///
/// struct Page: View {
///   var isEmpty = false
///
///   var body: some View {
///     Card {
///       Text("Title")
///       if isEmpty { Text("Nothing here") }
///     }
///   }
/// }
/// ```
@resultBuilder
public struct ViewBuilder {
  /// Takes one expression. The compiler fills in where it stands in the source, which is how a node knows its line.
  @inlinable public static func buildExpression<Content>(
    _ content: __owned Content, file: StaticString = #fileID, line: UInt32 = #line, column: UInt32 = #column
  ) -> Content where Content: View {
    if SourceRecorder.isRecording {
      SourceRecorder.expression(content, file: file, line: line, column: column)
    }
    return content
  }

  /// An empty block: nothing.
  @inlinable public static func buildBlock() -> EmptyView {
    if SourceRecorder.isRecording { SourceRecorder.block(EmptyView(), count: 0) }
    return EmptyView()
  }

  /// A block of one view: that view.
  @inlinable public static func buildBlock<Content>(_ content: __owned Content) -> Content where Content: View {
    if SourceRecorder.isRecording { SourceRecorder.block(content, count: 1) }
    return content
  }

  /// A block of several views: a tuple of them, in order.
  @inlinable public static func buildBlock<each Content>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> where repeat each Content: View {
    let view = TupleView((repeat each content))
    if SourceRecorder.isRecording {
      var count = 0
      for _ in repeat (each Content).self { count += 1 }
      SourceRecorder.block(view, count: count)
      if !BlockTypes.isKnown(TupleView<(repeat each Content)>.self) {
        var types: [any View.Type] = []
        for type in repeat (each Content).self { types.append(type) }
        BlockTypes.note(TupleView<(repeat each Content)>.self, types)
      }
    }
    return view
  }

  /// The view of an `if` without `else`; nil if the condition is false.
  @inlinable public static func buildIf<Content>(_ content: __owned Content?) -> Content? where Content: View {
    if SourceRecorder.isRecording { SourceRecorder.branch(isEmpty: content == nil) }
    return content
  }

  /// The view of an `if` whose condition is true, or of one of a `switch`'s cases.
  @inlinable public static func buildEither<TrueContent, FalseContent>(
    first: __owned TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> where TrueContent: View, FalseContent: View {
    if SourceRecorder.isRecording { SourceRecorder.branch(isEmpty: false) }
    return _ConditionalContent(storage: .trueContent(first))
  }

  /// The view of an `else`, or of one of a `switch`'s cases.
  @inlinable public static func buildEither<TrueContent, FalseContent>(
    second: __owned FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> where TrueContent: View, FalseContent: View {
    if SourceRecorder.isRecording { SourceRecorder.branch(isEmpty: false) }
    return _ConditionalContent(storage: .falseContent(second))
  }

  /// The view of an `if #available`, with its type hidden, as other systems don't know it.
  @inlinable public static func buildLimitedAvailability<Content>(_ content: Content) -> AnyView where Content: View {
    AnyView(content)
  }
}

/// A newer name of ``ViewBuilder``.
public typealias ContentBuilder = ViewBuilder
