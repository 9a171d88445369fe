// SPDX-License-Identifier: Apache-2.0
// Indexes of entities. They're kept with the model, and nothing becomes faster: stores are in memory.
import Gnomon
import GnomonFoundation

/// How an index orders values.
public enum NSFetchIndexElementType: UInt, Sendable {
  /// By the values' order.
  case binary
  /// By their places in space.
  case rTree
}

/// A property that an index is made of.
open class NSFetchIndexElementDescription: NSObject, NSCopying, @unchecked Sendable {
  /// The property.
  open private(set) var property: NSPropertyDescription?
  /// The property's name.
  open var propertyName: String? { property?.name }
  /// How values are ordered. It's kept.
  open var collationType: NSFetchIndexElementType
  /// Whether the least comes first. It's kept.
  open var isAscending = true
  /// The index that it's part of.
  open internal(set) weak var indexDescription: NSFetchIndexDescription?
  /// A property, and how its values are ordered.
  public init(property: NSPropertyDescription, collationType: NSFetchIndexElementType) {
    (self.property, self.collationType) = (property, collationType)
    super.init()
  }
  /// Another one of the same property, which isn't part of an index.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSFetchIndexElementDescription(
      property: property ?? NSPropertyDescription(), collationType: collationType)
    copy.property = property
    copy.isAscending = isAscending
    return copy
  }
}

/// An index of an entity. It's kept, and nothing becomes faster.
open class NSFetchIndexDescription: NSObject, NSCopying, @unchecked Sendable {
  /// The name.
  open var name: String
  /// The properties that it's made of.
  open var elements: [NSFetchIndexElementDescription] {
    didSet { for element in elements { element.indexDescription = self } }
  }
  /// The entity.
  open internal(set) weak var entity: NSEntityDescription?
  /// Which objects are part of it. It's kept.
  open var partialIndexPredicate: NSPredicate?
  /// An index of properties.
  public init(name: String, elements: [NSFetchIndexElementDescription]?) {
    (self.name, self.elements) = (name, elements ?? [])
    super.init()
    for element in self.elements { element.indexDescription = self }
  }
  /// Another one of the same properties, which isn't an entity's.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copies = elements.compactMap { $0.copy() as? NSFetchIndexElementDescription }
    let copy = NSFetchIndexDescription(name: name, elements: copies)
    copy.partialIndexPredicate = partialIndexPredicate
    return copy
  }
}
