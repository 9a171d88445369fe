// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import Observation

/// A chat: 200 bubbles of one to five lines in a lazy stack, a field below them.
struct ChatScreen: View {
  @Bindable var model: ChatModel

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 6) {
        ForEach(model.messages) { ChatBubble(message: $0) }
      }
      .padding(.horizontal, 12)
    }
    .safeAreaInset(edge: .bottom) {
      HStack {
        TextField("Message", text: $model.draft).textFieldStyle(.roundedBorder)
        Button("Send", systemImage: "arrow.up.circle.fill") {}.labelStyle(.iconOnly)
      }
      .padding(8)
      .background(.bar)
    }
  }
}

private struct ChatBubble: View {
  let message: ChatMessage

  var body: some View {
    HStack(alignment: .bottom) {
      if message.isMine { Spacer(minLength: 48) }
      VStack(alignment: .trailing, spacing: 2) {
        Text(verbatim: message.text)
        Text(verbatim: message.time).font(.caption2).foregroundStyle(.secondary)
      }
      .padding(.horizontal, 12)
      .padding(.vertical, 8)
      .background(
        message.isMine ? Color.blue.opacity(0.2) : Color.gray.opacity(0.2), in: RoundedRectangle(cornerRadius: 18)
      )
      .overlay(alignment: .bottomTrailing) { if message.isLiked { Text(verbatim: "♥").font(.caption) } }
      if !message.isMine { Spacer(minLength: 48) }
    }
  }
}

struct ChatMessage: Identifiable {
  let id: Int
  let text: String
  let time: String
  let isMine: Bool
  var isLiked = false
}

@MainActor @Observable
final class ChatModel {
  var messages: [ChatMessage]
  var draft = ""

  init(count: Int) {
    var words = Words()
    messages = (0..<count).map { number in
      ChatMessage(
        id: number, text: words.sentence(3 + number * 5 % 29), time: "\(7 + number % 12):\(10 + number * 7 % 50)",
        isMine: number % 3 == 0)
    }
  }
}
