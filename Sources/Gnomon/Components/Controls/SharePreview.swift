// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A preview of a value that a ``ShareLink`` offers: a title, a picture and a small picture.
///
/// Gnomon takes it and shows it nowhere.
public struct SharePreview<Image, Icon> where Image: Transferable, Icon: Transferable {
  let title: Text
  let image: Image?
  let icon: Icon?
}

extension SharePreview where Image == Never, Icon == Never {
  /// Makes a preview of a localized title alone. Gnomon shows it nowhere.
  public init(_ titleKey: LocalizedStringKey) { self.init(title: Text(titleKey), image: nil, icon: nil) }

  /// Makes a preview of a title from the app's resources alone. Gnomon shows it nowhere.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource) { self.init(title: Text(titleResource), image: nil, icon: nil) }

  /// Makes a preview of a string as its title alone. Gnomon shows it nowhere.
  @_disfavoredOverload
  public init<S>(_ title: S) where S: StringProtocol { self.init(title: Text(title), image: nil, icon: nil) }

  /// Makes a preview of a text as its title alone. Gnomon shows it nowhere.
  public init(_ title: Text) { self.init(title: title, image: nil, icon: nil) }
}

extension SharePreview where Image == Never {
  /// Makes a preview of a small picture and a localized title. Gnomon shows it nowhere.
  public init(_ titleKey: LocalizedStringKey, icon: Icon) { self.init(title: Text(titleKey), image: nil, icon: icon) }

  /// Makes a preview of a small picture and a title from the app's resources. Gnomon shows it nowhere.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, icon: Icon) {
    self.init(title: Text(titleResource), image: nil, icon: icon)
  }

  /// Makes a preview of a small picture and a string as its title. Gnomon shows it nowhere.
  @_disfavoredOverload
  public init<S>(_ title: S, icon: Icon) where S: StringProtocol {
    self.init(title: Text(title), image: nil, icon: icon)
  }

  /// Makes a preview of a small picture and a text as its title. Gnomon shows it nowhere.
  public init(_ title: Text, icon: Icon) { self.init(title: title, image: nil, icon: icon) }
}

extension SharePreview where Icon == Never {
  /// Makes a preview of a picture and a localized title. Gnomon shows it nowhere.
  public init(_ titleKey: LocalizedStringKey, image: Image) {
    self.init(title: Text(titleKey), image: image, icon: nil)
  }

  /// Makes a preview of a picture and a title from the app's resources. Gnomon shows it nowhere.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image: Image) {
    self.init(title: Text(titleResource), image: image, icon: nil)
  }

  /// Makes a preview of a picture and a string as its title. Gnomon shows it nowhere.
  @_disfavoredOverload
  public init<S>(_ title: S, image: Image) where S: StringProtocol {
    self.init(title: Text(title), image: image, icon: nil)
  }

  /// Makes a preview of a picture and a text as its title. Gnomon shows it nowhere.
  public init(_ title: Text, image: Image) { self.init(title: title, image: image, icon: nil) }
}

extension SharePreview {
  /// Makes a preview of a picture, a small picture and a localized title. Gnomon shows it nowhere.
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {
    self.init(title: Text(titleKey), image: image, icon: icon)
  }

  /// Makes a preview of a picture, a small picture and a title from the app's resources. Gnomon shows it nowhere.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image: Image, icon: Icon) {
    self.init(title: Text(titleResource), image: image, icon: icon)
  }

  /// Makes a preview of a picture, a small picture and a string as its title. Gnomon shows it nowhere.
  @_disfavoredOverload
  public init<S>(_ title: S, image: Image, icon: Icon) where S: StringProtocol {
    self.init(title: Text(title), image: image, icon: icon)
  }

  /// Makes a preview of a picture, a small picture and a text as its title. Gnomon shows it nowhere.
  public init(_ title: Text, image: Image, icon: Icon) { self.init(title: title, image: image, icon: icon) }
}
