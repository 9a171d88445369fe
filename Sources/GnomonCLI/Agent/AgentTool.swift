// SPDX-License-Identifier: Apache-2.0
import GnomonRequest

/// A tool as a client is told of it. Each word of it is paid for by everybody who uses any tool, so that there are few.
struct AgentTool: Sendable {
  struct Parameter: Sendable {
    let name: String
    let kind: String
    let summary: String
    var values: [String] = []

    static func text(_ name: String, _ summary: String = "", of values: [String] = []) -> Parameter {
      Parameter(name: name, kind: "string", summary: summary, values: values)
    }
    static func number(_ name: String, _ summary: String = "") -> Parameter {
      Parameter(name: name, kind: "number", summary: summary)
    }
    static func flag(_ name: String, _ summary: String = "") -> Parameter {
      Parameter(name: name, kind: "boolean", summary: summary)
    }
    static func object(_ name: String, _ summary: String) -> Parameter {
      Parameter(name: name, kind: "object", summary: summary)
    }
    static func texts(_ name: String, _ summary: String) -> Parameter {
      Parameter(name: name, kind: "array", summary: summary)
    }

    fileprivate var schema: JSONValue {
      var fields: [String: JSONValue] = ["type": .string(kind)]
      if !summary.isEmpty { fields["description"] = .string(summary) }
      if !values.isEmpty { fields["enum"] = .array(values.map { .string($0) }) }
      if kind == "array" { fields["items"] = ["type": "string"] }
      return .object(fields)
    }
  }

  let name: String
  let summary: String
  let parameters: [Parameter]
  var required: [String] = []
  var usesScreen = false
  let run: @Sendable (AgentTools, AgentArguments) throws -> AgentAnswer

  /// What `tools/list` tells of it.
  var description: JSONValue {
    var schema: [String: JSONValue] = [
      "type": "object",
      "properties": .object(Dictionary(uniqueKeysWithValues: parameters.map { ($0.name, $0.schema) })),
    ]
    if !required.isEmpty { schema["required"] = .array(required.map { .string($0) }) }
    return [
      "name": .string(name), "description": .string(summary), "inputSchema": .object(schema),
      // None writes a file of the user's. What is done with a screen runs what the user's code does then.
      "annotations": ["readOnlyHint": .bool(!usesScreen)],
    ]
  }
}

/// What a call is given, read by name. What isn't as the tool says is told in a sentence.
struct AgentArguments {
  private let values: JSONValue

  init(_ values: JSONValue, of tool: AgentTool) throws {
    guard case .object = values else {
      throw CommandFailure("The arguments of '\(tool.name)' have to be an object, and are \(values.kind).")
    }
    let known = tool.parameters.map(\.name)
    for name in values.names where !known.contains(name) {
      let near = nearest(to: name, in: known).map { " Did you mean '\($0)'?" } ?? ""
      throw CommandFailure("'\(tool.name)' takes no '\(name)'.\(near) It takes \(known.joined(separator: ", ")).")
    }
    for parameter in tool.parameters where !parameter.values.isEmpty {
      guard let text = values[parameter.name]?.string, !parameter.values.contains(text) else { continue }
      let near = nearest(to: text, in: parameter.values).map { " Did you mean '\($0)'?" } ?? ""
      throw CommandFailure(
        "'\(parameter.name)' can't be '\(text)'.\(near) It is one of \(parameter.values.joined(separator: ", ")).")
    }
    for name in tool.required where values[name] == nil {
      throw CommandFailure("'\(tool.name)' needs '\(name)'.")
    }
    self.values = values
  }

  private func value<Value>(_ name: String, _ form: String, _ read: (JSONValue) -> Value?) throws -> Value? {
    guard let value = values[name] else { return nil }
    guard let result = read(value) else { throw CommandFailure("'\(name)' has to be \(form), and is \(value.kind).") }
    return result
  }

  func has(_ name: String) -> Bool { values[name] != nil }

  func text(_ name: String) throws -> String? { try value(name, "a text") { $0.string } }
  func flag(_ name: String) throws -> Bool { try value(name, "true or false") { $0.bool } ?? false }

  func number(_ name: String, in range: ClosedRange<Double>) throws -> Double? {
    guard let number = try value(name, "a number", { $0.number }) else { return nil }
    guard range.contains(number) else {
      throw CommandFailure("'\(name)' has to lie between \(Int(range.lowerBound)) and \(Int(range.upperBound)).")
    }
    return number
  }

  /// A list of texts, or one alone.
  func texts(_ name: String) throws -> [String] {
    try value(name, "a list of texts") { value in
      switch value {
      case .string(let text): return [text]
      case .array(let list):
        let texts = list.compactMap(\.string)
        return texts.count == list.count ? texts : nil
      default: return nil
      }
    } ?? []
  }

  /// About as many tokens may the answer have. A tool that takes no budget has its usual one.
  func budget(_ usual: Int) throws -> Int { Int(try number("budget", in: 50...100_000) ?? Double(usual)) }

  /// What a view is shown in: values of axes by the names of options, several with commas between them.
  func look() throws -> [RunRequest.AxisValues] {
    guard let look = values["look"] else { return [] }
    guard case .object(let fields) = look else {
      throw CommandFailure("'look' has to be an object, as {\"appearance\": \"dark\"}, and is \(look.kind).")
    }
    let known = RunRequest.Axis.allCases.map(\.rawValue)
    var axes: [RunRequest.Axis: [String]] = [:]
    for (name, value) in fields {
      let plain = name.replacing("_", with: "-").lowercased()
      let same = known.first { $0 == plain || $0.replacing("-", with: "") == plain }
      guard let axis = same.flatMap(RunRequest.Axis.init) else {
        let near = nearest(to: plain, in: known).map { " Did you mean '\($0)'?" } ?? ""
        throw CommandFailure("A look has no '\(name)'.\(near) It has \(known.joined(separator: ", ")).")
      }
      let text: String
      switch value {
      case .string(let words): text = words
      case .bool(let flag): text = flag ? "on" : "off"
      case .array(let list) where list.allSatisfy { $0.string != nil }:
        text = list.compactMap(\.string).joined(separator: ",")
      default: throw CommandFailure("'\(name)' of a look has to be a text, and is \(value.kind).")
      }
      do {
        axes[axis] = try axis.values(of: text)
      } catch {
        throw CommandFailure("'\(name)' of a look: \(error.description)")
      }
    }
    if axes[.device] != nil, axes[.size] != nil {
      throw CommandFailure("A 'device' has a size of its own: leave 'size' out of the look.")
    }
    if axes[.orientation] != nil, axes[.device] == nil {
      throw CommandFailure("'orientation' turns a 'device': name one in the look, or give a 'size'.")
    }
    return RunRequest.Axis.allCases.compactMap { axis in axes[axis].map { RunRequest.AxisValues(axis, $0) } }
  }

  /// The element that is meant.
  func target(_ name: String) throws -> ScreenTarget? {
    let words = try text(name)
    let number = try number("number", in: 1...10_000).map { Int($0) }
    let (x, y) = (try self.number("x", in: -100_000...100_000), try self.number("y", in: -100_000...100_000))
    if let x, let y { return ScreenTarget(point: RunRequest.Point(x: x, y: y)) }
    let role = try text("role")
    guard words != nil || role != nil else { return nil }
    return ScreenTarget(name: words, role: role, number: number)
  }
}
