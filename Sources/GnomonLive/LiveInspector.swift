// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// Who knows more of a session's views than what is to be seen of them: for tools beside the view.
@MainActor package protocol LiveInspector: AnyObject {
  /// The answer to a question, as JSON.
  ///
  /// - Throws: Why there's none, as a sentence for the one who asks.
  func answer(_ question: LiveQuestion) throws -> Data

  /// The client is shown a scene of this number now.
  func isShown(scene: Int)
}

/// What a client asks of the views.
package struct LiveQuestion: Sendable, Equatable {
  package enum Subject: String, Sendable, CaseIterable {
    /// From now on more is kept of what happens.
    case begin
    /// It isn't any more.
    case end
    /// The views, with their places.
    case tree
    /// One of them, by its number in a tree.
    case node
    /// What has happened since a pass.
    case frames
    /// A file of the sources.
    case source
    /// All sizes and positions, for a comparison.
    case layout
    /// In what the views differ from another layout.
    case difference
    /// From now on what each scene shows is kept, or isn't any more.
    case film
    /// Scenes that were kept, as a document.
    case pages
    /// From now on the view goes on from the state that it had in a scene that was kept.
    case goOn
  }

  package var subject: Subject
  /// The number of the tree that the one who asks has.
  package var record: Int?
  package var node: Int?
  package var file: String?
  /// The first pass that isn't known.
  package var since: Int?
  /// Another layout, as an answer has told it.
  package var layout: String?
  /// Whether scenes are kept.
  package var isOn: Bool?
  /// The numbers of scenes.
  package var scenes: [Int]?

  package init(
    _ subject: Subject, record: Int? = nil, node: Int? = nil, file: String? = nil, since: Int? = nil,
    layout: String? = nil, isOn: Bool? = nil, scenes: [Int]? = nil
  ) {
    (self.subject, self.record, self.node, self.file, self.since) = (subject, record, node, file, since)
    (self.layout, self.isOn, self.scenes) = (layout, isOn, scenes)
  }
}

extension LiveSession {
  func inspect(_ message: ClientMessage) throws {
    let what = try message.need(message.what, "what")
    guard let subject = LiveQuestion.Subject(rawValue: what) else {
      throw Refusal(why: "nothing is known of '\(what.prefix(40))'")
    }
    let question = LiveQuestion(
      subject, record: message.record, node: message.node, file: message.file, since: message.since,
      layout: message.layout, isOn: message.on, scenes: message.scenes)
    let answer = Result { try inspector?.answer(question) }
    tell("inspected") { json in
      json.key("question")
      json.value(message.i)
      json.key("what")
      json.value(what)
      switch answer {
      case .success(let answer?):
        json.key("answer")
        json.json(answer)
      case .success(nil):
        json.key("failure")
        json.value("This session tells nothing of its views.")
      case .failure(let error):
        json.key("failure")
        json.value("\(error)")
      }
    }
  }
}
