// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A type that gives marks for a slider's line, such as one mark, or marks for each element of a collection.
public protocol SliderTickContent<Value> {
  /// The type of the slider's number.
  associatedtype Value: BinaryFloatingPoint
  /// The collection of marks that the content gives.
  associatedtype Body: Collection where Body.Element == SliderTick<Value>

  /// The marks in their order.
  var body: Self.Body { get }
}

/// One mark on a slider's line, at a value: a small dot below the line. Gnomon keeps its label and draws nothing for
/// it.
///
/// ```swift
/// struct SpeedSlider: View {
///   @State private var speed = 1.0
///
///   var body: some View {
///     Slider(value: $speed, in: 0...2) {
///       Text("Speed")
///     } ticks: {
///       SliderTick(0.5)
///       SliderTick("Normal", 1.0)
///       SliderTick(1.5)
///     }
///   }
/// }
/// ```
public struct SliderTick<V>: SliderTickContent, Identifiable, Comparable where V: BinaryFloatingPoint {
  /// The type of the slider's number.
  public typealias Value = V

  /// The identity of a mark: its value.
  public struct ID: Hashable {
    let value: V
  }

  let value: V
  let label: AnyView?

  /// Makes a mark without a label, at a value of the slider.
  public init(_ value: V) { (self.value, label) = (value, nil) }

  /// Makes a mark with a label of your own, at a value of the slider. Gnomon draws nothing for the label.
  public init(_ value: V, @ViewBuilder label: () -> some View) { (self.value, self.label) = (value, AnyView(label())) }

  /// Makes a mark with a localized title, at a value of the slider. Gnomon draws nothing for the title.
  public init(_ titleKey: LocalizedStringKey, _ value: V) { self.init(value) { Text(titleKey) } }

  /// Makes a mark with a string as its title, at a value of the slider. Gnomon draws nothing for the title.
  @_disfavoredOverload
  public init<S>(_ title: S, _ value: V) where S: StringProtocol { self.init(value) { Text(title) } }

  /// Makes a mark with a title from the app's resources, at a value of the slider. Gnomon draws nothing for the title.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, _ value: V) { self.init(value) { Text(titleResource) } }

  /// The mark by itself.
  public var body: CollectionOfOne<SliderTick<V>> { CollectionOfOne(self) }

  /// The mark's identity. Marks at the same value have the same one.
  public var id: SliderTick<V>.ID { ID(value: value) }

  /// Compares two marks by their values; their labels don't count.
  public static func == (lhs: SliderTick<V>, rhs: SliderTick<V>) -> Bool { lhs.value == rhs.value }

  /// Orders two marks by their values.
  public static func < (lhs: SliderTick<V>, rhs: SliderTick<V>) -> Bool { lhs.value < rhs.value }
}

/// Marks for the elements of a collection.
public struct SliderTickContentForEach<Data, ID, Content>: SliderTickContent
where Data: RandomAccessCollection, ID: Hashable, Content: SliderTickContent {
  /// The type of the slider's number.
  public typealias Value = Content.Value

  let data: Data
  let id: (Data.Element) -> ID
  let content: (Data.Element) -> Content

  /// Makes marks for values, with ids by a key path. Of values with the same id only the first has marks.
  nonisolated public init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @SliderTickBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Data.Element, Data.Element == Content.Value {
    (self.data, self.id, self.content) = (data, { $0[keyPath: id] }, content)
  }

  /// Makes marks for identifiable values. Of values with the same id only the first has marks.
  nonisolated public init<V>(_ data: Data, @SliderTickBuilder<V> content: @escaping (Data.Element) -> Content)
  where ID == V.ID, V: Identifiable, V == Data.Element, Data.Element == Content.Value {
    (self.data, self.id, self.content) = (data, { $0.id }, content)
  }

  /// Makes marks for the integers of a range.
  nonisolated public init<V>(
    _ data: Range<Int>, @SliderTickBuilder<V> content: @escaping (Range<Int>.Element) -> Content
  ) where Data == Range<Int>, ID == Int, V == Content.Value {
    (self.data, self.id, self.content) = (data, { $0 }, content)
  }

  /// The marks of all elements in their order; of elements with the same id, the first one's.
  public var body: [SliderTick<SliderTickContentForEach<Data, ID, Content>.Value>] {
    var seen: Set<ID> = []
    return data.filter { seen.insert(id($0)).inserted }.flatMap { Array(content($0).body) }
  }
}

/// Marks of several contents after each other, as ``SliderTickBuilder`` makes them.
public struct TupleSliderTickContent<V, T>: SliderTickContent where V: BinaryFloatingPoint {
  /// The type of the slider's number.
  public typealias Value = V
  /// The collection of the marks of all contents.
  public typealias TicksCollection = [SliderTick<V>]

  /// The contents as a tuple.
  public var value: T
  let ticks: [SliderTick<V>]

  init(_ value: T, _ ticks: [SliderTick<V>]) { (self.value, self.ticks) = (value, ticks) }

  /// The marks of all contents in their order.
  public var body: [SliderTick<V>] { ticks }
}

extension Optional: SliderTickContent where Wrapped: SliderTickContent {
  /// The type of the slider's number.
  public typealias Value = Wrapped.Value
  /// The collection of the marks that there are.
  public typealias TicksCollection = [SliderTick<Wrapped.Value>]

  /// The marks of the content; none where it is nil.
  public var body: Optional<Wrapped>.TicksCollection { map { Array($0.body) } ?? [] }
}

extension _ConditionalContent: SliderTickContent
where
  TrueContent: SliderTickContent, FalseContent: SliderTickContent, TrueContent.Value == FalseContent.Value,
  TrueContent.Body == FalseContent.Body
{
  /// The type of the slider's number.
  public typealias Value = TrueContent.Value
  /// The collection of marks that either branch gives.
  public typealias Body = TrueContent.Body

  /// The marks of the branch that was taken.
  public var body: TrueContent.Body {
    switch storage {
    case .trueContent(let content): content.body
    case .falseContent(let content): content.body
    }
  }
}
