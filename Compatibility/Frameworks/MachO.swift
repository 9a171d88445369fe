// SPDX-License-Identifier: Apache-2.0
// What sources want of `import MachO`: programs are ELF's on Linux, so there's no image of this kind, and its loader lists none.
@_exported import GnomonFoundationBase
import Gnomon

/// A kind of processor, by a number.
public typealias cpu_type_t = Int32
/// A kind of processor within a kind, by a number.
public typealias cpu_subtype_t = Int32

/// The start of an image of 32 bits.
public struct mach_header {
  /// What tells the kind of the file.
  public var magic: UInt32 = 0
  /// The kind of processor.
  public var cputype: cpu_type_t = 0
  /// The kind within that.
  public var cpusubtype: cpu_subtype_t = 0
  /// What the file is for.
  public var filetype: UInt32 = 0
  /// How many commands follow.
  public var ncmds: UInt32 = 0
  /// How many bytes they take.
  public var sizeofcmds: UInt32 = 0
  /// What else holds, as bits.
  public var flags: UInt32 = 0
  /// All zero.
  public init() {}
}

/// The start of an image of 64 bits.
public struct mach_header_64 {
  /// What tells the kind of the file.
  public var magic: UInt32 = 0
  /// The kind of processor.
  public var cputype: cpu_type_t = 0
  /// The kind within that.
  public var cpusubtype: cpu_subtype_t = 0
  /// What the file is for.
  public var filetype: UInt32 = 0
  /// How many commands follow.
  public var ncmds: UInt32 = 0
  /// How many bytes they take.
  public var sizeofcmds: UInt32 = 0
  /// What else holds, as bits.
  public var flags: UInt32 = 0
  /// Nothing.
  public var reserved: UInt32 = 0
  /// All zero.
  public init() {}
}

/// How each of an image's commands begins.
public struct load_command {
  /// What kind of command it is.
  public var cmd: UInt32 = 0
  /// How many bytes it takes.
  public var cmdsize: UInt32 = 0
  /// All zero.
  public init() {}
}

/// The start of a command that maps a part of the file into memory, without the part's name, permissions and sections.
public struct segment_command_64 {
  /// What kind of command it is.
  public var cmd: UInt32 = 0
  /// How many bytes it takes.
  public var cmdsize: UInt32 = 0
  /// The part's name, in 16 bytes.
  public var segname: (UInt64, UInt64) = (0, 0)
  /// Where the part lies in memory.
  public var vmaddr: UInt64 = 0
  /// How many bytes it takes there.
  public var vmsize: UInt64 = 0
  /// Where it begins in the file.
  public var fileoff: UInt64 = 0
  /// How many bytes it takes there.
  public var filesize: UInt64 = 0
  /// All zero.
  public init() {}
}

/// The same for an image of 32 bits.
public struct segment_command {
  /// What kind of command it is.
  public var cmd: UInt32 = 0
  /// How many bytes it takes.
  public var cmdsize: UInt32 = 0
  /// The part's name, in 16 bytes.
  public var segname: (UInt64, UInt64) = (0, 0)
  /// Where the part lies in memory.
  public var vmaddr: UInt32 = 0
  /// How many bytes it takes there.
  public var vmsize: UInt32 = 0
  /// Where it begins in the file.
  public var fileoff: UInt32 = 0
  /// How many bytes it takes there.
  public var filesize: UInt32 = 0
  /// All zero.
  public init() {}
}

/// The number of a command for a segment of 32 bits.
public let LC_SEGMENT: UInt32 = 0x1
/// The number of a command for a segment of 64 bits.
public let LC_SEGMENT_64: UInt32 = 0x19

/// How many images of this kind are loaded: none.
public func _dyld_image_count() -> UInt32 { 0 }
/// The path of an image: nil, for there's none.
public func _dyld_get_image_name(_ image_index: UInt32) -> UnsafePointer<CChar>? { nil }
/// Where an image begins: nil, for there's none.
public func _dyld_get_image_header(_ image_index: UInt32) -> UnsafePointer<mach_header>? { nil }
/// How far an image was moved: not at all, for there's none.
public func _dyld_get_image_vmaddr_slide(_ image_index: UInt32) -> Int { 0 }
