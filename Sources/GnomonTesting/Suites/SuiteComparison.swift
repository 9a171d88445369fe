// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo

/// A reference of an existing suite, compared with the picture that was taken.
@MainActor
struct SuiteComparison {
  private let old: UIImage
  private let new: UIImage
  private let tolerance: PictureTolerance

  init(_ old: UIImage, _ new: UIImage, tolerance: PictureTolerance) {
    (self.old, self.new, self.tolerance) = (old, new, tolerance)
  }

  /// What differs, in some lines; nil where nothing does.
  func message() -> String? {
    guard let recorded = old.origin as? RecordedPicture, let taken = new.origin as? TakenPicture else {
      return differenceOfPixels()
    }
    let file = recorded.url.map { SnapshotFile(reference: $0) }
    let failure =
      PictureSnapshot.isOwn(recorded.data)
      ? taken.snapshot.difference(from: recorded.data, tolerance) : differenceOfStructure(recorded, taken)
    guard let failure else {
      file?.forgetFailure()
      return nil
    }
    guard let file else { return failure.words }
    return failure.kept(beside: file, old: recorded.data, new: taken.data)
  }

  /// Two pictures of which nothing is known but their pixels.
  private func differenceOfPixels() -> String? {
    guard let a = old.cgImage, let b = new.cgImage, b.width > 0, b.height > 0 else {
      return old.size == .zero && new.size == .zero
        ? nil : "There's no picture to compare: the view has no size, or the reference can't be read."
    }
    let comparison = PictureComparison(a, b, tolerance: tolerance.color)
    return comparison.isWithin(tolerance) ? nil : comparison.words(a, b, new.scale)
  }

  // MARK: Structure

  private func differenceOfStructure(_ recorded: RecordedPicture, _ taken: TakenPicture) -> PictureDifference? {
    let name = recorded.url.map { SnapshotFile(reference: $0).name } ?? "a picture"
    guard let bitmap = Bitmap(png: recorded.data) else {
      return PictureDifference("The reference \(name) isn't a PNG file that can be read.")
    }
    let fitted = fitting(bitmap, taken)
    let first = StructureComparison(bitmap, fitted)
    if first.differences.isEmpty {
      StructureReport.shared.note(name, agrees: true)
      return nil
    }
    // It may have been recorded on an older system.
    let size = fitted.isScreenSized ? fitted.list.size : nil
    if fitted.profile.system == .iOS, let older = fitted.taken(size: size, profile: .iOS18),
      StructureComparison(bitmap, older).differences.isEmpty
    {
      StructureReport.shared.note(name + " (as iOS 18 draws it)", agrees: true)
      return nil
    }
    StructureReport.shared.note(name, agrees: false)
    var words =
      "The picture was recorded elsewhere: its structure is compared (\(StructureComparison.Tolerance.words)).\n"
    words += first.differences.prefix(12).map { "  " + $0 }.joined(separator: "\n")
    if first.differences.count > 12 { words += "\n  … and \(first.differences.count - 12) more" }
    var difference = PictureDifference(words)
    difference.picture = first.marked
    return difference
  }

  /// The picture at the scale of the recorded one: that of the device that recorded it, which is written nowhere.
  private func fitting(_ recorded: Bitmap, _ taken: TakenPicture) -> TakenPicture {
    if taken.isScreenSized {
      let scale: CGFloat = recorded.width >= 1_000 && recorded.width % 3 == 0 ? 3 : 2
      let size = CGSize(width: CGFloat(recorded.width) / scale, height: CGFloat(recorded.height) / scale)
      return taken.taken(scale: scale, size: size) ?? taken
    }
    let ratio = CGFloat(recorded.width) / max(1, CGFloat(taken.bitmap.width) / taken.scale)
    let scales: [CGFloat] = [1, 2, 3]
    let scale = scales.min { abs($0 - ratio) < abs($1 - ratio) } ?? taken.scale
    return scale == taken.scale ? taken : taken.taken(scale: scale) ?? taken
  }
}

/// How two pictures differ: in words, and as a picture.
struct PictureDifference {
  var words: String
  var picture: Bitmap?

  init(_ words: String) { self.words = words }

  /// Keeps the pictures for those who look, and says where they are.
  func kept(beside file: SnapshotFile, old: Data, new: Data) -> String {
    var failure = SnapshotFailure(words)
    failure.keep(old, as: "expected.png", file)
    failure.keep(new, as: "seen.png", file)
    if let picture, let data = try? PNGEncoder.encode(picture) { failure.keep(data, as: "difference.png", file) }
    failure.leaveRecord(words, file)
    failure.attach()
    return failure.message
  }
}
