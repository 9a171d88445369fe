// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import Observation

/// A mail app's inbox: a plain list of 200 rows with four texts each.
struct MailScreen: View {
  let model: MailModel

  var body: some View {
    NavigationStack {
      List(model.messages) { message in
        NavigationLink {
          Text(verbatim: message.preview)
        } label: {
          MailRow(message: message, isRead: model.read.contains(message.id))
        }
        .swipeActions { Button("Archive", systemImage: "archivebox") {} }
      }
      .listStyle(.plain)
      .navigationTitle("Inbox")
    }
  }
}

private struct MailRow: View {
  let message: MailMessage
  let isRead: Bool

  var body: some View {
    HStack(alignment: .top, spacing: 8) {
      Circle().fill(isRead ? Color.clear : Color.blue).frame(width: 10, height: 10).padding(.top, 6)
      VStack(alignment: .leading, spacing: 2) {
        HStack(alignment: .firstTextBaseline) {
          Text(verbatim: message.sender).font(.headline)
          Spacer()
          Text(verbatim: message.time).font(.subheadline).foregroundStyle(.secondary)
        }
        Text(verbatim: message.subject).font(.subheadline)
        Text(verbatim: message.preview).font(.subheadline).foregroundStyle(.secondary).lineLimit(2)
      }
    }
  }
}

struct MailMessage: Identifiable {
  let id: Int
  let sender: String
  let time: String
  let subject: String
  let preview: String
}

@MainActor @Observable
final class MailModel {
  let messages: [MailMessage]
  var read: Set<Int> = []

  init(count: Int) {
    var words = Words()
    messages = (0..<count).map { number in
      MailMessage(
        id: number, sender: words.sentence(2), time: "\(7 + number % 12):\(10 + number * 7 % 50)",
        subject: words.sentence(5), preview: words.sentence(12 + number % 9))
    }
  }
}
