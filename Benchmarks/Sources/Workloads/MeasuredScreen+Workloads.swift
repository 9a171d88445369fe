// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo

extension MeasuredScreen {
  /// What is measured of the screen: its first frame, each kind of change, and what becomes of a frame.
  var workloads: [Workload] {
    [first, again, change, typeSize, dark] + (pages > 0 ? [page] : []) + [
      png, fastPNG, live(change: "one state changed"),
    ]
  }

  var first: Workload {
    workload("first", "first frame, to a display list") {
      {
        let host = self.host(Self.phone)
        host.update()
        _ = host.displayList()
        return host
      }
    }
  }

  /// At a size that it has never had.
  var again: Workload {
    workload("again", "at a new size, to a display list") {
      let host = self.host(Self.phone)
      host.update()
      var sizes = NewSizes(side: 844)
      return {
        host.resize(to: sizes.next())
        _ = host.displayList()
        return host
      }
    }
  }

  var change: Workload { changed("change", "one state changed, to a display list", changing) }

  var typeSize: Workload { changed("type_size", "between two type sizes, to a display list", resized) }

  var dark: Workload {
    workload("dark", "between light and dark, to a display list") {
      let host = self.host(Self.phone)
      host.update()
      var isDark = false
      return {
        isDark.toggle()
        host.setColorScheme(isDark ? .dark : .light)
        _ = host.displayList()
        return host
      }
    }
  }

  var page: Workload {
    workload("page", "scrolled by a page of 700 points, to a display list") {
      let host = self.host(Self.phone)
      host.update()
      var page = 0
      return {
        page = page == pages ? 0 : page + 1
        host.scroll(to: CGPoint(x: 0, y: 700 * page))
        _ = host.displayList()
        return host
      }
    }
  }

  var png: Workload { png("png_3x", "a PNG file", .small) }

  var fastPNG: Workload { png("png_3x_fast", "a PNG file that is encoded fast", .fast) }

  private func png(_ name: String, _ file: String, _ mode: PNGEncoder.Mode) -> Workload {
    workload(name, "a display list to the bytes of \(file) at three pixels a point") {
      var configuration = Self.phone
      configuration.scale = 3
      let host = self.host(configuration)
      host.update()
      let list = host.displayList(onSystemBackground: true)
      return { PictureFile(try CairoRenderer().png(list, mode: mode)) }
    }
  }

  private func live(change what: String) -> Workload {
    workload("live", "\(what), to the message for a browser") {
      let client = self.live()
      return {
        client.shown.show(client.change)
        return client.shown
      }
    }
  }

  private func changed(
    _ kind: String, _ what: String, _ make: @escaping @MainActor @Sendable () -> Changing<ViewHost>
  ) -> Workload {
    workload(kind, what) {
      let screen = make()
      screen.shown.update()
      return {
        screen.change()
        screen.shown.update()
        _ = screen.shown.displayList()
        return screen.shown
      }
    }
  }

  private func workload(
    _ kind: String, _ what: String,
    prepare: @escaping @MainActor @Sendable () throws -> (@MainActor () throws -> AnyObject?)
  ) -> Workload {
    Workload("screen_\(name)/\(kind)", "\(summary): \(what)") {
      makeData()
      return try prepare()
    }
  }
}

/// Keeps bytes until the time is taken.
private final class PictureFile {
  let data: Data
  init(_ data: Data) { self.data = data }
}
