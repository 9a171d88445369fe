// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import Gnomon

extension AttributeScopes {
  /// The attributes of UIKit's and AppKit's texts. A `Text` understands SwiftUI's alone; `NSAttributedString` takes these.
  public struct UIKitAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The colour.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind.
    public let backgroundColor: BackgroundColorAttribute
    /// How the paragraph's lines lie.
    public let paragraphStyle: ParagraphStyleAttribute
    /// SwiftUI's attributes.
    public let swiftUI: AttributeScopes.SwiftUIAttributes

    /// The font.
    public enum FontAttribute: AttributedStringKey {
      /// What it holds.
      public typealias Value = UIFont
      /// Its name.
      public static let name = "NSFont"
    }
    /// The colour.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// What it holds.
      public typealias Value = UIColor
      /// Its name.
      public static let name = "NSColor"
    }
    /// The colour behind.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// What it holds.
      public typealias Value = UIColor
      /// Its name.
      public static let name = "NSBackgroundColor"
    }
    /// How the paragraph's lines lie.
    public enum ParagraphStyleAttribute: AttributedStringKey {
      /// What it holds.
      public typealias Value = NSParagraphStyle
      /// Its name.
      public static let name = "NSParagraphStyle"
    }
  }

  /// UIKit's attributes.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
  /// AppKit's attributes, which are those of UIKit's here.
  public typealias AppKitAttributes = UIKitAttributes
  /// AppKit's attributes.
  public var appKit: AppKitAttributes.Type { AppKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// An attribute of UIKit's by its name. SwiftUI's come first.
  @_disfavoredOverload
  public subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>) -> T {
    self[T.self]
  }
}
