// SPDX-License-Identifier: Apache-2.0

/// What a source's `#if` conditions are held against: which of its code a compiler would read.
struct SourceConditions {
  /// What a condition comes to. Some can't be known from outside of the compiler.
  enum Truth {
    case yes, no, unknown

    static prefix func ! (a: Truth) -> Truth { a == .yes ? .no : a == .no ? .yes : .unknown }
    static func && (a: Truth, b: Truth) -> Truth {
      a == .no || b == .no ? .no : a == .yes && b == .yes ? .yes : .unknown
    }
    static func || (a: Truth, b: Truth) -> Truth {
      a == .yes || b == .yes ? .yes : a == .no && b == .no ? .no : .unknown
    }
  }

  /// The names given by `-D`.
  var defined: Set<String> = []
  /// The systems of which `os(…)` holds.
  var systems: Set<String> = ["Linux"]
  /// The modules that no `canImport(…)` finds.
  var hidden: Set<String> = []

  /// The tokens that are compiled, or may be, without the lines of the conditions.
  func active(_ tokens: [Token]) -> [Token] {
    guard tokens.contains(where: { $0.kind == .hash && $0.text == "#if" }) else { return tokens }
    var result: [Token] = []
    // For each open `#if`: whether its branch is read, and whether one before it surely was.
    var open: [(isRead: Bool, wasTaken: Bool)] = []
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      guard token.kind == .hash, token.startsLine, ["#if", "#elseif", "#else", "#endif"].contains(token.text) else {
        if open.last?.isRead ?? true { result.append(token) }
        index += 1
        continue
      }
      let end = Self.lineEnd(of: index, in: tokens)
      let truth = token.text == "#else" ? .yes : truth(of: tokens[(index + 1)..<end])
      switch token.text {
      case "#if":
        open.append((isRead: (open.last?.isRead ?? true) && truth != .no, wasTaken: truth == .yes))
      case "#endif": _ = open.popLast()
      default:
        guard let branch = open.popLast() else { break }
        let isOuterRead = open.last?.isRead ?? true
        open.append((isOuterRead && !branch.wasTaken && truth != .no, branch.wasTaken || truth == .yes))
      }
      index = end
    }
    return result
  }

  /// A condition ends with its line, unless an operator or a parenthesis is open there.
  private static func lineEnd(of start: Int, in tokens: [Token]) -> Int {
    var index = start + 1
    var depth = 0
    while index < tokens.count {
      let token = tokens[index]
      let previous = tokens[index - 1]
      if token.startsLine, depth == 0, !previous.isMark("&"), !previous.isMark("|") {
        if !(token.isMark("&") || token.isMark("|")) { break }
      }
      if token.isMark("(") { depth += 1 }
      if token.isMark(")") { depth -= 1 }
      index += 1
    }
    return index
  }

  // MARK: - Expressions

  private func truth(of tokens: ArraySlice<Token>) -> Truth {
    var rest = tokens
    return either(&rest)
  }

  private func either(_ rest: inout ArraySlice<Token>) -> Truth {
    var result = both(&rest)
    while rest.count > 1, rest.first?.isMark("|") == true {
      rest = rest.dropFirst(2)
      let next = both(&rest)
      result = result || next
    }
    return result
  }

  private func both(_ rest: inout ArraySlice<Token>) -> Truth {
    var result = single(&rest)
    while rest.count > 1, rest.first?.isMark("&") == true {
      rest = rest.dropFirst(2)
      let next = single(&rest)
      result = result && next
    }
    return result
  }

  private func single(_ rest: inout ArraySlice<Token>) -> Truth {
    guard let token = rest.popFirst() else { return .unknown }
    if token.isMark("!") { return !single(&rest) }
    if token.isMark("(") {
      let result = either(&rest)
      if rest.first?.isMark(")") == true { rest = rest.dropFirst() }
      return result
    }
    guard token.kind == .word else { return .unknown }
    if rest.first?.isMark("(") == true {
      var depth = 0
      var arguments: [Token] = []
      while let next = rest.popFirst() {
        if next.isMark("(") { depth += 1 }
        if next.isMark(")") { depth -= 1 }
        if depth == 0 { break }
        arguments.append(next)
      }
      return function(token.text, Array(arguments.dropFirst()))
    }
    switch token.text {
    case "true": return .yes
    case "false": return .no
    default: return defined.contains(token.text) ? .yes : .no
    }
  }

  private func function(_ name: String, _ arguments: [Token]) -> Truth {
    let first = arguments.first?.text ?? ""
    switch name {
    case "os": return systems.contains(first == "OSX" ? "macOS" : first) ? .yes : .no
    case "canImport":
      if hidden.contains(first) || Self.absent.contains(first) { return .no }
      return Self.present.contains(first) ? .yes : .unknown
    case "targetEnvironment": return .no
    case "arch": return Self.architecture == first ? .yes : .no
    case "swift", "compiler": return version(arguments)
    case "_runtime": return first == "_Native" ? .yes : .no
    case "_endian": return first == "little" ? .yes : .no
    default: return .unknown
    }
  }

  /// `>=5.9` and `<6` of the compilers that there are for this package.
  private func version(_ arguments: [Token]) -> Truth {
    let numbers = arguments.filter { $0.kind == .number }.map(\.text).joined(separator: ".").split(separator: ".")
    guard let major = numbers.first.flatMap({ Int($0) }) else { return .unknown }
    let isBelow = arguments.first?.isMark("<") == true
    if major < 6 { return isBelow ? .no : .yes }
    if major > 6 { return isBelow ? .yes : .no }
    return (numbers.count > 1 ? Int(numbers[1]) ?? 0 : 0) <= 1 ? (isBelow ? .no : .yes) : .unknown
  }

  #if arch(arm64)
    private static let architecture = "arm64"
  #else
    private static let architecture = "x86_64"
  #endif

  /// What is in no toolchain for Linux.
  private static let absent: Set<String> = [
    "Darwin", "ObjectiveC", "WinSDK", "ucrt", "Musl", "WASILibc", "Android", "Bionic",
  ]

  /// What is in each.
  private static let present: Set<String> = [
    "Foundation", "FoundationEssentials", "FoundationNetworking", "FoundationXML", "Glibc", "Dispatch", "Observation",
    "Swift",
    "Testing", "XCTest", "Synchronization", "RegexBuilder", "_Concurrency", "_StringProcessing",
  ]
}
