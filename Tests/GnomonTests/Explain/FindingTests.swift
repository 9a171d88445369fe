// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon
@testable import GnomonTrace

/// Each finding on a faulty view, and none on a sound one.
@MainActor @Suite struct FindingTests {
  private func names(_ view: some View, _ width: CGFloat = 300, _ height: CGFloat = 200) -> [String] {
    explained(view, width, height).findings.map(\.name.rawValue)
  }

  @Test func readerWithoutAProposal() {
    #expect(names(ScrollView { GeometryReader { _ in Text("Hi") } }) == ["reader-ideal-size"])
    #expect(names(ScrollView { GeometryReader { _ in Text("Hi") }.frame(height: 40) }).isEmpty)
    #expect(names(ScrollView { Text("Hi").background { GeometryReader { _ in Color.red } } }).isEmpty)
  }

  @Test("A reader that stretches a row for content that needs little; not one that is used, framed or behind")
  func readerThatStretches() throws {
    func column<Row: View>(@ViewBuilder _ row: () -> Row) -> some View {
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          Text("Name")
          row()
        }
        Color.blue
      }
    }
    let explanation = explained(column { GeometryReader { _ in Text("wide") } })
    #expect(explanation.findings.map(\.name) == [.readerStretches])
    let message = try #require(explanation.findings.first).message
    #expect(message.contains("all 100 of the height") && message.contains("needs 20"), "\(message)")
    #expect(names(column { GeometryReader { _ in Color.red } }).isEmpty)
    #expect(names(column { GeometryReader { _ in Text("wide") }.frame(height: 20) }).isEmpty)
    #expect(names(column { Text("b").background { GeometryReader { _ in Text("w") } } }).isEmpty)
    // Alone, it may have all there is.
    #expect(
      names(
        HStack {
          Text("Name")
          GeometryReader { _ in Text("wide") }
        }
      ).isEmpty)
  }

  @Test("A reader that takes what a stack has left, for content that needs little, and pushes what follows away")
  func readerThatPushes() throws {
    func column<Reader: View>(@ViewBuilder _ reader: () -> Reader) -> some View {
      VStack(spacing: 0) {
        reader()
        Text("below")
      }
    }
    let explanation = explained(column { GeometryReader { _ in Text("high") } })
    #expect(explanation.findings.map(\.name) == [.readerPushes])
    let message = try #require(explanation.findings.first).message
    #expect(
      message.contains("all 180 of the height") && message.contains("needs 20: Text “below” lies 160 further down"),
      "\(message)")
    #expect(names(column { GeometryReader { _ in Text("high") }.padding(4).opacity(0.5) }) == ["reader-pushes"])
    // In a stack of its own, it makes that one long.
    #expect(
      names(
        column {
          VStack {
            Text("title")
            GeometryReader { _ in Text("high") }
          }
        }) == ["reader-pushes"])
    #expect(
      names(
        HStack(spacing: 0) {
          GeometryReader { _ in Color.red.frame(width: 20) }
          Text("beside")
        }) == ["reader-pushes"])
  }

  @Test("A reader whose room may be meant pushes nothing away")
  func readerOfUse() {
    func column<Reader: View>(@ViewBuilder _ reader: () -> Reader) -> some View {
      VStack(spacing: 0) {
        reader()
        Text("below")
      }
    }
    // It's filled, framed, behind something, or as large as it's said to be.
    #expect(names(column { GeometryReader { _ in Color.red } }).isEmpty)
    #expect(names(column { GeometryReader { _ in Text("high") }.frame(height: 100) }).isEmpty)
    #expect(names(column { GeometryReader { _ in Text("high") }.frame(maxHeight: .infinity) }).isEmpty)
    #expect(names(column { Text("b").background { GeometryReader { _ in Text("h") } } }).isEmpty)
    #expect(
      names(
        column {
          GeometryReader { _ in
            VStack {
              Text("a"); Spacer()
            }
          }
        }
      ).isEmpty)
    // What's in it is a share of it, or lies anywhere in it.
    #expect(names(column { GeometryReader { Color.red.frame(height: $0.size.height * 0.25) } }).isEmpty)
    #expect(names(column { GeometryReader { Text("h").offset(y: $0.size.height / 2) } }).isEmpty)
    #expect(names(column { GeometryReader { Text("h").position(x: 9, y: $0.size.height / 2) } }).isEmpty)
    #expect(names(column { GeometryReader { _ in ScrollView { Text("h") } } }).isEmpty)
    // Nothing is behind it, or what is would take the room itself.
    #expect(names(GeometryReader { _ in Text("root") }).isEmpty)
    #expect(
      names(
        VStack {
          Text("above")
          GeometryReader { _ in Text("rest") }
        }
      ).isEmpty)
    #expect(
      names(
        VStack {
          GeometryReader { _ in Text("half") }
          Color.red
        }
      ).isEmpty)
    #expect(
      names(
        HStack {
          GeometryReader { _ in Text("half") }
          GeometryReader { _ in Text("half") }
        }
      ).isEmpty)
    #expect(
      names(
        ZStack {
          GeometryReader { _ in Text("a") }; Text("b")
        }
      ).isEmpty)
  }

  @Test func overflow() throws {
    let explanation = explained(Color.red.frame(width: 400))
    #expect(explanation.findings.map(\.name) == [.overflow])
    let message = try #require(explanation.findings.first).message
    #expect(message.contains("400 wide, 100 more than the 300"), "\(message)")
    #expect(message.contains("50 beyond the screen"), "\(message)")
    #expect(names(Color.red.frame(width: 300)).isEmpty)
    #expect(names(ScrollView(.horizontal) { Color.red.frame(width: 400) }).isEmpty)
    #expect(names(Color.red.frame(width: 400).frame(width: 100).clipped()).isEmpty)
    #expect(names(Color.red.overlay(alignment: .topTrailing) { Color.blue.frame(width: 400) }).isEmpty)
    #expect(
      names(
        HStack(spacing: 0) {
          Color.red.frame(width: 200); Color.blue.frame(width: 150)
        }) == ["overflow"])
  }

  @Test func truncatedText() {
    #expect(names(Text("Hello over there").frame(width: 60, height: 20)) == ["text-truncated"])
    #expect(names(Text("Hello over there").lineLimit(1).frame(width: 60, height: 20)).isEmpty)
    #expect(names(Text("Hello over there").frame(width: 60, height: 80)).isEmpty)
  }

  @Test func noRoomForContent() {
    let squeezed = HStack(spacing: 0) {
      Color.red.frame(width: 300)
      Text("Hello")
    }
    #expect(names(squeezed).contains("zero-size"))
    #expect(names(Text("Hello").frame(width: 0, height: 0)).isEmpty)
    #expect(
      names(
        HStack(spacing: 0) {
          Color.red; Text("Hello")
        }
      ).isEmpty)
  }

  @Test("What the package draws in place of the system's isn't the user's fault")
  func ownDrawing() {
    #expect(names(Image(systemName: "no.such.symbol").frame(width: 6, height: 6)).isEmpty)
    let segments = Picker("", selection: .constant(0)) {
      Text("A rather long segment").tag(0)
      Text("Another that is long").tag(1)
    }
    #expect(names(segments.pickerStyle(.segmented).frame(width: 120)).isEmpty)
    let gauge = Gauge(value: 0.5) { Text("The speed of the wind in knots") }
    #expect(names(gauge.gaugeStyle(.accessoryCircular)).isEmpty)
    // The words of a button are the user's.
    #expect(names(Button("A rather long title") {}.frame(width: 50, height: 20)) == ["text-truncated"])
  }

  @Test("A picture without room is told, one that isn't there isn't")
  func pictureWithoutRoom() {
    func row(_ name: String) -> some View {
      HStack(spacing: 0) {
        Color.red.frame(width: 300)
        Image(name).resizable()
      }
    }
    #expect(names(row("pic")) == ["zero-size"])
    #expect(names(row("nowhere")).isEmpty)
  }

  @Test func layoutThatChangesItsMind() {
    let fickle = Fickle()
    #expect(names(FickleLayout(fickle: fickle) { Color.red }) == ["unstable-layout"])
    #expect(names(FickleLayout(fickle: nil) { Color.red }).isEmpty)
  }

  @Test("Findings of a picture call no layout of the user's again")
  func quietly() {
    let log = ProposalLog()
    let host = makeHost(
      VStack {
        Color.red.probe(log)
        Color.red.frame(width: 400)
      }, 300, 200)
    host.update()
    let (asked, placed) = (log.asked.count, log.placed.count)
    #expect(host.findings().map(\.name) == [.overflow])
    #expect(log.asked.count == asked && log.placed.count == placed)
    _ = host.explanation()
    #expect(log.asked.count > asked)
  }

  @Test func unplacedChild() {
    func warnings(_ places: Bool) -> [RuntimeWarning.Name] {
      let host = makeHost(
        FirstOnly(placesAll: places) {
          Color.red; Color.blue
        }, 100, 100)
      host.update()
      return host.warnings.map(\.name)
    }
    #expect(warnings(false) == [.unplacedChild])
    #expect(warnings(true).isEmpty)
  }

  @Test("A finding names place, view, values and remedy")
  func text() throws {
    let finding = try #require(explained(TooWide()).findings.first)
    let text = finding.description
    #expect(text.hasPrefix("FindingTests.swift:") && text.contains(": warning: TooWide/frame: "), "\(text)")
    #expect(text.hasSuffix("[overflow]") && !finding.hint.isEmpty, "\(text)")
  }
}

/// Views know their lines where they stand in a body.
private struct TooWide: View {
  var body: some View { Color.red.frame(width: 400) }
}

/// Counts how often it was asked.
private final class Fickle: @unchecked Sendable { var count: CGFloat = 0 }

private struct FickleLayout: Layout {
  var fickle: Fickle?

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    fickle?.count += 1
    return CGSize(width: 50 + (fickle?.count ?? 0), height: 20)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
  }
}

private struct FirstOnly: Layout {
  var placesAll: Bool

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for subview in placesAll ? subviews[...] : subviews.prefix(1)[...] {
      subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
  }
}
