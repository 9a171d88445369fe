// SPDX-License-Identifier: Apache-2.0
// What sources want of `import JavaScriptCore`: there is no engine for scripts, so nobody gets a context.
@_exported import GnomonFoundation
import Gnomon

/// What scripts would run in. There is none on Linux.
open class JSVirtualMachine: NSObject {
  /// A machine that runs nothing.
  public override init() { super.init() }
}

/// Where a script would run. Nobody gets one: each `init` is nil, and says so once.
open class JSContext: NSObject {
  /// nil: scripts don't run here.
  public init!(virtualMachine: JSVirtualMachine!) {
    _FrameworkLack.say("JSContext is nil: scripts don't run here.")
    return nil
  }
  /// nil: scripts don't run here.
  public convenience init!(_none: Void = ()) { self.init(virtualMachine: nil) }
  /// The one that calls: nil.
  open class func current() -> JSContext! { nil }
  /// The one whose values are given: nil.
  open class func currentArguments() -> [Any]! { nil }
  /// The one's object for all names. There's none.
  open var globalObject: JSValue! { nil }
  /// What a script has thrown.
  open var exception: JSValue!
  /// What is told of that. It isn't called.
  open var exceptionHandler: ((JSContext?, JSValue?) -> Void)!
  /// A name for those who debug.
  open var name: String!
  /// Whether it can be looked into.
  open var isInspectable = false
  /// The machine that it belongs to: nil.
  open var virtualMachine: JSVirtualMachine! { nil }
  /// Runs a script: nil.
  @discardableResult
  open func evaluateScript(_ script: String!) -> JSValue! { nil }
  /// Runs a script of an address: nil.
  @discardableResult
  open func evaluateScript(_ script: String!, withSourceURL sourceURL: URL!) -> JSValue! { nil }
  /// The value of a name: nil.
  open func objectForKeyedSubscript(_ key: Any!) -> JSValue! { nil }
  /// Gives a name a value. Nothing is kept.
  open func setObject(_ object: Any!, forKeyedSubscript key: (any NSCopying & NSObjectProtocol)!) {}
}

/// A value of a script. Nobody gets one: each `init` is nil.
open class JSValue: NSObject {
  /// nil: scripts don't run here.
  public init!(object value: Any!, in context: JSContext!) { return nil }
  /// nil: scripts don't run here.
  public convenience init!(bool value: Bool, in context: JSContext!) { self.init(object: value, in: context) }
  /// nil: scripts don't run here.
  public convenience init!(double value: Double, in context: JSContext!) { self.init(object: value, in: context) }
  /// nil: scripts don't run here.
  public convenience init!(int32 value: Int32, in context: JSContext!) { self.init(object: value, in: context) }
  /// nil: scripts don't run here.
  public convenience init!(newObjectIn context: JSContext!) { self.init(object: nil, in: context) }
  /// nil: scripts don't run here.
  public convenience init!(newArrayIn context: JSContext!) { self.init(object: nil, in: context) }
  /// nil: scripts don't run here.
  public convenience init!(newErrorFromMessage message: String!, in context: JSContext!) {
    self.init(object: message, in: context)
  }
  /// nil: scripts don't run here.
  public convenience init!(nullIn context: JSContext!) { self.init(object: nil, in: context) }
  /// nil: scripts don't run here.
  public convenience init!(undefinedIn context: JSContext!) { self.init(object: nil, in: context) }

  /// Where it comes from: nil.
  open var context: JSContext! { nil }
  /// It as an object: nil.
  open func toObject() -> Any! { nil }
  /// It as an object of a class: nil.
  open func toObjectOf(_ expectedClass: AnyClass!) -> Any! { nil }
  /// It as a truth: false.
  open func toBool() -> Bool { false }
  /// It as a number: no number.
  open func toDouble() -> Double { .nan }
  /// It as a number: 0.
  open func toInt32() -> Int32 { 0 }
  /// It as a number: 0.
  open func toUInt32() -> UInt32 { 0 }
  /// It as a number: nil.
  open func toNumber() -> NSNumber! { nil }
  /// It as a text: nil.
  open func toString() -> String! { nil }
  /// It as a date: nil.
  open func toDate() -> Date! { nil }
  /// It as a list: nil.
  open func toArray() -> [Any]! { nil }
  /// It by names: nil.
  open func toDictionary() -> [AnyHashable: Any]! { nil }
  /// Whether it's undefined: yes.
  open var isUndefined: Bool { true }
  /// Whether it's null: no.
  open var isNull: Bool { false }
  /// Whether it's a truth: no.
  open var isBoolean: Bool { false }
  /// Whether it's a number: no.
  open var isNumber: Bool { false }
  /// Whether it's a text: no.
  open var isString: Bool { false }
  /// Whether it's an object: no.
  open var isObject: Bool { false }
  /// Whether it's a list: no.
  open var isArray: Bool { false }
  /// Whether it's a date: no.
  open var isDate: Bool { false }
  /// Calls it: nil.
  @discardableResult
  open func call(withArguments arguments: [Any]!) -> JSValue! { nil }
  /// Makes an object by it: nil.
  open func construct(withArguments arguments: [Any]!) -> JSValue! { nil }
  /// Calls one of its methods: nil.
  @discardableResult
  open func invokeMethod(_ method: String!, withArguments arguments: [Any]!) -> JSValue! { nil }
  /// The value of a name: nil.
  open func objectForKeyedSubscript(_ key: Any!) -> JSValue! { nil }
  /// The value of a place: nil.
  open func objectAtIndexedSubscript(_ index: Int) -> JSValue! { nil }
  /// Gives a name a value. Nothing is kept.
  open func setObject(_ object: Any!, forKeyedSubscript key: Any!) {}
  /// The value of a name: nil.
  open func forProperty(_ property: Any!) -> JSValue! { nil }
  /// Gives a name a value. Nothing is kept.
  open func setValue(_ value: Any!, forProperty property: Any!) {}
  /// Whether it has a name: no.
  open func hasProperty(_ property: Any!) -> Bool { false }
  /// The value of a place: nil.
  open func atIndex(_ index: Int) -> JSValue! { nil }
}

/// What scripts may see of a class. None sees it.
public protocol JSExport {}
