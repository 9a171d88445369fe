// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import ShelfPages

@Suite struct PagesTests {
  @Test func everyPageIsWellFormedInBothLanguages() {
    for language in Language.allCases {
      for page in Models("word").pages(language) {
        let reader = HTMLReader(page.html)
        #expect(reader.problem == nil, "\(page.name): \(reader.problem ?? "")")
        #expect(reader.headings.filter { $0 == 1 }.count == 1, "\(page.name): \(reader.headings)")
        #expect(page.html.contains("<html lang=\"\(language.code)\" dir=\"ltr\""))
      }
    }
  }

  @Test func everyPostFormCarriesTheToken() {
    for page in Models("t0ken").pages() {
      for form in page.html.components(separatedBy: "<form ").dropFirst()
      where form.hasPrefix("method=\"post\"") || form.contains("method=\"post\"") {
        let body = form.components(separatedBy: "</form>")[0]
        if body.prefix(200).contains("method=\"post\"") {
          #expect(body.contains("name=\"csrf\" value=\"t0ken\""), "\(page.name): \(body.prefix(200))")
        }
      }
    }
  }

  @Test func aRowShowsTwelveTagsAndTheNumberOfTheOthers() {
    var link = Models("word").link(1)
    link.tags = (0..<300).map { "tag\($0)" }
    let html = Pages.renderRow(link, in: PageContext())
    #expect(html.contains("tag11<"))
    #expect(!html.contains("tag12<"))
    #expect(html.contains("288 more"))
  }

  @Test func aRowsButtonsAreThoseOfItsOwnLinkAndState() {
    let model = Models("word")
    let links = (1...300).map { model.link($0) }
    let context = PageContext(basePath: "/shelf")
    let page = Pages.render(ListPage(kind: .all, links: links), in: context)
    for link in links {
      let row = Pages.renderRow(link, in: context)
      #expect(page.contains(row), "\(link.id)")
      let values = row.matches(of: /name="one" value="([a-z]+):(\d+)"/).map { ("\($0.output.1)", "\($0.output.2)") }
      #expect(values.allSatisfy { $0.1 == "\(link.id)" })
      let expected =
        link.isBinned
        ? ["restore"]
        : [
          link.isFavourite ? "unfavourite" : "favourite", link.isArchived ? "unarchive" : "archive",
          "add", link.isRead ? "unread" : "read", "snapshot", "bin",
        ]
      #expect(values.map(\.0) == expected)
      #expect(link.isBinned || row.contains("href=\"/shelf/link/\(link.id)\""))
    }
  }

  @Test func longTitlesAreCutInRowsAndKeptInTheForm() {
    var link = Models("word").link(1)
    link.title = String(repeating: "W", count: 10_000)
    #expect(Pages.renderRow(link, in: PageContext()).utf8.count < 6_000)
    #expect(Pages.render(LinkPage(link: link), in: PageContext(userName: "a")).contains(link.title))
  }

  @Test func aLinkWithoutATitleShowsItsAddress() {
    let html = Pages.renderRow(
      LinkItem(id: 1, address: "https://example.org/a", title: " \n", added: 0), in: PageContext())
    #expect(html.contains(">https://example.org/a</a></h2>"))
  }

  @Test func theInboxCanBeTakenForNoOtherLanguagesTexts() {
    let page = ListPage(kind: .inbox, links: [])
    #expect(Pages.render(page, in: PageContext(language: .chinese, userName: "a")).contains("收件箱是空的"))
    #expect(Pages.render(page, in: PageContext(userName: "a")).contains("Your inbox is empty"))
  }

  @Test func thePollStopsWhenNothingRuns() {
    let routes = Routes()
    #expect(ListPage(kind: .all, links: [Models("a").link(1, .done)]).pollPath(routes) == nil)
    #expect(ListPage(kind: .all, links: [Models("a").link(4, .queued)]).pollPath(routes) == "/links/state?ids=4")
    #expect(QueuePage(isPaused: true, jobs: [], waiting: 5, running: 0, failed: 0).pollPath(routes) == nil)
    #expect(QueuePage(jobs: [], waiting: 5, running: 0, failed: 0).pollPath(routes) == "/queue")
  }

  @Test func manyRowsAndTwentyThousandTagsAreMadeInLinearSpace() {
    let models = Models("word")
    let page = ListPage(kind: .all, links: (0..<2_000).map { models.link(Int64($0)) })
    let one = Pages.renderRow(models.link(1), in: PageContext(userName: "a")).utf8.count
    #expect(Pages.render(page, in: PageContext(userName: "a")).utf8.count < 2_000 * (one + 100) + 50_000)
    let deep = (0..<20_000).map { TagItem(name: "a/b/\($0 % 100)/\($0)", count: $0) }
    #expect(Pages.render(TagsPage(tags: deep), in: PageContext(userName: "a")).contains("20,000 tags"))
  }

  @Test func manyTagsHaveTheirFormsBehindALink() {
    let tags = (0..<201).map { TagItem(name: "a/\($0)", count: $0) }
    let context = PageContext(basePath: "/s", userName: "a")
    let many = Pages.render(TagsPage(tags: tags), in: context)
    #expect(!many.contains("name=\"tag\""))
    #expect(many.contains("href=\"/s/tags?edit=a%2F7#edited\""))
    let edited = Pages.render(TagsPage(tags: tags, edited: "a/7"), in: context)
    #expect(edited.contains("open id=\"edited\""))
    #expect(edited.contains("name=\"tag\" value=\"a/7\""))
    #expect(!edited.contains("name=\"tag\" value=\"a/8\""))
    #expect(!edited.contains("edit=a%2F7#"))
    let few = Pages.render(TagsPage(tags: Array(tags.prefix(200))), in: context)
    #expect(few.contains("name=\"tag\" value=\"a/7\""))
    #expect(!few.contains("?edit="))
  }

  @Test func aTagWithThousandsOfLevelsDoesntGoDeeperThanTheLimit() {
    let name = Array(repeating: "a", count: 20_000).joined(separator: "/")
    let tree = TagTree([TagItem(name: name, count: 1)])
    var depth = 0
    var branch = tree.roots.first
    while let next = branch {
      depth += 1
      branch = next.children.first
    }
    #expect(depth == TagTree.mostLevels)
    #expect(
      Pages.render(TagsPage(tags: [TagItem(name: name, count: 1)]), in: PageContext(userName: "a")).contains("1 tag"))
  }

  @Test func viewsAndOrdersKeepTheOtherFields() {
    let page = ListPage(kind: .search, query: "a", links: [])
    let html = Pages.render(
      page, in: PageContext(basePath: "/s", userName: "a", currentPath: "/search?q=a&sort=title&after=9"))
    #expect(html.contains("href=\"/s/search?q=a&amp;sort=title&amp;after=9&amp;view=cards\""))
    #expect(html.contains("href=\"/s/search?q=a&amp;sort=oldest\""))
  }
}
