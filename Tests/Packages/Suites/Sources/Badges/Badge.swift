// SPDX-License-Identifier: Apache-2.0
import SwiftUI

public struct Badge: View {
  let count: Int

  public init(_ count: Int) { self.count = count }

  public var body: some View {
    Text("\(count)")
      .font(.system(size: 20, weight: .bold))
      .foregroundStyle(.white)
      .frame(width: 60, height: 32)
      .background(Color(red: 0.2, green: 0.4, blue: 0.8), in: .rect(cornerRadius: 8, style: .circular))
  }
}
