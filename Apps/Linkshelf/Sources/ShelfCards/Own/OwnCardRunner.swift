// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Runs `gnomon render` for a source that was built.
struct OwnCardRunner: Sendable {
  var gnomon: GnomonCommand
  /// The card's folder, without symbolic links.
  var folder: String
  /// The source's hash.
  var hash: String
  var isolation = Isolation.available

  /// What belongs to one source.
  var place: String { folder + "/" + hash }
  var source: String { place + "/Card.swift" }

  /// - Parameter isCompiling: whether the source may be compiled now, which takes longer, more memory, and writes to the card's folder.
  func png(of row: OwnCardRow, content: CardContent, isCompiling: Bool = false) throws -> Data {
    let work = try WorkFolder()
    var limits = ProcessLimits()
    limits.memory = OwnCard.memory
    limits.seconds = Int(OwnCard.seconds)
    if isCompiling {
      limits = ProcessLimits(
        memory: 16 << 30, seconds: Int(OwnCard.buildSeconds), fileBytes: 1 << 30, files: 4096)
    }
    let store = folder.lastIndex(of: "/").map { String(folder[..<$0]) } ?? ""
    let command = isolation.command(
      arguments(row, content), limits: limits, hidden: store, shown: folder, isWritable: isCompiling)
    var process = LimitedProcess(
      path: command[0], arguments: Array(command.dropFirst()), folder: work,
      seconds: isCompiling ? OwnCard.buildSeconds : OwnCard.seconds)
    process.environment = [
      "PATH": gnomon.toolchain + ":/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin", "HOME": work.work,
      "TMPDIR": work.work,
      "XDG_CACHE_HOME": place, "LANG": "C.UTF-8",
    ]
    process.input = try row.json()
    let result = try process.run()
    guard result.end == .exited(0) else { throw CardError(.own, Self.sentence(result, isCompiling: isCompiling)) }
    return try picture(in: work, content)
  }

  private func arguments(_ row: OwnCardRow, _ content: CardContent) -> [String] {
    let size = content.size.points
    var arguments = [
      gnomon.path, "render", source, "--view", "Card", "--data", "-", "--data-format", "jsonl", "-o", "{id}.png",
      "--fresh",
      "--size", "\(Int(size.width))x\(Int(size.height))", "--scale", "\(content.size.scale)",
      "--appearance", content.theme.rawValue,
      "--layout-direction", row.direction == CardDirection.rightToLeft.rawValue ? "rtl" : "ltr",
      // Shorter than the process's time, so that the command can say what was running.
      "--timeout", "\(OwnCard.seconds - 1)",
    ]
    if let language = row.language { arguments += ["--locale", language] }
    return arguments
  }

  private func picture(in work: WorkFolder, _ content: CardContent) throws -> Data {
    let path = work.work + "/card.png"
    var info = stat()
    guard lstat(path, &info) == 0, info.st_mode & S_IFMT == S_IFREG else {
      throw CardError(.own, "Card.swift gave no picture.")
    }
    guard info.st_size <= OwnCard.pictureBytes else {
      throw CardError(
        .own, "Card.swift gave a picture of \(info.st_size >> 20) MiB; \(OwnCard.pictureBytes >> 20) MiB are the most.")
    }
    guard let data = FileManager.default.contents(atPath: path), let file = PNGFile(data) else {
      throw CardError(.own, "Card.swift gave something that isn't a PNG picture.")
    }
    guard file.width == content.size.pixelWidth, file.height == content.size.pixelHeight else {
      throw CardError(
        .own,
        "Card.swift gave a picture of \(file.width)×\(file.height) pixels in place of \(content.size.pixelWidth)×\(content.size.pixelHeight)."
      )
    }
    return data
  }

  private static func sentence(_ result: LimitedProcess.Result, isCompiling: Bool) -> String {
    let said = OwnCardErrors.shown(result.errors)
    let tail = said.isEmpty ? "" : ":\n" + said
    switch result.end {
    case .timedOut:
      return
        "Card.swift took longer than \(Int(isCompiling ? OwnCard.buildSeconds : OwnCard.seconds)) seconds and was ended"
        + tail
    case .exited(124): return "Card.swift took longer than \(Int(OwnCard.seconds - 1)) seconds and was ended" + tail
    case .signalled(let signal): return "Card.swift was ended by signal \(signal)" + tail
    case .exited(126): return "The limits for Card.swift can't be set" + tail
    case .exited: return "Card.swift can't be \(isCompiling ? "compiled and drawn" : "drawn")" + tail
    }
  }
}

/// What of a command's errors is shown.
enum OwnCardErrors {
  static func shown(_ text: String) -> String {
    let lines = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      // The card needn't take all names.
      .filter { !$0.isEmpty && !($0.contains("warning: Card takes no '")) }
    return String(lines.prefix(12).joined(separator: "\n").prefix(2000))
  }
}
