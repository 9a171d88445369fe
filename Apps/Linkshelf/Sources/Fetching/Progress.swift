// SPDX-License-Identifier: Apache-2.0

import NIOHTTP1
import Synchronization

/// How far a call has come: its address, so that an error can name it, and a page's head, so that a slow rest doesn't lose it.
final class Progress: Sendable {
  /// A page whose head is whole.
  struct Page: Sendable {
    var answer: AnswerHead
    var bytes: [UInt8]
  }

  private struct State {
    var address: WebAddress
    var page: Page?
    var movedTo: WebAddress?
  }

  private let state: Mutex<State>

  init(_ address: WebAddress) { state = Mutex(State(address: address)) }

  var address: WebAddress {
    get { state.withLock(\.address) }
    set { state.withLock { $0.address = newValue } }
  }

  /// Where redirects lead that are for good; nil where there are none.
  var movedTo: WebAddress? {
    get { state.withLock(\.movedTo) }
    set { state.withLock { $0.movedTo = newValue } }
  }

  var page: Page? {
    get { state.withLock(\.page) }
    set { state.withLock { $0.page = newValue } }
  }
}

/// What an answer says before its body.
struct AnswerHead: Sendable {
  var address: WebAddress
  var redirects: [WebAddress]
  var status: Int
  var headers: HTTPHeaders

  var contentType: String? { headers.first(name: "content-type") }
  var length: Int? { headers.first(name: "content-length").flatMap { Int($0) } }
}
