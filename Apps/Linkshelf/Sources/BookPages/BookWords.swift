// SPDX-License-Identifier: Apache-2.0

/// The words of a book's own on its pages.
public struct BookWords: Sendable {
  public var contents: String
  /// What stands before a reading time, as a function of its minutes.
  public var minutes: @Sendable (Int) -> String
  /// How many articles there are.
  public var articles: @Sendable (Int) -> String
  /// An article that was left out, or cut off, since it's too long.
  public var cutOff: String

  public static let english = BookWords(
    contents: "Contents", minutes: { "\($0) min" }, articles: { $0 == 1 ? "1 article" : "\($0) articles" },
    cutOff: "The article goes on. Here it ends, since it's too long for this book.")
  public static let chinese = BookWords(
    contents: "目录", minutes: { "\($0) 分钟" }, articles: { "\($0) 篇文章" }, cutOff: "文章还有后续，但因篇幅过长，本书到此为止。")
}
