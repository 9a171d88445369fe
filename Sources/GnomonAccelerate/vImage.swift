// SPDX-License-Identifier: Apache-2.0
// Pictures in memory, by vImage's names: the mean colour around each pixel. Not the rest of vImage.

/// A number of pixels.
public typealias vImagePixelCount = UInt
/// What a function says of its work: 0 is success.
public typealias vImage_Error = Int
/// How a function works, as bits.
public typealias vImage_Flags = UInt32
/// A value of 0 to 255.
public typealias Pixel_8 = UInt8
/// A value with a fraction.
public typealias Pixel_F = Float
/// Four values of 0 to 255.
public typealias Pixel_8888 = (UInt8, UInt8, UInt8, UInt8)

/// A picture in memory: rows from the top.
public struct vImage_Buffer {
  /// The first row.
  public var data: UnsafeMutableRawPointer!
  /// The number of rows.
  public var height: vImagePixelCount
  /// The number of pixels in a row.
  public var width: vImagePixelCount
  /// The bytes from a row to the next.
  public var rowBytes: Int
  /// No picture.
  public init() { self.init(data: nil, height: 0, width: 0, rowBytes: 0) }
  /// A picture of its memory and its size.
  public init(data: UnsafeMutableRawPointer!, height: vImagePixelCount, width: vImagePixelCount, rowBytes: Int) {
    (self.data, self.height, self.width, self.rowBytes) = (data, height, width, rowBytes)
  }
}

// What a function says.
/// It went well.
public let kvImageNoError = 0
/// What is to be written doesn't lie in the picture.
public let kvImageRoiLargerThanInputBuffer = -21_766
/// A kernel's side isn't odd.
public let kvImageInvalidKernelSize = -21_767
/// It isn't said what lies outside of the picture, or more than once.
public let kvImageInvalidEdgeStyle = -21_768
/// What is to be written begins outside of the picture.
public let kvImageInvalidOffset_X = -21_769
/// What is to be written begins outside of the picture.
public let kvImageInvalidOffset_Y = -21_770
/// There isn't memory enough.
public let kvImageMemoryAllocationError = -21_771
/// Memory is missing.
public let kvImageNullPointerArgument = -21_772
/// An argument is wrong.
public let kvImageInvalidParameter = -21_773
/// Sizes don't fit each other.
public let kvImageBufferSizeMismatch = -21_774
/// A bit of the flags isn't known.
public let kvImageUnknownFlagsBit = -21_775
/// Something went wrong.
public let kvImageInternalError = -21_776
/// Rows are too short for their pixels.
public let kvImageInvalidRowBytes = -21_777

// How a function works.
/// As usual.
public let kvImageNoFlags = 0
/// The first of four values is copied.
public let kvImageLeaveAlphaUnchanged = 1
/// A pixel whose surroundings aren't all in the picture is copied.
public let kvImageCopyInPlace = 2
/// Outside of the picture lies a colour.
public let kvImageBackgroundColorFill = 4
/// Outside of the picture lies what lies at its edge.
public let kvImageEdgeExtend = 8
/// All is done by one thread. It always is.
public let kvImageDoNotTile = 16
/// It's done with more care.
public let kvImageHighQualityResampling = 32
/// What lies outside of the picture doesn't count.
public let kvImageTruncateKernel = 64
/// Only the size of the memory is asked for that the function needs beside.
public let kvImageGetTempBufferSize = 128
/// What is wrong is written out. It isn't here.
public let kvImagePrintDiagnosticsToConsole = 256
/// No memory is made.
public let kvImageNoAllocate = 512

/// The mean of the pixels around each one, of four values a pixel.
///
/// Each row takes as many steps as it has pixels and the kernel columns: sums of columns are kept, and what comes in is added while what goes out is
/// taken away. A kernel may have 65,535 rows and columns.
///
/// - Parameters:
///   - src: the picture.
///   - dest: where the result is written. Its size says how many pixels there are of it.
///   - tempBuffer: isn't used: no memory beside is needed from outside.
///   - srcOffsetToROI_X: where in a row of the picture the result begins.
///   - srcOffsetToROI_Y: in which row of the picture the result begins.
///   - kernel_height: the number of rows that count, odd.
///   - kernel_width: the number of pixels of a row that count, odd.
///   - backgroundColor: what lies outside of the picture, with `kvImageBackgroundColorFill`.
///   - flags: what lies outside of the picture, and whether the first value of a pixel is copied.
/// - Returns: 0, or what is wrong.
@discardableResult
public func vImageBoxConvolve_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer!,
  _ srcOffsetToROI_X: vImagePixelCount, _ srcOffsetToROI_Y: vImagePixelCount, _ kernel_height: UInt32,
  _ kernel_width: UInt32, _ backgroundColor: UnsafePointer<UInt8>!, _ flags: vImage_Flags
) -> vImage_Error {
  let isFilled = flags & vImage_Flags(kvImageBackgroundColorFill) != 0
  if isFilled, backgroundColor == nil { return kvImageNullPointerArgument }
  return BoxMean(
    source: src.pointee, result: dest.pointee, channels: 4, left: srcOffsetToROI_X, top: srcOffsetToROI_Y,
    rows: kernel_height, columns: kernel_width, flags: flags,
    background: isFilled ? (0..<4).map { backgroundColor[$0] } : [0, 0, 0, 0]
  ).run()
}

/// The mean of the pixels around each one, of a value a pixel. See ``vImageBoxConvolve_ARGB8888(_:_:_:_:_:_:_:_:_:)``.
@discardableResult
public func vImageBoxConvolve_Planar8(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer!,
  _ srcOffsetToROI_X: vImagePixelCount, _ srcOffsetToROI_Y: vImagePixelCount, _ kernel_height: UInt32,
  _ kernel_width: UInt32, _ backgroundColor: Pixel_8, _ flags: vImage_Flags
) -> vImage_Error {
  BoxMean(
    source: src.pointee, result: dest.pointee, channels: 1, left: srcOffsetToROI_X, top: srcOffsetToROI_Y,
    rows: kernel_height, columns: kernel_width, flags: flags, background: [backgroundColor]
  ).run()
}

/// Means of rectangles around pixels.
private struct BoxMean {
  let source: vImage_Buffer
  let result: vImage_Buffer
  let channels: Int
  let left: vImagePixelCount
  let top: vImagePixelCount
  let rows: UInt32
  let columns: UInt32
  let flags: vImage_Flags
  let background: [UInt8]

  /// What lies outside of the picture.
  private enum Edge { case copied, filled, extended, truncated }

  private var edge: Edge? {
    let edges: [(Int, Edge)] = [
      (kvImageCopyInPlace, .copied), (kvImageBackgroundColorFill, .filled), (kvImageEdgeExtend, .extended),
      (kvImageTruncateKernel, .truncated),
    ]
    let chosen = edges.filter { flags & vImage_Flags($0.0) != 0 }
    return chosen.count == 1 ? chosen[0].1 : nil
  }

  /// What is wrong; nil where nothing is.
  private var mistake: vImage_Error? {
    if source.data == nil || result.data == nil { return kvImageNullPointerArgument }
    if rows % 2 == 0 || columns % 2 == 0 || max(rows, columns) > 65_535 { return kvImageInvalidKernelSize }
    // Larger numbers overflow below, and no picture has so many pixels.
    for picture in [source, result] {
      let side = max(picture.width, picture.height)
      if side > 1 << 30 || picture.rowBytes < 0 || picture.rowBytes > 1 << 32 { return kvImageInvalidParameter }
    }
    if edge == nil { return kvImageInvalidEdgeStyle }
    if left >= source.width { return kvImageInvalidOffset_X }
    if top >= source.height { return kvImageInvalidOffset_Y }
    if result.width > source.width - left || result.height > source.height - top {
      return kvImageRoiLargerThanInputBuffer
    }
    let isShort = [source, result].contains { $0.rowBytes < Int($0.width) * channels }
    return isShort ? kvImageInvalidRowBytes : nil
  }

  func run() -> vImage_Error {
    if flags & vImage_Flags(kvImageGetTempBufferSize) != 0 { return 0 }
    if result.width == 0 || result.height == 0 { return kvImageNoError }
    if let mistake { return mistake }
    guard let edge, let from = source.data, let into = result.data else { return kvImageInternalError }
    // Of the last row there may be no more than its pixels.
    func size(_ picture: vImage_Buffer) -> Int {
      picture.rowBytes * (Int(picture.height) - 1) + Int(picture.width) * channels
    }
    let (start, end) = (from, from + size(source))
    guard into < end, start < into + size(result) else {
      write(edge, from: UnsafeRawPointer(from), into: into)
      return kvImageNoError
    }
    // The result lies in the picture itself: what is read has to stay as it was.
    let copy = UnsafeMutableRawPointer.allocate(byteCount: end - start, alignment: 16)
    defer { copy.deallocate() }
    copy.copyMemory(from: from, byteCount: end - start)
    write(edge, from: UnsafeRawPointer(copy), into: into)
    return kvImageNoError
  }

  private func write(_ edge: Edge, from: UnsafeRawPointer, into: UnsafeMutableRawPointer) {
    let (width, height) = (Int(source.width), Int(source.height))
    let (across, down) = (Int(columns / 2), Int(rows / 2))
    let firstValue = channels == 4 && flags & vImage_Flags(kvImageLeaveAlphaUnchanged) != 0 ? 1 : 0
    // The sums of each column's values in the rows that count.
    var sums = [UInt64](repeating: 0, count: width * channels)
    /// The row that stands for one, which may lie outside; nil where nothing or the background does.
    func place(_ row: Int) -> Int? {
      if row >= 0, row < height { return row }
      return edge == .extended ? min(max(row, 0), height - 1) : nil
    }
    func count(_ row: Int, _ adds: Bool) {
      if let row = place(row) {
        let bytes = (from + row * source.rowBytes).assumingMemoryBound(to: UInt8.self)
        if adds {
          for index in 0..<(width * channels) { sums[index] += UInt64(bytes[index]) }
        } else {
          for index in 0..<(width * channels) { sums[index] -= UInt64(bytes[index]) }
        }
      } else if edge == .filled {
        for index in 0..<(width * channels) {
          let value = UInt64(background[index % channels])
          sums[index] = adds ? sums[index] + value : sums[index] - value
        }
      }
    }
    for row in (Int(top) - down)...(Int(top) + down) { count(row, true) }
    for y in 0..<Int(result.height) {
      let row = Int(top) + y
      if y > 0 {
        count(row - 1 - down, false)
        count(row + down, true)
      }
      let isRowInside = row - down >= 0 && row + down < height
      let rowsInside = min(row + down, height - 1) - max(row - down, 0) + 1
      let high = edge == .truncated ? rowsInside : Int(rows)
      let line = (into + y * result.rowBytes).assumingMemoryBound(to: UInt8.self)
      let own = (from + row * source.rowBytes).assumingMemoryBound(to: UInt8.self)
      for channel in 0..<channels {
        if channel < firstValue {
          for x in 0..<Int(result.width) { line[x * channels + channel] = own[(Int(left) + x) * channels + channel] }
          continue
        }
        /// The sum of the column that stands for one, which may lie outside.
        func column(_ x: Int) -> UInt64 {
          if x >= 0, x < width { return sums[x * channels + channel] }
          switch edge {
          case .extended: return sums[min(max(x, 0), width - 1) * channels + channel]
          case .filled: return UInt64(background[channel]) * UInt64(rows)
          case .copied, .truncated: return 0
          }
        }
        var sum: UInt64 = 0
        for x in (Int(left) - across)...(Int(left) + across) { sum += column(x) }
        for x in 0..<Int(result.width) {
          let middle = Int(left) + x
          if x > 0 { sum = sum - column(middle - 1 - across) + column(middle + across) }
          let isInside = isRowInside && middle - across >= 0 && middle + across < width
          if edge == .copied, !isInside {
            line[x * channels + channel] = own[middle * channels + channel]
            continue
          }
          let columnsInside = min(middle + across, width - 1) - max(middle - across, 0) + 1
          let area = UInt64(high * (edge == .truncated ? columnsInside : Int(columns)))
          line[x * channels + channel] = UInt8((sum + area / 2) / area)
        }
      }
    }
  }
}
