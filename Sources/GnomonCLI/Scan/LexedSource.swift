// SPDX-License-Identifier: Apache-2.0
/// A source with its tokens: who rewrites it, and who reads it, shares them.
struct LexedSource {
  let bytes: [UInt8]
  let tokens: [Token]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    tokens = Lexer.tokens(of: bytes)
  }
}
