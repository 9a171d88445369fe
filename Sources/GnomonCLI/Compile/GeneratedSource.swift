/// The user's file as the compiler gets it: unchanged lines under their own path, then the program's entry point.
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
    var result = Array("#sourceLocation(file: \(Self.literal(file.absolutePath)), line: 1)\n".utf8)
    result += source
    result += Array("\n".utf8)
    if withEntryPoint { result += Array(entryPoint.utf8) }
    return result
  }

  private static let firstLine = 5

  /// The candidate whose line the compiler reports, if it is one.
  func candidateIndex(atLine line: Int) -> Int? {
    let index = line - Self.firstLine
    return candidates.indices.contains(index) ? index : nil
  }

  private var entryPoint: String {
    let pointer = "UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?"
    var lines = [
      "#sourceLocation(file: \(Self.literal(Self.path)), line: 1)",
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

  private static func literal(_ text: String) -> String {
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
