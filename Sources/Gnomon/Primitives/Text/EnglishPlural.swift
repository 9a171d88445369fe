// SPDX-License-Identifier: Apache-2.0
/// The plural of an English noun, by plain rules and a list of the commonest exceptions.
enum EnglishPlural {
  private static let irregular = [
    "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet", "tooth": "teeth",
    "goose": "geese", "mouse": "mice", "ox": "oxen", "quiz": "quizzes", "leaf": "leaves", "half": "halves",
    "life": "lives", "knife": "knives", "wife": "wives", "shelf": "shelves", "loaf": "loaves", "wolf": "wolves",
    "thief": "thieves", "calf": "calves", "scarf": "scarves", "hero": "heroes", "potato": "potatoes",
    "tomato": "tomatoes", "echo": "echoes", "torpedo": "torpedoes", "veto": "vetoes", "is": "are", "was": "were",
    "has": "have", "this": "these", "that": "those",
  ]

  /// Words that are their own plurals.
  private static let unchanging: Set<String> = [
    "sheep", "fish", "deer", "moose", "series", "species", "aircraft", "information", "equipment", "news", "money",
    "rice", "music", "data", "media", "people", "children", "men", "women", "feet", "teeth", "mice", "geese",
  ]

  /// The plural in the word's own capitals. What ends like a plural already stays as it is.
  static func of(_ word: String) -> String {
    let lower = word.lowercased()
    if unchanging.contains(lower) { return word }
    let isCapitals = word.count > 1 && word == word.uppercased() && word != lower
    if let plural = irregular[lower] {
      if isCapitals { return plural.uppercased() }
      return word.first?.isUppercase == true ? plural.prefix(1).uppercased() + plural.dropFirst() : plural
    }
    let (stem, ending) = regular(word, lower)
    return stem + (isCapitals ? ending.uppercased() : ending)
  }

  private static func regular(_ word: String, _ lower: String) -> (stem: String, ending: String) {
    if lower.hasSuffix("sis") { return (String(word.dropLast(2)), "es") }
    if lower.hasSuffix("y"), let before = lower.dropLast().last, !"aeiou".contains(before) {
      return (String(word.dropLast()), "ies")
    }
    if ["ss", "us", "is", "as", "ens", "x", "z", "ch", "sh"].contains(where: lower.hasSuffix) { return (word, "es") }
    return (word, lower.hasSuffix("s") ? "" : "s")
  }
}
