// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Columns: a sidebar whose choice decides on what further columns show.
///
/// Where there's room for them (a regular width) they lie side by side; else one is shown at a time, the sidebar first,
/// under a bar of its own.
public nonisolated struct NavigationSplitView<Sidebar, Content, Detail>: View
where Sidebar: View, Content: View, Detail: View {
  let sidebar: Sidebar
  let content: Content
  let detail: Detail
  let visibility: Binding<NavigationSplitViewVisibility>?
  let compactColumn: Binding<NavigationSplitViewColumn>?
  @State private var sidebarStore = NavigationStore()
  @State private var contentStore = NavigationStore()
  @State private var detailStore = NavigationStore()
  @State private var sidebarColumn = LeadingColumn(isSidebar: true)
  @State private var contentColumn = LeadingColumn(isSidebar: false)
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.platformProfile) private var profile

  nonisolated init(
    sidebar: Sidebar, content: Content, detail: Detail, visibility: Binding<NavigationSplitViewVisibility>? = nil,
    compactColumn: Binding<NavigationSplitViewColumn>? = nil
  ) {
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
    self.visibility = visibility
    self.compactColumn = compactColumn
  }

  @MainActor @preconcurrency public var body: some View {
    if sizeClass == .regular { columns } else { compact }
  }

  private var hasContent: Bool { Content.self != EmptyView.self }

  @MainActor private var columns: some View {
    let shown = visibility?.wrappedValue ?? .automatic
    sidebarColumn.lead(to: hasContent ? contentStore : detailStore)
    contentColumn.lead(to: detailStore)
    return HStack(spacing: 0) {
      if shown != .detailOnly, shown != .doubleColumn || !hasContent {
        NavigationScreens(root: sidebar, store: sidebarStore)
          .environment(\.leadingColumn, sidebarColumn)
          .modifier(ColumnWidthModifier(standard: profile.sidebarWidth))
        Divider()
      }
      if hasContent, shown != .detailOnly {
        NavigationScreens(root: content, store: contentStore)
          .environment(\.leadingColumn, contentColumn)
          .modifier(ColumnWidthModifier(standard: 375))
        Divider()
      }
      NavigationScreens(root: detail, store: detailStore).frame(maxWidth: .infinity)
    }
  }

  /// One column at a time, above those before it: the next one is shown when a row is chosen, and what leads back from it leaves nothing chosen.
  @MainActor private var compact: some View {
    let (hasContent, column, sidebar, content) = (hasContent, compactColumn, sidebarColumn, contentColumn)
    let middle = hasContent ? NavigationSplitViewColumn.content : .detail
    sidebar.leadWithin { column?.wrappedValue = middle }
    content.leadWithin { column?.wrappedValue = .detail }
    let top = column?.wrappedValue ?? choice
    return TopmostView {
      NavigationScreens(root: self.sidebar, store: sidebarStore).environment(\.leadingColumn, sidebar)
      if hasContent, top != .sidebar {
        NavigationScreens(root: self.content, store: contentStore) {
          sidebar.clear()
          column?.wrappedValue = .sidebar
        }
        .environment(\.leadingColumn, content)
      }
      if top == .detail {
        NavigationScreens(root: detail, store: detailStore) {
          (hasContent ? content : sidebar).clear()
          column?.wrappedValue = hasContent ? .content : .sidebar
        }
      }
    }
  }

  /// The column that the lists' selections lead to.
  @MainActor private var choice: NavigationSplitViewColumn {
    guard sidebarColumn.hasChoice else { return .sidebar }
    return !hasContent || contentColumn.hasChoice ? .detail : .content
  }
}

extension NavigationSplitView {
  /// Makes a view of three columns.
  nonisolated public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar(), content: content(), detail: detail())
  }

  /// Makes a view of three columns. `columnVisibility` says which columns are shown beside each other, and is written
  /// when that changes.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar(), content: content(), detail: detail(), visibility: columnVisibility)
  }

  /// Makes a view of three columns. `preferredCompactColumn` is the one that is shown where only one has room.
  nonisolated public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar(), content: content(), detail: detail(), compactColumn: preferredCompactColumn)
  }

  /// Makes a view of three columns. `columnVisibility` says which columns are shown beside each other, and is written
  /// when that changes. `preferredCompactColumn` is the one that is shown where only one has room.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: content(), detail: detail(), visibility: columnVisibility,
      compactColumn: preferredCompactColumn)
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Makes a view of two columns.
  nonisolated public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(sidebar: sidebar(), content: EmptyView(), detail: detail())
  }

  /// Makes a view of two columns. `columnVisibility` says which columns are shown beside each other, and is written
  /// when that changes.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar(), content: EmptyView(), detail: detail(), visibility: columnVisibility)
  }

  /// Makes a view of two columns. `preferredCompactColumn` is the one that is shown where only one has room.
  nonisolated public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar(), content: EmptyView(), detail: detail(), compactColumn: preferredCompactColumn)
  }

  /// Makes a view of two columns. `columnVisibility` says which columns are shown beside each other, and is written
  /// when that changes. `preferredCompactColumn` is the one that is shown where only one has room.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: EmptyView(), detail: detail(), visibility: columnVisibility,
      compactColumn: preferredCompactColumn)
  }
}

/// Which columns are shown.
public struct NavigationSplitViewVisibility: Equatable, Hashable, Codable, Sendable {
  private let name: String
  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
  public static let all = NavigationSplitViewVisibility(name: "all")
  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
}

/// A column.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let name: String
  public static let sidebar = NavigationSplitViewColumn(name: "sidebar")
  public static let content = NavigationSplitViewColumn(name: "content")
  public static let detail = NavigationSplitViewColumn(name: "detail")
}
