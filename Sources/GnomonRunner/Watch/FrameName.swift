// SPDX-License-Identifier: Apache-2.0

/// How a function of the user's is called in a sentence.
package struct FrameName: Hashable {
  /// `Card.body`, `Card.init(title:)`, `slow(_:)`.
  package var path: String
  /// Whether it's a closure that stands in that function.
  package var isClosure: Bool

  /// `T.body`, `a closure in T.body`: for what trapped.
  package var place: String { (isClosure ? "a closure in " : "") + path }

  /// `the body of T`, `a closure in the initializer of T`: for what runs.
  package var spoken: String { (isClosure ? "a closure in " : "") + spokenPath }

  private var spokenPath: String {
    if path.hasSuffix(".body") { return "the body of \(path.dropLast(".body".count))" }
    guard let start = path.firstRange(of: ".init(") else { return path }
    return "the initializer of \(path[..<start.lowerBound])"
  }
}

// MARK: Reading what the compiler calls it

extension FrameName {
  /// - Parameter demangled: A symbol as Swift's runtime spells it: `closure #1 () -> () in Bad.Card.body.getter : some`.
  package init(demangled: String) {
    var text = Substring(demangled)
    // The parts of an asynchronous function have numbers.
    if text.hasPrefix("("), let start = text.firstRange(of: "resume partial function for ") {
      text = text[start.upperBound...]
    }
    var contexts = text.split(at: " in ")[...]
    let count = contexts.count
    while contexts.count > 1, let first = contexts.first,
      first.hasPrefix("closure #") || first.hasPrefix("implicit closure #")
    {
      contexts.removeFirst()
    }
    isClosure = contexts.count < count
    let function = contexts.popFirst() ?? text
    path = Self.path(of: function, startsWithModule: contexts.isEmpty)
    // A function of a type that is declared in another function.
    if let type = contexts.first, type.contains(" #"), !type.contains("(") {
      path = "\(type.prefix { $0 != " " }).\(path)"
    }
  }

  private static let beginnings = [
    "static ", "class ", "merged ", "variable initialization expression of ", "one-time initialization function for ",
    "property wrapper backing initializer of ",
  ]

  private static let accessors: Set<Substring> = [
    "getter", "setter", "modify", "read", "modify2", "read2", "willset", "didset", "unsafeMutableAddressor",
  ]

  /// The name without its module, its generic arguments and the types of what it takes and gives.
  private static func path(of function: Substring, startsWithModule: Bool) -> String {
    var text = function
    for start in beginnings where text.hasPrefix(start) { text = text.dropFirst(start.count) }
    if text.hasPrefix("(extension in "), let end = text.firstRange(of: "):") { text = text[end.upperBound...] }
    let arguments = text.argumentList
    let head = arguments.map { text[..<$0.startIndex] } ?? text.split(at: " : ")[0]
    var names = head.split(at: ".").map { $0.plainName }
    if startsWithModule, names.count > 1 { names.removeFirst() }
    if let last = names.last, last.hasSuffix("allocating_init") || last.hasSuffix("allocating_deinit") {
      names[names.count - 1] = last.hasSuffix("deinit") ? "deinit" : "init"
    }
    if let last = names.last, names.count > 1, accessors.contains(last) {
      names.removeLast()
      return names.joined(separator: ".")
    }
    return names.joined(separator: ".") + (arguments.map(labels) ?? "")
  }

  /// `(_:title:)` of `(Swift.Int, title: Swift.String)`.
  private static func labels(of arguments: Substring) -> String {
    let inner = arguments.dropFirst().dropLast()
    guard !inner.isEmpty else { return "()" }
    let labels = inner.split(at: ", ").map { argument in
      let parts = argument.split(at: ": ")
      return parts.count > 1 ? "\(parts[0]):" : "_:"
    }
    return "(\(labels.joined()))"
  }
}

extension Substring {
  /// Calls with each place that lies in no bracket, until the body gives false.
  fileprivate func forEachOuterIndex(_ body: (Index) -> Bool) {
    var depth = 0
    var before: Character = " "
    for index in indices {
      let character = self[index]
      if depth == 0, !body(index) { return }
      switch character {
      case "(", "[", "<": depth += 1
      case ")", "]": depth -= 1
      // The end of an arrow closes nothing.
      case ">" where before != "-": depth -= 1
      default: break
      }
      before = character
    }
  }

  /// The parts between separators that lie in no bracket.
  fileprivate func split(at separator: String) -> [Substring] {
    var parts: [Substring] = []
    var start = startIndex
    forEachOuterIndex { index in
      guard index >= start, self[index...].hasPrefix(separator) else { return true }
      parts.append(self[start..<index])
      start = self.index(index, offsetBy: separator.count)
      return true
    }
    return parts + [self[start...]]
  }

  /// What stands in a function's parentheses, with them. nil where it takes nothing, as an accessor.
  fileprivate var argumentList: Substring? {
    var found: Index?
    var before: Character = "."
    forEachOuterIndex { index in
      // A name that is private stands in parentheses behind a point.
      if self[index] == "(", before != "." { found = index }
      if self[index...].hasPrefix(" : ") { return false }
      before = self[index]
      return found == nil
    }
    guard let found else { return nil }
    var end: Index?
    self[index(after: found)...].forEachOuterIndex { index in
      if self[index] == ")" { end = index }
      return end == nil
    }
    return end.map { self[found...$0] }
  }

  /// `Card` of `(Card in _4C2B…)`, of `Card<A>` and of `Card #1`.
  fileprivate var plainName: Substring {
    let name = hasPrefix("(") ? dropFirst() : self
    let end = name.dropFirst().firstIndex { $0 == " " || $0 == "<" || $0 == ")" }
    return name[..<(end ?? name.endIndex)]
  }
}
