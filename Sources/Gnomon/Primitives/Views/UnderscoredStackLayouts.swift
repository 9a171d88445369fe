// SPDX-License-Identifier: Apache-2.0
/// The layout of a column by its older name.
public typealias _VStackLayout = VStackLayout
/// The layout of a row by its older name.
public typealias _HStackLayout = HStackLayout
/// The layout of views in one place by its older name.
public typealias _ZStackLayout = ZStackLayout
