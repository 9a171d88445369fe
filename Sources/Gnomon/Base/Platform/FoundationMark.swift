// SPDX-License-Identifier: Apache-2.0

/// The word that Core Foundation reads where an object's own values begin. It has to be the first stored property of each class that derives
/// from `NSObject` and whose objects are values of an attributed text.
///
/// On Linux, bits 8 to 17 of that word are the number of a Core Foundation class. Where they are 0, the object counts as none, and a text that
/// compares the attributes of two parts ends the program. With any other number it asks `isEqual(_:)`. Without this word they are bits of
/// whatever the class keeps first.
package struct FoundationMark: Sendable {
  // 1 is the number of no class that objects are made of.
  var bits: UInt64 = 1 << 8

  package init() {}
}
