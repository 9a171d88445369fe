// SPDX-License-Identifier: Apache-2.0
import NotesStore
import SwiftUI

/// The tags above the list. One that is tapped filters it, and a second tap shows all again.
struct TagBar: View {
  @Environment(Library.self) private var library

  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(spacing: 8) {
        ForEach(library.tags) { tag in
          let isOn = library.query.tag == tag.id
          Button("#\(tag.name)") { library.query.tag = isOn ? nil : tag.id }
            .buttonStyle(ChipStyle(isOn: isOn))
            .accessibilityLabel(Text("\(tag.name), ^[\(tag.count) note](inflect: true)"))
            .accessibilityAddTraits(isOn ? .isSelected : [])
        }
      }
    }
  }
}

/// A word on a capsule.
struct ChipStyle: ButtonStyle {
  var isOn = false

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.subheadline.weight(.medium))
      .lineLimit(1)
      .padding(.horizontal, 12)
      .padding(.vertical, 7)
      .foregroundStyle(isOn ? AnyShapeStyle(.background) : AnyShapeStyle(.primary))
      .background(isOn ? AnyShapeStyle(.primary) : AnyShapeStyle(.tint.opacity(0.18)), in: .capsule)
      .opacity(configuration.isPressed ? 0.6 : 1)
      // A finger needs more room than the capsule has.
      .padding(.vertical, 6)
      .contentShape(.rect)
  }
}

#Preview("Tags above a list", traits: .sizeThatFitsLayout) {
  TagBar().padding().environment(Library.sample())
}
