// SPDX-License-Identifier: Apache-2.0
extension SymbolShapes {
  /// A number below 100, for circles and squares; nil for other names.
  static func number(_ name: String) -> SymbolShape? {
    let figures = name.compactMap(\.wholeNumberValue)
    guard figures.count == name.count, (1...2).contains(figures.count), figures.allSatisfy(digits.indices.contains)
    else { return nil }
    let starts = figures.count == 1 ? [7.0] : [0.5, 13.5]
    let lines = zip(figures, starts).map { moved(digits[$0], by: $1) }
    return SymbolShape(lines: lines.joined(separator: " "))
  }

  /// The digits' paths, each ten units wide from the left edge.
  private static let digits = [
    "M 5 4 C 1.5 4 0 7 0 12 C 0 17 1.5 20 5 20 C 8.5 20 10 17 10 12 C 10 7 8.5 4 5 4 Z",
    "M 2 7 L 6 4 L 6 20",
    "M 0.5 8 C 0.5 5.5 2.5 4 5 4 C 7.7 4 9.5 5.7 9.5 8.2 C 9.5 12 0.5 15 0.5 20 L 10 20",
    "M 0.5 6.5 C 1.3 4.8 3 4 5 4 C 7.6 4 9.3 5.5 9.3 7.8 C 9.3 10.2 7.5 11.6 4 11.6 "
      + "C 7.8 11.6 10 13.2 10 15.8 C 10 18.3 8 20 5 20 C 2.7 20 0.8 19 0 17",
    "M 7.5 20 L 7.5 4 L 0 15.5 L 10 15.5",
    "M 9 4 L 1.5 4 L 0.7 11.5 C 2 10.4 3.3 10 5 10 C 8 10 10 12 10 15 C 10 18 8 20 5 20 C 2.7 20 0.9 19 0 17.3",
    "M 9 5.5 C 8 4.5 6.7 4 5.3 4 C 1.8 4 0 7.3 0 13 C 0 17.5 2 20 5 20 C 8 20 10 18 10 15 "
      + "C 10 12 8 10.2 5.2 10.2 C 2.7 10.2 0.6 11.7 0.1 14",
    "M 0 4 L 10 4 L 3.5 20",
    "M 5 4 C 2.3 4 0.7 5.7 0.7 7.8 C 0.7 10 2.3 11.6 5 11.6 C 7.7 11.6 9.3 10 9.3 7.8 C 9.3 5.7 7.7 4 5 4 Z "
      + "M 5 11.6 C 2 11.6 0 13.3 0 15.8 C 0 18.3 2 20 5 20 C 8 20 10 18.3 10 15.8 C 10 13.3 8 11.6 5 11.6 Z",
    "M 1 18.5 C 2 19.5 3.3 20 4.7 20 C 8.2 20 10 16.7 10 11 C 10 6.5 8 4 5 4 C 2 4 0 6 0 9 "
      + "C 0 12 2 13.8 4.8 13.8 C 7.3 13.8 9.4 12.3 9.9 10",
  ]

  /// A path of lines and curves moved to the right.
  static func moved(_ path: String, by offset: Double) -> String {
    var isAcross = true
    let words = path.split(separator: " ").map { word -> String in
      guard let number = Double(word) else {
        isAcross = true
        return String(word)
      }
      defer { isAcross.toggle() }
      return isAcross ? "\(number + offset)" : String(word)
    }
    return words.joined(separator: " ")
  }
}
