// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The preferred place of a search field.
///
/// In Gnomon a search field always lies above the view that is searched: the place has no effect.
public struct SearchFieldPlacement: Hashable, Sendable {
  /// Says whether a search field below a navigation bar stays while content is scrolled. In Gnomon it always stays.
  public struct NavigationBarDrawerDisplayMode: Hashable, Sendable {
    private let name: String
    /// The system decides whether the field stays.
    public static let automatic = NavigationBarDrawerDisplayMode(name: "automatic")
    /// The field stays while content is scrolled.
    public static let always = NavigationBarDrawerDisplayMode(name: "always")
  }

  private let name: String
  /// The place that suits the system.
  public static let automatic = SearchFieldPlacement(name: "automatic")
  /// A place in the toolbar. The field lies above the view all the same.
  public static let toolbar = SearchFieldPlacement(name: "toolbar")
  /// The main place in the toolbar. The field lies above the view all the same.
  public static let toolbarPrincipal = SearchFieldPlacement(name: "toolbarPrincipal")
  /// A place in the sidebar of a split view. The field lies above the view all the same.
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
  /// The place below a navigation bar.
  public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")
  /// The place below a navigation bar. `displayMode` has no effect: the field always stays.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
    .navigationBarDrawer
  }
}

/// The moment when the picker of a search's scopes is shown.
public struct SearchScopeActivation: Sendable {
  enum Moment {
    case automatic
    case onTextEntry
    case onSearchPresentation
  }

  let moment: Moment

  /// The moment that suits the system: ``onTextEntry`` on iOS, ``onSearchPresentation`` on macOS.
  public static var automatic: SearchScopeActivation { SearchScopeActivation(moment: .automatic) }
  /// Scopes are shown while the search field holds text.
  public static var onTextEntry: SearchScopeActivation { SearchScopeActivation(moment: .onTextEntry) }
  /// Scopes are shown from the beginning of the search to its end.
  public static var onSearchPresentation: SearchScopeActivation { SearchScopeActivation(moment: .onSearchPresentation) }
}

/// A place where the suggestions of a search are shown.
///
/// In Gnomon they always lie over the view that is searched: that counts as `content` on iOS and as `menu` on macOS.
public struct SearchSuggestionsPlacement: Hashable, Sendable {
  /// Several places where suggestions can be shown.
  public struct Set: OptionSet, Sendable {
    /// The type of the bits.
    public typealias RawValue = Int
    /// The places as bits: 1 is the menu, 2 is the content.
    public let rawValue: Int
    /// Makes the places that some bits stand for: 1 is the menu, 2 is the content.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// A menu that belongs to the field: the place on macOS.
    public static var menu: SearchSuggestionsPlacement.Set { SearchSuggestionsPlacement.Set(rawValue: 1) }
    /// The view that is searched: the place on iOS.
    public static var content: SearchSuggestionsPlacement.Set { SearchSuggestionsPlacement.Set(rawValue: 2) }
  }

  private let name: String
  /// The place that suits the system. It's also the place outside of a search's suggestions.
  public static var automatic: SearchSuggestionsPlacement { SearchSuggestionsPlacement(name: "automatic") }
  /// A menu that belongs to the field. Gnomon reports it on macOS, where suggestions lie over the view all the same.
  public static var menu: SearchSuggestionsPlacement { SearchSuggestionsPlacement(name: "menu") }
  /// Over the view that is searched. Gnomon reports it on iOS.
  public static var content: SearchSuggestionsPlacement { SearchSuggestionsPlacement(name: "content") }
}

/// Says how a bar changes while something is searched. In Gnomon no bar changes.
public struct SearchPresentationToolbarBehavior: Sendable {
  private let name: String
  /// The system decides how the bar changes.
  public static var automatic: SearchPresentationToolbarBehavior {
    SearchPresentationToolbarBehavior(name: "automatic")
  }
  /// Title and buttons of the bar stay.
  public static var avoidHidingContent: SearchPresentationToolbarBehavior {
    SearchPresentationToolbarBehavior(name: "avoidHidingContent")
  }
}

/// Says how a search field in a bar looks before it's used. In Gnomon none lies in a bar: it has no effect.
public struct SearchToolbarBehavior: Hashable, Sendable {
  private let name: String
  /// The system decides how the field looks.
  public static var automatic: SearchToolbarBehavior { SearchToolbarBehavior(name: "automatic") }
  /// The field looks like a button until it's used.
  public static var minimize: SearchToolbarBehavior { SearchToolbarBehavior(name: "minimize") }
}
