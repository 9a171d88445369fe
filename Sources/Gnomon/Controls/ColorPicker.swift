import Foundation

/// A choice of a colour. It shows the selection; nothing opens that it could be changed in.
public nonisolated struct ColorPicker<Label>: View where Label: View {
  let selection: Binding<Color>
  let supportsOpacity: Bool
  let label: Label

  nonisolated public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.supportsOpacity = supportsOpacity
    self.label = label()
  }

  @MainActor @preconcurrency public var body: some View {
    HStack {
      LabelSlot(label: label)
      Circle().fill(selection.wrappedValue)
        .padding(5)
        .overlay(
          Circle().strokeBorder(
            AngularGradient(colors: [.red, .yellow, .green, .cyan, .blue, .purple, .red], center: .center),
            lineWidth: 3)
        )
        .frame(width: 28, height: 28)
    }
  }
}

extension ColorPicker where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true)
  where S: StringProtocol {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}
