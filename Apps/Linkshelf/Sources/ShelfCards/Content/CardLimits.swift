// SPDX-License-Identifier: Apache-2.0

/// How much of a content is drawn. What is beyond is left out, and the card is drawn without it.
public enum CardLimits {
  /// The letters of a title that are laid out. No card has room for more.
  public static let title = 280
  /// The letters of a description that are laid out.
  public static let description = 400
  /// The letters of a site's name, an author or a date.
  public static let name = 80
  /// The letters of a tag.
  public static let tag = 32
  /// The tags that are looked at.
  public static let tags = 6
  /// The scalars of a letter: one letter may carry any number of marks.
  public static let scalarsOfLetter = 16
  /// The bytes of a picture's file: 16 MiB.
  public static let pictureBytes = 16 << 20
  /// The bytes of an icon's file: 1 MiB.
  public static let iconBytes = 1 << 20
  /// The pixels of a picture, read from the file's head before anything is decoded: 40 million.
  public static let picturePixels = 40_000_000
  /// The pixels of an icon: one million.
  public static let iconPixels = 1_048_576
}
