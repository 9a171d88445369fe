// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

/// What views did, in order.
final class Journal: @unchecked Sendable {
  private(set) var entries: [String] = []
  func add(_ entry: String) { entries.append(entry) }
  func count(_ entry: String) -> Int { entries.filter { $0 == entry }.count }
  func clear() { entries = [] }
}

/// A square that says when it comes and goes.
struct AppearanceProbe: View {
  let name: String
  let journal: Journal
  var width: CGFloat = 10
  var body: some View {
    Color.red.frame(width: width, height: 10)
      .onAppear { journal.add("+\(name)") }
      .onDisappear { journal.add("-\(name)") }
  }
}

/// The proposals that a view was asked for and placed with.
final class ProposalLog: @unchecked Sendable {
  private(set) var asked: [ProposedViewSize] = []
  private(set) var placed: [ProposedViewSize] = []
  func ask(_ proposal: ProposedViewSize) { asked.append(proposal) }
  func place(_ proposal: ProposedViewSize) { placed.append(proposal) }

  var widths: [CGFloat?] { asked.map(\.width) }
  var heights: [CGFloat?] { asked.map(\.height) }
}

/// Passes proposals on to its only subview and takes note of them.
struct ProbeLayout: Layout {
  let log: ProposalLog
  /// The size to answer with; nil asks the subview.
  var answer: (@Sendable (ProposedViewSize) -> CGSize)?
  typealias AnimatableData = EmptyAnimatableData

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    log.ask(proposal)
    if let answer { return answer(proposal) }
    return subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    log.place(proposal)
    for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
  }
}

extension View {
  /// Takes note of the proposals that the view gets.
  func probe(_ log: ProposalLog) -> some View { ProbeLayout(log: log, answer: nil).callAsFunction { self } }
}

/// A view that answers proposals by a function.
func answering(_ answer: @escaping @Sendable (ProposedViewSize) -> CGSize) -> some View {
  ProbeLayout(log: ProposalLog(), answer: answer).callAsFunction { Color.clear }
}

/// A box of a size.
func box(_ width: CGFloat, _ height: CGFloat) -> some View { Color.red.frame(width: width, height: height) }

/// A mutable value that views and tests share.
final class Shared<Value>: @unchecked Sendable {
  var value: Value
  init(_ value: Value) { self.value = value }
}

/// Hands a setter of a view's state to the test.
final class Remote<Value>: @unchecked Sendable {
  var set: (Value) -> Void = { _ in }
}

/// Rows of 50×20 points below each other.
@MainActor func redRows(_ count: Int = 10) -> some View {
  VStack(spacing: 0) { ForEach(0..<count, id: \.self) { _ in Color.red.frame(width: 50, height: 20) } }
}
