import Foundation

extension View {
  /// Shows a text beside the view: in a list's row at the trailing edge; nil shows none.
  @_disfavoredOverload
  nonisolated public func badge(_ resource: LocalizedStringResource?) -> some View {
    badge(resource.map { Text($0) })
  }
}
