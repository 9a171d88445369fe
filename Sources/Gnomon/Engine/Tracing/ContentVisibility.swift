// SPDX-License-Identifier: Apache-2.0
/// A node beyond whose shape nothing is drawn.
protocol ClipsContent {}
