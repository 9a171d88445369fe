// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A view with a column of details at its trailing edge; where little width is free the details are a sheet.
private nonisolated struct InspectorView<Content: View, Inspected: View>: View, _SeeThroughView {
  let content: Content
  let isPresented: Binding<Bool>
  let inspector: Inspected
  @Environment(\.horizontalSizeClass) private var sizeClass

  @MainActor var body: some View {
    let (isPresented, inspector, isCompact) = (isPresented, inspector, sizeClass == .compact)
    HStack(spacing: 0) {
      content
      if isPresented.wrappedValue, !isCompact {
        Divider()
        ImplicitStack(column: { inspector })
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .modifier(ColumnWidthModifier(standard: 270))
      }
    }
    .sheet(
      isPresented: Binding(
        get: { isCompact && isPresented.wrappedValue }, set: { if isCompact { isPresented.wrappedValue = $0 } })
    ) { inspector }
  }
}

extension View {
  /// Shows a column of details at the trailing edge while the binding is true; in a compact width, a sheet.
  nonisolated public func inspector<V>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> some View
  where V: View {
    InspectorView(content: self, isPresented: isPresented, inspector: content())
  }

  /// The width of the inspector's column that the view stands in, in points.
  nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View {
    preference(key: ColumnWidthKey.self, value: width)
  }

  /// The width of the inspector's column that the view stands in, in points: it has its ideal width.
  nonisolated public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
    preference(key: ColumnWidthKey.self, value: ideal)
  }
}
