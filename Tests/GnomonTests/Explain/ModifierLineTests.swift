// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon
@testable import GnomonTrace

// `//> a b` names the views that a line makes, in the order of the tree. The tests read these comments.

private struct Chain: View {
  var body: some View {
    Text("a ( \"b\" \(1 + (2)) { ")  //> Text
      .padding()  //> padding
      .font(.body)
      .frame(width: 80)  //> frame
      .background(  //> background Color
        Color.red
      )
      // .offset(x: 5)
      .padding(  //> padding
        .top, 4  // ) .frame(
      )
      .border( /* ) */.red)  //> border
  }
}

private struct Strings: View {
  var body: some View {
    VStack {  //> VStack
      Text(  //> Text
        #"a " ) \#(String(")"))"#
      )
      .padding(1)  //> padding
      Text(  //> Text
        """
        .frame(width: 3) " ) \("}" + """
          )
          """)
        """
      )
      .padding(2)  //> padding
    }
    .frame(width: 200)  //> frame
  }
}

private struct Closures: View {
  var isOn = true

  var body: some View {
    HStack(spacing: 0) { Text("x").padding(1) }  //> HStack padding Text
      .overlay(alignment: .top) {  //> overlay
        Text("over")  //> Text
          .offset(x: 1)  //> offset
      }
      .onTapGesture {
      }
      .padding(3)  //> padding
    if isOn {
      Button {  //> Button Text
      } label: {
        Text("label")
      }
      .fixedSize()  //> fixedSize
    }
  }
}

extension View {
  fileprivate func card() -> some View { padding(5).background(Color.blue) }
  fileprivate func boxed() -> some View { HStack(content: { self }).padding(3) }
}

private struct Cards: View {
  var body: some View {
    VStack {  //> VStack
      Text("one")  //> Text
        .padding(1)  //> padding
        .card()  //> background Color padding
        .frame(width: 50)  //> frame
      Text("two")  //> Text background Color padding background Color padding
        .card()
        .card()
        .padding(2)  //> padding
      // What a function may put its view into has a chain of its own.
      HStack { Text("three") }  //> HStack Text padding
        .padding(1)
        .boxed()
      HStack { Text("four") }  //> HStack Text padding
        .padding(1)
        .boxed()
        .padding(2)  //> padding
    }
  }
}

private struct Carded: ViewModifier {
  func body(content: Content) -> some View {
    VStack {  //> VStack
      content
        .padding(7)  //> padding
      Text("title")  //> Text
    }
  }
}

private struct Modified: View {
  var body: some View {
    Text("text")  //> Text
      .padding(1)  //> padding
      .modifier(Carded())  //> Carded
      .frame(width: 90)  //> frame
  }
}

private struct Values: View {
  var body: some View {
    let label = Text("value")
      .padding(1)
    VStack {  //> VStack
      label  //> Text padding
        .padding(2)  //> padding
      header  //> Text padding
        .frame(width: 60)  //> frame
      made("x")  //> Text frame
        .frame(width: 70)  //> frame
    }
  }

  private var header: some View {
    Text("header")
      .padding(3)
  }

  private func made(_ text: String) -> some View {
    Text(text)
      .frame(width: 20)
  }
}

private struct Each: View {
  var body: some View {
    VStack {  //> VStack
      ForEach(0..<3, id: \.self) { number in
        Text("\(number)")  //> Text Text Text
          .padding(1)  //> padding padding padding
      }
      .frame(height: 20)  //> frame frame frame
      .background(Color.red)  //> background background background Color Color Color
    }
  }
}

private struct Conditions: View {
  var isOn: Bool?

  var body: some View {
    VStack {  //> VStack
      Text("if")  //> Text background Color padding
        .padding(1)  //> padding
        #if os(Linux)
          .padding(2)
          .background(Color.red)
        #else
          .padding(3)
        #endif
        .frame(width: 60)  //> frame
      #if os(Linux)
        Text("linux")  //> Text
          .padding(4)  //> padding
      #endif
      isOn == nil ? AnyView(Text("a").frame(width: 10)) : AnyView(Text("b"))  //> frame Text
      Text("first")  //> Text
        + Text("second")
        .bold()
      AnyView(Text("any").frame(width: 12))  //> frame Text
        .frame(width: 30)  //> frame
    }
  }
}

private struct Deep: View {
  var depth = 2

  var body: some View {
    if depth == 0 {
      Text("end")  //> Text
    } else {
      Deep(depth: depth - 1)  //> Deep Deep
        .padding(1)  //> padding padding
        .modifier(Framed())  //> Framed Framed
    }
  }
}

private struct Framed: ViewModifier {
  func body(content: Content) -> some View {
    content
      .frame(width: 99)  //> frame frame
  }
}

@MainActor @Suite struct ModifierLineTests {
  private static let file = "ModifierLineTests.swift"

  private func text() throws -> [UInt8] {
    [UInt8](try Data(contentsOf: Repository.file("Tests/GnomonTests/Explain/\(Self.file)")))
  }

  /// Compares the lines of a view's nodes with the comments in its source.
  private func expectLines(_ view: some View, _ types: [String]) throws {
    let text = try text()
    let finder = SourceLines([Self.file]) { $0 == Self.file ? text : nil }
    let host = makeHost(view, 300, 300)
    host.update()
    let record = host.layoutRecord(lines: finder)
    let lines = String(decoding: text, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    for type in types {
      let start = try #require(lines.firstIndex { $0.hasPrefix("private struct \(type):") })
      let end = try #require(lines[start...].firstIndex { $0 == "}" })
      for index in start..<end {
        let expected = lines[index].split(separator: "//> ").dropFirst().first.map(String.init) ?? ""
        let told = record.nodes.filter { !$0.isHidden && $0.source?.line == index + 1 }.map(\.view)
        #expect(
          told.sorted() == expected.split(separator: " ").map(String.init).sorted(),
          "\(Self.file):\(index + 1): \(lines[index])\n\(Explanation(record).text())")
      }
    }
  }

  @Test("Each modifier of a chain has its own line, whatever stands in strings and comments")
  func chains() throws {
    try expectLines(Chain(), ["Chain"])
    try expectLines(Strings(), ["Strings"])
    try expectLines(Closures(), ["Closures"])
  }

  @Test("What a function of the user's makes stands at its call where that's sure, else where the expression begins")
  func ownFunctions() throws { try expectLines(Cards(), ["Cards"]) }

  @Test("A chain goes on in a modifier's body that shows its content")
  func ownModifiers() throws { try expectLines(Modified(), ["Modified", "Carded"]) }

  @Test("Of a value or a function only what's modified where it's used has a line of its own")
  func values() throws { try expectLines(Values(), ["Values"]) }

  @Test("Modifiers of many views")
  func each() throws { try expectLines(Each(), ["Each"]) }

  @Test("Conditions and operators leave what isn't sure where the expression begins")
  func conditions() throws { try expectLines(Conditions(), ["Conditions"]) }

  @Test("A view that shows itself again")
  func recursion() throws { try expectLines(Deep(), ["Deep", "Framed"]) }

  // MARK: What it costs, and when it says nothing

  @Test("A chain is read once for all views that it makes")
  func readOnce() throws {
    let text = try text()
    var files = 0
    let finder = SourceLines([Self.file]) { _ in
      files += 1
      return text
    }
    let host = makeHost(Many(), 300, 300)
    host.update()
    let record = host.layoutRecord(asksAgain: false, lines: finder)
    #expect(record.nodes.count { $0.view == "padding" } == 500)
    #expect(Set(record.nodes.filter { $0.view == "padding" }.map(\.source?.line)).count == 1)
    #expect(finder.readCount == 2 && files == 1)
    _ = host.layoutRecord(asksAgain: false, lines: finder)
    #expect(finder.readCount == 2 && files == 1)
  }

  @Test("Without the text that was compiled, a modifier has the line in which its expression begins")
  func unknownText() throws {
    let host = makeHost(Chain(), 300, 300)
    host.update()
    let finder = SourceLines([Self.file]) { _ in nil }
    let told = host.layoutRecord(lines: finder).nodes.map(\.source)
    #expect(told == host.layoutRecord().nodes.map(\.source))
    #expect(Set(told.compactMap { $0?.line }).count == 1)
  }

  @Test("A text of other lines gives no line of its own to what doesn't fit")
  func otherText() throws {
    let text = try text()
    // One line more above all.
    let finder = SourceLines([Self.file]) { _ in [10] + text }
    let host = makeHost(Chain(), 300, 300)
    host.update()
    #expect(host.layoutRecord(lines: finder).nodes.map(\.source) == host.layoutRecord().nodes.map(\.source))
  }

  @Test("A line names the view that begins there, or the modifier that stands there; the snapshot tells it, too")
  func queries() throws {
    let text = try text()
    let finder = SourceLines([Self.file]) { _ in text }
    let host = makeHost(Chain(), 300, 300)
    host.update()
    let record = host.layoutRecord(lines: finder)
    let line = try #require(record.nodes.first { $0.view == "Text" }?.source?.line)
    #expect(NodeQuery("\(line)").matches(in: record).map { record.nodes[$0].view } == ["border"])
    #expect(NodeQuery("\(Self.file):\(line + 3)").matches(in: record).map { record.nodes[$0].view } == ["frame"])
    let frame = try #require(host.snapshot(lines: finder).root.first("frame"))
    #expect(frame.source?.line == line + 3)
    #expect(host.snapshot().root.first("frame")?.source?.line == line)
  }

  @Test("A finding of a modifier has its line, and is silenced there and where the expression begins")
  func findings() throws {
    let text = try text()
    let finder = SourceLines([Self.file]) { _ in text }
    let host = makeHost(Wide(), 300, 300)
    host.update()
    let found = host.findings(lines: finder)
    let lines = String(decoding: text, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(found.map(\.name) == [.overflow, .overflow])
    #expect(found.allSatisfy { lines[($0.source?.line ?? 1) - 1].contains(".frame(width: 400)") }, "\(found)")
    let comments = SilencingComments { $0 == Self.file ? String(decoding: text, as: UTF8.self) : nil }
    #expect(found.filter { !comments.silence($0) }.isEmpty)
  }
}

private struct Many: View {
  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<500, id: \.self) { _ in
        Color.red
          .padding(1)
      }
    }
  }
}

private struct Wide: View {
  var body: some View {
    VStack {
      // gnomon:silence overflow
      Color.red
        .frame(width: 400)
      Color.blue
        // gnomon:silence overflow
        .frame(width: 400)
    }
    .frame(width: 100)
  }
}
