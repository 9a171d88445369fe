// SPDX-License-Identifier: Apache-2.0
/// Something that is felt or heard. A host has nothing to give it with.
public struct SensoryFeedback: Equatable, Sendable {
  /// How heavy a thing bumps.
  public struct Weight: Equatable, Sendable {
    private let name: String
    public static let light = Weight(name: "light")
    public static let medium = Weight(name: "medium")
    public static let heavy = Weight(name: "heavy")
  }

  /// How soft a thing bumps.
  public struct Flexibility: Equatable, Sendable {
    private let name: String
    public static let rigid = Flexibility(name: "rigid")
    public static let solid = Flexibility(name: "solid")
    public static let soft = Flexibility(name: "soft")
  }

  private let name: String
  private var weight: Weight?
  private var flexibility: Flexibility?
  private var intensity = 1.0

  private init(_ name: String) { self.name = name }

  public static let success = SensoryFeedback("success")
  public static let warning = SensoryFeedback("warning")
  public static let error = SensoryFeedback("error")
  public static let selection = SensoryFeedback("selection")
  public static let increase = SensoryFeedback("increase")
  public static let decrease = SensoryFeedback("decrease")
  public static let start = SensoryFeedback("start")
  public static let stop = SensoryFeedback("stop")
  public static let alignment = SensoryFeedback("alignment")
  public static let levelChange = SensoryFeedback("levelChange")
  public static let pathComplete = SensoryFeedback("pathComplete")
  public static let impact = SensoryFeedback("impact")

  public static func impact(weight: Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback {
    var feedback = SensoryFeedback("impact")
    feedback.weight = weight
    feedback.intensity = intensity
    return feedback
  }

  public static func impact(flexibility: Flexibility, intensity: Double = 1.0) -> SensoryFeedback {
    var feedback = SensoryFeedback("impact")
    feedback.flexibility = flexibility
    feedback.intensity = intensity
    return feedback
  }
}

extension SensoryFeedback {
  /// What is pressed.
  public struct PressFeedback: Hashable, Sendable {
    fileprivate let name: String
    public static let button = PressFeedback(name: "button")
    public static let buttonIconOnly = PressFeedback(name: "buttonIconOnly")
    public static let slider = PressFeedback(name: "slider")
    public static let tab = PressFeedback(name: "tab")
    public static let toggle = PressFeedback(name: "toggle")
  }

  /// What is let go.
  public struct ReleaseFeedback: Hashable, Sendable {
    fileprivate let name: String
    public static let slider = ReleaseFeedback(name: "slider")
  }

  /// What is chosen.
  public struct SelectionFeedback: Hashable, Sendable {
    fileprivate let name: String
    public static let on = SelectionFeedback(name: "on")
    public static let off = SelectionFeedback(name: "off")
    public static let minimum = SelectionFeedback(name: "minimum")
    public static let maximum = SelectionFeedback(name: "maximum")
  }

  public static func press(_ feedback: PressFeedback) -> SensoryFeedback { SensoryFeedback("press \(feedback.name)") }
  public static func release(_ feedback: ReleaseFeedback) -> SensoryFeedback {
    SensoryFeedback("release \(feedback.name)")
  }
  public static func selection(_ feedback: SelectionFeedback) -> SensoryFeedback {
    SensoryFeedback("selection \(feedback.name)")
  }
}

extension View {
  /// Gives a feedback when a value changes.
  nonisolated public func sensoryFeedback<T>(_ feedback: SensoryFeedback, trigger: T) -> some View where T: Equatable {
    attribute("sensoryFeedback", feedback)
  }

  /// Gives a feedback when a value changes in some ways.
  nonisolated public func sensoryFeedback<T>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View where T: Equatable {
    attribute("sensoryFeedback", feedback)
  }

  /// Gives a feedback that is made of a value's change.
  nonisolated public func sensoryFeedback<T>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View where T: Equatable {
    attribute("sensoryFeedback", feedback)
  }

  /// Gives a feedback that is made when a value changes.
  nonisolated public func sensoryFeedback<T>(trigger: T, _ feedback: @escaping () -> SensoryFeedback?) -> some View
  where T: Equatable {
    attribute("sensoryFeedback", feedback)
  }
}
