// SPDX-License-Identifier: Apache-2.0
// What sources for views want of `import CoreFoundation`: its numbers and clock. The toolchain's module of this name has no `CGFloat`, and is
// out of reach beside this one.
@_exported import GnomonFoundationBase
@_exported import func Gnomon.CFDataGetBytePtr
@_exported import func Gnomon.CFDataGetLength
@_exported import struct Gnomon.CFRange

/// A time in seconds since the beginning of 2001, UTC.
public typealias CFAbsoluteTime = CFTimeInterval
/// A length of time in seconds.
public typealias CFTimeInterval = Double

/// The time now, in seconds since the beginning of 2001, UTC.
@_alwaysEmitIntoClient
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

/// Makes a part of a list.
@_alwaysEmitIntoClient
public func CFRangeMake(_ loc: Int, _ len: Int) -> CFRange { CFRange(location: loc, length: len) }
