// SPDX-License-Identifier: Apache-2.0
// What sources for views want of `import StoreKit`: there is no store. Nothing is bought, and nothing was.
@_exported import GnomonFoundation
public import Gnomon

/// Why something isn't bought.
public enum StoreKitError: Error, Sendable {
  /// It isn't known.
  case unknown
  /// The user ended it.
  case userCancelled
  /// There is no network.
  case networkError(URLError)
  /// There is no such store.
  case notAvailableInStorefront
}
/// What can be bought: nothing. No value of it can be had.
public struct Product: Identifiable, Hashable, Sendable {
  /// The name that it's found by.
  public let id: String
  /// The name.
  public let displayName: String
  /// What it is.
  public let description: String
  /// The price.
  public let price: Decimal
  /// The price in words.
  public let displayPrice: String
  /// What kind it is.
  public let type: ProductType
  /// What a subscription brings; nil for other products.
  public let subscription: SubscriptionInfo?
  /// Whether the family shares it.
  public let isFamilyShareable: Bool

  /// How the price is written.
  public var priceFormatStyle: Decimal.FormatStyle.Currency { .currency(code: "USD") }
  /// How a subscription's period is written.
  public var subscriptionPeriodFormatStyle: SubscriptionPeriod.FormatStyle { SubscriptionPeriod.FormatStyle() }
  /// How the unit of a subscription's period is written.
  public var subscriptionPeriodUnitFormatStyle: SubscriptionPeriod.Unit.FormatStyle {
    SubscriptionPeriod.Unit.FormatStyle()
  }
  /// The transaction that came last: nil.
  public var latestTransaction: VerificationResult<Transaction>? { get async { nil } }
  /// The transaction that gives a right to it: nil.
  public var currentEntitlement: VerificationResult<Transaction>? { get async { nil } }

  /// Looks for products. It fails: there is no store.
  public static func products(for identifiers: some Collection<String> & Sendable) async throws -> [Product] {
    _FrameworkLack.say("StoreKit has no store: products can't be looked for, and nothing is bought.")
    throw StoreKitError.notAvailableInStorefront
  }
  /// Buys it. It fails: there is no store.
  public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
    throw StoreKitError.notAvailableInStorefront
  }

  /// A kind of product.
  public struct ProductType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A kind of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// It's used up.
    public static let consumable = ProductType(rawValue: "Consumable")
    /// It lasts.
    public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
    /// A subscription that ends.
    public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
    /// A subscription that goes on.
    public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
  }

  /// What is asked for with a purchase.
  public struct PurchaseOption: Hashable, Sendable {
    private let name: String
    /// The account that it's for, by the app's own mark.
    public static func appAccountToken(_ token: UUID) -> PurchaseOption { PurchaseOption(name: token.uuidString) }
    /// How many.
    public static func quantity(_ quantity: Int) -> PurchaseOption { PurchaseOption(name: "\(quantity)") }
  }

  /// How a purchase ended. None does.
  public enum PurchaseResult: Sendable {
    /// It's bought.
    case success(VerificationResult<Transaction>)
    /// The user ended it.
    case userCancelled
    /// Someone has to allow it.
    case pending
  }

  /// How long a part of a subscription lasts.
  public struct SubscriptionPeriod: Hashable, Sendable {
    /// The units.
    public enum Unit: Hashable, Sendable {
      /// A day.
      case day
      /// A week.
      case week
      /// A month.
      case month
      /// A year.
      case year
      /// The unit's name, in English.
      public var localizedDescription: String { "\(self)" }
      /// The unit in a style.
      public func formatted(_ style: FormatStyle) -> String { style.format(self) }
      /// How a unit is written. There is none to write.
      public struct FormatStyle: Hashable, Sendable {
        /// The unit's name, in English.
        public func format(_ value: Unit) -> String { "\(value)" }
      }
    }
    /// The unit.
    public let unit: Unit
    /// How many of it.
    public let value: Int

    /// How a period is written. There is none to write.
    public struct FormatStyle: Hashable, Sendable {
      /// The number and the unit.
      public func format(_ value: SubscriptionPeriod) -> String { "\(value.value) \(value.unit)" }
    }
  }

  /// What a subscription brings. No value of it can be had.
  public struct SubscriptionInfo: Hashable, Sendable {
    /// The group of subscriptions that it belongs to.
    public let subscriptionGroupID: String
    /// How long it lasts.
    public let subscriptionPeriod: SubscriptionPeriod
    /// What is offered to who begins.
    public let introductoryOffer: SubscriptionOffer?
    /// What is offered at other times.
    public let promotionalOffers: [SubscriptionOffer]
    /// Whether the user may have what is offered to who begins: false.
    public var isEligibleForIntroOffer: Bool { get async { false } }
    /// How the subscriptions stand. It fails.
    public var status: [Status] { get async throws { throw StoreKitError.notAvailableInStorefront } }
    /// How the subscriptions of a group stand. It fails.
    public static func status(for groupID: String) async throws -> [Status] {
      _FrameworkLack.say("StoreKit has no store: nobody has subscribed to anything.")
      throw StoreKitError.notAvailableInStorefront
    }
    /// Whether the user may have what is offered to who begins: false.
    public static func isEligibleForIntroOffer(for groupID: String) async -> Bool { false }

    /// Whether a subscription goes on.
    public struct RenewalState: RawRepresentable, Hashable, Sendable {
      /// The number.
      public let rawValue: Int
      /// A state of a number.
      public init(rawValue: Int) { self.rawValue = rawValue }
      /// It goes on.
      public static let subscribed = RenewalState(rawValue: 1)
      /// It has ended.
      public static let expired = RenewalState(rawValue: 2)
      /// It wasn't paid yet.
      public static let inBillingRetryPeriod = RenewalState(rawValue: 3)
      /// It wasn't paid yet, and goes on.
      public static let inGracePeriod = RenewalState(rawValue: 4)
      /// It was taken back.
      public static let revoked = RenewalState(rawValue: 5)
    }

    /// What happens at the end of a period.
    public struct RenewalInfo: Hashable, Sendable {
      /// What was bought first.
      public let originalTransactionID: UInt64
      /// The product.
      public let currentProductID: String
      /// Whether it goes on.
      public let willAutoRenew: Bool
      /// The product that follows.
      public let autoRenewPreference: String?
    }

    /// How a subscription stands.
    public struct Status: Hashable, Sendable {
      /// Whether it goes on.
      public let state: RenewalState
      /// What was bought.
      public let transaction: VerificationResult<Transaction>
      /// What happens at the end of the period.
      public let renewalInfo: VerificationResult<RenewalInfo>
      /// Changes of how subscriptions stand: none.
      public static var updates: StoreSequence<Status> { StoreSequence() }
    }
  }

  /// What is offered for a subscription.
  public struct SubscriptionOffer: Hashable, Sendable {
    /// The name that it's found by.
    public let id: String?
    /// The price.
    public let price: Decimal
    /// The price in words.
    public let displayPrice: String
    /// How long it lasts.
    public let period: SubscriptionPeriod
    /// How many periods.
    public let periodCount: Int
    /// How it's paid.
    public let paymentMode: PaymentMode

    /// How an offer is paid.
    public struct PaymentMode: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String
      /// A way of a name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// It's free at first.
      public static let freeTrial = PaymentMode(rawValue: "FreeTrial")
      /// Each period is paid.
      public static let payAsYouGo = PaymentMode(rawValue: "PayAsYouGo")
      /// It's paid once.
      public static let payUpFront = PaymentMode(rawValue: "PayUpFront")
    }
  }
}

/// The store: there is none.
public enum AppStore {
  /// Whether the user may buy: false.
  public static var canMakePayments: Bool { false }
  /// Asks the store for what was bought. It fails.
  public static func sync() async throws { throw StoreKitError.notAvailableInStorefront }
  /// Asks for a review. Nothing happens.
  @preconcurrency @MainActor public static func requestReview(in scene: UIWindowScene) {
    _FrameworkLack.say("AppStore.requestReview(in:) asks nobody: there is no store.")
  }
  /// Shows the subscriptions. It fails.
  @preconcurrency @MainActor public static func showManageSubscriptions(in scene: UIWindowScene) async throws {
    throw StoreKitError.notAvailableInStorefront
  }
}

/// The country of a store.
public struct Storefront: Hashable, Sendable {
  /// The name that it's found by.
  public let id: String
  /// The country, by three letters.
  public let countryCode: String
  /// The store that the user buys in: nil.
  public static var current: Storefront? { get async { nil } }
  /// Changes of the store: none.
  public static var updates: StoreSequence<Storefront> { StoreSequence() }
}

/// A purchase by its older name. There is none.
open class SKPaymentQueue: NSObject {
  /// Whether the user may buy: false.
  public class func canMakePayments() -> Bool { false }
}
/// What asks for a review, by its older name. It doesn't.
public enum SKStoreReviewController {
  /// Asks for a review. Nothing happens.
  @preconcurrency @MainActor public static func requestReview() {}
  /// Asks for a review. Nothing happens.
  @preconcurrency @MainActor public static func requestReview(in windowScene: UIWindowScene) {}
}
/// Asks for a review. Nothing happens.
@MainActor
public struct RequestReviewAction: Sendable {
  nonisolated init() {}
  /// Asks for a review. Nothing happens, and a warning says so once.
  public func callAsFunction() { _FrameworkLack.say("requestReview() asks nobody: there is no store.") }
}
extension EnvironmentValues {
  /// Asks for a review. Nothing happens.
  public var requestReview: RequestReviewAction { RequestReviewAction() }
}
