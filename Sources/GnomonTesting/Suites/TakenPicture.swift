// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo

/// A picture that was taken of a view, with all that a comparison may look at.
final class TakenPicture: Sendable {
  /// The frame's drawing.
  let list: DisplayList
  let snapshot: PictureSnapshot
  /// The system that it was drawn as.
  let profile: PlatformProfile
  /// Takes it once more at another scale, in another size (nil is as before) or as another system.
  private let again: @Sendable @MainActor (CGFloat, CGSize?, PlatformProfile) -> TakenPicture?
  /// True if the size is that of a screen which nobody has named.
  let isScreenSized: Bool

  var bitmap: Bitmap { snapshot.bitmap }
  var scale: CGFloat { snapshot.scale }
  /// The picture without texts and symbols; nil where that can't be drawn.
  var ground: Bitmap? {
    var list = list
    list.commands.removeAll { command in
      switch command {
      case .text, .textPart, .image: true
      default: false
      }
    }
    return try? CairoRenderer().bitmap(list, scale: scale)
  }
  /// The file.
  var data: Data { (try? snapshot.data()) ?? Data() }

  private init(
    list: DisplayList, snapshot: PictureSnapshot, profile: PlatformProfile, isScreenSized: Bool,
    again: @escaping @Sendable @MainActor (CGFloat, CGSize?, PlatformProfile) -> TakenPicture?
  ) {
    (self.list, self.snapshot, self.profile, self.again) = (list, snapshot, profile, again)
    self.isScreenSized = isScreenSized
  }

  /// The same view once more, as it is now.
  @MainActor func taken(
    scale: CGFloat? = nil, size: CGSize? = nil, profile: PlatformProfile? = nil
  ) -> TakenPicture? {
    again(scale ?? self.scale, size, profile ?? self.profile)
  }

  /// A picture; one without a size where the view has none.
  @MainActor static func image(_ subject: SuiteSubject, _ surroundings: SuiteSurroundings, isMac: Bool = false)
    -> UIImage
  {
    let subject = MainActorOnly(subject)
    let usual = isMac ? PlatformProfile.macOS26 : .iOS26
    func take(_ scale: CGFloat?, _ size: CGSize?, _ profile: PlatformProfile?) -> TakenPicture? {
      picture(subject.value, surroundings, scale: scale, size: size, profile: profile ?? usual) { take($0, $1, $2) }
    }
    guard let taken = take(nil, nil, nil) else { return UIImage() }
    let image = UIImage(cgImage: taken.bitmap, scale: taken.scale)
    image.origin = taken
    return image
  }

  /// Something of the main actor's that others hold and don't look at.
  private struct MainActorOnly: @unchecked Sendable {
    let value: SuiteSubject
    init(_ value: SuiteSubject) { self.value = value }
  }

  @MainActor private static func picture(
    _ subject: SuiteSubject, _ surroundings: SuiteSurroundings, scale: CGFloat?, size: CGSize?,
    profile: PlatformProfile, again: @escaping @Sendable @MainActor (CGFloat, CGSize?, PlatformProfile) -> TakenPicture?
  ) -> TakenPicture? {
    var configuration = configuration(surroundings, scale: scale, profile: profile)
    configuration.size = size ?? surroundings.size ?? subject.size(in: configuration)
    guard configuration.size.width > 0, configuration.size.height > 0 else { return nil }
    let host = ViewHost(
      SizeClasses(traits: surroundings.traits, content: subject.content), configuration: configuration)
    host.update()
    let list = host.displayList(onSystemBackground: subject.isOnBackground)
    guard let bitmap = try? CairoRenderer().bitmap(list, scale: host.scale) else { return nil }
    let snapshot = PictureSnapshot(
      bitmap: bitmap, layout: LayoutText.text(of: host.snapshot()), scale: host.scale,
      versions: Snapshot.versions(for: configuration), tolerance: .exact)
    return TakenPicture(
      list: list, snapshot: snapshot, profile: configuration.profile,
      isScreenSized: subject.isScreenSized && surroundings.size == nil, again: again)
  }

  @MainActor private static func configuration(
    _ surroundings: SuiteSurroundings, scale: CGFloat?, profile: PlatformProfile
  ) -> ViewHost.Configuration {
    let traits = surroundings.traits
    var configuration = Device.phone.configuration
    configuration.profile = profile
    configuration.scale = scale ?? (traits.displayScale > 0 ? traits.displayScale : nil)
    configuration.layoutDirection = LayoutDirection(traits.layoutDirection) ?? .leftToRight
    let isReversed = configuration.layoutDirection == .rightToLeft
    let covered = surroundings.safeArea
    configuration.safeArea = EdgeInsets(
      top: covered.top, leading: isReversed ? covered.right : covered.left, bottom: covered.bottom,
      trailing: isReversed ? covered.left : covered.right)
    configuration.colorScheme = ColorScheme(traits.userInterfaceStyle) ?? .light
    configuration.dynamicTypeSize = DynamicTypeSize(traits.preferredContentSizeCategory) ?? .large
    configuration.colorSchemeContrast = ColorSchemeContrast(traits.accessibilityContrast) ?? .standard
    configuration.legibilityWeight = LegibilityWeight(traits.legibilityWeight)
    return configuration
  }
}

/// Says the size classes that traits name. Where they name none, those of the size hold.
private struct SizeClasses: View {
  let traits: UITraitCollection
  let content: AnyView

  var body: some View {
    content
      .transformEnvironment(\.horizontalSizeClass) { value in
        if let named = UserInterfaceSizeClass(traits.horizontalSizeClass) { value = named }
      }
      .transformEnvironment(\.verticalSizeClass) { value in
        if let named = UserInterfaceSizeClass(traits.verticalSizeClass) { value = named }
      }
  }
}
