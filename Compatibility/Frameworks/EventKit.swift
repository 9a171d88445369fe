// SPDX-License-Identifier: Apache-2.0
// What sources for views want of `import EventKit`: permission is denied, there are no calendars, and nothing is saved.
@_exported import CoreLocation
@_exported import GnomonFoundation
import Gnomon

private func lack() { _FrameworkLack.say("EventKit has no calendars: permission is denied, and nothing is saved.") }

/// Where errors of EventKit's come from.
public let EKErrorDomain = "EKErrorDomain"
private let denial = NSError(domain: EKErrorDomain, code: 29)

/// Whether an app may see something.
public enum EKAuthorizationStatus: Int, Sendable {
  /// The user wasn't asked.
  case notDetermined
  /// It isn't possible.
  case restricted
  /// It may not.
  case denied
  /// It may see and change it.
  case fullAccess
  /// It may add to it.
  case writeOnly
  /// It may, by an older name.
  public static let authorized = EKAuthorizationStatus.fullAccess
}
/// What a calendar holds.
public enum EKEntityType: UInt, Sendable {
  /// What happens.
  case event
  /// What is to be done.
  case reminder
}
/// Which of a series is changed.
public enum EKSpan: Int, Sendable {
  /// This one.
  case thisEvent
  /// This one and those after it.
  case futureEvents
}
/// The kinds of calendars.
public enum EKCalendarType: Int, Sendable {
  /// On the device.
  case local
  /// On a server.
  case calDAV
  /// On Exchange.
  case exchange
  /// Of an address.
  case subscription
  /// Of birthdays.
  case birthday
}
/// Whether somebody is free meanwhile.
public enum EKEventAvailability: Int, Sendable {
  /// It isn't said.
  case notSupported = -1
  /// No.
  case busy
  /// Yes.
  case free
  /// Perhaps.
  case tentative
  /// They're away.
  case unavailable
}
/// Whether something happens.
public enum EKEventStatus: Int, Sendable {
  /// It isn't said.
  case none
  /// Yes.
  case confirmed
  /// Perhaps.
  case tentative
  /// No.
  case canceled
}

extension Notification.Name {
  /// The calendars have changed. Nobody posts it.
  public static let EKEventStoreChanged = Notification.Name("EKEventStoreChangedNotification")
}

/// Something of a calendar's.
open class EKObject: NSObject, @unchecked Sendable {
  override init() { super.init() }
  /// Whether it was changed: it isn't known.
  open var hasChanges: Bool { false }
  /// Whether it was never saved: true.
  open var isNew: Bool { true }
}
/// A calendar.
open class EKCalendar: EKObject, @unchecked Sendable {
  /// What it's found by.
  public let calendarIdentifier = UUID().uuidString
  /// Its name.
  open var title = ""
  /// Its colour.
  open var cgColor: CGColor!
  /// Its kind: on the device.
  open var type: EKCalendarType { .local }
  /// Whether something can be added: false.
  open var allowsContentModifications: Bool { false }
  /// A calendar of a store. It isn't saved.
  public init(for entityType: EKEntityType, eventStore: EKEventStore) { super.init() }
}
/// Something in a calendar.
open class EKCalendarItem: EKObject, @unchecked Sendable {
  /// What it's found by.
  public let calendarItemIdentifier = UUID().uuidString
  /// The calendar that it's in.
  open var calendar: EKCalendar!
  /// Its name.
  open var title: String!
  /// Where it is.
  open var location: String?
  /// Words about it.
  open var notes: String?
  /// Its page.
  open var url: URL?
  /// Where its times are.
  open var timeZone: TimeZone?
  /// When it was made: it isn't known.
  open var creationDate: Date? { nil }
  /// When it was changed: it isn't known.
  open var lastModifiedDate: Date? { nil }
  /// Whether it repeats: false.
  open var hasRecurrenceRules: Bool { false }
}
/// Something that happens.
open class EKEvent: EKCalendarItem, @unchecked Sendable {
  /// What it's found by: it was never saved.
  open var eventIdentifier: String! { nil }
  /// Whether it lasts all day.
  open var isAllDay = false
  /// When it begins.
  open var startDate: Date!
  /// When it ends.
  open var endDate: Date!
  /// Whether somebody is free meanwhile.
  open var availability = EKEventAvailability.busy
  /// Whether it happens.
  open var status: EKEventStatus { .none }
  /// Whether it's one of a series that was changed: false.
  open var isDetached: Bool { false }
  /// Something that happens. It's kept until it's saved.
  public init(eventStore: EKEventStore) { super.init() }
  /// Which of two begins first.
  open func compareStartDate(with other: EKEvent) -> ComparisonResult {
    (startDate ?? .distantPast).compare(other.startDate ?? .distantPast)
  }
}
/// Something that is to be done.
open class EKReminder: EKCalendarItem, @unchecked Sendable {
  /// Whether it's done.
  open var isCompleted = false
  /// When it was done.
  open var completionDate: Date?
  /// When it has to be done.
  open var dueDateComponents: DateComponents?
  /// When it's begun.
  open var startDateComponents: DateComponents?
  /// How much it matters, from 1 to 9; 0 isn't said.
  open var priority = 0
  /// Something that is to be done. It's kept until it's saved.
  public init(eventStore: EKEventStore) { super.init() }
}

/// The user's calendars: there are none.
open class EKEventStore: NSObject, @unchecked Sendable {
  /// Makes one.
  public override init() { super.init() }
  /// Whether the app may: denied.
  open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus { .denied }
  /// Asks the user: denied.
  open func requestAccess(to entityType: EKEntityType, completion: @escaping (Bool, (any Error)?) -> Void) {
    lack()
    completion(false, nil)
  }
  /// Asks the user: denied.
  open func requestAccess(to entityType: EKEntityType) async throws -> Bool {
    lack()
    return false
  }
  /// Asks the user: denied.
  open func requestFullAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) {
    lack()
    completion(false, nil)
  }
  /// Asks the user: denied.
  open func requestFullAccessToEvents() async throws -> Bool {
    lack()
    return false
  }
  /// Asks the user: denied.
  open func requestWriteOnlyAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) {
    lack()
    completion(false, nil)
  }
  /// Asks the user: denied.
  open func requestWriteOnlyAccessToEvents() async throws -> Bool {
    lack()
    return false
  }
  /// Asks the user: denied.
  open func requestFullAccessToReminders(completion: @escaping (Bool, (any Error)?) -> Void) {
    lack()
    completion(false, nil)
  }
  /// Asks the user: denied.
  open func requestFullAccessToReminders() async throws -> Bool {
    lack()
    return false
  }
  /// The calendars: none.
  open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
  /// The calendar of a name: nil.
  open func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }
  /// The calendar that new things go to: nil.
  open var defaultCalendarForNewEvents: EKCalendar? { nil }
  /// The calendar that new things to do go to: nil.
  open func defaultCalendarForNewReminders() -> EKCalendar? { nil }
  /// What happens by a name: nil.
  open func event(withIdentifier identifier: String) -> EKEvent? { nil }
  /// What is of a name: nil.
  open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? { nil }
  /// What is looked for between two times.
  open func predicateForEvents(
    withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: false) }
  /// What happens: nothing.
  open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
  /// Saves what happens. It throws.
  open func save(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws { try fail() }
  /// Saves what is to be done. It throws.
  open func save(_ reminder: EKReminder, commit: Bool) throws { try fail() }
  /// Takes what happens out. It throws.
  open func remove(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws { try fail() }
  /// Takes what is to be done out. It throws.
  open func remove(_ reminder: EKReminder, commit: Bool) throws { try fail() }
  /// Saves a calendar. It throws.
  open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws { try fail() }
  /// Saves all. There is nothing.
  open func commit() throws {}
  /// Forgets what wasn't saved. There is nothing.
  open func reset() {}
  private func fail() throws {
    lack()
    throw denial
  }
}
