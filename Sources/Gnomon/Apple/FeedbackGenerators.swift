// SPDX-License-Identifier: Apache-2.0
import Foundation

// A host has nothing that shakes: feedback is taken and not given.

/// The base of what gives feedback that can be felt, by UIKit's name. A host has nothing that shakes: sources compile,
/// and nothing happens.
open class UIFeedbackGenerator: @unchecked Sendable {
  /// Makes a generator. It gives no feedback in a host.
  public init() {}

  /// Gets ready to give feedback soon. Does nothing in a host.
  open func prepare() {}
}

/// Feedback for things that meet, by UIKit's name. A host gives none.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator, @unchecked Sendable {
  /// How heavy or hard the things are that meet.
  public enum FeedbackStyle: Int, Sendable {
    /// A light knock, as of small things.
    case light
    /// A knock of middle strength: the default.
    case medium
    /// A heavy knock, as of large things.
    case heavy
    /// A dull knock, as of things that yield.
    case soft
    /// A sharp knock, as of hard things.
    case rigid
  }

  /// Makes a generator for a kind of knock. The style isn't kept: a host gives no feedback.
  public init(style: FeedbackStyle = .medium) {}

  /// Says that two things have met. Does nothing in a host.
  open func impactOccurred() {}

  /// Says that two things have met with some force. Does nothing in a host.
  ///
  /// - Parameter intensity: the force, from 0 to 1.
  open func impactOccurred(intensity: CGFloat) {}
}

/// Feedback for a choice that changes, by UIKit's name. A host gives none.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator, @unchecked Sendable {
  /// Says that another item was chosen. Does nothing in a host.
  open func selectionChanged() {}
}

/// Feedback for a task that has ended well or badly, by UIKit's name. A host gives none.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator, @unchecked Sendable {
  /// How a task has ended.
  public enum FeedbackType: Int, Sendable {
    /// The task has succeeded.
    case success
    /// The task has met something that needs attention.
    case warning
    /// The task has failed.
    case error
  }

  /// Says how a task has ended. Does nothing in a host.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
