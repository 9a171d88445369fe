// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@Suite struct CompileClaims {
  @Test(
    "S3: inside visualEffect what changes the layout doesn't compile",
    arguments: [
      ("frame", "content.frame(width: 10)"), ("padding", "content.padding(10)"),
      ("fixedSize", "content.fixedSize()"), ("overlay", "content.overlay(Color.red)"),
    ])
  func s3(member: String, expression: String) throws {
    func source(_ expression: String) -> String {
      """
      struct Sample: View {
        var body: some View {
          Color.red.visualEffect { content, space in \(expression) }
        }
      }
      """
    }
    let refused = try Compiler(source(expression))
    #expect(!refused.isAccepted)
    #expect(refused.output.contains("has no member '\(member)'"), "\(refused.output)")
  }

  @Test("S3: inside visualEffect what leaves the layout alone compiles")
  func s3Accepted() throws {
    let accepted = try Compiler(
      """
      struct Sample: View {
        var body: some View {
          Color.red.visualEffect { content, space in
            content.offset(x: space.size.width).scaleEffect(0.5).rotationEffect(.degrees(10)).opacity(0.5).blur(radius: 2)
          }
        }
      }
      """)
    #expect(accepted.isAccepted, "\(accepted.output)")
  }

  @Test(
    "C6: onGeometryChange takes no value that isn't Equatable; a proxy isn't",
    arguments: [
      ("Pair", "Pair(one: 1, two: 2)"), ("GeometryProxy", "space"),
    ])
  func c6(type: String, value: String) throws {
    let refused = try Compiler(
      """
      struct Pair: Sendable { var one: Int; var two: Int }
      struct Sample: View {
        var body: some View {
          Color.red.onGeometryChange(for: \(type).self) { space in \(value) } action: { new in print(new) }
        }
      }
      """)
    #expect(!refused.isAccepted)
    #expect(refused.output.contains("'\(type)'") && refused.output.contains("'Equatable'"), "\(refused.output)")
  }

  @Test("C6: a value that is Equatable compiles")
  func c6Accepted() throws {
    let accepted = try Compiler(
      """
      struct Pair: Sendable, Equatable { var one: Int; var two: Int }
      struct Sample: View {
        var body: some View {
          Color.red.onGeometryChange(for: Pair.self) { space in Pair(one: 1, two: 2) } action: { new in print(new) }
        }
      }
      """)
    #expect(accepted.isAccepted, "\(accepted.output)")
  }
}
