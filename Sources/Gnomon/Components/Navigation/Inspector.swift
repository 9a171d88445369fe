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
  /// Shows a column of details at the view's trailing edge while the binding is true.
  ///
  /// The column is 270 points wide unless its content asks for another width. In a compact width the details are a
  /// sheet; closing it sets the binding to false.
  nonisolated public func inspector<V>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> some View
  where V: View {
    InspectorView(content: self, isPresented: isPresented, inspector: content())
  }

  /// Sets the width of the inspector's column that the view stands in, in points. A negative width is 0. A sheet's
  /// width stays.
  nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View {
    preference(key: ColumnWidthKey.self, value: width)
  }

  /// Sets the width of the inspector's column that the view stands in, in points. The column has the ideal width: the
  /// limits have no effect, since nobody can resize it.
  nonisolated public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
    preference(key: ColumnWidthKey.self, value: ideal)
  }
}
