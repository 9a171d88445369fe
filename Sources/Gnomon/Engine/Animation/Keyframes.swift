// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Tracks of keyframes, each for a part of a value.
public protocol Keyframes<Value> {
  /// The type of the whole value whose parts the tracks move.
  associatedtype Value = Self.Body.Value
  /// The type of ``body``: tracks made of others.
  associatedtype Body: Keyframes

  /// The tracks that this value is made of.
  @KeyframesBuilder<Self.Value> var body: Self.Body { get }

  /// The tracks for a value that starts as given.
  func _tracks(from start: Value) -> [_KeyframeTrackValues<Value>]
}

extension Keyframes where Body.Value == Value {
  /// The tracks of the body, for a value that starts as given.
  public func _tracks(from start: Value) -> [_KeyframeTrackValues<Value>] { body._tracks(from: start) }
}

/// A track for a part of a value that starts somewhere.
public struct _KeyframeTrackValues<Root> {
  let duration: TimeInterval
  /// Sets the part to what it is after some seconds.
  let set: (inout Root, TimeInterval) -> Void
}

/// Ends the bodies of built-in tracks.
public struct _NoTracks<Value>: Keyframes {
  /// Its own type: the chain of bodies ends here.
  public typealias Body = Self
  /// The value itself, which has no tracks.
  public var body: Self { self }
  /// No tracks.
  public func _tracks(from start: Value) -> [_KeyframeTrackValues<Value>] { [] }
}

/// Keyframes for a part of a value.
public struct KeyframeTrack<Root, Value, Content>: Keyframes
where Value == Content.Value, Content: KeyframeTrackContent {
  /// No body: the tracks are made directly.
  public typealias Body = _NoTracks<Root>
  private let keyPath: WritableKeyPath<Root, Value>
  private let content: Content

  /// Keyframes for a property.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    self.keyPath = keyPath
    self.content = content()
  }

  /// Keyframes for the whole value.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    self.init(\.self, content: content)
  }

  init(keyPath: WritableKeyPath<Root, Value>, content: Content) {
    self.keyPath = keyPath
    self.content = content
  }

  /// Nothing: the track is made directly.
  public var body: _NoTracks<Root> { _NoTracks() }

  /// The one track, for a value that starts as given.
  public func _tracks(from start: Root) -> [_KeyframeTrackValues<Root>] {
    var path = _KeyframePath<Value>(start: start[keyPath: keyPath])
    content._append(to: &path)
    path.finish(followedBy: nil)
    let (keyPath, finished) = (keyPath, path)
    return [_KeyframeTrackValues(duration: path.duration) { $0[keyPath: keyPath] = finished.value(at: $1) }]
  }
}

/// Tracks side by side.
struct KeyframeTracks<Value>: Keyframes {
  typealias Body = _NoTracks<Value>
  let make: (Value) -> [_KeyframeTrackValues<Value>]
  var body: _NoTracks<Value> { _NoTracks() }
  func _tracks(from start: Value) -> [_KeyframeTrackValues<Value>] { make(start) }
}

/// Builds tracks, or the keyframes of one track, out of statements.
@resultBuilder
public struct KeyframesBuilder<Value> {
  /// Takes keyframes as they are.
  public static func buildExpression<K>(_ expression: K) -> K where Value == K.Value, K: KeyframeTrackContent {
    expression
  }

  /// Takes tracks as they are.
  public static func buildExpression<Content>(_ expression: Content) -> Content
  where Value == Content.Value, Content: Keyframes {
    expression
  }

  /// The first statement's keyframes.
  public static func buildPartialBlock<K>(first: K) -> K where Value == K.Value, K: KeyframeTrackContent { first }

  /// The first statement's tracks.
  public static func buildPartialBlock<Content>(first: Content) -> Content
  where Value == Content.Value, Content: Keyframes {
    first
  }

  /// The keyframes so far, followed by those of the next statement.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> {
    KeyframeSequence<Value>(parts: [accumulated, next])
  }

  /// The tracks so far, with those of the next statement beside them: all run at the same time.
  public static func buildPartialBlock(
    accumulated: some Keyframes<Value>, next: some Keyframes<Value>
  ) -> some Keyframes<Value> {
    KeyframeTracks<Value> { accumulated._tracks(from: $0) + next._tracks(from: $0) }
  }

  /// The keyframes of a loop, one round after the other.
  public static func buildArray(
    _ components: [some KeyframeTrackContent<Value>]
  ) -> some KeyframeTrackContent<Value> {
    KeyframeSequence<Value>(parts: components)
  }

  /// The keyframes of an `if` whose condition is true.
  public static func buildEither<First, Second>(
    first component: First
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where Value == First.Value, First: KeyframeTrackContent, Second: KeyframeTrackContent, First.Value == Second.Value {
    KeyframeTrackContentBuilder<Value>.Conditional(first: component, second: nil)
  }

  /// The keyframes of an `else`.
  public static func buildEither<First, Second>(
    second component: Second
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where Value == First.Value, First: KeyframeTrackContent, Second: KeyframeTrackContent, First.Value == Second.Value {
    KeyframeTrackContentBuilder<Value>.Conditional(first: nil, second: component)
  }

  /// No keyframes: an empty block.
  public static func buildBlock() -> some KeyframeTrackContent<Value> where Value: Animatable {
    _NoKeyframes<Value>()
  }

  /// No tracks: an empty block.
  public static func buildBlock() -> some Keyframes<Value> { _NoTracks<Value>() }

  /// One track that moves the whole value through the block's keyframes.
  public static func buildFinalResult<Content>(_ component: Content) -> KeyframeTrack<Value, Value, Content>
  where Value == Content.Value, Content: KeyframeTrackContent {
    KeyframeTrack(keyPath: \.self, content: component)
  }

  /// The block's tracks as they are.
  public static func buildFinalResult<Content>(_ component: Content) -> Content
  where Value == Content.Value, Content: Keyframes {
    component
  }
}

/// A value's way through keyframes, to be asked at any time.
public struct KeyframeTimeline<Value> {
  private let start: Value
  private let tracks: [_KeyframeTrackValues<Value>]

  /// A timeline of tracks, for a value that starts as given.
  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    start = initialValue
    tracks = content()._tracks(from: initialValue)
  }

  /// The duration in seconds: that of the longest track.
  public var duration: TimeInterval { tracks.map(\.duration).max() ?? 0 }

  /// The value after some seconds.
  public func value(time: Double) -> Value {
    var value = start
    for track in tracks { track.set(&value, time) }
    return value
  }

  /// The value at a share of the duration, from 0 to 1.
  public func value(progress: Double) -> Value { value(time: progress * duration) }
}
