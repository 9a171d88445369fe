// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What a program that shows live views and its server say to each other, over a stream of bytes.
///
/// A frame is the payload's length in four bytes, the kind in one, the channel in four, and the payload; of a number the
/// least byte comes first. A channel is one view that is shown to one client; 0 is the program itself.
package struct LiveFrame: Sendable, Equatable {
  package enum Kind: UInt8, Sendable, CaseIterable {
    /// To the program: show a preview, a ``LiveOpening``.
    case open = 1
    /// From it: the preview is shown.
    case opened
    /// From it: the preview can't be shown, with the reason.
    case failed
    /// A text message of the live protocol, in either direction.
    case text
    /// A data message of the live protocol, in either direction.
    case data
    /// The channel's end: the client has gone, or, with a reason, it was refused.
    case close
    /// From the program, once and first: an array of ``LivePreview``.
    case list
    /// From the program: what keeps it from answering; empty where nothing does any more.
    case note
    /// From the program, at last: why it ends, in lines; on the channel of the view whose code ends it, where that is known.
    case ended
    /// To a program that waits, once and first: what to show, a ``LiveLoading``.
    case load
    /// To it: tell what a view's state is. With a byte, it's the last time: the view goes to the background first, and has a moment to save what it has.
    case keep
    /// From it: the state of a channel's view, which another program can go on from. Empty where there's none.
    case kept
    /// To the program: an ``Inquiry``; the channel is its number.
    case ask
    /// From it: the ``InquiryReply`` to that of the number.
    case answer
  }

  package var kind: Kind
  package var channel: UInt32
  package var payload: [UInt8]

  package init(_ kind: Kind, channel: UInt32 = 0, _ payload: [UInt8] = []) {
    (self.kind, self.channel, self.payload) = (kind, channel, payload)
  }

  package init(_ kind: Kind, channel: UInt32 = 0, _ text: String) {
    self.init(kind, channel: channel, Array(text.utf8))
  }

  package var text: String { String(decoding: payload, as: UTF8.self) }

  package static let headLength = 9

  /// The payload may have so many bytes.
  package static let limit = 64 << 20

  /// The frame's bytes before the payload's.
  package var head: [UInt8] {
    let length = UInt32(payload.count)
    return Self.bytes(of: length) + [kind.rawValue] + Self.bytes(of: channel)
  }

  private static func bytes(of number: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }

  /// What the head of a frame says; nil where it's none.
  package struct Head: Equatable {
    package var length: Int
    package var kind: Kind
    package var channel: UInt32

    package init?(_ bytes: some Collection<UInt8>) {
      let bytes = Array(bytes)
      guard bytes.count == headLength, let kind = Kind(rawValue: bytes[4]) else { return nil }
      func number(at place: Int) -> UInt32 {
        (0..<4).reduce(0) { $0 | UInt32(bytes[place + $1]) << UInt32(8 * $1) }
      }
      guard number(at: 0) <= UInt32(limit) else { return nil }
      (length, self.kind, channel) = (Int(number(at: 0)), kind, number(at: 5))
    }
  }
}

/// Which preview is to be shown, and what in.
package struct LiveOpening: Codable, Sendable, Equatable {
  /// The key of a ``LivePreview``.
  package var preview: String
  /// Values of axes by their names, in place of the request's.
  package var look: [String: String]
  /// The state that the view goes on from, as a ``LiveFrame/Kind/kept`` frame had it.
  package var state: Data?
  /// The window of an app that runs once in the program, so that its windows share what the app keeps. nil is the first
  /// window of an app of its own.
  package var scene: LiveScene?

  package init(preview: String, look: [String: String] = [:], scene: LiveScene? = nil) {
    (self.preview, self.look, self.scene) = (preview, look, scene)
  }
}

/// Which window of an app is meant. One that says nothing is the window that the app starts with.
package struct LiveScene: Codable, Sendable, Hashable {
  /// The name that the scene was given.
  package var id: String?
  /// The value that the window is for, as JSON.
  package var value: String?
  /// The name of the value's type, where the scene has no name.
  package var type: String?
  /// True for the app's settings.
  package var settings: Bool?

  package init(id: String? = nil, value: String? = nil, type: String? = nil, settings: Bool? = nil) {
    (self.id, self.value, self.type, self.settings) = (id, value, type, settings)
  }
}

/// What a program that waits is to show.
package struct LiveLoading: Codable, Sendable {
  /// The path of the library with the user's code.
  package var library: String
  /// Which literals it has in place of those that it was compiled with.
  package var literals: [LiteralValue]
  package var request: RunRequest

  package init(library: String, literals: [LiteralValue] = [], request: RunRequest) {
    (self.library, self.literals, self.request) = (library, literals, request)
  }
}

/// A preview, a view or a window that a program shows live.
package struct LivePreview: Codable, Sendable, Equatable {
  /// Stays the same when lines move.
  package var key: String
  package var name: String
  /// `Card.swift:12`; empty where that isn't known.
  package var place: String

  package init(key: String, name: String, place: String) { (self.key, self.name, self.place) = (key, name, place) }
}
