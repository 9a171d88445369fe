// SPDX-License-Identifier: Apache-2.0
import Foundation
import Observation

public struct ChecklistItem: Identifiable, Hashable, Sendable {
  public let id: Int
  public var title: String
  public var isDone = false
}

/// The items of a list, and where new ones come from.
@MainActor @Observable
public final class Checklist {
  public private(set) var items: [ChecklistItem] = []
  public private(set) var isLoading = false
  private let source: @Sendable () async throws -> [String]
  public private(set) var failure: String?

  public init(_ titles: [String] = [], source: @escaping @Sendable () async throws -> [String] = { [] }) {
    self.source = source
    for title in titles { add(title) }
  }

  public func add(_ title: String) {
    let title = title.trimmingCharacters(in: .whitespaces)
    guard !title.isEmpty else { return }
    items.append(ChecklistItem(id: (items.map(\.id).max() ?? 0) + 1, title: title))
  }

  public func toggle(_ item: ChecklistItem) {
    guard let index = items.firstIndex(where: { $0.id == item.id }) else { return }
    items[index].isDone.toggle()
  }

  public func delete(at offsets: IndexSet) {
    for offset in offsets.sorted(by: >) { items.remove(at: offset) }
  }

  public func load() async {
    isLoading = true
    failure = nil
    do {
      for title in try await source() { add(title) }
    } catch {
      failure = "The list can't be loaded."
    }
    isLoading = false
  }

  public var progress: Double {
    items.isEmpty ? 0 : Double(items.filter(\.isDone).count) / Double(items.count)
  }
}
