// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon
@testable import GnomonTrace

private struct Box<Content: View>: View {
  let content: Content
  init(@ViewBuilder content: () -> Content) { self.content = content() }
  var body: some View {
    VStack {
      Text("title")
      content
    }
  }
}

private struct Layered: View {
  var body: some View {
    VStack {
      Text("one")
      Text("two")  // 2
    }
    .background {
      Color.red
    }
    .overlay {
      Text("over")
    }
  }
}

private struct Navigated: View {
  var body: some View {
    NavigationStack {
      Form {
        Section {
          Text("row")
          Text("second")
        } header: {
          Text("head")
        }
      }
      .navigationTitle("Title")
    }
  }
}

private struct Boxed: View {
  var body: some View {
    Box {
      Text("inner")
      Text("more")
    }
  }
}

private struct Pair<Head: View, Foot: View>: View {
  let head: Head
  let foot: Foot
  init(@ViewBuilder head: () -> Head, @ViewBuilder foot: () -> Foot) { (self.head, self.foot) = (head(), foot()) }
  var body: some View {
    VStack {
      foot
      Text("between")
      head.padding()
    }
  }
}

private struct Paired: View {
  var body: some View {
    Pair {
      Text("upper")
    } foot: {
      Text("lower")
    }
  }
}

private struct Sections: View {
  var body: some View {
    List {
      Section {
        Text("content")
      } header: {
        Text("above")
      } footer: {
        Text("below")
      }
    }
  }
}

/// Views of functions that hide their types, made before the block that shows them.
private struct Erased: View {
  var body: some View {
    let rows = [row, column, plain]
    VStack {
      rows[1]
      rows[2]
      rows[0]
      late()
    }
  }

  private var row: AnyView {
    AnyView(
      HStack {
        Text("in a row")
        Text("beside it")
      }
      .padding())
  }

  private var column: AnyView {
    AnyView(
      HStack {
        Text("in another")
        inner
      })
  }

  private var inner: AnyView {
    AnyView(
      VStack {
        Text("inside")
        Text("below it")
      })
  }

  private var plain: AnyView { AnyView(Text(verbatim: "plain")) }

  private func late() -> AnyView {
    AnyView(
      VStack {
        Text("late")
        Box {
          Text("handed on")
          Text("with it")
        }
      })
  }
}

/// Each view's line is that of the file as it is, whatever container of the package's or the user's it's handed to.
@MainActor @Suite struct SourceLineTests {
  /// The line in this file that holds a text.
  private func line(_ text: String) throws -> Int {
    let source = try String(contentsOfFile: #filePath, encoding: .utf8)
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    return try #require(lines.firstIndex { $0.contains("Text(\"\(text)\")") }) + 1
  }

  private func check(_ view: some View, _ texts: [String]) throws {
    let explanation = explained(view, 390, 844)
    for text in texts { #expect(try explanation.node(text).source?.line == line(text), "\(text)") }
  }

  @Test("A layer's closure doesn't take the lines of what it's laid under")
  func layers() throws { try check(Layered(), ["one", "two", "over"]) }

  @Test("Lines reach through NavigationStack, Form and Section")
  func navigation() throws { try check(Navigated(), ["row", "second", "head"]) }

  @Test("Lines reach through a container of the user's, whose own views keep theirs")
  func generic() throws { try check(Boxed(), ["title", "inner", "more"]) }

  @Test("Closures that give the same type keep each its own line, in the user's containers and the package's")
  func alike() throws {
    try check(Paired(), ["upper", "lower", "between"])
    try check(Sections(), ["content", "above", "below"])
  }

  @Test("What functions made keeps its lines behind hidden types, in whatever order it's shown")
  func erased() throws {
    try check(
      Erased(), ["in a row", "beside it", "in another", "inside", "below it", "late", "handed on", "with it"])
  }

  @Test("Views that another thread makes meanwhile are no part of what is evaluated")
  func otherThreads() throws {
    let maker = Thread {
      while !Thread.current.isCancelled {
        let view = AnyView(
          HStack {
            Text("made elsewhere")
            Text("and this")
          })
        withExtendedLifetime(view) {}
      }
    }
    maker.start()
    defer { maker.cancel() }
    for _ in 0..<150 { try check(Erased(), ["in a row", "inside", "late"]) }
  }

  @Test("A warning names the user's line, never one of the package")
  func warnings() throws {
    let host = makeHost(NavigationStack { Color.red.frame(width: -5) }, 300, 300)
    host.update()
    #expect(host.warnings.allSatisfy { $0.source?.fileID.hasPrefix("Gnomon/") != true })
  }
}
