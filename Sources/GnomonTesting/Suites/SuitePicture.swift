// SPDX-License-Identifier: Apache-2.0
import Dispatch
import Foundation
import Gnomon
import GnomonCairo

/// What a picture of an existing suite is taken in: the words of the package `swift-snapshot-testing`.
@_spi(SnapshotSuites) public struct SuiteSurroundings: Sendable {
  /// The size in points; nil is that of the view.
  public var size: CGSize?
  /// The lengths that the device covers, in points.
  public var safeArea: UIEdgeInsets
  /// What is said of the device and of people's wishes.
  public var traits: UITraitCollection

  /// Surroundings of a size, covered lengths and traits.
  public init(size: CGSize?, safeArea: UIEdgeInsets = .zero, traits: UITraitCollection) {
    (self.size, self.safeArea, self.traits) = (size, safeArea, traits)
  }
}

/// Pictures for the strategies of `SnapshotTesting`: how they are taken, kept, read and compared.
@_spi(SnapshotSuites) public enum SuitePicture {
  /// A picture of a view of SwiftUI's. Without a size the view is proposed 0 × 0, as the package asks a hosting controller.
  public static func image<V: View>(of view: V, in surroundings: SuiteSurroundings) -> UIImage {
    let carried = Carrier(view)
    return onMainQueue { TakenPicture.image(SuiteSubject(view: carried.value), surroundings) }
  }

  /// A picture of a controller's view. Without a size it's the screen's.
  public static func image(of controller: UIViewController, in surroundings: SuiteSurroundings) -> UIImage {
    let carried = Carrier(controller)
    return onMainQueue { TakenPicture.image(SuiteSubject(controller: carried.value), surroundings) }
  }

  /// A picture of a view by UIKit's name. Without a size it's the view's.
  public static func image(of view: UIView, in surroundings: SuiteSurroundings) -> UIImage {
    let carried = Carrier(view)
    return onMainQueue { TakenPicture.image(SuiteSubject(platformView: carried.value), surroundings) }
  }

  /// A picture of a view by AppKit's name, in its size or in another one.
  public static func image(of view: NSView, size: CGSize?) -> UIImage {
    let carried = Carrier(view)
    return onMainQueue {
      TakenPicture.image(
        SuiteSubject(macView: carried.value), SuiteSurroundings(size: size, traits: UITraitCollection()), isMac: true)
    }
  }

  /// The file of a picture, with what it was drawn with where it was taken here.
  public static func data(of image: UIImage) -> Data {
    switch image.origin {
    case let taken as TakenPicture: return taken.data
    case let read as RecordedPicture: return read.data
    default: return image.pngData() ?? Data()
    }
  }

  /// The picture of a file. It knows the file that ``reference(at:)`` has read last.
  public static func image(from data: Data, scale: CGFloat) -> UIImage {
    let image = UIImage(data: data, scale: scale > 0 ? scale : 1) ?? UIImage()
    image.origin = RecordedPicture(data: data, url: RecordedPicture.takeLast())
    return image
  }

  /// Reads a reference, and notes which one it is for those who compare.
  public static func reference(at url: URL) throws -> Data {
    let data = try Data(contentsOf: url)
    RecordedPicture.noteLast(url)
    return data
  }

  /// What differs between a reference and a picture that was taken, in some lines; nil where nothing does.
  ///
  /// A reference that was drawn here is compared by its pixels, as the package does; one from elsewhere by its
  /// structure.
  ///
  /// - Parameters:
  ///   - old: the reference.
  ///   - new: the picture that was taken.
  ///   - precision: the share of the pixels that have to match, from 0 to 1.
  ///   - perceptualPrecision: how near a pixel's colour has to be, from 0 to 1.
  public static func difference(
    _ old: UIImage, _ new: UIImage, precision: Float, perceptualPrecision: Float
  ) -> String? {
    let (old, new) = (Carrier(old), Carrier(new))
    return onMainQueue {
      SuiteComparison(
        old.value, new.value,
        tolerance: PictureTolerance(color: 1 - Double(perceptualPrecision), share: 1 - Double(precision))
      ).message()
    }
  }

  private struct Carrier<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
  }

  /// Runs something where the main actor does: tests may run on any thread.
  private static func onMainQueue<Result: Sendable>(_ body: @MainActor @Sendable () -> Result) -> Result {
    if MainQueue.isCurrent { return MainActor.assumeIsolated(body) }
    return DispatchQueue.main.sync { MainActor.assumeIsolated(body) }
  }
}

/// A picture that was read from a file.
final class RecordedPicture: Sendable {
  let data: Data
  /// The file, where it's known.
  let url: URL?

  init(data: Data, url: URL?) { (self.data, self.url) = (data, url) }

  private static let key = "Gnomon.LastReference"
  static func noteLast(_ url: URL) { Thread.current.threadDictionary[key] = url }
  static func takeLast() -> URL? {
    defer { Thread.current.threadDictionary[key] = nil }
    return Thread.current.threadDictionary[key] as? URL
  }
}
