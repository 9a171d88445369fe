// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Where a search field lies.
public struct SearchFieldPlacement: Hashable, Sendable {
  /// Whether the field stays when content is scrolled.
  public struct NavigationBarDrawerDisplayMode: Hashable, Sendable {
    private let name: String
    public static let automatic = NavigationBarDrawerDisplayMode(name: "automatic")
    public static let always = NavigationBarDrawerDisplayMode(name: "always")
  }

  private let name: String
  public static let automatic = SearchFieldPlacement(name: "automatic")
  public static let toolbar = SearchFieldPlacement(name: "toolbar")
  public static let toolbarPrincipal = SearchFieldPlacement(name: "toolbarPrincipal")
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
  public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
    .navigationBarDrawer
  }
}

/// When search scopes are shown.
public struct SearchScopeActivation: Sendable {
  enum Moment {
    case automatic
    case onTextEntry
    case onSearchPresentation
  }

  let moment: Moment

  /// ``onTextEntry`` on iOS, ``onSearchPresentation`` on macOS.
  public static var automatic: SearchScopeActivation { SearchScopeActivation(moment: .automatic) }
  /// From the first character to the end of the search.
  public static var onTextEntry: SearchScopeActivation { SearchScopeActivation(moment: .onTextEntry) }
  /// From the search's beginning to its end.
  public static var onSearchPresentation: SearchScopeActivation { SearchScopeActivation(moment: .onSearchPresentation) }
}

/// Where suggestions of a search are shown.
public struct SearchSuggestionsPlacement: Hashable, Sendable {
  /// Several places.
  public struct Set: OptionSet, Sendable {
    public typealias RawValue = Int
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static var menu: SearchSuggestionsPlacement.Set { SearchSuggestionsPlacement.Set(rawValue: 1) }
    public static var content: SearchSuggestionsPlacement.Set { SearchSuggestionsPlacement.Set(rawValue: 2) }
  }

  private let name: String
  public static var automatic: SearchSuggestionsPlacement { SearchSuggestionsPlacement(name: "automatic") }
  /// In a menu that belongs to the field.
  public static var menu: SearchSuggestionsPlacement { SearchSuggestionsPlacement(name: "menu") }
  /// Over the content that is searched.
  public static var content: SearchSuggestionsPlacement { SearchSuggestionsPlacement(name: "content") }
}

/// How the bar looks while something is searched.
public struct SearchPresentationToolbarBehavior: Sendable {
  private let name: String
  public static var automatic: SearchPresentationToolbarBehavior {
    SearchPresentationToolbarBehavior(name: "automatic")
  }
  /// Title and buttons stay.
  public static var avoidHidingContent: SearchPresentationToolbarBehavior {
    SearchPresentationToolbarBehavior(name: "avoidHidingContent")
  }
}

/// How a search field in a bar looks before it's used.
public struct SearchToolbarBehavior: Hashable, Sendable {
  private let name: String
  public static var automatic: SearchToolbarBehavior { SearchToolbarBehavior(name: "automatic") }
  /// As a button.
  public static var minimize: SearchToolbarBehavior { SearchToolbarBehavior(name: "minimize") }
}
