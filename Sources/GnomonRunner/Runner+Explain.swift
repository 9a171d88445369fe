// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo
import GnomonRequest
import GnomonTrace

extension Run {
  /// A node that isn't there, as a text for the user.
  struct NoSuchNode: Error, CustomStringConvertible {
    var description: String
  }

  /// The tree, or the story of the node that is asked about.
  @MainActor func text(_ explanation: Explanation) throws -> String {
    let wanted = request.explain
    let paint = Paint(isColored: wanted?.isColored ?? false, columns: wanted?.columns ?? 80)
    guard let name = wanted?.node else {
      let story = wanted?.frame.flatMap { explanation.story(ofFrame: $0, paint) }
      return (story.map { $0 + "\n\n" } ?? "") + explanation.text(paint)
    }
    let query = NodeQuery(name)
    let matches = query.matches(in: explanation.record)
    guard let first = matches.first else { throw NoSuchNode(description: query.failure(in: explanation.record)) }
    if matches.count > 1 {
      let others = matches.dropFirst().prefix(4).map { explanation.record.nodes[$0].spoken }
      Console.note(
        "\(matches.count) views are called that; taking the first. \(name)#2 takes the second"
          + (others.isEmpty ? "" : ": \(others[0])"))
    }
    return explanation.story(of: first, wanted?.why.flatMap(Story.Question.init), paint)
  }

  /// Ends the run where a frame is wanted that there isn't.
  @MainActor func checkFrame(of host: ViewHost) throws {
    guard let wanted = request.explain?.frame else { return }
    let frames = host.tracedFrames
    guard frames.count < wanted else { return }
    let list = frames.enumerated().map { "\n  \($0.offset + 1)  \($0.element.cause)" }.joined()
    throw NoSuchNode(
      description: "there's no frame \(wanted); there \(frames.count == 1 ? "is one" : "are \(frames.count)"):\(list)"
        + "\nhint: --scroll, --resize and --at make frames, and so does a task that writes a state")
  }

  /// What comments in the user's files silence.
  var comments: SilencingComments {
    let paths = request.sourcePaths
    return SilencingComments { name in paths[name].flatMap { try? String(contentsOfFile: $0, encoding: .utf8) } }
  }

  /// Finds the lines of modifiers, as long as the sources are what was compiled.
  var lines: SourceLines {
    let (paths, prints) = (request.sourcePaths, request.sourcePrints ?? [:])
    return SourceLines(Array(paths.keys)) { name in
      guard let path = paths[name], let print = prints[name], let data = FileManager.default.contents(atPath: path),
        data.count <= Self.sourceLimit
      else { return nil }
      let bytes = [UInt8](data)
      return SourcePrint.of(bytes) == print ? bytes : nil
    }
  }

  /// More bytes of a file aren't read for its lines.
  private static let sourceLimit = 4 << 20

  private static let pictureLimit = 24

  /// Pictures of passes for the page: the last of each frame before others.
  @MainActor func pagePictures(_ explanation: Explanation, of host: ViewHost) throws -> [HTMLPage.Picture] {
    let record = explanation.record
    let all = record.passes.enumerated().compactMap { index, pass in
      pass.picture.map { (pass: index + record.firstPass, list: $0) }
    }
    let ends = Set(record.frames.map { $0.firstPass + $0.passCount - 1 })
    let kept = Set(
      (all.filter { ends.contains($0.pass) }.suffix(Self.pictureLimit / 2) + all.suffix(Self.pictureLimit / 2)).map(
        \.pass))
    let background = host.displayList(onSystemBackground: true).commands.first
    var pictures = try all.filter { kept.contains($0.pass) }.dropLast().map {
      let list = $0.list.on(background)
      return HTMLPage.Picture(
        pass: $0.pass, png: try CairoRenderer().data(list, format: .png), size: list.size)
    }
    // The last as the host draws it, on the system's background.
    pictures.append(HTMLPage.Picture(pass: all.last?.pass ?? 0, png: try host.pngData(), size: record.size))
    return pictures
  }
}

extension DisplayList {
  /// The list drawn on the fill that another list begins with.
  fileprivate func on(_ background: DisplayCommand?) -> DisplayList {
    guard case .fill(_, let style, let paint)? = background else { return self }
    var copy = self
    copy.commands.insert(.fill(Path(CGRect(origin: .zero, size: size)), style: style, paint: paint), at: 0)
    return copy
  }
}
