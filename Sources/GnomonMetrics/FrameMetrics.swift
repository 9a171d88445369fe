// SPDX-License-Identifier: Apache-2.0
#if Metrics
  public import Gnomon
  public import Metrics

  /// What hosts spend on frames, and what they count, as metrics.
  ///
  /// Each has a label that begins with `gnomon.`:
  ///
  /// | label | kind | dimensions | what |
  /// |---|---|---|---|
  /// | `gnomon.frame.duration` | timer | `phase`: a ``PhaseTimings/Phase``'s name | time of a phase of one host's frames |
  /// | `gnomon.frame.bodies`, `.measures`, `.places`, `.passes`, `.nodes` | counter | | ``Counters`` |
  /// | `gnomon.frame.warnings` | counter | `name`: the warning's | what was wrong |
  /// | `gnomon.picture.duration` | timer | `step`: `draw` or `encode`; `format` | from the display list to the file |
  /// | `gnomon.picture.bytes` | recorder | `format` | the file's size |
  ///
  /// Durations are there where ``ViewHost/Configuration/measuresPhases`` is set. Making the value asks the backend for
  /// its handlers, so keep one; recording costs what the backend's handlers cost.
  public struct FrameMetrics: Sendable {
    private let phases: [Timer]
    private let bodies, measures, places, passes, nodes: Counter
    private let dimensions: [(String, String)]
    private let factory: any MetricsFactory

    /// Asks the backend for the handlers of all metrics.
    ///
    /// - Parameters:
    ///   - dimensions: are added to each metric, such as the view's name. Few values each: a title is none.
    ///   - factory: the backend; nil is the one that `MetricsSystem` was started with.
    public init(dimensions: [(String, String)] = [], factory: (any MetricsFactory)? = nil) {
      let factory = factory ?? MetricsSystem.factory
      self.dimensions = dimensions
      self.factory = factory
      func counter(_ name: String) -> Counter {
        Counter(label: "gnomon.frame.\(name)", dimensions: dimensions, factory: factory)
      }
      phases = PhaseTimings.Phase.allCases.map { phase in
        Timer(
          label: "gnomon.frame.duration", dimensions: dimensions + [("phase", "\(phase)")],
          preferredDisplayUnit: .seconds, factory: factory)
      }
      bodies = counter("bodies")
      measures = counter("measures")
      places = counter("places")
      passes = counter("passes")
      nodes = counter("nodes")
    }

    /// Records what a host spent and counted since it was made, or since its last ``ViewHost/resetCounters()``.
    ///
    /// Reset the counters before a host is recorded again: what was recorded would be counted twice.
    @MainActor public func record(_ host: ViewHost) {
      record(host.counters, host.phaseTimings)
      for warning in host.warnings {
        Counter(
          label: "gnomon.frame.warnings", dimensions: dimensions + [("name", warning.name.rawValue)], factory: factory
        ).increment()
      }
    }

    /// Records counts, and times where there are any. Phases that took no time aren't recorded.
    public func record(_ counters: Counters, _ timings: PhaseTimings?) {
      bodies.increment(by: counters.bodies)
      measures.increment(by: counters.measures)
      places.increment(by: counters.places)
      passes.increment(by: counters.passes)
      nodes.increment(by: counters.nodes)
      guard let timings else { return }
      for phase in PhaseTimings.Phase.allCases where timings[phase] > .zero {
        phases[phase.rawValue].recordNanoseconds(timings[phase].nanoseconds)
      }
    }

    /// Records the time and the size of a picture that was made of a frame.
    ///
    /// - Parameters:
    ///   - drawing: the time from the display list to pixels; nil where it wasn't measured apart.
    ///   - encoding: the time from pixels to the file, or the whole way where `drawing` is nil.
    ///   - bytes: the file's size.
    ///   - format: the file's form: `png`, `pdf`.
    public func recordPicture(drawing: Duration?, encoding: Duration, bytes: Int, format: String) {
      func timer(_ step: String) -> Timer {
        Timer(
          label: "gnomon.picture.duration", dimensions: dimensions + [("step", step), ("format", format)],
          preferredDisplayUnit: .seconds, factory: factory)
      }
      if let drawing { timer("draw").recordNanoseconds(drawing.nanoseconds) }
      timer("encode").recordNanoseconds(encoding.nanoseconds)
      Recorder(
        label: "gnomon.picture.bytes", dimensions: dimensions + [("format", format)], aggregate: true,
        factory: factory
      ).record(bytes)
    }
  }

  extension Duration {
    fileprivate var nanoseconds: Int64 {
      let (seconds, attoseconds) = components
      let (whole, isTooLong) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
      return isTooLong ? .max : whole + attoseconds / 1_000_000_000
    }
  }
#else
  /// Nothing, where the package is built without the trait: `.package(url: "…", traits: ["Metrics"])` brings it, and
  /// swift-metrics with it.
  @available(*, unavailable, message: "add the trait 'Metrics' to the line of your manifest that names gnomon")
  public struct FrameMetrics: Sendable {}
#endif
