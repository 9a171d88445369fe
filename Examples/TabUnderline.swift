// SPDX-License-Identifier: Apache-2.0
// gallery: --size 360x140
import SwiftUI

/// The line under the selected tab is drawn where an anchor says that the tab lies.
struct TabUnderline: View {
  private let tabs = ["Proposals", "Sizes", "Places"]
  @State private var selection = 1

  var body: some View {
    HStack(spacing: 24) {
      ForEach(tabs.indices, id: \.self) { index in
        Text(tabs[index])
          .font(.headline)
          .foregroundStyle(index == selection ? Color.accentColor : .secondary)
          .anchorPreference(key: TabBounds.self, value: .bounds) { [index: $0] }
          .onTapGesture { selection = index }
      }
    }
    .padding(.bottom, 10)
    .overlayPreferenceValue(TabBounds.self) { bounds in
      GeometryReader { proxy in
        if let anchor = bounds[selection] {
          let frame = proxy[anchor]
          Capsule()
            .fill(Color.accentColor)
            .frame(width: frame.width, height: 4)
            .offset(x: frame.minX, y: frame.maxY + 6)
        }
      }
    }
  }
}

struct TabBounds: PreferenceKey {
  static let defaultValue: [Int: Anchor<CGRect>] = [:]

  static func reduce(value: inout [Int: Anchor<CGRect>], nextValue: () -> [Int: Anchor<CGRect>]) {
    value.merge(nextValue()) { _, new in new }
  }
}
