// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Marks on a slider's line.
public protocol SliderTickContent<Value> {
  associatedtype Value: BinaryFloatingPoint
  associatedtype Body: Collection where Body.Element == SliderTick<Value>

  /// The marks in their order.
  var body: Self.Body { get }
}

/// One mark on a slider's line, at a value, with a label for assistive technologies.
public struct SliderTick<V>: SliderTickContent, Identifiable, Comparable where V: BinaryFloatingPoint {
  public typealias Value = V

  /// What tells marks apart: their values.
  public struct ID: Hashable {
    let value: V
  }

  let value: V
  let label: AnyView?

  /// A mark without a label.
  public init(_ value: V) { (self.value, label) = (value, nil) }

  /// A mark with a label.
  public init(_ value: V, @ViewBuilder label: () -> some View) { (self.value, self.label) = (value, AnyView(label())) }

  /// A mark with a title.
  public init(_ titleKey: LocalizedStringKey, _ value: V) { self.init(value) { Text(titleKey) } }

  /// A mark with a title.
  @_disfavoredOverload
  public init<S>(_ title: S, _ value: V) where S: StringProtocol { self.init(value) { Text(title) } }

  /// A mark with a title.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, _ value: V) { self.init(value) { Text(titleResource) } }

  /// The mark itself.
  public var body: CollectionOfOne<SliderTick<V>> { CollectionOfOne(self) }

  /// The mark's identity: marks at the same value are the same.
  public var id: SliderTick<V>.ID { ID(value: value) }

  public static func == (lhs: SliderTick<V>, rhs: SliderTick<V>) -> Bool { lhs.value == rhs.value }

  public static func < (lhs: SliderTick<V>, rhs: SliderTick<V>) -> Bool { lhs.value < rhs.value }
}

/// Marks for the elements of a collection.
public struct SliderTickContentForEach<Data, ID, Content>: SliderTickContent
where Data: RandomAccessCollection, ID: Hashable, Content: SliderTickContent {
  public typealias Value = Content.Value

  let data: Data
  let id: (Data.Element) -> ID
  let content: (Data.Element) -> Content

  /// Marks for values, told apart by one of their properties.
  nonisolated public init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @SliderTickBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Data.Element, Data.Element == Content.Value {
    (self.data, self.id, self.content) = (data, { $0[keyPath: id] }, content)
  }

  /// Marks for values that have ids.
  nonisolated public init<V>(_ data: Data, @SliderTickBuilder<V> content: @escaping (Data.Element) -> Content)
  where ID == V.ID, V: Identifiable, V == Data.Element, Data.Element == Content.Value {
    (self.data, self.id, self.content) = (data, { $0.id }, content)
  }

  /// Marks for numbers.
  nonisolated public init<V>(
    _ data: Range<Int>, @SliderTickBuilder<V> content: @escaping (Range<Int>.Element) -> Content
  ) where Data == Range<Int>, ID == Int, V == Content.Value {
    (self.data, self.id, self.content) = (data, { $0 }, content)
  }

  /// The marks of all elements; of elements with the same id, the first's.
  public var body: [SliderTick<SliderTickContentForEach<Data, ID, Content>.Value>] {
    var seen: Set<ID> = []
    return data.filter { seen.insert(id($0)).inserted }.flatMap { Array(content($0).body) }
  }
}

/// Marks of several contents.
public struct TupleSliderTickContent<V, T>: SliderTickContent where V: BinaryFloatingPoint {
  public typealias Value = V
  public typealias TicksCollection = [SliderTick<V>]

  /// The contents.
  public var value: T
  let ticks: [SliderTick<V>]

  init(_ value: T, _ ticks: [SliderTick<V>]) { (self.value, self.ticks) = (value, ticks) }

  /// The marks of all contents.
  public var body: [SliderTick<V>] { ticks }
}

extension Optional: SliderTickContent where Wrapped: SliderTickContent {
  public typealias Value = Wrapped.Value
  public typealias TicksCollection = [SliderTick<Wrapped.Value>]

  /// The marks of what there is.
  public var body: Optional<Wrapped>.TicksCollection { map { Array($0.body) } ?? [] }
}

extension _ConditionalContent: SliderTickContent
where
  TrueContent: SliderTickContent, FalseContent: SliderTickContent, TrueContent.Value == FalseContent.Value,
  TrueContent.Body == FalseContent.Body
{
  public typealias Value = TrueContent.Value
  public typealias Body = TrueContent.Body

  /// The marks of the branch that holds.
  public var body: TrueContent.Body {
    switch storage {
    case .trueContent(let content): content.body
    case .falseContent(let content): content.body
    }
  }
}
