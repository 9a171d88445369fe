/// The user's file as the compiler gets it: its lines where they are, then the program's entry point.
struct GeneratedSource {
  /// The path under which the compiler reports errors in code that the user didn't write.
  static let path = "<gnomon>"

  var file: SourceFile
  var candidates: [ViewCandidate]

  /// Everything, or the user's part alone, which shows a file's own errors best where a brace is missing.
  func text(withEntryPoint: Bool = true) -> [UInt8] {
    var source = EntryMacro.expanded(PreviewMacro.blanked(file.bytes))
    if source.starts(with: [0xEF, 0xBB, 0xBF]) { source.removeFirst(3) }
    // A script's first line is allowed at the start of a file only.
    if source.starts(with: "#!".utf8) { source.replaceSubrange(0..<2, with: "//".utf8) }
    if source.last != .newline { source.append(.newline) }
    return withEntryPoint ? source + Array(entryPoint.utf8) : source
  }

  /// Begins what the user didn't write.
  static let firstAddedLine = "#sourceLocation(file: \(literal(path)), line: 1)"

  /// The line of the first candidate, counted from the line behind ``firstAddedLine``.
  private static let firstLine = 5

  /// The candidate whose line the compiler reports, if it is one.
  func candidateIndex(atLine line: Int) -> Int? {
    let index = line - Self.firstLine
    return candidates.indices.contains(index) ? index : nil
  }

  private var entryPoint: String {
    let pointer = "UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?"
    var lines = [
      Self.firstAddedLine,
      "import GnomonRunner",
      "@_cdecl(\"main\") public func _gnomonMain(_ count: Int32, _ arguments: \(pointer)) -> Int32 {",
      "  var views: [GnomonRunner.ViewEntry] = []",
      "  views.reserveCapacity(\(candidates.count))",
    ]
    for candidate in candidates {
      let name = Self.literal(candidate.name)
      if let obstacle = candidate.obstacle {
        lines.append("  views.append(.unusable(\(name), line: \(candidate.line), \(Self.literal(obstacle))))")
      } else {
        let start = "  views.append(.view(\(name), line: \(candidate.line), isShape: \(candidate.isShape))"
        lines.append("\(start) { \(candidate.name)() })")
      }
    }
    lines += [
      "  return GnomonRunner.runnerMain(",
      "    count: count, arguments: arguments, file: \(Self.literal(file.name)), views: views)",
      "}",
      "",
    ]
    return lines.joined(separator: "\n")
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
