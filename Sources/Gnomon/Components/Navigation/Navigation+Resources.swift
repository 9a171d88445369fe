// SPDX-License-Identifier: Apache-2.0
import Foundation

extension NavigationLink where Label == Text {
  /// Creates a link with a title from a localized resource, which pushes a view.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder destination: () -> Destination) {
    self.init(label: Text(titleResource), target: .view(destination()))
  }
}

extension NavigationLink where Destination == Never {
  /// Creates a link with a title from a localized resource, which pushes a value; nil disables the link.
  ///
  /// `navigationDestination(for:destination:)` says which view the value shows. In a list with a selection, in a
  /// leading column, the link selects the value instead.
  @_disfavoredOverload
  nonisolated public init<P>(_ titleResource: LocalizedStringResource, value: P?) where Label == Text, P: Hashable {
    self.init(label: Text(titleResource), target: .value(value.map { AnyHashable($0) }))
  }
}

extension View {
  /// Sets the title of the bar above to a localized resource. On macOS a host has no bar: the title isn't drawn.
  @_disfavoredOverload
  nonisolated public func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
    navigationTitle(Text(titleResource))
  }
}
