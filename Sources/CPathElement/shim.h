// SPDX-License-Identifier: Apache-2.0
#ifndef GNOMON_CPATHELEMENT_SHIM_H
#define GNOMON_CPATHELEMENT_SHIM_H

#include <stdint.h>

#pragma clang assume_nonnull begin

/// What one step of a path does.
///
/// A type of C's, so that functions and blocks of C's that are shown a step compile as they do where paths are Core Graphics'.
typedef enum __attribute__((enum_extensibility(closed))) CGPathElementType : int32_t {
  /// Starts another part: one point.
  kCGPathElementMoveToPoint,
  /// A straight line: one point.
  kCGPathElementAddLineToPoint,
  /// A curve with one control point: that, and the end.
  kCGPathElementAddQuadCurveToPoint,
  /// A curve with two control points: those, and the end.
  kCGPathElementAddCurveToPoint,
  /// A straight line back to where the part started: no point.
  kCGPathElementCloseSubpath,
} CGPathElementType;

/// One step of a path. Its points are there only as long as the function runs that is shown it.
typedef struct CGPathElement {
  /// What the step does.
  CGPathElementType type;
  /// Where the points lie: Foundation's points are no type of C's.
  void *storage;
} CGPathElement;

#pragma clang assume_nonnull end

#endif
