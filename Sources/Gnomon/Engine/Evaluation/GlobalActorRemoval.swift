// SPDX-License-Identifier: Apache-2.0
/// An actor that nothing runs on. It only contradicts the main actor where a protocol has both.
@globalActor
public actor _UnusedActor {
  /// The one actor of this type.
  public static let shared = _UnusedActor()
}

/// Leaves the types that conform to this and to a protocol of the main actor without an isolation.
///
/// A shape is a view, whose body belongs to the main actor; its path is asked for anywhere, and so are a geometry effect's
/// transforms. Without this, a module whose default isolation is the main actor couldn't declare one.
@_marker
@_UnusedActor
public protocol _RemoveGlobalActorIsolation {}
