// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The preferred place of a search field.
///
/// By itself a field stands at the bottom on iOS 26: among the items of a stack's bar there, or in the place of the
/// tabs where the tab for searching is shown. In other tabs, and before iOS 26, it stands below the title. On macOS it
/// always lies above the view that is searched.
public struct SearchFieldPlacement: Hashable, Sendable {
  /// Says whether a search field below a navigation bar stays while content is scrolled. In Gnomon it always stays.
  public struct NavigationBarDrawerDisplayMode: Hashable, Sendable {
    private let name: String
    /// The system decides whether the field stays.
    public static let automatic = NavigationBarDrawerDisplayMode(name: "automatic")
    /// The field stays while content is scrolled.
    public static let always = NavigationBarDrawerDisplayMode(name: "always")
  }

  /// The places that differ here.
  enum Area {
    case automatic
    case principal
    case drawer
  }

  private let name: String
  let area: Area

  private init(name: String, area: Area = .automatic) { (self.name, self.area) = (name, area) }

  /// The place that suits the system.
  public static let automatic = SearchFieldPlacement(name: "automatic")
  /// A place in the toolbar: that of `automatic`.
  public static let toolbar = SearchFieldPlacement(name: "toolbar")
  /// The middle of the bar above, in the place of its small title. On macOS, and outside of a stack, it's that of
  /// `automatic`.
  public static let toolbarPrincipal = SearchFieldPlacement(name: "toolbarPrincipal", area: .principal)
  /// A place in the sidebar of a split view: a `searchable` around a split view always has it. Elsewhere it's that of
  /// `automatic`.
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
  /// The place below the title of the bar above. In a tab for searching on iOS 26 it's that of `automatic`.
  public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer", area: .drawer)
  /// The place below the title of the bar above. `displayMode` has no effect: the field always stays.
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

/// Says whether the bar above changes while something is searched.
public struct SearchPresentationToolbarBehavior: Sendable {
  let keepsBar: Bool
  /// The system decides: the title and the buttons of the bar leave.
  public static var automatic: SearchPresentationToolbarBehavior {
    SearchPresentationToolbarBehavior(keepsBar: false)
  }
  /// Title and buttons of the bar stay.
  public static var avoidHidingContent: SearchPresentationToolbarBehavior {
    SearchPresentationToolbarBehavior(keepsBar: true)
  }
}

/// Says how a search field in a bar looks before it's used.
public struct SearchToolbarBehavior: Hashable, Sendable {
  private let name: String
  /// The system decides: it's a field.
  public static var automatic: SearchToolbarBehavior { SearchToolbarBehavior(name: "automatic") }
  /// The field is a circle until it's used.
  public static var minimize: SearchToolbarBehavior { SearchToolbarBehavior(name: "minimize") }
}
