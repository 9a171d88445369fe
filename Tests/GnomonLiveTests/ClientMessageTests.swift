// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import GnomonLive

/// Messages that are read without Foundation are what Foundation reads.
@Suite struct ClientMessageTests {
  private func outcome(_ read: () throws -> ClientMessage) -> String {
    do { return "\(try read())" } catch { return "refused" }
  }

  private func expectSame(_ bytes: [UInt8], _ location: SourceLocation = #_sourceLocation) {
    let wanted = outcome { try JSONDecoder().decode(ClientMessage.self, from: Data(bytes)) }
    #expect(
      outcome { try ClientMessage.read(bytes) } == wanted, "\(String(decoding: bytes, as: UTF8.self))",
      sourceLocation: location)
  }

  static let messages = [
    #"{"t":"ack","i":3,"n":2}"#, #"{"t":"pointer","i":4,"kind":"down","x":12.5,"y":-0.125,"button":0}"#,
    #" { "i" : 5 , "t" : "scroll" , "view" : 7 , "x" : 0 , "y" : 1e3 , "last" : false } "#,
    #"{"t":"key","i":6,"phase":"down","key":"a","modifiers":["shift","control"]}"#,
    #"{"t":"key","i":6,"phase":"down","key":"\"","modifiers":[]}"#,
    #"{"t":"edit","i":7,"element":3,"from":0,"to":2,"text":"ä"}"#,
    #"{"t":"focus","i":8,"element":null}"#, #"{"t":"files","i":9,"dialog":1,"files":[{"name":"a","size":3}]}"#,
    #"{"t":"hello","i":1,"protocol":1,"size":[390,844],"asked":["size"]}"#, #"{"t":"ack","i":3,"n":2,"more":{"a":1}}"#,
    #"{"t":"ack","i":3,"n":2,"more":1}"#, #"{"t":"ack","i":3,"n":2.0}"#, #"{"t":"ack","i":3,"n":2.5}"#,
    #"{"t":"ack","i":"3"}"#,
    #"{"t":"ack","i":3,"i":4}"#, #"{"t":"ack","i":null}"#, #"{"t":"ack"}"#, #"{"i":1}"#, #"{}"#, #"{"t":"ack","i":03}"#,
    #"{"t":"ack","i":-0}"#, #"{"t":"ack","i":-1}"#, #"{"t":"ack","i":+1}"#, #"{"t":"ack","i":1.}"#,
    #"{"t":"ack","i":.5}"#,
    #"{"t":"ack","i":12345678901234567}"#, #"{"t":"wheel","i":1,"dx":0.1,"dy":123456789.123456,"x":-0.0,"y":00.5}"#,
    #"{"t":"ack","i":1,}"#, #"{"t":"ack" "i":1}"#, #"{"t":"ack","i":1}x"#, #"{"t":"ack","i":1"#,
    #"{"t":"ack","i":1,"last":tru}"#,
    #"["t","ack"]"#, #"{"t":"ack","i":1,"modifiers":["a",]}"#, #"{"t":"ack","i":1,"modifiers":["a"}"#,
    #"{"t":"nothing","i":1}"#, "", "{", "\u{FEFF}{\"t\":\"ack\",\"i\":1}", "{\"t\":\"ack\",\"i\":1,\"text\":\"a\nb\"}",
  ]

  @Test(arguments: messages)
  func alone(_ message: String) { expectSame(Array(message.utf8)) }

  @Test("Damaged ones, too")
  func damaged() {
    var seed: UInt64 = 11
    func next(_ count: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % count
    }
    let signs = Array(#"{}[]",:0123456789.-eE\ truefalsn"#.utf8)
    for _ in 0..<2_000 {
      var bytes = Array(Self.messages[next(12)].utf8)
      for _ in 0...next(2) {
        let place = next(bytes.count)
        switch next(3) {
        case 0: bytes[place] = signs[next(signs.count)]
        case 1: bytes.insert(signs[next(signs.count)], at: place)
        default: if bytes.count > 1 { bytes.remove(at: place) }
        }
      }
      expectSame(bytes)
    }
  }
}
