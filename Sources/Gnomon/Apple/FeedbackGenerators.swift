// SPDX-License-Identifier: Apache-2.0
import Foundation

// A host has nothing that shakes: feedback is taken and not given.

/// What gives a feedback that can be felt, as UIKit has it.
open class UIFeedbackGenerator: @unchecked Sendable {
  /// Makes a generator. No device feels it here.
  public init() {}

  /// Gets ready to give a feedback soon.
  open func prepare() {}
}

/// A feedback for things that meet, as UIKit has it. A host gives none.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator, @unchecked Sendable {
  /// How heavy or hard the things are.
  public enum FeedbackStyle: Int, Sendable {
    /// A knock of a small thing.
    case light
    /// A knock of a thing of medium size.
    case medium
    /// A knock of a large thing.
    case heavy
    /// A knock of a yielding thing.
    case soft
    /// A knock of a hard thing.
    case rigid
  }

  /// Makes a generator of knocks of this strength. No device feels them here.
  public init(style: FeedbackStyle = .medium) {}

  /// Knocks. Nothing happens here.
  open func impactOccurred() {}

  /// - Parameter intensity: from 0 to 1.
  open func impactOccurred(intensity: CGFloat) {}
}

/// A feedback for a choice that changes, as UIKit has it. A host gives none.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator, @unchecked Sendable {
  /// Tells that a selection has moved. Nothing happens here.
  open func selectionChanged() {}
}

/// A feedback for what has succeeded or failed, as UIKit has it. A host gives none.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator, @unchecked Sendable {
  /// What there is to say.
  public enum FeedbackType: Int, Sendable {
    /// Something has succeeded.
    case success
    /// Something needs attention.
    case warning
    /// Something has failed.
    case error
  }

  /// Tells how something has ended. Nothing happens here.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
