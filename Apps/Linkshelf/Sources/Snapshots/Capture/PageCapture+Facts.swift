// SPDX-License-Identifier: Apache-2.0

extension PageCapture {
  func takeFacts(_ tab: Tab) async {
    guard let text = try? await tab.session.evaluate(Script.facts, in: world, timeout: time(10)),
      let answer = try? JSONParser.parse(text)
    else {
      return warn("The page's title and other facts could not be read.")
    }
    func word(_ name: String) -> String? {
      guard let text = answer[name]?.string, !text.isEmpty else { return nil }
      return text
    }
    func address(_ name: String) -> String? { word(name).flatMap { try? Browser.checked($0) } }
    page.facts.title = word("title")
    page.facts.description = word("description")
    page.facts.siteName = word("siteName")
    page.facts.author = word("author")
    page.facts.published = word("published")
    page.facts.language = word("language")
    page.facts.iconAddress = word("icon")
    page.facts.pictureAddress = address("picture")
    page.facts.canonicalAddress = address("canonical")
    page.facts.asksForPassword = answer["password"]?.bool ?? false
    page.facts.feedAddresses = (answer["feeds"]?.array ?? []).compactMap(\.string)
  }
}
