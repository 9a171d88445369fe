// SPDX-License-Identifier: Apache-2.0
import Foundation
import GnomonRequest

// What is done with a view that stays open.

extension AgentTools {
  private static let side = AgentTool.Parameter.number("max_side")
  private static let on = AgentTool.Parameter.text("on", "Its label, placeholder or identifier.")
  private static let role = AgentTool.Parameter.text("role", "button, toggle, field, row, heading, …")
  private static let number = AgentTool.Parameter.number("number", "Which of several, from 1.")
  private static let picture = AgentTool.Parameter.flag("picture", "Shows it, too.")
  private static let budget = AgentTool.Parameter.number("budget")

  static let screens: [AgentTool] = [
    AgentTool(
      name: "open",
      summary: "Opens a preview or a view as a screen to be used, and tells its elements. One is open at a time.",
      parameters: [
        .text("preview"), .text("view"), .object("look", "As of 'render'."), picture, side, budget,
      ], usesScreen: true
    ) { try $0.open($1) },
    AgentTool(
      name: "tap", summary: "Taps an element or a place, and tells what changes.",
      parameters: [
        on, role, number, .number("x", "In points, with y."), .number("y"),
        .text("kind", "", of: ScreenStep.Tap.allCases.map(\.rawValue)), picture,
      ], usesScreen: true
    ) { try $0.tap($1) },
    AgentTool(
      name: "type", summary: "Types into a field, or presses a key, and tells what changes.",
      parameters: [
        .text("text"), .text("into", "The field; default: the one with the focus."), role, number,
        .flag("replace", "In place of what is there."),
        .text("key", "Pressed afterwards: return, escape, tab, command+s, …"),
        picture,
      ], usesScreen: true
    ) { try $0.type($1) },
    AgentTool(
      name: "set",
      summary:
        "Sets a control, and tells what changes: a toggle on or off, a slider 40%, a picker's option, increment, decrement, a named action.",
      parameters: [on, role, number, .text("to"), picture], required: ["to"], usesScreen: true
    ) { try $0.set($1) },
    AgentTool(
      name: "scroll", summary: "Scrolls by what is in sight, or until an element is there.",
      parameters: [
        .text("direction", "Default: down.", of: ["down", "up", "left", "right"]),
        .text("to", "An element to scroll to."), .text("inside", "What scrolls; default: the first that does."),
        picture,
      ], usesScreen: true
    ) { try $0.scroll($1) },
    AgentTool(
      name: "wait", summary: "Lets time pass, for tasks and timers, or waits until an element is there or gone.",
      parameters: [
        .number("seconds", "At most 20 (default: 2 with an element, else 1)."), .text("for"), .text("gone"), role,
        picture,
      ], usesScreen: true
    ) { try $0.wait($1) },
    AgentTool(
      name: "see", summary: "Tells the elements of the open screen, and shows it.",
      parameters: [picture, .flag("frames", "With places and sizes in points."), side, budget], usesScreen: true
    ) { try $0.see($1) },
  ]

  private func open(_ arguments: AgentArguments) throws -> AgentAnswer {
    let subject = try subject(arguments)
    guard subject.request.lookCount == 1 else { throw CommandFailure("A screen has one look: give each one value.") }
    let reply = try project.open(subject.request, preview: subject.preview, titled: subject.title, in: subject.unit)
    return try answer(reply, arguments, title: subject.title)
  }

  private func tap(_ arguments: AgentArguments) throws -> AgentAnswer {
    guard let target = try arguments.target("on") else {
      throw CommandFailure(
        "Say what to tap: an element with 'on', its 'role' and 'number', or a place with 'x' and 'y'.")
    }
    let kind = try arguments.text("kind").map { text in
      guard let kind = ScreenStep.Tap(rawValue: text) else { throw CommandFailure("'kind' is tap, double or long.") }
      return kind
    }
    return try step(.tap(target, kind: kind ?? .tap), arguments)
  }

  private func type(_ arguments: AgentArguments) throws -> AgentAnswer {
    let (text, key) = (try arguments.text("text"), try arguments.text("key"))
    guard text != nil || key != nil else { throw CommandFailure("Say what to type with 'text', or press a 'key'.") }
    let target = try arguments.target("into")
    let replaces = try arguments.flag("replace")
    if replaces, text == nil { throw CommandFailure("'replace' belongs to a 'text'; an empty one empties the field.") }
    return try step(.type(text, target, replaces: replaces, key: key), arguments)
  }

  private func set(_ arguments: AgentArguments) throws -> AgentAnswer {
    guard let target = try arguments.target("on"), let value = try arguments.text("to") else {
      throw CommandFailure("Say what to set: an element with 'on', or its 'role' and 'number'.")
    }
    return try step(.set(target, value), arguments)
  }

  private func scroll(_ arguments: AgentArguments) throws -> AgentAnswer {
    func target(_ name: String) throws -> ScreenTarget? { try arguments.text(name).map { ScreenTarget(name: $0) } }
    return try step(
      .scroll(try arguments.text("direction") ?? "down", inside: try target("inside"), until: try target("to")),
      arguments)
  }

  private func wait(_ arguments: AgentArguments) throws -> AgentAnswer {
    let (there, gone) = (try arguments.text("for"), try arguments.text("gone"))
    if there != nil, gone != nil { throw CommandFailure("Wait 'for' an element, or until it's 'gone', not both.") }
    let target = try (there ?? gone).map { ScreenTarget(name: $0, role: try arguments.text("role")) }
    let seconds = try arguments.number("seconds", in: 0...20) ?? (target == nil ? 1 : 2)
    return try step(.wait(seconds: seconds, for: target, isGone: gone != nil), arguments)
  }

  private func see(_ arguments: AgentArguments) throws -> AgentAnswer {
    try step(.see(frames: try arguments.flag("frames")), arguments)
  }

  // MARK: Answers

  private func step(_ step: ScreenStep, _ arguments: AgentArguments) throws -> AgentAnswer {
    try answer(try project.take(step), arguments)
  }

  /// What a step tells, with a picture where one is wanted.
  private func answer(_ reply: InquiryReply, _ arguments: AgentArguments, title: String? = nil) throws -> AgentAnswer {
    var answer = AgentAnswer()
    let notes = project.takeScreenNotes() + [title].compactMap { $0 }
    answer.add(
      (notes + [String(decoding: reply.bytes, as: UTF8.self).trimmingCharacters(in: .newlines)] + reply.lines).joined(
        separator: "\n"),
      budget: try arguments.budget(1_000), advice: "'see' tells all, with a larger 'budget'.")
    guard try arguments.flag("picture") else { return answer }
    var request = try project.screenRequest()
    request.output = .png
    request.longestSide = try arguments.number("max_side", in: 16...4_000) ?? 640
    let drawn = try project.answer(request)
    answer.add(drawn.lines.joined(separator: "\n"), budget: 300)
    answer.add(png: drawn.bytes)
    return answer
  }
}
