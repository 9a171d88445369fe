// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A choice of one of several values. The views of its content stand for the values by their tags.
///
/// The views of a `ForEach` have its ids as their tags, unless they have others. A selection that is no view's tag is
/// shown as nothing chosen. Gnomon opens no menu for a picker: where it shows the chosen value alone, a tap chooses the
/// next value.
///
/// ```swift
/// struct UnitSetting: View {
///   @State private var unit = "Metres"
///
///   var body: some View {
///     Picker("Unit", selection: $unit) {
///       Text("Metres").tag("Metres")
///       Text("Feet").tag("Feet")
///     }
///     .pickerStyle(.segmented)
///   }
/// }
/// ```
public nonisolated struct Picker<Label, SelectionValue, Content>: View
where Label: View, SelectionValue: Hashable, Content: View {
  /// nil: there's nothing to choose for.
  let selection: Binding<SelectionValue>?
  let label: Label
  let content: Content
  /// Stands for the chosen value; nil leaves that to the value's own view.
  var currentValueLabel: AnyView?
  @Environment(\.pickerStyle) private var style
  @Environment(\.platformProfile) private var profile
  @Environment(\.controlSize) private var controlSize
  @Environment(\.surroundings) private var surroundings
  @Environment(\.isInFormColumns) private var isInColumns
  @Environment(\.isInMenu) private var isInMenu

  nonisolated init(selection: Binding<SelectionValue>?, label: Label, content: Content) {
    self.selection = selection
    self.label = label
    self.content = content
  }

  /// Makes a choice of one value with a label of your own.
  ///
  /// - Parameters:
  ///   - selection: The chosen value. One that no view of the content has as its tag is shown as nothing chosen.
  ///   - content: The views that stand for the values, each with its value as the tag.
  ///   - label: The name of the choice. Whether it's shown depends on the style and the place.
  nonisolated public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, label: label(), content: content())
  }

  /// Makes a choice of one value with a view as its label.
  @available(*, deprecated, message: "Use Picker(selection:content:label:) instead.")
  nonisolated public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: label, content: content())
  }

  /// Makes a choice for several values at once with a label of your own.
  ///
  /// - Parameters:
  ///   - sources: What to choose for. The first one's value is shown; where there are none, nothing can be chosen.
  ///   - selection: Leads from a source to its value. A choice writes to all of them.
  ///   - content: The views that stand for the values, each with its value as the tag.
  ///   - label: The name of the choice. Whether it's shown depends on the style and the place.
  nonisolated public init<C>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) where C: RandomAccessCollection, C: Sequence {
    let bindings = sources.map { $0[keyPath: selection] }
    self.init(
      selection: bindings.first.map { first in
        Binding(
          location: FunctionLocation(
            get: { first.wrappedValue },
            set: { value, _ in for binding in bindings { binding.wrappedValue = value } }))
      },
      label: label(), content: content())
  }

  /// The values, or the chosen one, as the style around shows them.
  @MainActor @preconcurrency public var body: some View {
    let look = style.look(on: profile)
    let options = PickerOptions(selection, look: look, hidesValue: currentValueLabel != nil, content: content)
    switch look {
    case _ where isInMenu && profile.system == .iOS:
      MenuPickerItems(selection: selection, content: content)
    case .segments where profile.system == .iOS:
      let selected = selection.map { AnyHashable($0.wrappedValue) }
      HStack {
        PickerOptions(
          selection, look: look,
          content: SegmentLabels(selected: selected, metrics: ControlMetrics(profile), content: content))
      }
    case .segments, .popUp, .radios:
      HStack(alignment: look == .radios ? .top : .center) {
        if profile.system == .macOS { leadingLabel }
        // The label gives way first.
        CurrentValueSlot(
          label: look == .popUp ? currentValueLabel : nil, options: options, bezel: controlSize.bezel(on: profile)
        )
        .layoutPriority(1)
      }
    case .rows where surroundings == .list:
      RowLabel(label: label)
      PickerRows(selection: selection, content: content)
    case .wheel, .rows: options
    case .menu where style.isLink(on: profile):
      NavigationLink {
        PickerPage(selection: selection, title: label as? Text, content: content)
      } label: {
        HStack {
          labelSlot
          CurrentValueSlot(label: currentValueLabel, options: options, bezel: nil)
            .valueForeground()
            .allowsHitTesting(false)
        }
      }
    case .menu:
      if hasRoomForLabel {
        HStack {
          labelSlot
          menuValue(options)
        }
      } else {
        menuValue(options).padding(.horizontal, 12).padding(.vertical, 7)
      }
    }
  }

  /// Whether the label stands beside the value that opens a menu; elsewhere the value stands alone.
  private var hasRoomForLabel: Bool { surroundings == .list || isInColumns || isInMenu }

  /// The value that opens a menu, with the sign for that. In a row it's grey, elsewhere it has the tint.
  @MainActor @ViewBuilder private func menuValue(_ options: PickerOptions<Content>) -> some View {
    let value = HStack(spacing: 4) {
      CurrentValueSlot(label: currentValueLabel, options: options, bezel: nil)
      ChoiceSign()
    }
    if surroundings == .list, profile.system == .iOS { value.valueForeground() } else { value.foregroundStyle(.tint) }
  }

  @MainActor @ViewBuilder private var leadingLabel: some View {
    if let subtitled = label.subtitled { LeadingLabel(label: subtitled) } else { LeadingLabel(label: label) }
  }

  @MainActor @ViewBuilder private var labelSlot: some View {
    if let subtitled = label.subtitled { LabelSlot(label: subtitled) } else { LabelSlot(label: label) }
  }
}

/// The screen of a picker's values: choosing one leads back.
private nonisolated struct PickerPage<SelectionValue: Hashable, Content: View>: View {
  let selection: Binding<SelectionValue>?
  let title: Text?
  let content: Content
  @Environment(\.dismiss) private var dismiss

  @MainActor var body: some View {
    let dismiss = dismiss
    List { PickerRows(selection: selection, content: content) { dismiss() } }
      .navigationTitle(title ?? Text(verbatim: ""))
      .navigationBarTitleDisplayMode(.inline)
  }
}

/// The sign behind a value that there's a choice, in the style of the value.
private nonisolated struct ChoiceSign: View, _SeeThroughView {
  @Environment(\.platformProfile) private var profile
  @Environment(\.dynamicTypeSize) private var typeSize

  @MainActor var body: some View {
    // Measured at the type size "medium": `list26-45` and `list26-46` in `surfaces.tsv`. What is drawn reaches beyond
    // the path by half of the line.
    let scale = profile.metrics(for: .body, at: typeSize).size / 16
    let line = 5 / 3 * scale
    UpDownSign().stroke(.foreground, style: StrokeStyle(lineWidth: line, lineCap: .round, lineJoin: .round))
      .frame(width: 25 / 3 * scale - line, height: 35 / 3 * scale - line)
      .padding(.horizontal, 5 / 3 * scale + line / 2)
  }
}

/// The sign that there's a choice.
nonisolated struct UpDownSign: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.minY + rect.height * 0.3))
      path.addLine(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY + rect.height * 0.3))
      path.move(to: CGPoint(x: rect.minX, y: rect.maxY - rect.height * 0.3))
      path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - rect.height * 0.3))
    }
  }
}

extension Picker where Label == Text {
  /// Makes a choice of one value with a localized title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Text(titleKey), content: content())
  }

  /// Makes a choice of one value with a string as its title.
  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) where S: StringProtocol {
    self.init(selection: selection, label: Text(title), content: content())
  }
}

extension Picker where Label == Gnomon.Label<Text, Image> {
  /// Makes a choice of one value with a system symbol and a localized title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Label(titleKey, systemImage: systemImage), content: content())
  }

  /// Makes a choice of one value with a system symbol and a string as its title.
  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) where S: StringProtocol {
    self.init(selection: selection, label: Label(title, systemImage: systemImage), content: content())
  }
}
