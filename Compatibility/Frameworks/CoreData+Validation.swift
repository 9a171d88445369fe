// SPDX-License-Identifier: Apache-2.0
import Gnomon
import GnomonFoundation

extension NSManagedObjectContext {
  /// Throws what is wrong with the objects that are to be saved.
  func validate() throws {
    var errors: [NSError] = []
    func check(_ body: () throws -> Void) {
      do { try body() } catch let error as NSError {
        errors +=
          error.code == DataFault.multipleErrors.rawValue
          ? error.userInfo[NSDetailedErrorsKey] as? [NSError] ?? [error] : [error]
      }
    }
    for object in inserted { check { try object.validateForInsert() } }
    for object in updated { check { try object.validateForUpdate() } }
    for object in deleted { check { try object.validateForDelete() } }
    if let error = Self.one(of: errors) { throw error }
  }

  static func one(of errors: [NSError]) -> NSError? {
    errors.count < 2
      ? errors.first
      : DataFault.multipleErrors.error("\(errors.count) values can't be saved.", [NSDetailedErrorsKey: errors])
  }
}

extension NSManagedObject {
  func checkValues() throws {
    var errors: [NSError] = []
    for (place, property) in entity.layout.all.enumerated() {
      do { try validate(self[place], of: property) } catch let error as NSError { errors.append(error) }
    }
    if let error = NSManagedObjectContext.one(of: errors) { throw error }
  }

  private func validate(_ value: Any?, of property: NSPropertyDescription) throws {
    func fail(_ fault: DataFault, _ sentence: String) -> NSError {
      fault.error(
        "'\(property.name)' of \(entity.name ?? "an object") \(sentence).",
        [
          NSValidationObjectErrorKey: self, NSValidationKeyErrorKey: property.name,
          NSValidationValueErrorKey: value ?? NSNull(),
        ])
    }
    if let relation = property as? NSRelationshipDescription {
      let count = ManagedValues.objects(value).count
      if count == 0 {
        if !relation.isOptional { throw fail(relation.isToMany ? .tooFew : .missingValue, "has no value") }
        return
      }
      if relation.isToMany, count < relation.minCount { throw fail(.tooFew, "has too few objects") }
      if relation.isToMany, relation.maxCount > 0, count > relation.maxCount {
        throw fail(.tooMany, "has too many objects")
      }
      return
    }
    guard let attribute = property as? NSAttributeDescription else { return }
    guard let value else {
      if !property.isOptional, !(property is NSDerivedAttributeDescription) {
        throw fail(.missingValue, "has no value")
      }
      return
    }
    for predicate in attribute.validationPredicates where !predicate.evaluate(with: value) {
      throw fail(.managedObjectValidation, "isn't valid")
    }
    if let text = value as? String {
      if let minimum = attribute.minimum, Double(text.count) < minimum { throw fail(.textTooShort, "is too short") }
      if let maximum = attribute.maximum, Double(text.count) > maximum { throw fail(.textTooLong, "is too long") }
      if let expression = attribute.expression,
        !NSPredicate(format: "SELF MATCHES %@", expression).evaluate(with: text)
      {
        throw fail(.textPattern, "doesn't look as it has to")
      }
    } else if let date = value as? Date {
      if let minimum = attribute.minimum, date.timeIntervalSinceReferenceDate < minimum {
        throw fail(.dateTooSoon, "is too early")
      }
      if let maximum = attribute.maximum, date.timeIntervalSinceReferenceDate > maximum {
        throw fail(.dateTooLate, "is too late")
      }
    } else if let number = (ManagedValues.coded(value) as? NSNumber)?.doubleValue {
      if let minimum = attribute.minimum, number < minimum { throw fail(.numberTooSmall, "is too small") }
      if let maximum = attribute.maximum, number > maximum { throw fail(.numberTooLarge, "is too large") }
    }
  }

  func checkReferences() throws {
    for (place, relation) in entity.layout.relationships where relation.deleteRule == .denyDeleteRule {
      let others = ManagedValues.objects(self[place]).compactMap { $0 as? NSManagedObject }
      if others.contains(where: { !$0.isDeleted }) {
        throw DataFault.deniedDelete.error(
          "\(entity.name ?? "an object") can't be deleted while it has \(relation.name).",
          [NSValidationObjectErrorKey: self, NSValidationKeyErrorKey: relation.name])
      }
    }
  }
}
