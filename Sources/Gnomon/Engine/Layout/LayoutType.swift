// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The knowledge of a type of layouts, found once.
final class LayoutType {
  let name: String
  /// True if its containers answer guides only by what their children set.
  let isBuiltIn: Bool
  /// True if a container of one view has that view's priority.
  let isStack: Bool
  let stackOrientation: Axis?
  let isErased: Bool
  /// Axes along which the type was seen to take the protocol's own answer for guides.
  fileprivate var standardGuides: Axis.Set = []

  nonisolated(unsafe) private static var known: [ObjectIdentifier: LayoutType] = [:]

  static func of<L: Layout>(_ type: L.Type) -> LayoutType {
    if let found = known[ObjectIdentifier(type)] { return found }
    let made = LayoutType(type)
    known[ObjectIdentifier(type)] = made
    return made
  }

  nonisolated(unsafe) private static var named: [ObjectIdentifier: LayoutType] = [:]

  /// The type of a layout that a view of this package stands before: a type of layouts has one such view.
  static func of<L: Layout>(_ type: L.Type, behind name: String) -> LayoutType {
    if let found = named[ObjectIdentifier(type)] { return found }
    let made = LayoutType(type, name: name)
    named[ObjectIdentifier(type)] = made
    return made
  }

  private init<L: Layout>(_ type: L.Type, name: String? = nil) {
    self.name = name ?? baseName(of: type)
    isBuiltIn = isDeclared(type, in: "Gnomon") && type is any BuiltInLayout.Type
    isStack = type is any StackingLayout.Type
    stackOrientation = L.layoutProperties.stackOrientation
    isErased = type == AnyLayout.self
  }

  /// True if its containers may answer guides that no view inside sets.
  var mayOwnGuides: Bool { !isBuiltIn && standardGuides != [.horizontal, .vertical] }
}

/// The containers of a host that may answer guides by themselves: while there are any, each guide is asked for.
struct GuideOwners {
  private var counts: [ObjectIdentifier: Int] = [:]
  private(set) var isEmpty = true

  mutating func add(_ type: LayoutType) {
    guard type.mayOwnGuides else { return }
    counts[ObjectIdentifier(type), default: 0] += 1
    isEmpty = false
  }

  mutating func remove(_ type: LayoutType) {
    guard let count = counts[ObjectIdentifier(type)] else { return }
    counts[ObjectIdentifier(type)] = count > 1 ? count - 1 : nil
    isEmpty = counts.isEmpty
  }

  /// The type took the protocol's own answer for a guide, so it hasn't one of its own along that axis.
  mutating func noteStandardGuide(of type: LayoutType, along axis: Axis) {
    type.standardGuides.insert(axis == .horizontal ? .horizontal : .vertical)
    if !type.mayOwnGuides, counts.removeValue(forKey: ObjectIdentifier(type)) != nil { isEmpty = counts.isEmpty }
  }
}
