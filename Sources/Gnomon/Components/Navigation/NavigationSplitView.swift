// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Two or three columns: what is chosen in one column decides on what the next one shows.
///
/// In a regular width the columns lie side by side. The sidebar is 320 points wide, on macOS 200, a middle column 375,
/// and the detail column has the rest. In a compact width one column is shown at a time, under a bar: the sidebar
/// first, and the next one when a row is chosen. Going back leaves nothing chosen.
///
/// ```swift
/// struct Mailboxes: View {
///   let boxes = ["Inbox", "Sent"]
///   @State private var box: String?
///
///   var body: some View {
///     NavigationSplitView {
///       List(boxes, id: \.self, selection: $box) { name in
///         Text(name)
///       }
///     } detail: {
///       Text(box ?? "Choose a mailbox")
///     }
///   }
/// }
/// ```
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

  /// The columns: side by side in a regular width, one at a time in a compact one.
  @MainActor @preconcurrency public var body: some View {
    if sizeClass == .regular { columns } else { compact }
  }

  private var hasContent: Bool { Content.self != EmptyView.self }

  @MainActor private var columns: some View {
    let shown = visibility?.wrappedValue ?? .automatic
    sidebarColumn.lead(to: hasContent ? contentStore : detailStore)
    contentColumn.lead(to: detailStore)
    joinColumns()
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

  /// Tells the stacks of the columns which one follows.
  private func joinColumns() {
    sidebarStore.lead(sidebarColumn, to: hasContent ? contentStore : detailStore)
    if hasContent { contentStore.lead(contentColumn, to: detailStore) }
  }

  /// One column at a time, above those before it: the next one is shown when a row is chosen, and what leads back from
  /// it leaves nothing chosen.
  @MainActor private var compact: some View {
    let (hasContent, column, sidebar, content) = (hasContent, compactColumn, sidebarColumn, contentColumn)
    let middle = hasContent ? NavigationSplitViewColumn.content : .detail
    sidebar.leadWithin { column?.wrappedValue = middle }
    content.leadWithin { column?.wrappedValue = .detail }
    joinColumns()
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
  /// Creates three columns: a sidebar, a middle column and a detail column.
  nonisolated public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar(), content: content(), detail: detail())
  }

  /// Creates three columns, and says which of them are shown where they lie side by side.
  ///
  /// Gnomon reads the visibility and never changes it. It has no effect in a compact width.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar(), content: content(), detail: detail(), visibility: columnVisibility)
  }

  /// Creates three columns, and says which one is shown where there's room for one alone.
  ///
  /// A chosen row and the button to go back change the column. It has no effect in a regular width.
  nonisolated public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar(), content: content(), detail: detail(), compactColumn: preferredCompactColumn)
  }

  /// Creates three columns, and says which are shown side by side, and which one where there's room for one alone.
  ///
  /// Gnomon reads the visibility in a regular width and never changes it. In a compact width a chosen row and the
  /// button to go back change the column.
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
  /// Creates two columns: a sidebar and a detail column.
  nonisolated public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(sidebar: sidebar(), content: EmptyView(), detail: detail())
  }

  /// Creates two columns, and says which of them are shown where they lie side by side.
  ///
  /// Gnomon reads the visibility and never changes it. It has no effect in a compact width.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar(), content: EmptyView(), detail: detail(), visibility: columnVisibility)
  }

  /// Creates two columns, and says which one is shown where there's room for one alone.
  ///
  /// A chosen row and the button to go back change the column. It has no effect in a regular width.
  nonisolated public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar(), content: EmptyView(), detail: detail(), compactColumn: preferredCompactColumn)
  }

  /// Creates two columns, and says which are shown side by side, and which one where there's room for one alone.
  ///
  /// Gnomon reads the visibility in a regular width and never changes it. In a compact width a chosen row and the
  /// button to go back change the column.
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

/// The columns of a ``NavigationSplitView`` that are shown in a regular width.
public struct NavigationSplitViewVisibility: Equatable, Hashable, Codable, Sendable {
  private let name: String
  /// The detail column alone.
  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
  /// The last two columns: of three columns the sidebar is hidden, and of two none.
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
  /// All columns.
  public static let all = NavigationSplitViewVisibility(name: "all")
  /// The columns that the system chooses; in Gnomon all of them.
  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
}

/// A column of a ``NavigationSplitView``.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let name: String
  /// The first column.
  public static let sidebar = NavigationSplitViewColumn(name: "sidebar")
  /// The middle one of three columns. A split view of two columns shows its sidebar instead.
  public static let content = NavigationSplitViewColumn(name: "content")
  /// The last column.
  public static let detail = NavigationSplitViewColumn(name: "detail")
}
