// SPDX-License-Identifier: Apache-2.0
import Foundation

extension View {
  nonisolated func navigationBar(_ change: @escaping (inout NavigationBarInfo) -> Void) -> some View {
    transformPreference(NavigationBarKey.self, change)
  }

  /// Sets the title of the bar above to a text. On macOS a host has no bar: the title isn't drawn.
  ///
  /// Where several views in a page set a title, the first one counts.
  nonisolated public func navigationTitle(_ title: Text) -> some View { navigationBar { $0.title = title } }

  /// Sets the title of the bar above to a localized string. On macOS a host has no bar: the title isn't drawn.
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Sets the title of the bar above to a string that isn't localized. On macOS a host has no bar: the title isn't
  /// drawn.
  @_disfavoredOverload
  nonisolated public func navigationTitle<S>(_ title: S) -> some View where S: StringProtocol {
    navigationTitle(Text(title))
  }

  /// Sets the title of the bar above to a string that you keep. Gnomon reads the binding; nobody can edit the title in
  /// the bar.
  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(Text(verbatim: title.wrappedValue))
  }

  /// Says whether the title stands in the bar above, or large below it. `automatic` is large.
  nonisolated public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationBar { $0.titleMode = displayMode }
  }

  /// Removes the button to go back from the bar above if `hidesBackButton` is true, which is the default.
  nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    navigationBar { $0.isBackHidden = hidesBackButton }
  }

  /// Sets the title of the bar above to a text: the older name of `navigationTitle(_:)`.
  nonisolated public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  /// Sets the title of the bar above to a localized string: the older name of `navigationTitle(_:)`.
  nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }

  /// Sets the title of the bar above to a string that isn't localized: the older name of `navigationTitle(_:)`.
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S>(_ title: S) -> some View where S: StringProtocol {
    navigationTitle(title)
  }

  /// Sets the title of the bar above to a text, and says whether it's large.
  nonisolated public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets the title of the bar above to a localized string, and says whether it's large.
  nonisolated public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets the title of the bar above to a string that isn't localized, and says whether it's large.
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View where S: StringProtocol {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Hides the bar above if `hidden` is true; the view has its space then. A bar at the bottom stays.
  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View { navigationBar { $0.isHidden = hidden } }

  /// Puts one view at each end of the bar above: the older form of `toolbar(content:)`.
  nonisolated public func navigationBarItems<L, T>(leading: L, trailing: T) -> some View where L: View, T: View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }

  /// Puts a view at the leading end of the bar above: the older form of `toolbar(content:)`.
  nonisolated public func navigationBarItems<L>(leading: L) -> some View where L: View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }

  /// Puts a view at the trailing end of the bar above: the older form of `toolbar(content:)`.
  nonisolated public func navigationBarItems<T>(trailing: T) -> some View where T: View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }
}
