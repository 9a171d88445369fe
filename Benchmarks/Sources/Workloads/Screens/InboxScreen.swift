// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import Observation

/// An inbox with avatars: a list whose rows can be swiped to both sides.
struct InboxScreen: View {
  let model: InboxModel

  var body: some View {
    NavigationStack {
      List {
        ForEach(model.letters) { letter in
          NavigationLink {
            Text(verbatim: letter.preview)
          } label: {
            InboxRow(letter: letter, isRead: model.read.contains(letter.id))
          }
          .swipeActions(edge: .leading) {
            Button("Read", systemImage: "envelope.open") { model.read.insert(letter.id) }.tint(.blue)
          }
          .swipeActions(edge: .trailing) {
            Button("Delete", systemImage: "trash", role: .destructive) {}
            Button("Flag", systemImage: "flag") {}.tint(.orange)
          }
        }
      }
      .listStyle(.plain)
      .navigationTitle("All Inboxes")
      .toolbar { ToolbarItem(placement: .topBarTrailing) { Button("Write", systemImage: "square.and.pencil") {} } }
    }
  }
}

private struct InboxRow: View {
  let letter: Letter
  let isRead: Bool

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      Avatar(initials: letter.initials, hue: letter.hue)
        .overlay(alignment: .topLeading) {
          if !isRead { Circle().fill(.blue).frame(width: 12, height: 12) }
        }
      VStack(alignment: .leading, spacing: 2) {
        HStack(alignment: .firstTextBaseline) {
          Text(verbatim: letter.sender).font(.headline).lineLimit(1)
          Spacer()
          if letter.hasFile { Image(systemName: "paperclip").font(.caption).foregroundStyle(.secondary) }
          Text(verbatim: letter.time).font(.subheadline).foregroundStyle(.secondary)
        }
        Text(verbatim: letter.subject).font(.subheadline).lineLimit(1)
        Text(verbatim: letter.preview).font(.subheadline).foregroundStyle(.secondary).lineLimit(2)
      }
    }
  }
}

private struct Avatar: View {
  let initials: String
  let hue: Double

  var body: some View {
    Circle()
      .fill(Color(hue: hue, saturation: 0.5, brightness: 0.8).gradient)
      .frame(width: 44, height: 44)
      .overlay { Text(verbatim: initials).font(.headline).foregroundStyle(.white) }
  }
}

struct Letter: Identifiable, Sendable {
  let id: Int
  let sender: String
  let initials: String
  let hue: Double
  let time: String
  let subject: String
  let preview: String
  let hasFile: Bool

  static let few = make(200)
  static let many = make(100_000)

  private static func make(_ count: Int) -> [Letter] {
    var words = Words()
    return (0..<count).map { number in
      let (first, last) = (words.sentence(1), words.sentence(1))
      return Letter(
        id: number, sender: "\(first) \(last)", initials: "\(first.prefix(1))\(last.prefix(1))",
        hue: Double(number * 7 % 24) / 24, time: "\(7 + number % 12):\(10 + number * 7 % 50)",
        subject: words.sentence(5), preview: words.sentence(12 + number % 9), hasFile: number % 4 == 1)
    }
  }
}

@MainActor @Observable
final class InboxModel {
  let letters: [Letter]
  var read: Set<Int> = [0, 3]

  init(_ letters: [Letter]) { self.letters = letters }
}
