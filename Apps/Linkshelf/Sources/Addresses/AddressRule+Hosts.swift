// SPDX-License-Identifier: Apache-2.0

extension AddressRule {
  private static let wikimedia = [
    "wikipedia.org", "wiktionary.org", "wikiquote.org", "wikibooks.org", "wikisource.org", "wikinews.org",
    "wikiversity.org", "wikivoyage.org",
    "wikimedia.org", "wikidata.org",
  ]

  static let hosts: [AddressRule] = [
    .init(.dropFirstLabel("www"), "www. names the same site.", "https://www.example.com/a", "https://example.com/a"),
    .init(.dropFirstLabel("m"), "m. is the page for telephones.", "https://m.example.com/a", "https://example.com/a"),
    .init(
      .dropFirstLabel("mobile"), "mobile. is the page for telephones.", "https://mobile.example.com/a",
      "https://example.com/a"),
    .init(.dropFirstLabel("amp"), "amp. is the reduced page.", "https://amp.example.com/a", "https://example.com/a"),
    .init(
      .dropInnerLabel("m"), sites: wikimedia, "Wikipedia has its m. within.", "https://en.m.wikipedia.org/wiki/Swift",
      "https://en.wikipedia.org/wiki/Swift"),
    .init(
      .dropEnding("/amp", replacement: ""), "/amp is the reduced page.", "https://example.com/news/1/amp/",
      "https://example.com/news/1"),
    .init(
      .dropEnding("/amp.html", replacement: ""), "/amp.html is the reduced page.",
      "https://example.com/news/1/amp.html", "https://example.com/news/1"),
    .init(
      .dropEnding(".amp", replacement: ""), ".amp is the reduced page.", "https://example.com/news/1.amp",
      "https://example.com/news/1"),
    .init(
      .dropEnding(".amp.html", replacement: ".html"), ".amp.html is the reduced page.",
      "https://example.com/news/1.amp.html",
      "https://example.com/news/1.html"),
    .init(
      .sameHost("twitter.com", as: "x.com"), "Twitter is X.", "https://mobile.twitter.com/a/status/1",
      "https://x.com/a/status/1"),
    .init(
      .sameHost("old.reddit.com", as: "reddit.com"), "Reddit's old face.", "https://old.reddit.com/r/swift",
      "https://reddit.com/r/swift"),
    .init(
      .sameHost("new.reddit.com", as: "reddit.com"), "Reddit's new face.", "https://new.reddit.com/r/swift",
      "https://reddit.com/r/swift"),
    .init(
      .sameHost("np.reddit.com", as: "reddit.com"), "Reddit without voting.", "https://np.reddit.com/r/swift",
      "https://reddit.com/r/swift"),
    .init(
      .sameHost("i.reddit.com", as: "reddit.com"), "Reddit for telephones.", "https://i.reddit.com/r/swift",
      "https://reddit.com/r/swift"),
    .init(
      .sameHost("mbasic.facebook.com", as: "facebook.com"), "Facebook's plain face.", "https://mbasic.facebook.com/a",
      "https://facebook.com/a"),
    .init(
      .sameHost("touch.facebook.com", as: "facebook.com"), "Facebook for telephones.", "https://touch.facebook.com/a",
      "https://facebook.com/a"),
    .init(
      .sameHost("web.facebook.com", as: "facebook.com"), "Facebook's other name.", "https://web.facebook.com/a",
      "https://facebook.com/a"),
    .init(
      .sameHost("export.arxiv.org", as: "arxiv.org"), "arXiv for machines.", "https://export.arxiv.org/abs/2401.00001",
      "https://arxiv.org/abs/2401.00001"),
    .init(
      .sameHost("wap.zhihu.com", as: "zhihu.com"), "Zhihu for telephones.", "https://wap.zhihu.com/question/1",
      "https://zhihu.com/question/1"),
    .init(
      .sameVideo(host: "youtu.be", prefix: "/", as: "youtube.com"), "YouTube's short form.", "https://youtu.be/abc?t=5",
      "https://youtube.com/watch?v=abc"),
    .init(
      .sameVideo(host: "youtube.com", prefix: "/embed/", as: "youtube.com"), "A YouTube video within a page.",
      "https://www.youtube.com/embed/abc",
      "https://youtube.com/watch?v=abc"),
    .init(
      .sameVideo(host: "youtube-nocookie.com", prefix: "/embed/", as: "youtube.com"), "A YouTube video within a page.",
      "https://www.youtube-nocookie.com/embed/abc", "https://youtube.com/watch?v=abc"),
    .init(
      .sameVideo(host: "youtube.com", prefix: "/live/", as: "youtube.com"), "A YouTube broadcast.",
      "https://youtube.com/live/abc?si=1",
      "https://youtube.com/watch?v=abc"),
    .init(
      .builtIn, "YouTube's shorts are kept apart.", "https://m.youtube.com/shorts/abc", "https://youtube.com/shorts/abc"
    ),
    .init(
      .builtIn, "arXiv's abstract and its PDF are kept apart.", "https://arxiv.org/pdf/2401.00001",
      "https://arxiv.org/pdf/2401.00001"),
  ]
}
