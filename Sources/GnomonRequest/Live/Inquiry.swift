// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What somebody asks a program that shows views live: the payload of ``LiveFrame/Kind/ask``.
package enum Inquiry: Codable, Sendable {
  /// What can be shown: an array of ``InquiredView``.
  case views
  /// What a program of its own would answer to a request. Of a ``LivePreview`` by its key; nil takes what the request names.
  case answer(RunRequest, preview: String?)
  /// What is to be told of a screen as it is now: the request says in which form.
  case screen(RunRequest, number: Int)
  /// A step with a screen: a view that stays.
  case step(ScreenStep, number: Int)
}

/// A preview, a window or a view, as somebody may ask for it.
package struct InquiredView: Codable, Sendable, Equatable {
  /// What a ``LivePreview`` is known by; nil for a view.
  package var key: String?
  package var name: String
  /// `Card.swift:12`; empty where that isn't known.
  package var place: String
  /// Why it can't be shown without arguments; nil where it can.
  package var reason: String?

  package init(key: String? = nil, name: String, place: String, reason: String? = nil) {
    (self.key, self.name, self.place, self.reason) = (key, name, place, reason)
  }
}

/// Something that is done with a screen.
package enum ScreenStep: Codable, Sendable {
  /// Shows a preview by its key, or the view that the request names, and goes on from a state.
  case open(RunRequest, preview: String?, state: Data?)
  case tap(ScreenTarget, kind: Tap)
  /// Types into a field, or into the one with the focus; in place of what is there, or behind it.
  /// Afterwards presses a key by its name, as `return`, where one is named. Without a text it's the key alone.
  case type(String?, ScreenTarget?, replaces: Bool, key: String?)
  /// Sets a slider to a share, or chooses an option or an action by its words.
  case set(ScreenTarget, String)
  /// Scrolls towards an edge by what is in sight, until a text is there where one is named.
  case scroll(String, inside: ScreenTarget?, until: ScreenTarget?)
  /// Lets time pass, or waits until an element is there or gone.
  case wait(seconds: Double, for: ScreenTarget?, isGone: Bool)
  /// Tells what there is.
  case see(frames: Bool)
  /// The state, for another program to go on from.
  case keep
  case close

  package enum Tap: String, Codable, Sendable, CaseIterable {
    case tap
    case double
    case long
  }
}

/// The element that is meant, or a place.
package struct ScreenTarget: Codable, Sendable, Equatable {
  /// Its label, placeholder or identifier.
  package var name: String?
  package var role: String?
  /// Which of several it is, from 1.
  package var number: Int?
  package var point: RunRequest.Point?

  package init(name: String? = nil, role: String? = nil, number: Int? = nil, point: RunRequest.Point? = nil) {
    (self.name, self.role, self.number, self.point) = (name, role, number, point)
  }
}

/// What a program answers to an ``Inquiry``.
package struct InquiryReply: Codable, Sendable {
  /// The answer; of a request that of its output.
  package var bytes = Data()
  /// What was said beside it: notes, warnings, findings.
  package var lines: [String] = []
  /// Why there's no answer, and what could be done; nil where there's one.
  package var failure: String?

  package init() {}

  private static let markStart = "\u{1}gnomon-answered-"

  /// What a program writes behind all that it has printed before it answers an inquiry of a number.
  package static func mark(_ number: UInt32) -> String { "\(markStart)\(number)\n" }

  /// A printed line without the mark at its end, and the mark's number; nil where it has none.
  package static func marked(_ line: String) -> (words: String, number: UInt32?) {
    guard let start = line.firstRange(of: markStart), let number = UInt32(line[start.upperBound...]) else {
      return (line, nil)
    }
    return (String(line[..<start.lowerBound]), number)
  }
}
