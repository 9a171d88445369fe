// SPDX-License-Identifier: Apache-2.0
/// A node beyond whose shape nothing is drawn.
protocol ClipsContent {}

/// A node that draws nothing of what is in it.
protocol HidesContent: LayoutNode {}
