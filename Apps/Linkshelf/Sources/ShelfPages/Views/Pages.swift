// SPDX-License-Identifier: Apache-2.0

import Mustache

/// Makes the HTML of pages. All functions are pure: the same model and context give the same text.
///
/// Each costs time in proportion to the model. Templates are compiled at the first use, once for each language.
public enum Pages {
  public static func render(_ page: ListPage, in context: PageContext) -> String { whole(page, context) }
  public static func render(_ page: LinkPage, in context: PageContext) -> String { whole(page, context) }
  public static func render(_ page: ComparePage, in context: PageContext) -> String { whole(page, context) }
  public static func render(_ page: ReaderPage, in context: PageContext) -> String { whole(page, context) }
  public static func render(_ page: QueuePage, in context: PageContext) -> String { whole(page, context) }
  public static func render(_ page: FindingsPage, in context: PageContext) -> String { whole(page, context) }
  public static func render(_ page: TagsPage, in context: PageContext) -> String { whole(page, context) }
  public static func render(_ page: SearchesPage, in context: PageContext) -> String { whole(page, context) }
  public static func render(_ page: AddPage, in context: PageContext) -> String { whole(page, context) }
  public static func render(_ page: ImportPage, in context: PageContext) -> String { whole(page, context) }
  public static func render(_ page: SettingsPage, in context: PageContext) -> String { whole(page, context) }
  public static func render(_ page: SignInPage, in context: PageContext) -> String { whole(page, context) }
  public static func render(_ page: FirstPage, in context: PageContext) -> String { whole(page, context) }
  public static func render(_ page: ErrorPage, in context: PageContext) -> String { whole(page, context) }
  public static func render(_ page: HelpPage, in context: PageContext) -> String { whole(page, context) }

  /// The page for `/offline`, which the service worker shows without a connection.
  public static func renderOffline(in context: PageContext) -> String { whole(OfflinePage(), context) }

  /// One row of a list, for ``ActionAnswer/Row``.
  public static func renderRow(_ link: LinkItem, in context: PageContext) -> String {
    var pieces = RowPieces(context: context)
    return fragment(RowView.row(link, in: context, &pieces), "row", context)
  }

  /// The inner part of the queue's page, for ``ActionAnswer/html``.
  public static func renderQueue(_ page: QueuePage, in context: PageContext) -> String {
    fragment(page.node(in: context), "queue-inner", context)
  }

  /// A message with its way back, for ``ActionAnswer/flash``.
  public static func renderFlash(_ flash: Flash, in context: PageContext) -> String {
    fragment(LayoutView.flash(flash), "flash", context)
  }

  public static func render(_ page: SharedPage, in context: PageContext) -> String { whole(page, context) }
  public static func render(_ page: ListSettingsPage, in context: PageContext) -> String { whole(page, context) }
  public static func render(_ page: StatisticsPage, in context: PageContext) -> String { whole(page, context) }
  public static func render(_ page: DigestPage, in context: PageContext) -> String { whole(page, context) }
  public static func render(_ page: PeoplePage, in context: PageContext) -> String { whole(page, context) }
  public static func render(_ page: InvitedPage, in context: PageContext) -> String { whole(page, context) }
  public static func render(_ page: OwnDataPage, in context: PageContext) -> String { whole(page, context) }
  public static func render(_ page: WithMePage, in context: PageContext) -> String { whole(page, context) }
  public static func render(_ page: WithMeListPage, in context: PageContext) -> String { whole(page, context) }
  public static func render(_ page: WithMeLinkPage, in context: PageContext) -> String { whole(page, context) }
  public static func render(_ page: YearPage, in context: PageContext) -> String { whole(page, context) }

  private static func whole(_ page: some PageView, _ context: PageContext) -> String {
    document(page, context).html
  }

  static func fragment(_ node: Node, _ template: String, _ context: PageContext) -> String {
    node.add(["csrf": context.csrfToken, "back": context.routes.basePath + context.currentPath])
    LayoutView.addPaths(to: node, context.routes)
    return Templates.of(context.language).render(RootNode(node), template: template)
  }

  /// The page, with the names that its templates asked for and nobody had.
  static func document(_ page: some PageView, _ context: PageContext) -> (html: String, missing: Set<String>) {
    let node = page.node(in: context)
    LayoutView.fill(node, page: page, in: context)
    let root = RootNode(node)
    let html = Templates.of(context.language).render(root, template: "layout")
    return (html, root.missing)
  }
}

/// A page model that knows its template.
protocol PageView {
  var template: String { get }
  /// The page's name in the window's title.
  func title(_ texts: Texts) -> String
  func node(in context: PageContext) -> Node
  /// A path that the script asks every two seconds while something runs; nil if nothing does.
  func pollPath(_ routes: Routes) -> String?
  /// True for pages that never show the sidebar.
  var isBare: Bool { get }
  /// What stands in the search field.
  var searchText: String { get }
  /// True for pages that anybody may see: they have no script, and nothing that only those need who sign in.
  var isPublic: Bool { get }
  /// What other programs show for the page's address; nil where it's nobody else's business.
  var preview: Preview? { get }
  /// What is said to search engines; nil says nothing.
  var robots: String? { get }
  /// Feeds of the page, beside those of its context.
  var feeds: [FeedLink] { get }
}

/// What other programs show for an address.
struct Preview {
  var title, description, address, picture: String
}

extension PageView {
  func pollPath(_ routes: Routes) -> String? { nil }
  var isBare: Bool { false }
  var searchText: String { "" }
  var isPublic: Bool { false }
  var preview: Preview? { nil }
  var robots: String? { nil }
  var feeds: [FeedLink] { [] }
}
