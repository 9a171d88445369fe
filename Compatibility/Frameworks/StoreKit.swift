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

/// What was bought. No value of it can be had.
public struct Transaction: Identifiable, Hashable, Sendable {
  /// Its number.
  public let id: UInt64
  /// The number of the first one.
  public let originalID: UInt64
  /// The product.
  public let productID: String
  /// What kind the product is.
  public let productType: Product.ProductType
  /// The group of subscriptions.
  public let subscriptionGroupID: String?
  /// When it was bought.
  public let purchaseDate: Date
  /// When it was bought first.
  public let originalPurchaseDate: Date
  /// When it ends.
  public let expirationDate: Date?
  /// When it was taken back.
  public let revocationDate: Date?
  /// Whether something better took its place.
  public let isUpgraded: Bool
  /// The account that it's for, by the app's own mark.
  public let appAccountToken: UUID?
  /// How many.
  public let purchasedQuantity: Int
  /// Ends it. There is none to end.
  public func finish() async {}

  /// Transactions as they come: none.
  public static var updates: StoreSequence<VerificationResult<Transaction>> { StoreSequence() }
  /// Transactions that give a right to something: none.
  public static var currentEntitlements: StoreSequence<VerificationResult<Transaction>> { StoreSequence() }
  /// Transactions that weren't ended: none.
  public static var unfinished: StoreSequence<VerificationResult<Transaction>> { StoreSequence() }
  /// All transactions: none.
  public static var all: StoreSequence<VerificationResult<Transaction>> { StoreSequence() }
  /// The last transaction of a product: nil.
  public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
  /// The transaction that gives a right to a product: nil.
  public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? { nil }
}

/// A sequence of the store's that has nothing in it.
public struct StoreSequence<Element: Sendable>: AsyncSequence, Sendable {
  init() {}
  /// Gives nothing.
  public struct AsyncIterator: AsyncIteratorProtocol {
    /// nil.
    public mutating func next() async -> Element? { nil }
  }
  /// What gives nothing.
  public func makeAsyncIterator() -> AsyncIterator {
    _FrameworkLack.say("StoreKit has no store: there are no transactions.")
    return AsyncIterator()
  }
}

/// Whether the store has signed something.
public enum VerificationResult<SignedType> {
  /// It hasn't, or wrongly.
  case unverified(SignedType, VerificationError)
  /// It has.
  case verified(SignedType)

  /// Why it isn't the store's.
  public enum VerificationError: Error, Hashable, Sendable {
    /// The signature is another's.
    case invalidSignature
    /// The certificates are others'.
    case invalidCertificateChain
    /// It was signed for another device.
    case invalidDeviceVerification
  }
  /// What was signed. It throws where it isn't the store's.
  public var payloadValue: SignedType {
    get throws {
      switch self {
      case .verified(let value): return value
      case .unverified(_, let error): throw error
      }
    }
  }
  /// What was signed, by whomever.
  public var unsafePayloadValue: SignedType {
    switch self {
    case .verified(let value), .unverified(let value, _): value
    }
  }
}
extension VerificationResult: Equatable where SignedType: Equatable {}
extension VerificationResult: Hashable where SignedType: Hashable {}
extension VerificationResult: Sendable where SignedType: Sendable {}

/// The store: there is none.
public enum AppStore {
  /// Whether the user may buy: false.
  public static var canMakePayments: Bool { false }
  /// Asks the store for what was bought. It fails.
  public static func sync() async throws { throw StoreKitError.notAvailableInStorefront }
  /// Asks for a review. Nothing happens.
  @MainActor public static func requestReview(in scene: UIWindowScene) {
    _FrameworkLack.say("AppStore.requestReview(in:) asks nobody: there is no store.")
  }
  /// Shows the subscriptions. It fails.
  @MainActor public static func showManageSubscriptions(in scene: UIWindowScene) async throws {
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

// MARK: - Views

/// A shop of subscriptions: its name is drawn.
public struct SubscriptionStoreView<Content>: View where Content: View {
  private init() {}
  /// The view's name.
  public var body: some View { _FrameworkPlaceholder(name: "SubscriptionStoreView", reason: "There is no store") }
}
extension SubscriptionStoreView where Content == EmptyView {
  /// A shop of a group of subscriptions.
  public init(groupID: String) { self.init() }
  /// A shop of products.
  public init(productIDs: some Collection<String>) { self.init() }
}
extension SubscriptionStoreView {
  /// A shop of a group of subscriptions, with a view of your own. That isn't drawn.
  public init(groupID: String, @ViewBuilder marketingContent: () -> Content) { self.init() }
}
/// A shop of products: its name is drawn.
public struct StoreView: View {
  /// A shop of products.
  public init(ids: some Collection<String>) {}
  /// The view's name.
  public var body: some View { _FrameworkPlaceholder(name: "StoreView", reason: "There is no store") }
}
/// A product: the view's name is drawn.
public struct ProductView: View {
  /// A product by the name that it's found by.
  public init(id: String) {}
  /// A product by the name that it's found by, with a picture of your own. That isn't drawn.
  public init(id: String, @ViewBuilder icon: () -> some View) {}
  /// The view's name.
  public var body: some View { _FrameworkPlaceholder(name: "ProductView", reason: "There is no store") }
}
/// How a product's view looks.
@preconcurrency @MainActor
public protocol ProductViewStyle {}
/// A product's view that takes little room.
public struct CompactProductViewStyle: ProductViewStyle {}
/// A product's view as it's usual.
public struct RegularProductViewStyle: ProductViewStyle {}
/// A product's view that takes much room.
public struct LargeProductViewStyle: ProductViewStyle {}
extension ProductViewStyle where Self == CompactProductViewStyle {
  /// Little room.
  public static var compact: CompactProductViewStyle { CompactProductViewStyle() }
}
extension ProductViewStyle where Self == RegularProductViewStyle {
  /// As it's usual.
  public static var regular: RegularProductViewStyle { RegularProductViewStyle() }
}
extension ProductViewStyle where Self == LargeProductViewStyle {
  /// Much room.
  public static var large: LargeProductViewStyle { LargeProductViewStyle() }
}
extension View {
  /// How products' views look. It has no effect.
  nonisolated public func productViewStyle(_ style: some ProductViewStyle) -> some View { self }
  /// Shows the user's subscriptions. It doesn't.
  nonisolated public func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View { self }
  /// Calls for a purchase. There is none.
  nonisolated public func onInAppPurchaseCompletion(
    perform action: ((Product, Result<Product.PurchaseResult, any Error>) async -> Void)?
  ) -> some View { self }
  /// Calls for what was subscribed to. It isn't called.
  nonisolated public func subscriptionStatusTask(
    for groupID: String, priority: TaskPriority = .medium,
    action: @escaping (EntitlementTaskState<[Product.SubscriptionInfo.Status]>) async -> Void
  ) -> some View { self }
}
/// How far a question to the store has come.
public enum EntitlementTaskState<Value> {
  /// It's being asked.
  case loading
  /// It failed.
  case failure(any Error)
  /// The answer.
  case success(Value)
  /// The answer; nil before there is one.
  public var value: Value? { if case .success(let value) = self { value } else { nil } }
}

/// A purchase by its older name. There is none.
open class SKPaymentQueue: NSObject {
  /// Whether the user may buy: false.
  public class func canMakePayments() -> Bool { false }
}
/// What asks for a review, by its older name. It doesn't.
public enum SKStoreReviewController {
  /// Asks for a review. Nothing happens.
  @MainActor public static func requestReview() {}
  /// Asks for a review. Nothing happens.
  @MainActor public static func requestReview(in windowScene: UIWindowScene) {}
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
