// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A row that is moved by hand, from when it's picked up until it's let go.
///
/// What is seen of it is a picture that was taken then: its view may go out of sight meanwhile, and with the list's memory of it.
final class RowDrag {
  /// What a row is picked up by.
  enum Start {
    /// By its handle, at once.
    case handle
    /// By a pointer that moves.
    case pointer
    /// By a finger that stays for half a second.
    case hold
  }

  /// The element of a collection that a row shows.
  struct Element {
    let owner: ViewNode
    let id: AnyHashable
  }

  let element: Element
  /// The element's offset in its collection.
  var index: Int
  /// The offset of the element that it would come before, counted while it's still there.
  var destination: Int
  /// The whole row where it was picked up, in the list's coordinates.
  let box: CGRect
  /// The finger's place in the box.
  let grip: CGPoint
  /// What the row looked like, from the box's corner.
  let picture: [DisplayCommand]
  /// The length by which others make way.
  let length: CGFloat
  /// The collection's action, where none of its rows is in sight that would have it.
  let move: (IndexSet, Int) -> Void
  /// The finger's place in the host's coordinates.
  var location: CGPoint
  /// When the list was last scrolled by it.
  var scrolledAt: Double?

  init(
    of element: Element, _ editing: RowEditing, _ move: @escaping (IndexSet, Int) -> Void, box: CGRect, grip: CGPoint,
    at location: CGPoint, length: CGFloat, _ picture: [DisplayCommand]
  ) {
    self.element = element
    (index, destination) = (editing.index, editing.index)
    self.move = move
    self.box = box
    self.grip = grip
    self.location = location
    self.length = length
    self.picture = picture
  }

  /// True if letting it go here would move it.
  var isElsewhere: Bool { destination != index && destination != index + 1 }

  /// How far the row of another element of the collection makes way.
  func shift(ofElementAt other: Int) -> CGFloat {
    if other > index, other < destination { return -length }
    return other >= destination && other < index ? length : 0
  }

  func isOf(_ other: Element?) -> Bool { other.map { $0.owner === element.owner } ?? false }

  func isItself(_ other: Element?) -> Bool { isOf(other) && other?.id == element.id }
}

/// The row of a host that is moved by hand: a finger moves one at a time.
final class RowDrags {
  /// The list whose row is moved.
  weak var list: ListRowsNode?
  /// True while a finger has a row, or would have it as soon as it moves.
  var isHeld = false
}

extension Graph {
  var rowDrags: RowDrags { feature(RowDrags.self) { RowDrags() } }

  /// True while a finger moves a row, so that nothing else may follow it.
  var holdsRow: Bool { knownFeature(RowDrags.self)?.isHeld ?? false }

  /// Says whether a finger has a row. Who shows the host elsewhere is told of it.
  func holdRow(_ isHeld: Bool) {
    guard holdsRow != isHeld else { return }
    rowDrags.isHeld = isHeld
    changeCount &+= 1
  }

  /// Puts the row that is moved back where it was; false where none is.
  func cancelRowDrag() -> Bool {
    guard let drags = knownFeature(RowDrags.self), let list = drags.list, list.drag != nil else { return false }
    list.endDrag()
    return true
  }
}

extension LayoutNode {
  /// The element whose row the item is, or is part of; nil where no collection has made it.
  var rowElement: RowDrag.Element? {
    var item: LayoutNode = self
    while let inner = item.wrappedItem { item = inner }
    var node: ViewNode? = item
    while let current = node, !(current is LazyContainerNode) {
      if let element = current as? LazyElementNode, let owner = element.collection, let id = element.identified?.anyID {
        return RowDrag.Element(owner: owner, id: id)
      }
      node = current.parent
    }
    return nil
  }
}
