// SPDX-License-Identifier: Apache-2.0

// The views whose own states people set. What a press or a measurement has put into others comes about again.

extension DisclosureGroup: KeepsOwnState {}
extension DisclosureTableRows: KeepsOwnState {}
extension MonthView: KeepsOwnState {}
extension MultiDatePicker: KeepsOwnState {}
extension NavigationSplitView: KeepsOwnState {}
extension NavigationStack: KeepsOwnState {}
extension NavigationView: KeepsOwnState {}
extension SearchableView: KeepsOwnState {}
extension TabView: KeepsOwnState {}
