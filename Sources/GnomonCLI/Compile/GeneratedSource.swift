// SPDX-License-Identifier: Apache-2.0
/// A user's file as the compiler gets it: its lines where they are, then what lists its views.
struct GeneratedSource {
  var file: SourceFile
  /// The file's place in its module.
  var index: Int
  var candidates: [ViewCandidate]
  /// The types that have previews, with their lines.
  var providers: [(name: String, line: Int)]

  /// The generated parts of a module's files.
  static func sources(of module: SourceModule) -> [GeneratedSource] {
    let tokens = module.files.map { Lexer.tokens(of: $0.bytes) }
    let types = tokens.map { DeclarationScanner.types(in: $0) }
    let uses = ViewUses(in: Array(zip(tokens, types)))
    var candidates = ViewCandidate.views(in: types)
    for file in candidates.indices {
      for index in candidates[file].indices {
        candidates[file][index].isPart = uses.isPart(candidates[file][index].name)
        candidates[file][index].wantsObject = uses.wantsObject(candidates[file][index].name)
      }
    }
    return module.files.indices.map { index in
      let providers = types[index].filter { $0.inherited.contains("PreviewProvider") }
      return GeneratedSource(
        file: module.files[index], index: index, candidates: candidates[index],
        providers: providers.map { ($0.name.split(separator: ".").last.map(String.init) ?? $0.name, $0.line) })
    }
  }

  /// The path under which the compiler reports errors in code that the user didn't write.
  var path: String { "\(Self.pathStart)\(index)>" }

  /// Begins the path of code that the user didn't write.
  static let pathStart = "<gnomon-"

  /// What the user wrote, as the compiler can read it with something behind it.
  var userText: [UInt8] {
    var source = file.bytes
    if source.starts(with: [0xEF, 0xBB, 0xBF]) { source.removeFirst(3) }
    // A script's first line is allowed at the start of a file only.
    if source.starts(with: "#!".utf8) { source.replaceSubrange(0..<2, with: "//".utf8) }
    if source.last != .newline { source.append(.newline) }
    return source
  }

  /// Begins what the user didn't write.
  static let firstAddedLine = "#sourceLocation(file: \"\(pathStart)"

  /// The line of the first candidate, counted from the line behind ``firstAddedLine``.
  private static let firstLine = 5

  /// The candidate whose line the compiler reports, if it is one.
  func candidateIndex(atLine line: Int) -> Int? {
    let index = line - Self.firstLine
    return candidates.indices.contains(index) ? index : nil
  }

  /// The name of the function that lists the file's views.
  private var function: String { "_gnomonFile\(index)" }

  /// Lists the file's views: views that are private to the file can be named nowhere else.
  var listing: String {
    var lines = [
      "\(Self.firstAddedLine)\(index)>\", line: 1)",
      "import GnomonRunner",
      "func \(function)() -> GnomonRunner.GnomonFileEntry {",
      "  var views: [GnomonRunner.GnomonViewEntry] = []",
      "  views.reserveCapacity(\(candidates.count))",
    ]
    for candidate in candidates {
      let name = Self.literal(candidate.name)
      if let obstacle = candidate.obstacle {
        lines.append("  views.append(.unusable(\(name), line: \(candidate.line), \(Self.literal(obstacle))))")
      } else {
        let start =
          "  views.append(.view(\(name), line: \(candidate.line), isShape: \(candidate.isShape),"
          + " isPublic: \(candidate.isPublic), isPart: \(candidate.isPart), wantsObject: \(candidate.wantsObject))"
        lines.append("\(start) { \(candidate.name)() })")
      }
    }
    var lineOf: [String: Int] = [:]
    for provider in providers { lineOf[provider.name] = provider.line }
    let table = lineOf.sorted { $0.value < $1.value }.map { "\(Self.literal($0.key)): \($0.value)" }
    lines += [
      "  return GnomonRunner.GnomonFileEntry(",
      "    name: \(Self.literal(file.name)), views: views,"
        + " providers: [\(table.isEmpty ? ":" : table.joined(separator: ", "))])",
      "}",
      "",
    ]
    return lines.joined(separator: "\n")
  }

  /// The entry point of the program, or of the library that a program loads, which belongs behind the last file's listing.
  static func entryPoint(
    of module: SourceModule, sources: [GeneratedSource], hasRows: Bool = false, isLibrary: Bool = false
  ) -> String {
    let pointer = "UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?"
    let rows = hasRows ? ", rows: \(RowFactory.function)()" : ""
    return """
      @_cdecl("\(isLibrary ? "_gnomon_library_main" : "main")") public func _gnomonMain(_ count: Int32, _ arguments: \(pointer)) -> Int32 {
        let files = [\(sources.map { $0.function + "()" }.joined(separator: ", "))]
        return GnomonRunner.runnerMain(
          count: count, arguments: arguments, name: \(literal(module.title)), module: \(literal(module.name)), files: files\(rows))
      }

      """
  }

  /// A text as a literal of Swift and of JSON.
  static func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
