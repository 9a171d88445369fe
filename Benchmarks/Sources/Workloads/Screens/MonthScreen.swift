// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import Observation

/// A month of a calendar: heads of the weekdays, 42 days with their events, the chosen day's events below.
struct MonthScreen: View {
  let model: MonthModel

  private let columns = Array(repeating: GridItem(.flexible(), spacing: 0), count: 7)

  var body: some View {
    NavigationStack {
      VStack(spacing: 0) {
        LazyVGrid(columns: columns, spacing: 0) {
          ForEach(model.weekdays, id: \.self) { name in
            Text(verbatim: name).font(.caption2.bold()).foregroundStyle(.secondary).padding(.vertical, 6)
          }
          ForEach(model.days) { day in
            DayCell(day: day, isSelected: day.id == model.selected)
              .onTapGesture { model.selected = day.id }
          }
        }
        .padding(.horizontal, 4)
        Divider()
        agenda
      }
      .navigationTitle("November 2026")
      .toolbar { ToolbarItem(placement: .topBarTrailing) { Button("Add", systemImage: "plus") {} } }
    }
  }

  private var agenda: some View {
    VStack(alignment: .leading, spacing: 10) {
      ForEach(model.days[model.selected].events) { event in
        HStack(spacing: 8) {
          Capsule().fill(event.color).frame(width: 4, height: 32)
          VStack(alignment: .leading) {
            Text(verbatim: event.title).font(.subheadline.bold())
            Text(verbatim: event.time).font(.caption).foregroundStyle(.secondary)
          }
        }
      }
      Spacer()
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding()
  }
}

private struct DayCell: View {
  let day: CalendarDay
  let isSelected: Bool

  var body: some View {
    VStack(spacing: 2) {
      Text(day.date, format: .dateTime.day())
        .font(.callout.monospacedDigit())
        .foregroundStyle(isSelected ? Color.white : day.isInMonth ? Color.primary : Color.secondary)
        .frame(width: 28, height: 28)
        .background { if isSelected { Circle().fill(.red) } }
      ForEach(day.events.prefix(2)) { event in
        Text(verbatim: event.title)
          .font(.system(size: 9))
          .lineLimit(1)
          .padding(.horizontal, 3)
          .frame(maxWidth: .infinity, alignment: .leading)
          .background(event.color.opacity(0.25), in: RoundedRectangle(cornerRadius: 3))
      }
      Spacer(minLength: 0)
    }
    .padding(1)
    .frame(maxWidth: .infinity)
    .frame(height: 76)
    .overlay(alignment: .top) { Divider() }
    .contentShape(Rectangle())
  }
}
