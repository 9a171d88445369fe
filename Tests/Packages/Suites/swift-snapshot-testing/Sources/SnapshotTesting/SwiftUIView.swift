// SPDX-License-Identifier: Apache-2.0
#if canImport(SwiftUI) && os(iOS)
  #error("Gnomon's strategies are compiled in the place of this file.")
#endif
