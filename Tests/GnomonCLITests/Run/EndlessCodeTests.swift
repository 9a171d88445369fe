// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// The user's code that never returns is named, and ended where a limit is set.
@Suite(.serialized)
final class EndlessCodeTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.write("Endless.swift", Self.source)
  }

  deinit { workspace.remove() }

  // The numbers of the lines are part of what is expected.
  private static let source = """
    import SwiftUI
    func spin() { while getpid() > 0 {} }
    struct InBody: View { var body: some View {
      let _ = spin()
      Text("a")
    } }
    struct InReader: View { var body: some View { GeometryReader { _ in
      let _ = spin()
    } } }
    struct InAppear: View { var body: some View {
      Text("a").onAppear { while getpid() > 0 {} }
    } }
    struct InTask: View { var body: some View {
      Text("a").task {
        spin()
        await Task.yield()
      }
    } }
    struct Spiral: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        spin()
        return .zero
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    }
    struct InLayout: View { var body: some View { Spiral { Text("a") } } }
    struct Sum: PreferenceKey {
      static let defaultValue = 0
      static func reduce(value: inout Int, nextValue: () -> Int) {
        spin()
      }
    }
    struct InReduce: View { @State private var sum = 0; var body: some View {
      VStack { ForEach(0..<2) { Text("a").preference(key: Sum.self, value: $0) } }.onPreferenceChange(Sum.self) { sum = $0 }
    } }
    struct InInitializer: View {
      init() {
        spin()
      }
      var body: some View { Text("a") }
    }
    """

  @Test(
    arguments: [
      ("InBody", "Endless.swift:4: ", "the body of InBody"),
      ("InReader", "Endless.swift:8: ", "a closure in the body of InReader"),
      ("InTask", "Endless.swift:15: ", "a closure in the body of InTask"),
      ("InLayout", "Endless.swift:21: ", "Spiral.sizeThatFits(proposal:subviews:cache:)"),
      ("InReduce", "Endless.swift:30: ", "Sum.reduce(value:nextValue:)"),
      ("InInitializer", "Endless.swift:38: ", "the initializer of InInitializer"),
    ])
  func named(view: String, place: String, subject: String) throws {
    // A busy machine may take six seconds to make the view, or too long for a note: then once more, with more time.
    var (timeout, result) = ("6", try endless(view, timeout: "6"))
    if result.status == 124, !result.errors.contains("\(place)error: ") || !result.errors.contains(": note: ") {
      (timeout, result) = ("60", try endless(view, timeout: "60"))
    }
    #expect(result.status == 124, "\(result.errors)")
    let lines = result.errors.split(separator: "\n")
    let last = try #require(lines.last)
    #expect(lines.count >= 2 && lines.dropLast().allSatisfy { $0.contains(": note: ") }, "\(result.errors)")
    #expect(last.hasPrefix("\(place)error: \(subject) has been running for "), "\(last)")
    #expect(last.contains(#/now at Endless\.swift:2 in spin\(\)/#), "\(last)")
    #expect(last.hasSuffix("; --timeout \(timeout) ends the run"), "\(last)")
    #expect(result.output == "")
  }

  @Test("What runs may itself be innermost")
  func withoutACall() throws {
    let result = try endless("InAppear", timeout: "6")
    #expect(result.status == 124)
    #expect(
      result.errors.contains(
        #/Endless\.swift:11: error: a closure in the body of InAppear has been running for [\d.]+ s; --timeout 6 ends the run\n/#
      ), "\(result.errors)")
  }

  @Test func whatEndsInTimeIsLeftAlone() throws {
    try workspace.write("Quick.swift", "import SwiftUI\nstruct Quick: View { var body: some View { Text(\"a\") } }\n")
    let result = try workspace.gnomon(["layout", "Quick.swift", "--view", "Quick", "--timeout", "60"])
    #expect(result.status == 0)
    #expect(result.errors == "")
  }

  private func endless(_ view: String, timeout: String) throws -> Workspace.Result {
    try workspace.gnomon(
      ["layout", "Endless.swift", "--view", view, "--timeout", timeout], environment: ["GNOMON_PATIENCE": "2"])
  }
}
