// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonAudit
import GnomonTrace
import Testing

private struct Chip: ButtonStyle {
  var padding = 2.0
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding(padding).background(.quaternary, in: Capsule())
  }
}

/// Apple's Human Interface Guidelines, Buttons: "a button needs a hit region of at least 44x44 pt"; WCAG 2.2, 2.5.8 with its
/// exception for spacing.
@MainActor @Suite struct SmallTargetTests {
  private func symbol(_ side: CGFloat) -> some View {
    Button {
    } label: {
      Image(systemName: "xmark").resizable().frame(width: side, height: side)
    }
  }

  @Test("A symbol of 16 points is too small wherever it lies")
  func tiny() {
    let findings = found(symbol(16))
    #expect(findings.names == [.smallTarget])
    #expect(findings[0].message.contains("“Close”") && findings[0].message.contains("16×16"))
  }

  @Test("From 24 points on a target counts only with others near it")
  func spacing() {
    #expect(found(symbol(30)).isEmpty)
    let near = HStack(spacing: 4) {
      symbol(30)
      symbol(30)
    }
    #expect(found(near).names == [.smallTarget, .smallTarget])
    let far = HStack(spacing: 20) {
      symbol(30)
      symbol(30)
    }
    #expect(found(far).isEmpty)
    // Rows that lack two points of the 44 are no fault worth a word.
    let rows = VStack(spacing: 0) {
      symbol(42)
      symbol(42)
    }
    #expect(found(rows).isEmpty)
    #expect(found(HStack(spacing: 0) { ForEach(0..<3) { _ in symbol(44) } }).isEmpty)
  }

  @Test("What takes touches counts, not what is drawn: frames, padding, content shapes")
  func reach() {
    #expect(
      found(
        Button {
        } label: {
          Image(systemName: "xmark").frame(width: 44, height: 44)
        }
      ).isEmpty)
    #expect(
      found(
        Button {
        } label: {
          Image(systemName: "xmark").padding(16).contentShape(Rectangle())
        }
      ).isEmpty)
  }

  @Test("The system's controls have the system's sizes")
  func systems() {
    let view = VStack(spacing: 2) {
      Button("Cancel") {}
      Button("Plain") {}.buttonStyle(.plain)
      Button("Small", systemImage: "plus") {}.labelStyle(.iconOnly).buttonStyle(.bordered).controlSize(.mini)
      Stepper("Rooms", value: .constant(1))
      Toggle("Sound", isOn: .constant(true))
      Slider(value: .constant(0.5)) { Text("Volume") }
      Link("Imprint", destination: URL(string: "https://example.com")!)
      Text("Read [the terms](https://example.com) first.")
    }
    #expect(found(view).isEmpty)
    #expect(found(view) { $0.profile = .macOS26 }.isEmpty)
  }

  @Test("A style of the app's own counts, beside others or below 24 points")
  func ownStyle() {
    let chips = HStack(spacing: 2) {
      Button("One") {}
      Button("Two") {}
    }
    #expect(found(chips.buttonStyle(Chip(padding: 4))).names.contains(.smallTarget))
    #expect(found(Button("One") {}.buttonStyle(Chip(padding: 4))).isEmpty)
    #expect(found(Button("One") {}.font(.caption2).buttonStyle(Chip(padding: 1))).names == [.smallTarget])
  }

  @Test("Bars and rows that take the touch, disabled buttons and covered ones are exempt")
  func exempt() {
    #expect(
      found(
        NavigationStack {
          List {
            HStack {
              Text("Row")
              symbol(16)
            }
          }
          .toolbar { symbol(16) }
        }
      ).isEmpty)
    #expect(found(symbol(16).disabled(true)).isEmpty)
    #expect(found(symbol(16).overlay(Color.red)).isEmpty)
    #expect(found(symbol(16).silencesFindings(.smallTarget)).isEmpty)
  }

  @Test("A pointer needs 24 points, beside others")
  func macOS() {
    let near = HStack(spacing: 2) {
      symbol(16)
      symbol(16)
    }
    .buttonStyle(.plain)
    #expect(found(near) { $0.profile = .macOS26 }.names == [.smallTarget, .smallTarget])
    #expect(found(symbol(16).buttonStyle(.plain)) { $0.profile = .macOS26 }.isEmpty)
    #expect(
      found(
        HStack(spacing: 2) {
          symbol(24)
          symbol(24)
        }.buttonStyle(.plain)
      ) { $0.profile = .macOS26 }.isEmpty)
  }
}
