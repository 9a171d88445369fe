// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import Observation

/// A chat whose messages are Markdown: bubbles in a lazy stack, with day heads, and a field below them.
struct MarkdownChatScreen: View {
  @Bindable var model: MarkdownChatModel

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVStack(spacing: 8) {
          ForEach(model.days) { day in
            Text(verbatim: day.title).font(.caption.bold()).foregroundStyle(.secondary).padding(.top, 8)
            ForEach(day.messages) { MarkdownBubble(message: $0, isLiked: model.liked.contains($0.id)) }
          }
        }
        .padding(.horizontal, 12)
      }
      .navigationTitle("Garden plans")
      .navigationBarTitleDisplayMode(.inline)
      .safeAreaInset(edge: .bottom) {
        HStack {
          Button("Add", systemImage: "plus") {}.labelStyle(.iconOnly)
          TextField("Message", text: $model.draft).textFieldStyle(.roundedBorder)
          Button("Send", systemImage: "arrow.up.circle.fill") {}.labelStyle(.iconOnly)
        }
        .padding(8)
        .background(.bar)
      }
    }
  }
}

private struct MarkdownBubble: View {
  let message: MarkdownMessage
  let isLiked: Bool

  var body: some View {
    HStack(alignment: .bottom) {
      if message.isMine { Spacer(minLength: 48) }
      VStack(alignment: .leading, spacing: 4) {
        if !message.isMine { Text(verbatim: message.sender).font(.caption.bold()).foregroundStyle(.blue) }
        Text(LocalizedStringKey(message.text))
        Text(verbatim: message.time).font(.caption2).foregroundStyle(.secondary)
          .frame(maxWidth: .infinity, alignment: .trailing)
      }
      .fixedSize(horizontal: false, vertical: true)
      .padding(.horizontal, 12)
      .padding(.vertical, 8)
      .background(
        message.isMine ? Color.blue.opacity(0.2) : Color.gray.opacity(0.2), in: RoundedRectangle(cornerRadius: 18)
      )
      .overlay(alignment: .bottomTrailing) {
        if isLiked { Image(systemName: "heart.fill").font(.caption).foregroundStyle(.red).padding(4) }
      }
      if !message.isMine { Spacer(minLength: 48) }
    }
  }
}

struct MarkdownMessage: Identifiable, Sendable {
  let id: Int
  let sender: String
  let text: String
  let time: String
  let isMine: Bool
}

struct ChatDay: Identifiable, Sendable {
  let id: Int
  let title: String
  let messages: [MarkdownMessage]

  /// 500 messages on 10 days.
  static let all: [ChatDay] = {
    var words = Words()
    return (0..<10).map { day in
      ChatDay(
        id: day, title: "\(3 + day) November",
        messages: (0..<50).map { index in
          let number = day * 50 + index
          return MarkdownMessage(
            id: number, sender: words.sentence(1), text: text(number, &words),
            time: "\(7 + number % 12):\(10 + number * 7 % 50)", isMine: number % 3 == 0)
        })
    }
  }()

  /// Words of which some are bold, some slanted, some code, some a link.
  private static func text(_ number: Int, _ words: inout Words) -> String {
    let (start, end) = (words.sentence(2 + number * 5 % 14), words.sentence(1 + number * 3 % 9))
    switch number % 5 {
    case 0: return "\(start) **\(end)**"
    case 1: return "\(start) *\(end)*, `row \(number)`"
    case 2: return "\(start) [\(end)](https://example.com/\(number))"
    case 3: return "**\(start)** ~~\(end)~~"
    default: return "\(start). \(end)"
    }
  }
}

@MainActor @Observable
final class MarkdownChatModel {
  let days = ChatDay.all
  var liked: Set<Int> = [1]
  var draft = ""
}
