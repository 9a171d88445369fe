// SPDX-License-Identifier: Apache-2.0
import Foundation
public import Gnomon

/// Why a host's views are as they are, once they have settled.
///
/// ```swift
/// var configuration = ViewHost.Configuration()
/// configuration.isTraced = true
/// let host = ViewHost(Text("Why?").padding(), configuration: configuration)
/// host.update()
/// print(host.explanation().text())
/// ```
public struct Explanation: Sendable {
  package private(set) var record: LayoutRecord
  /// What is probably not meant.
  package private(set) var findings: [Finding]

  package init(_ record: LayoutRecord) {
    self.record = record
    findings = record.findings()
  }

  /// The tree, each view with what it was proposed and what it took, and the containers' arithmetic.
  public func text() -> String { text(Paint()) }

  package func text(_ paint: Paint) -> String {
    var tree = TreeText(record, paint)
    let loop = LoopStory(record, paint).text()
    return tree.text() + (loop.isEmpty ? "" : "\n\n" + loop)
  }

  /// What happened in each pass of a frame, the first being 1. nil where there's no such frame.
  public func story(ofFrame number: Int) -> String? { story(ofFrame: number, Paint()) }

  package func story(ofFrame number: Int, _ paint: Paint) -> String? {
    var story = FrameStory(record, paint)
    return story.text(of: number)
  }

  /// What began each of the frames that were shown: an update in which nothing changed isn't one.
  public var frames: [String] { record.frames.map(\.cause) }

  /// The story of one view: from the root down, the decisive step marked. nil where no view is meant.
  ///
  /// - Parameter node: A type, a path as `Card/VStack/Text`, a line as `Card.swift:12`, or what a text shows; `Text#2`
  ///   is the second one.
  public func story(of node: String) -> String? {
    NodeQuery(node).matches(in: record).first.map { story(of: $0, nil, Paint()) }
  }

  /// The explanation without findings and warnings of some names, and without those that comments in the source
  /// silence.
  package func silenced(by comments: SilencingComments, _ names: [String] = []) -> Explanation {
    func isWanted(_ name: String, _ source: SourceLocation?) -> Bool {
      !names.contains(name) && !comments.silence(name, at: source)
    }
    var copy = self
    copy.findings = findings.filter { !names.contains($0.name.rawValue) && !comments.silence($0) }
    copy.record.warnings = record.warnings.filter { isWanted($0.name.rawValue, $0.source) }
    return copy
  }

  package func story(of index: Int, _ question: Story.Question?, _ paint: Paint) -> String {
    var story = Story(record, index, question, paint)
    var text = story.text()
    let path = record.path(to: index)
    for finding in findings where path.contains(finding.node) {
      text +=
        "\n\n"
        + paint.lines("What to do: " + finding.hint, first: "", indent: "  ").map(paint.blue)
        .joined(separator: "\n")
      break
    }
    let loop = LoopStory(record, paint).text()
    return text + (loop.isEmpty ? "" : "\n\n" + loop)
  }

  /// What is probably not meant, as `File.swift:12: warning: …`, a line each.
  public var warnings: [String] { findings.map(\.description) }
}

extension ViewHost {
  /// Says why the views are as they are. The whole tree is asked once more for it.
  ///
  /// Without ``/Gnomon/ViewHost/Configuration-swift.struct/isTraced`` it doesn't know what was evaluated and what went
  /// round.
  public func explanation() -> Explanation { explanation(lines: nil) }

  /// The same, with the lines of modifiers where they are known.
  package func explanation(lines: (any ChainLineFinder)?) -> Explanation { Explanation(layoutRecord(lines: lines)) }

  /// What is probably not meant, without asking anything again: ``Finding/Name/unstableLayout`` is never among it.
  ///
  /// - Parameter lines: Knows the lines of modifiers.
  package func findings(lines: (any ChainLineFinder)? = nil) -> [Finding] {
    layoutRecord(asksAgain: false, lines: lines).findings()
  }
}
