// SPDX-License-Identifier: Apache-2.0
import Foundation
import NotesStore

// Libraries in memory, for previews and tests.
extension Library {
  static func empty() -> Library { try! Library(.inMemory()) }

  static func sample() -> Library {
    let store = try! NoteStore.inMemory()
    try! store.addSamples()
    return Library(store)
  }

  /// A note in which two people wrote in the same line.
  static func conflicted() -> Library {
    let library = sample()
    let id = Navigation.opened().note!
    let base = try! library.store.note(id)!.note.text
    for day in ["Sunday", "Saturday"] {
      var text = base
      text.body = text.body.replacing("Friday", with: day)
      try! library.store.save(Edit(note: id, base: base, text: text), date: .sample)
    }
    return library
  }

  static func many(_ count: Int) -> Library {
    let store = try! NoteStore.inMemory()
    try! store.addMany(count)
    return Library(store)
  }
}

extension Navigation {
  static func opened() -> Navigation {
    let navigation = Navigation()
    navigation.note = Note.ID(rawValue: 6)
    return navigation
  }
}

extension Date {
  /// A day on which all samples look the same.
  static let sample = Date(timeIntervalSince1970: 1_748_772_000)
}

extension NoteStore {
  fileprivate func addSamples() throws {
    let tags = try ["garden", "home", "ideas", "recipes", "travel"].reduce(into: [String: Tag.ID]()) {
      $0[$1] = try makeTag($1)
    }
    let notes: [(title: String, body: String, tags: [String])] = [
      ("Bread", "500 g flour, 350 g water, 10 g salt, 2 g yeast. Overnight in a cold place, then 230 °C.", ["recipes"]),
      ("Books to read", "The Periodic Table\nA Wizard of Earthsea\nInvisible Cities", ["ideas"]),
      ("Wifi of the house by the lake", "Ask Marta; it's on the box in the kitchen.", ["travel"]),
      ("", "Measure the window of the bathroom before ordering the blind", ["home"]),
      (
        "Garden in June", "Tie up the tomatoes. Water in the evening. The beans want a taller pole.",
        ["garden", "home"]
      ),
      (
        "Three days in Lisbon",
        "Friday: arrive at noon, walk up to the castle.\nSaturday: tiles museum, then the river.\nSunday: the long tram, and "
          + "pastries for those at home.\n\nBring: light shoes, the small camera, an umbrella that doesn't weigh anything.",
        ["ideas", "travel"]
      ),
      ("Shopping", "Oat milk, lemons, a new bulb for the hall, stamps", ["home"]),
    ]
    for (number, note) in notes.enumerated() {
      let id = try create(
        NoteText(title: note.title, body: note.body), tags: note.tags.compactMap { tags[$0] },
        date: .sample.addingTimeInterval(Double(number - notes.count) * 86_400))
      if number == 4 { try setPinned(true, id) }
    }
  }

  fileprivate func addMany(_ count: Int) throws {
    let texts = (1...count).map { NoteText(title: "Note \($0)", body: "One of \(count) notes") }
    try create(texts, date: .sample)
  }
}
