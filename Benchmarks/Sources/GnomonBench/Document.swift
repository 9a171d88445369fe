// SPDX-License-Identifier: Apache-2.0
import Foundation

/// `document`: BENCHMARKS.md of a file of results.
@MainActor
struct Document {
  let results: Results

  var text: String {
    """
    # Benchmarks

    Measured on \(results.date), on \(results.machine), a release build. A ratio between two rows of one run says
    something; an absolute time says it of this machine alone.

    ```console
    make bench            # measures, writes Benchmarks/Results/last.json
    make bench-compare    # the same work by other programs, with ratios
    make bench-guard      # instructions and allocations of \(Guard.workloads.count) workloads against what is kept; fails over 1 %
    make bench-document   # this page and its picture, of the last run
    cd Benchmarks && swift package benchmark --filter 'bal_10k.*'    # percentiles and baselines
    ```

    ## Trees and scenes

    Times are medians of processor time. A *node* is a line of the tree's file (`GnomonBench tree bal 1000` prints one):
    a stack with its padding, a box, a text, a spacer. `first` makes a host, evaluates, negotiates and places; `again` is a
    size that the host never had, `turns` two sizes in turn, `leaf` another width of one box, of 31 that take turns.

    The headline is `bal_…`: stacks of fixed structure, as hand-written code has them, with a text leaf that is a user's own
    `Layout`. `_text` has `Text`s of fixed metrics instead; `_foreach` is a view that contains itself, with `ForEach`. Sizes are
    questions that a node worked out; bytes are resident memory.

    | workload | ms | ns/node | allocations/node | sizes/node | bytes/node |
    |---|--:|--:|--:|--:|--:|
    \(results.measurements.filter { !$0.isChart && !$0.isScreen }.map(row).joined(separator: "\n"))

    Where a workload has no nodes, allocations and sizes are of the whole run. Below 10,000 nodes memory isn't told: the
    heap's own steps are larger.

    ![Time by the node over the number of nodes](Documentation/benchmarks.svg)

    \(Table.growth(results).map { "- \($0)" }.joined(separator: "\n"))

    ## Screens

    \(ScreensTable(results: results).text)

    ## Cold

    \(cold)

    ## From a file to a picture

    \(Self.compiling)

    ## Where the time goes

    \(Self.shares)

    ## Charts

    \(charts)

    ## Others at the same work

    \(peers)

    """
  }

  private func row(_ m: Measurement) -> String {
    let isWhole = m.nodes == 0
    let cells = [
      "`\(m.name)`", Table.number(m.time / 1e6), Table.number(m.timePerNode),
      Table.number(isWhole ? m.allocations.map(Double.init) : m.allocationsPerNode),
      Table.number(isWhole ? m.sizes.map(Double.init) : m.sizesPerNode), Table.number(m.bytesPerNode),
    ]
    return "| \(cells.joined(separator: " | ")) |"
  }

  private var charts: String {
    let own = results.measurements.filter(\.isChart)
    guard !own.isEmpty else { return "Not measured: `GnomonBench run chart`." }
    let rows = own.map { m in
      let cells = [
        "`\(m.name)`", Table.number(m.wall / 1e6), Table.number(m.time / 1e6),
        Table.number(m.time / Double(m.nodes) / 1e3),
      ]
      return "| \(cells.joined(separator: " | ")) |"
    }
    return """
      From the data to the bytes of a PNG file of 800×500 points at two pixels a point, in a process that has drawn one before, the
      median, measured on a later day than the trees and beside other work. `served` is 40 different charts of 600×300, laid out one after
      the other and drawn on all cores, as a server does.
      [What charts are](Documentation/charts.md) tells how others do at the same work; `make bench-compare` measures them.

      | workload | ms | its processor's | µs a mark |
      |---|--:|--:|--:|
      \(rows.joined(separator: "\n"))
      """
  }

  private var cold: String {
    guard let cold = results.cold else { return "Not measured." }
    return """
      A program that draws the card into a PNG file, from its start to its end: \(Table.number(cold.milliseconds)) ms on
      the wall, \(Table.number(cold.processor)) ms of processor time, \(Table.number(cold.peakMemory)) MB at most. Swift's own
      libraries are linked statically (`--static-swift-stdlib`), as a server's are, C++'s too, and the program lies at a
      fixed address (`-no-pie`), so that the loader has half as much to do. What runs at the start lies side by side
      (`make bench-order`), so that some 4 MB of the rest aren't read. A plain C program over Pango and Cairo is among the others below.
      """
  }

  /// Not part of a run: `gnomon render --timings` tells it of any file.
  private static let compiling = """
    `gnomon render --timings FILE.swift` tells what each phase took. For a file of 50 lines with stacks, a reader and a list of
    rows the goal is 3 s where it has to be compiled and 0.3 s where it hasn't changed. With a debug build of the library
    they were 2.4 s and 0.30 s, half of the latter in encoding the picture.

    With an installed command an unchanged settings screen at 3x took 763 million instructions, and takes 547 now. The runtime's search for
    conformances was 269 of them, half of that for what warnings are found out by; it is 131 now. libdeflate was 240 and is 162, on all
    processors. The loader is 66. Run 21 times each, in turns, the program takes 0.72 of the time on the wall that it took.
    """

  /// Not part of a run: `perf` and callgrind told it.
  private static let shares = """
    Counted in instructions, of which a busy machine changes nothing; shares are of samples.

    - `text_5k/first`: of 38 µs a text HarfBuzz took 22, two thirds of that in a feature for marks that none of the letters has, and Pango's
      rules for lines 4. Put together from a table of pairs, a text takes a tenth: the rest is its node, the lines and what is kept of it.
    - `screen_settings/first`: 13.4 million, now 6.9. A third was drawing the pixels of symbols that are drawn from their paths, a twelfth one
      date's formatter, a twentieth making the lines of handed views anew. What is left is flat: 22 % counts references, 15 % copies views and
      lets go of the copies, 14 % looks generic types up, 9 % is memory's, 6 % notes lines, 5 % looks values of the environment up.
    - `screen_settings/cold`: a quarter is the runtime's search for conformances. It goes through all 10,500 of the program at each question that is
      new, most of them its own, where a view's generic type is made. Gnomon's own questions were half of them.
    - `readers_1k/again`: 28.9 million, now 17. Eight of a reader's 15 objects were functions that a frame handed on for each clamped length;
      weak references made each counting of a reader slower.
    - `moving_1k/second`: 860 million for 60 frames. Two fifths draw, of which a quarter resolved the same colour twice and a quarter moved a list
      that grew; a third asks 120,000 animations how far they are.
    - `drawing/blur_3x`: 1,144 million before its four channels were blurred at once, 264 million since. Of what is left a fifth is the
      gradient below the blur, a fifth the canvas that the blur is drawn over, an eighth the bitmap's bytes in another order. The blur
      itself is a quarter: making the picture smaller, three boxes, making it large again.
    - `card/pdf`: 38.6 million, now 34.7. Two thirds are Cairo's at the page's end: it looks at all commands, then writes them. A fifth of
      all is compressing, a sixth printing numbers, an eighth the parts of fonts. The shadow's mask is kept from the second card on.
    - `screen_settings/png_3x`, 1170×2532 pixels: 71 % was compressing, and of that more than half one loop, in which libdeflate notes each byte
      within a long match. A third of the rows are long repetitions of the row above. They aren't compressed any more, which spares libdeflate
      a third of its time; what is left runs on all processors.
    - `screen_settings/png_3x_fast`: 22 % is compressing, 28 % drawing, 12 % choosing filters, 11 % bringing colours into PNG's order.
    """

  private var peers: String {
    guard let peers = results.peers, !peers.isEmpty else { return "Not measured: `make bench-compare`." }
    let rows = peers.map { peer in
      let ratio = peer.ours.map { Table.number(peer.milliseconds / $0) } ?? "–"
      let cells = [
        "`\(peer.work)`", peer.name, Table.number(peer.milliseconds), Table.number(peer.ours),
        Table.number(peer.oursProcessor), ratio,
      ]
      return "| \(cells.joined(separator: " | ")) |"
    }
    return """
      Both on the wall, in one run. Over 1, Gnomon takes less. Where its processor's time is far below, the machine had
      other things to do, and a ratio of long work says little. Typst and WeasyPrint draw no shadow.

      Yoga and Taffy lay the same trees out as flexboxes, whose rules differ: nobody asks how flexible a child is, and what
      doesn't fit sticks out, so that no text breaks and little changes with the size. Taffy finds that out from what it
      remembers; Yoga does all again, and takes longer by a factor for each level of a chain: the deepest that it manages is
      here. Yoga is the one in `poga`, with margins in place of gaps. Taffy is asked through its Python binding `stretchable`,
      whose building isn't counted. The arena probe is no peer but a floor: it negotiates plain data in C by the same rules, to
      the same frames, without views, state or identity.

      The screens are pages in Chromium, written by hand with the same texts (`Benchmarks/Compare/screens`). Its times end where the
      page's script has asked for the layout; `painted` is what the browser itself says of its work until the list of what
      is drawn is there, where Gnomon's times end. A browser lays out all rows, unless the page lets it leave those out of sight
      for later; Gnomon's lists always do. In `inbox_100k` the page keeps the rows in sight by a script. A text that the process has
      shown before is remembered by Gnomon, across hosts, and the editor's is one of 100 kB: its first time is `cold`. Chromium decodes
      pictures when it draws them, Gnomon as it reads them, and its `cold` begins in a browser that is running.
      OpenSwiftUI and SwiftCrossUI aren't in the table: at their versions of August and February 2026 neither has forms, lazy stacks and grids,
      or charts, of which nearly all the screens are made, the former lays no text out on Linux, and the latter asks GTK's widgets for sizes.

      | work | program | ms | Gnomon, ms | its processor's | ratio |
      |---|---|--:|--:|--:|--:|
      \(rows.joined(separator: "\n"))
      """
  }
}
