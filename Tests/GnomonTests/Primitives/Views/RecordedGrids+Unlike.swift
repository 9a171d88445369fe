// SPDX-License-Identifier: Apache-2.0
// Recorded from SwiftUI on macOS 27 by the public probe swiftui-grid-corpus: facts, in a form of our own.
extension RecordedGrid {
  /// Grids that lie otherwise here: nobody knows the rule yet. `d64` would lie so with the alignment `r`.
  static let unlike = list(
    """
    GX14 -x- c - - [F30x10 F20x20] [F10x10*0 F5x5] = 58x38 0,5,30,10 38,0,20,20 0,28,10,10 12.5,30.5,5,5
    GX17 200x100 c - - [F30x10 X F20x20] [F150x10*3] = 284x100 0,36,30,10 38,0,218,82 264,31,20,20 67,90,150,10
    GX18 200x100 c - - [X C10-30x10 C20-50x10] F60x10 = 231.3333x100 0,0,135.3333,82 143.3333,36,30,10
      181.3333,36,50,10 85.6667,90,60,10
    d12 -x80 br 3 - [F20x20~v C30-50x20*2@c] [B20-80:c~v H20:c] [S B0-10^-1:r M*3:l] = 59x112 0,0,20,20 23,0,30,20
      0,28,20,66 23,28,20,66 0,102,20,10 28,102,10,10 52.5,102,6.5,10
    d53 150x- b - 0 F20x40@r [X~v F20x40*2@tl~v] = 106.6667x80 86.6667,0,20,40 0,40,90.6667,40 98.6667,40,20,40
    d64 60x60 tl - 5 [H20~v W20 H20*3@br:c~v] [S B20-80 M] [F10x60~h] = 76x110 0,0,20,20 28,0,20,20 56,0,20,20
      0,25,20,20 28,25,20,20 57.1,30,2.2,10 10,50,10,60
    """)
}
