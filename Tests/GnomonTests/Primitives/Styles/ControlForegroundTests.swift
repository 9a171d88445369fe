// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

/// The titles of bars and alerts, steppers and dates are the system's: a foreground that code asks for around doesn't reach them.
@MainActor @Suite("Foregrounds around what the system shows") struct ControlForegroundTests {
  /// What the texts are painted with, in a red foreground or in none.
  private func paints(_ view: some View, isRed: Bool) -> [String: [Paint]] {
    let host = makeHost(view.foregroundColor(isRed ? Color(red: 1, green: 0, blue: 0) : nil), 390, 700)
    host.update()
    var found: [String: [Paint]] = [:]
    for command in host.displayList().commands {
      switch command {
      case .text(let text, _, let paints): found[text.text.string] = paints
      case .stroke(_, _, let paint): found["lines"] = [paint]
      default: break
      }
    }
    return found
  }

  private func expectOnlyThePageIsRed(_ view: some View, _ others: [String]) {
    let (red, plain) = (paints(view, isRed: true), paints(view, isRed: false))
    #expect(red["page"] != plain["page"])
    for text in others { #expect(red[text] != nil && red[text] == plain[text], "\(text)") }
  }

  @Test("A stack's titles have the labels' colour, large and in the bar", arguments: [true, false])
  func titles(isLarge: Bool) {
    let page = Text("page").navigationTitle("title").navigationSubtitle("below")
    expectOnlyThePageIsRed(
      NavigationStack { page.navigationBarTitleDisplayMode(isLarge ? .large : .inline) }, ["title", "below"])
  }

  @Test("So have the title and the message of an alert and of a dialog")
  func alerts() {
    expectOnlyThePageIsRed(
      Text("page").alert("title", isPresented: .constant(true), actions: {}, message: { Text("message") }),
      ["title", "message"])
    expectOnlyThePageIsRed(
      Text("page").confirmationDialog(
        "title", isPresented: .constant(true), titleVisibility: .visible, actions: {}, message: { Text("message") }),
      ["title", "message"])
  }

  @Test("So have a stepper's signs and a date in its box")
  func controls() {
    expectOnlyThePageIsRed(
      VStack {
        Text("page")
        Stepper("label", value: .constant(1))
      }, ["lines"])
    expectOnlyThePageIsRed(
      VStack {
        Text("page")
        DateBox(date: Date(timeIntervalSince1970: 1e7), template: "y")
      }, ["1970"])
  }
}
