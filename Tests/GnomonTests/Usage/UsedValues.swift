// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// The values that sources use most: colours, fonts, alignments, styles.
enum UsedValues {
  static let colors: [Color] = [
    .red, .white, .green, .black, .blue, .yellow, .clear, .orange, .gray, .purple, .pink, .secondary, .primary, .cyan,
    .brown, .teal, .indigo, .mint, .accentColor, Color(.sRGB, red: 1, green: 0, blue: 0, opacity: 1),
  ]

  static let fonts: [Font] = [
    .headline, .title, .caption, .subheadline, .largeTitle, .body, .footnote, .callout, .title3, .title2, .caption2,
    .system(.body, design: .monospaced), .system(.body, design: .serif), .body.weight(.thin), .body.weight(.medium),
    .body.weight(.regular), .body.weight(.light), .body.bold(),
  ]

  static let alignments: [Alignment] = [
    .center, .bottom, .top, .leading, .trailing, .topLeading, .topTrailing, .bottomLeading, .bottomTrailing,
    Alignment(horizontal: HorizontalAlignment.leading, vertical: VerticalAlignment.top),
  ]

  static let points: [UnitPoint] = [.zero, .center, .top, UnitPoint(x: 0.25, y: 0.75)]
  static let axes: Axis.Set = [.horizontal, .vertical]
  static let edges: Edge.Set = [.all, .leading]
  static let directions: [LayoutDirection] = [.leftToRight, .rightToLeft]
  static let schemes: [ColorScheme] = [.light, .dark]
  static let textAlignments: [TextAlignment] = [.leading, .center]
  static let categories: [ContentSizeCategory] = [.extraLarge]
  static let classes: [UserInterfaceSizeClass] = [.compact, .regular]
  static let visibilities: [Visibility] = [.automatic, .visible, .hidden]
  static let phases: [ScenePhase] = [.active, .inactive, .background]
  static let spaces: [CoordinateSpace] = [.global, .local, .named("space")]
  static let angles: [Angle] = [.zero, .degrees(90)]
  static let insets = EdgeInsets()

  static let styles: [AnyShapeStyle] = [
    AnyShapeStyle(.tint), AnyShapeStyle(.regularMaterial), AnyShapeStyle(.ultraThinMaterial),
    AnyShapeStyle(.thinMaterial),
    AnyShapeStyle(.quaternary), AnyShapeStyle(.tertiary), AnyShapeStyle(.separator), AnyShapeStyle(.placeholder),
    AnyShapeStyle(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)),
    AnyShapeStyle(.linearGradient(Gradient(colors: [.red]), startPoint: .leading, endPoint: .trailing)),
    AnyShapeStyle(.background), AnyShapeStyle(.link), AnyShapeStyle(.bar),
  ]

  static let animations: [Animation] = [
    .default, .linear, .easeInOut, .linear(duration: 1), .easeIn(duration: 1), .easeOut(duration: 1),
    .easeInOut(duration: 1).delay(1).speed(2).repeatForever(autoreverses: true), .spring(), .interactiveSpring(),
    .bouncy,
    .interpolatingSpring(stiffness: 1, damping: 1), .spring(response: 0.5, dampingFraction: 0.7, blendDuration: 0),
  ]

  static let transitions: [AnyTransition] = [
    .opacity, .identity, .scale, .scale(scale: 0.5), .slide, .push(from: .bottom), .move(edge: .leading),
    .asymmetric(insertion: .opacity, removal: .scale),
  ]

  static let sizes: [ProposedViewSize] = [.unspecified, .zero, .infinity]
  static let size = ProposedViewSize(width: nil, height: 1).replacingUnspecifiedDimensions()
  static let identity = ProjectionTransform()
  static let key: LocalizedStringKey = "key \(1)"
  static let feedback: [SensoryFeedback] = [.success, .warning, .error]
  static let handled: OpenURLAction.Result = .handled
  static let indicators: [ScrollIndicatorVisibility] = [.never]
  static let dots: [PageTabViewStyle.IndexDisplayMode] = [.always]
  static let priority = TaskPriority.userInitiated
  static let shapes: [AnyShape] = [
    AnyShape(.capsule), AnyShape(.circle), AnyShape(.rect), AnyShape(.rect(cornerRadius: 4)), AnyShape(Capsule()),
  ]
}
