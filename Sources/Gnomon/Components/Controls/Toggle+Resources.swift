// SPDX-License-Identifier: Apache-2.0
import Foundation

extension Toggle where Label == Text {
  /// Makes a toggle with the title of a localized resource.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: Text(titleResource))
  }

  /// Makes a toggle with the title of a localized resource. It stands for several values at once: it's on while all of
  /// them are, mixed while some are, and a tap is written to all of them. `isOn` leads from a source to its value.
  @_disfavoredOverload
  nonisolated public init<C>(
    _ titleResource: LocalizedStringResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  )
  where C: RandomAccessCollection {
    self.init(sources: sources, isOn: isOn) { Text(titleResource) }
  }
}

extension Toggle where Label == Gnomon.Label<Text, Image> {
  /// Makes a toggle with the title of a localized resource and a symbol beside it. `systemImage` is the name of the
  /// symbol.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: Label(titleResource, systemImage: systemImage))
  }

  /// A switch for several values at once.
  @_disfavoredOverload
  nonisolated public init<C>(
    _ titleResource: LocalizedStringResource, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) where C: RandomAccessCollection {
    self.init(sources: sources, isOn: isOn) { Label(titleResource, systemImage: systemImage) }
  }
}
