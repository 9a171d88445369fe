// SPDX-License-Identifier: Apache-2.0
/// Something that is felt or heard. Gnomon keeps it and never gives it: a host has nothing to give it with.
public struct SensoryFeedback: Equatable, Sendable {
  /// The heaviness of things that bump into each other.
  public struct Weight: Equatable, Sendable {
    private let name: String
    /// Light things bump into each other.
    public static let light = Weight(name: "light")
    /// Things of a medium weight bump into each other.
    public static let medium = Weight(name: "medium")
    /// Heavy things bump into each other.
    public static let heavy = Weight(name: "heavy")
  }

  /// The softness of things that bump into each other.
  public struct Flexibility: Equatable, Sendable {
    private let name: String
    /// Hard things bump into each other.
    public static let rigid = Flexibility(name: "rigid")
    /// Things that give way a little bump into each other.
    public static let solid = Flexibility(name: "solid")
    /// Soft things bump into each other.
    public static let soft = Flexibility(name: "soft")
  }

  private let name: String
  private var weight: Weight?
  private var flexibility: Flexibility?
  private var intensity = 1.0

  private init(_ name: String) { self.name = name }

  /// A task has been done.
  public static let success = SensoryFeedback("success")
  /// A task has been done, with something to look at.
  public static let warning = SensoryFeedback("warning")
  /// A task has failed.
  public static let error = SensoryFeedback("error")
  /// Another thing is selected.
  public static let selection = SensoryFeedback("selection")
  /// A value has passed an important one upwards.
  public static let increase = SensoryFeedback("increase")
  /// A value has passed an important one downwards.
  public static let decrease = SensoryFeedback("decrease")
  /// Something has begun.
  public static let start = SensoryFeedback("start")
  /// Something has ended.
  public static let stop = SensoryFeedback("stop")
  /// A thing that is dragged lies in line with another.
  public static let alignment = SensoryFeedback("alignment")
  /// A level of pressure has been passed.
  public static let levelChange = SensoryFeedback("levelChange")
  /// A path that is drawn is complete.
  public static let pathComplete = SensoryFeedback("pathComplete")
  /// Two things have bumped into each other.
  public static let impact = SensoryFeedback("impact")

  /// Two things of a weight have bumped into each other.
  ///
  /// - Parameters:
  ///   - weight: how heavy they are.
  ///   - intensity: how strongly it's felt, from 0 to 1.
  public static func impact(weight: Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback {
    var feedback = SensoryFeedback("impact")
    feedback.weight = weight
    feedback.intensity = intensity
    return feedback
  }

  /// Two things of a softness have bumped into each other.
  ///
  /// - Parameters:
  ///   - flexibility: how soft they are.
  ///   - intensity: how strongly it's felt, from 0 to 1.
  public static func impact(flexibility: Flexibility, intensity: Double = 1.0) -> SensoryFeedback {
    var feedback = SensoryFeedback("impact")
    feedback.flexibility = flexibility
    feedback.intensity = intensity
    return feedback
  }
}

extension SensoryFeedback {
  /// The kind of control that is pressed.
  public struct PressFeedback: Hashable, Sendable {
    fileprivate let name: String
    /// A button is pressed.
    public static let button = PressFeedback(name: "button")
    /// A button that shows an icon alone is pressed.
    public static let buttonIconOnly = PressFeedback(name: "buttonIconOnly")
    /// A slider's knob is taken.
    public static let slider = PressFeedback(name: "slider")
    /// A tab is pressed.
    public static let tab = PressFeedback(name: "tab")
    /// A toggle is pressed.
    public static let toggle = PressFeedback(name: "toggle")
  }

  /// The kind of control that is let go.
  public struct ReleaseFeedback: Hashable, Sendable {
    fileprivate let name: String
    /// A slider's knob is let go.
    public static let slider = ReleaseFeedback(name: "slider")
  }

  /// The kind of selection that is made.
  public struct SelectionFeedback: Hashable, Sendable {
    fileprivate let name: String
    /// Something is switched on.
    public static let on = SelectionFeedback(name: "on")
    /// Something is switched off.
    public static let off = SelectionFeedback(name: "off")
    /// The least value is reached.
    public static let minimum = SelectionFeedback(name: "minimum")
    /// The greatest value is reached.
    public static let maximum = SelectionFeedback(name: "maximum")
  }

  /// A control of a kind is pressed.
  public static func press(_ feedback: PressFeedback) -> SensoryFeedback { SensoryFeedback("press \(feedback.name)") }
  /// A control of a kind is let go.
  public static func release(_ feedback: ReleaseFeedback) -> SensoryFeedback {
    SensoryFeedback("release \(feedback.name)")
  }
  /// A selection of a kind is made.
  public static func selection(_ feedback: SelectionFeedback) -> SensoryFeedback {
    SensoryFeedback("selection \(feedback.name)")
  }
}

extension View {
  /// Gives a feedback when a value changes. It has no effect in Gnomon: a host has nothing to give it with.
  nonisolated public func sensoryFeedback<T>(_ feedback: SensoryFeedback, trigger: T) -> some View where T: Equatable {
    attribute("sensoryFeedback", feedback)
  }

  /// Gives a feedback when a value changes and a condition holds.
  ///
  /// It has no effect in Gnomon: a host has nothing to give it with.
  ///
  /// - Parameters:
  ///   - feedback: what is felt or heard.
  ///   - trigger: the value whose changes count.
  ///   - condition: tells whether a change counts. Gnomon never calls it.
  nonisolated public func sensoryFeedback<T>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View where T: Equatable {
    attribute("sensoryFeedback", feedback)
  }

  /// Gives a feedback that is made of a value's change.
  ///
  /// It has no effect in Gnomon: a host has nothing to give it with.
  ///
  /// - Parameters:
  ///   - trigger: the value whose changes count.
  ///   - feedback: makes the feedback of the old and the new value; nil gives none. Gnomon never calls it.
  nonisolated public func sensoryFeedback<T>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View where T: Equatable {
    attribute("sensoryFeedback", feedback)
  }

  /// Gives a feedback that is made when a value changes.
  ///
  /// It has no effect in Gnomon: a host has nothing to give it with.
  ///
  /// - Parameters:
  ///   - trigger: the value whose changes count.
  ///   - feedback: makes the feedback; nil gives none. Gnomon never calls it.
  nonisolated public func sensoryFeedback<T>(trigger: T, _ feedback: @escaping () -> SensoryFeedback?) -> some View
  where T: Equatable {
    attribute("sensoryFeedback", feedback)
  }
}
