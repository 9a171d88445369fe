// SPDX-License-Identifier: Apache-2.0
import Foundation

extension Toggle where Label == Text {
  /// Makes a toggle with a title from the app's resources.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: Text(titleResource))
  }

  /// Makes a toggle for several values at once, with a title from the app's resources. It's on while all of them are.
  @_disfavoredOverload
  nonisolated public init<C>(
    _ titleResource: LocalizedStringResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  )
  where C: RandomAccessCollection {
    self.init(sources: sources, isOn: isOn) { Text(titleResource) }
  }
}

extension Toggle where Label == Gnomon.Label<Text, Image> {
  /// Makes a toggle with a system symbol and a title from the app's resources.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: Label(titleResource, systemImage: systemImage))
  }

  /// Makes a toggle for several values at once, with a system symbol and a title from the app's resources. It's on
  /// while all of them are.
  @_disfavoredOverload
  nonisolated public init<C>(
    _ titleResource: LocalizedStringResource, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) where C: RandomAccessCollection {
    self.init(sources: sources, isOn: isOn) { Label(titleResource, systemImage: systemImage) }
  }
}
