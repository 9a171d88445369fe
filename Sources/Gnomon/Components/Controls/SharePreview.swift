// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What is shown of a value that is to be shared. Nothing shows it here.
public struct SharePreview<Image, Icon> where Image: Transferable, Icon: Transferable {
  let title: Text
  let image: Image?
  let icon: Icon?
}

extension SharePreview where Image == Never, Icon == Never {
  /// A title.
  public init(_ titleKey: LocalizedStringKey) { self.init(title: Text(titleKey), image: nil, icon: nil) }

  /// A title.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource) { self.init(title: Text(titleResource), image: nil, icon: nil) }

  /// A title.
  @_disfavoredOverload
  public init<S>(_ title: S) where S: StringProtocol { self.init(title: Text(title), image: nil, icon: nil) }

  /// A title.
  public init(_ title: Text) { self.init(title: title, image: nil, icon: nil) }
}

extension SharePreview where Image == Never {
  /// A title and a small picture.
  public init(_ titleKey: LocalizedStringKey, icon: Icon) { self.init(title: Text(titleKey), image: nil, icon: icon) }

  /// A title and a small picture.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, icon: Icon) {
    self.init(title: Text(titleResource), image: nil, icon: icon)
  }

  /// A title and a small picture.
  @_disfavoredOverload
  public init<S>(_ title: S, icon: Icon) where S: StringProtocol {
    self.init(title: Text(title), image: nil, icon: icon)
  }

  /// A title and a small picture.
  public init(_ title: Text, icon: Icon) { self.init(title: title, image: nil, icon: icon) }
}

extension SharePreview where Icon == Never {
  /// A title and a picture.
  public init(_ titleKey: LocalizedStringKey, image: Image) {
    self.init(title: Text(titleKey), image: image, icon: nil)
  }

  /// A title and a picture.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image: Image) {
    self.init(title: Text(titleResource), image: image, icon: nil)
  }

  /// A title and a picture.
  @_disfavoredOverload
  public init<S>(_ title: S, image: Image) where S: StringProtocol {
    self.init(title: Text(title), image: image, icon: nil)
  }

  /// A title and a picture.
  public init(_ title: Text, image: Image) { self.init(title: title, image: image, icon: nil) }
}

extension SharePreview {
  /// A title, a picture and a small one.
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {
    self.init(title: Text(titleKey), image: image, icon: icon)
  }

  /// A title, a picture and a small one.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image: Image, icon: Icon) {
    self.init(title: Text(titleResource), image: image, icon: icon)
  }

  /// A title, a picture and a small one.
  @_disfavoredOverload
  public init<S>(_ title: S, image: Image, icon: Icon) where S: StringProtocol {
    self.init(title: Text(title), image: image, icon: icon)
  }

  /// A title, a picture and a small one.
  public init(_ title: Text, image: Image, icon: Icon) { self.init(title: title, image: image, icon: icon) }
}
