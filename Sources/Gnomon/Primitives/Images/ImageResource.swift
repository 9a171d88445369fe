// SPDX-License-Identifier: Apache-2.0
import Foundation

/// An image of an asset catalogue: for files of the command line the names of a catalogue's images are made known (`Image(.logo)`),
/// as Xcode does it.
public struct ImageResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// The image of that name, as in "Icons/star" where the folder is a namespace; bundles aren't searched.
  public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}

extension Image {
  /// The picture of an asset catalog that a constant of the build names.
  public init(_ resource: ImageResource) { self.init(resource.name, bundle: resource.bundle) }
}

/// A colour of an asset catalogue: for files of the command line the names of a catalogue's colours are made known
/// (`Color(.brand)`, `Color.brand`), as Xcode does it.
public struct ColorResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// The colour of that name, as in "Text/primary" where the folder is a namespace; bundles aren't searched.
  public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}

extension Color {
  /// The colour of an asset catalog that a constant of the build names.
  public init(_ resource: ColorResource) { self.init(resource.name, bundle: resource.bundle) }
}
