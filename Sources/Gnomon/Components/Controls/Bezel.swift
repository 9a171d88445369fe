// SPDX-License-Identifier: Apache-2.0
import Foundation

extension ControlSize {
  /// The distance between a label and the border of its control on macOS, in points: horizontally and vertically.
  ///
  /// Those of macOS 26 are measured; those before are seen in pictures.
  func bezel(on profile: PlatformProfile) -> CGSize {
    if profile.palette == .classic {
      switch self {
      case .mini, .small: return CGSize(width: 12, height: 1)
      case .regular: return CGSize(width: 12, height: 2)
      case .large, .extraLarge: return CGSize(width: 12, height: 6)
      }
    }
    switch self {
    case .mini: return CGSize(width: 8, height: 1)
    case .small: return CGSize(width: 10, height: 3)
    case .regular: return CGSize(width: 12, height: 4)
    case .large: return CGSize(width: 14, height: 6)
    case .extraLarge: return CGSize(width: 18, height: 10)
    }
  }

  /// The font of texts that nobody gave one.
  func font(on profile: PlatformProfile) -> Font {
    guard profile.system == .macOS else { return .default }
    switch self {
    case .mini: return .system(size: 9)
    case .small: return .system(size: 11)
    case .regular, .large, .extraLarge: return .default
    }
  }
}

/// The layout of a control, whose distances are a control's, whatever it holds.
nonisolated protocol ControlLayout: Layout where AnimatableData == EmptyAnimatableData, Cache == Void {}

extension ControlLayout {
  func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { ViewSpacing() }
}

/// A label inside of a control's border on macOS. Where little width is proposed the border comes nearer to the label.
nonisolated struct BezelLayout: ControlLayout {
  typealias AnimatableData = EmptyAnimatableData
  let bezel: CGSize
  private static let least: CGFloat = 5

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    guard let label = subviews.first else { return .zero }
    let fitted = label.sizeThatFits(inner(proposal))
    var width = fitted.width + 2 * bezel.width
    if let proposed = proposal.width, proposed < width { width = max(proposed, fitted.width + 2 * Self.least) }
    return CGSize(width: width, height: fitted.height + 2 * bezel.height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    subviews.first?.place(
      at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: inner(proposal))
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - 2 * bezel.width) },
      height: proposal.height.map { max(0, $0 - 2 * bezel.height) })
  }
}

/// A label with room for the sign that there's a choice, as macOS's menus have it: it gives way down to that sign.
nonisolated struct PopUpLayout: ControlLayout {
  typealias AnimatableData = EmptyAnimatableData
  let bezel: CGSize
  /// The sign's room.
  static let sign: CGFloat = 24
  private static let least: CGFloat = 33.5

  /// The width of a box with the sign around a label as wide as given.
  static func width(around label: CGFloat, _ bezel: CGSize, proposed: CGFloat?) -> CGFloat {
    let ideal = label + 2 * bezel.width + sign
    return min(ideal, max(proposed ?? ideal, least))
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    guard let label = subviews.first else { return .zero }
    let ideal = label.sizeThatFits(.unspecified)
    return CGSize(
      width: Self.width(around: ideal.width, bezel, proposed: proposal.width),
      height: ideal.height + 2 * bezel.height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let room = max(0, bounds.width - bezel.width - Self.sign)
    subviews.first?.place(
      at: CGPoint(x: bounds.minX + min(bezel.width, bounds.width / 2), y: bounds.midY), anchor: .leading,
      proposal: ProposedViewSize(width: room, height: nil))
  }
}

/// A field's text on macOS: as high as a line, whatever height is proposed, and as wide as proposed.
nonisolated struct FieldBezelLayout: ControlLayout {
  typealias AnimatableData = EmptyAnimatableData
  let insets: CGSize

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    guard let text = subviews.first else { return .zero }
    let ideal = text.sizeThatFits(.unspecified)
    let width = proposal.width.map { max(0, $0) } ?? ideal.width + 2 * insets.width
    let height = max(text.sizeThatFits(inner(width)).height, ideal.height)
    return CGSize(width: width, height: height + 2 * insets.height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    subviews.first?.place(
      at: CGPoint(x: bounds.minX + insets.width, y: bounds.midY), anchor: .leading, proposal: inner(bounds.width))
  }

  private func inner(_ width: CGFloat) -> ProposedViewSize {
    ProposedViewSize(width: max(0, width - 2 * insets.width), height: nil)
  }
}

/// A part of a control, whose distances are a control's.
nonisolated struct ControlPartLayout: ControlLayout {
  typealias AnimatableData = EmptyAnimatableData

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    subviews.first?.place(at: bounds.origin, proposal: proposal)
  }
}

/// A checkbox with its label: nearer to another one than to other views.
nonisolated struct MarkLayout: ControlLayout {
  typealias AnimatableData = EmptyAnimatableData

  func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    var spacing = ViewSpacing()
    (spacing.top, spacing.bottom) = (.mark, .mark)
    return spacing
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    subviews.first?.place(at: bounds.origin, proposal: proposal)
  }
}

/// A checkbox or a radio button with its label, in points, as recorded on macOS.
enum MarkMetrics {
  static let length: CGFloat = 15
  /// To the label.
  static let gap: CGFloat = 6
  /// The height with a label of one line.
  static let row: CGFloat = 16.42
}

/// A control's label in front of it: with the free space between on iOS, beside it on macOS; nothing where labels are hidden.
nonisolated struct LeadingLabel<Label: View>: View, _SeeThroughView {
  let label: Label
  @Environment(\.platformProfile) private var profile
  @Environment(\.surroundings) private var surroundings
  @Environment(\.labelsVisibility) private var visibility
  @Environment(\.isInFormColumns) private var isInColumns

  @MainActor var body: some View {
    if isInColumns, surroundings == .plain {
      if visibility != .hidden {
        ControlPartLayout().callAsFunction { ImplicitStack(alignment: .trailing, column: { label }) }
          .alignmentGuide(.labelEnd) { $0.width }
      }
    } else if profile.system == .macOS, surroundings == .plain {
      if visibility != .hidden {
        ControlPartLayout().callAsFunction { ImplicitStack(alignment: .leading, column: { label }) }
      }
    } else {
      LabelSlot(label: label)
    }
  }
}
