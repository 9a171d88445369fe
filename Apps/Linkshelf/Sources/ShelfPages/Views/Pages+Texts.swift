// SPDX-License-Identifier: Apache-2.0

extension Pages {
  /// A sentence of the table of texts, for what the router says.
  public static func text(_ key: String, in language: Language, _ values: KeyValuePairs<String, String> = [:]) -> String
  {
    Texts.of(language)(key, values)
  }

  /// A sentence of the store or another part, which say all in English; unchanged where there's no translation.
  public static func said(_ sentence: String, in language: Language) -> String { Texts.of(language).said(sentence) }

  /// A sentence about a number of things, in the number's form.
  public static func counted(_ key: String, _ number: Int, in language: Language) -> String {
    Texts.of(language).count(key, number)
  }

  /// A size of a file in its largest unit.
  public static func size(_ bytes: Int, in language: Language) -> String { Texts.of(language).size(bytes) }
}
