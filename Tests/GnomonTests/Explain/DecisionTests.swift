// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon
@testable import GnomonTrace

/// Which step made a length what it is.
@MainActor @Suite struct DecisionTests {
  @Test("A reader in a scroll view: nobody proposes a height, and a reader answers 10")
  func readerInScrollView() throws {
    let explanation = explained(ScrollView { GeometryReader { _ in Rectangle() } })
    let (step, sentence) = try explanation.decision("Rectangle", .vertical)
    #expect(step.view == "GeometryReader")
    #expect(sentence.contains("proposes no height") && sentence.contains("answers 10"), "\(sentence)")
    #expect(sentence.contains("ScrollView"), "\(sentence)")
    #expect(try explanation.node("Rectangle").size.height == 10)
    let story = try #require(explanation.story(of: "Rectangle"))
    #expect(story.contains("▶ ├ ScrollView") && story.contains("▶ ├ GeometryReader"), "\(story)")
  }

  @Test("A fixed frame decides for what fills it")
  func fixedFrame() throws {
    let explanation = explained(Color.red.frame(width: 70).padding())
    let (step, sentence) = try explanation.decision("Color", .horizontal)
    #expect(step.view == "frame" && sentence.contains("fixed at 70"), "\(sentence)")
    #expect(try explanation.decision("Color", .vertical).step.view == "padding")
    #expect(try explanation.decision("Color", .vertical).sentence.contains("200 − 2×16 of padding = 168"))
  }

  @Test("A number that a reader's closure works out is told as a share of what it read")
  func readNumber() throws {
    let explanation = explained(
      GeometryReader { space in
        HStack(spacing: 0) {
          Color.red.frame(width: space.size.width * 0.25)
          Color.blue
        }
      })
    let (step, sentence) = try explanation.decision("Color", .horizontal)
    #expect(step.view == "frame" && sentence.contains("25 % of the 300"), "\(sentence)")
  }

  @Test("A text's size is its own, and what stands around it takes it over")
  func text() throws {
    let explanation = explained(Text("Hello").background(Color.red))
    // Five characters of 10.
    #expect(try explanation.node("background").size.width == 50)
    #expect(try explanation.decision("background", .horizontal).step.view == "Text")
    // The layer is proposed the text's size: the text decides for it, too.
    #expect(try explanation.decision("Color", .horizontal).step.view == "Text")
  }

  @Test("Flexible frames say which bound decided")
  func bounds() throws {
    func words(_ view: some View) throws -> String { try explained(view).decision("frame", .horizontal).sentence }
    #expect(try words(Color.red.frame(maxWidth: 120)).contains("maxWidth 120 decides"))
    #expect(try words(Text("Hi").frame(minWidth: 90)).contains("minWidth 90 decides"))
    let filled = explained(Text("Hi").frame(maxWidth: .infinity))
    #expect(try filled.decision("frame", .horizontal).step.view == "Host")
    let ideal = explained(Color.red.frame(idealWidth: 44).fixedSize())
    #expect(try ideal.decision("frame", .horizontal).sentence.contains("idealWidth 44 decides"))
  }

  @Test("A ratio decides what the other length and it make, in a grid's line that takes it over, too")
  func ratio() throws {
    let explanation = explained(
      ScrollView {
        LazyVGrid(columns: [GridItem(.flexible(), spacing: 0), GridItem(.flexible(), spacing: 0)], spacing: 0) {
          ForEach(0..<6, id: \.self) { _ in Rectangle().aspectRatio(2, contentMode: .fit) }
        }
      })
    #expect(try explanation.node("Rectangle").size == CGSize(width: 150, height: 75))
    let (step, sentence) = try explanation.decision("Rectangle", .vertical)
    #expect(step.view == "aspectRatio" && sentence.contains("150 of width at the ratio 2"), "\(sentence)")
    #expect(try explanation.decision("Rectangle", .horizontal).step.view == "LazyVGrid")
    let alone = explained(Rectangle().aspectRatio(2, contentMode: .fit))
    #expect(try alone.decision("Rectangle", .vertical).sentence.contains("300 of width at the ratio 2"))
  }

  @Test("A line is as long as its longest view, and that is the one that decided")
  func lines() throws {
    let row = explained(
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Rectangle()
          Color.red.frame(width: 20, height: 35)
        }
        GridRow { Text("a") }
      }.fixedSize(horizontal: false, vertical: true))
    let (step, sentence) = try row.decision("Rectangle", .vertical)
    #expect(step.view == "frame" && sentence.contains("fixed at 35"), "\(sentence)")
  }

  @Test("fixedSize asks for the ideal size")
  func fixedSize() throws {
    let explanation = explained(Color.red.fixedSize())
    let (step, sentence) = try explanation.decision("Color", .horizontal)
    #expect(step.view == "Color" && sentence.contains("fixedSize"), "\(sentence)")
  }

  @Test("The story tells what was asked: a width leaves the height out")
  func storyOfAWidth() throws {
    let explanation = explained(VStack { Text("Hello") })
    let id = try explanation.node("Text").id
    let story = explanation.story(of: id, .width, Paint())
    #expect(story.contains("Width: ") && !story.contains("Height: "))
    #expect(story.split(separator: "\n").allSatisfy { $0.count <= 80 }, "\(story)")
    let place = explanation.story(of: id, .position, Paint())
    #expect(place.contains("(125, 90)") && place.contains("centred"), "\(place)")
  }

  @Test("A layer's story shows who decides, though that lies beside the way; and where no proposal counts, says so")
  func storyOfALayer() throws {
    let explanation = explained(VStack { Text("Hello").background(Color.red) })
    let story = explanation.story(of: try explanation.node("Color").id, .width, Paint())
    let marked = story.split(separator: "\n").filter { $0.contains("▶") }
    #expect(marked.count == 1 && marked[0].contains("Text “Hello”"), "\(story)")

    var view = AnyView(Color.red.frame(width: 30, height: 30).padding(2))
    for level in 1..<15 { view = AnyView(view.padding(CGFloat(level))) }
    let deep = explained(view, 900, 900)
    let id = try deep.node("Color").id
    let long = deep.story(of: id, .height, Paint())
    let words = long.split(whereSeparator: \.isWhitespace).filter { $0 != "│" }.joined(separator: " ")
    #expect(words.contains("doesn't reach below") && long.contains("▶ ├ frame"), "\(long)")
    #expect(long.split(separator: "\n", omittingEmptySubsequences: false).count <= 24, "\(long)")
  }

  @Test("Colours only where they're wanted")
  func colours() throws {
    let explanation = explained(Text("Hello"))
    let id = try explanation.node("Text").id
    #expect(!explanation.story(of: id, nil, Paint()).contains("\u{1B}["))
    #expect(explanation.story(of: id, nil, Paint(isColored: true)).contains("\u{1B}["))
  }

  @Test("Nodes are named by type, path, number, line and words")
  func queries() throws {
    let explanation = explained(TwoTexts())
    func texts(_ query: String) -> [String?] {
      NodeQuery(query).matches(in: explanation.record).map { explanation.record.nodes[$0].text }
    }
    #expect(texts("Text").prefix(2) == ["one", "two"])
    #expect(texts("text#2") == ["two"])
    #expect(texts("HStack/Text") == ["two"])
    #expect(texts("two") == ["two"])
    #expect(texts("Text#9") == [])
    #expect(texts("\"two\"") == ["two"] && texts("\"7\"") == ["7"] && texts("\"10\"") == ["10:30"])
    // Other views may lie between the parts of a path; one that is whole comes before such.
    #expect(texts("TwoTexts/Text") == ["one", "two", "Step #2", "10:30", "7"] && texts("VStack/Text") == ["one"])
    #expect(texts("TwoTexts/HStack/Text") == ["two"] && texts("HStack/VStack") == [])
    #expect(texts("10:30") == ["10:30"] && texts("Step #2") == ["Step #2"] && texts("7") == ["7"])
    let row = try #require(try explanation.node("Step #2").source?.line)
    #expect(texts("DecisionTests.swift:\(row)#2") == ["10:30"])
    #expect(NodeQuery("DecisionTests.swift:\(row + 1)").failure(in: explanation.record).contains("nearest above is"))
    let line = try #require(try explanation.node("HStack").source?.line)
    #expect(NodeQuery("ExplainSupport.swift:\(line)").matches(in: explanation.record).isEmpty)
    #expect(NodeQuery("DecisionTests.swift:\(line)").matches(in: explanation.record).count == 1)
    #expect(NodeQuery("Nothing").failure(in: explanation.record).contains("HStack"))
  }
}

private struct TwoTexts: View {
  var body: some View {
    VStack {
      Text("one")
      HStack { Text("two") }
      Words()
    }
  }
}

private struct Words: View {
  var body: some View {
    ForEach(["Step #2", "10:30", "7"], id: \.self) { Text($0) }
  }
}
