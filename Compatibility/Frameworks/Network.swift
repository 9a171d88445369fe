// SPDX-License-Identifier: Apache-2.0
// What sources for views want of `import Network`: whether there is a way to the network. It isn't watched, and nothing is connected.
@_exported import GnomonFoundation
import Gnomon

/// A way to the network. Whether there is one isn't known: it counts as one that has to be tried.
public struct NWPath: Equatable, Sendable {
  /// Whether there is a way.
  public enum Status: Sendable {
    /// There is.
    case satisfied
    /// There isn't.
    case unsatisfied
    /// It has to be tried.
    case requiresConnection
  }
  /// Why there is no way.
  public enum UnsatisfiedReason: Sendable {
    /// It isn't known.
    case notAvailable
    /// A setting of the mobile network.
    case cellularDenied
    /// A setting of the wireless network.
    case wifiDenied
    /// The local network is denied.
    case localNetworkDenied
  }
  /// Whether there is a way: it has to be tried.
  public let status = Status.requiresConnection
  /// Why there is no way: it isn't known.
  public let unsatisfiedReason = UnsatisfiedReason.notAvailable
  /// Whether it costs much: false.
  public let isExpensive = false
  /// Whether people asked to save data: false.
  public let isConstrained = false
  /// Whether addresses are of the fourth version: false, it isn't known.
  public let supportsIPv4 = false
  /// Whether addresses are of the sixth version: false, it isn't known.
  public let supportsIPv6 = false
  /// Whether names are found: false, it isn't known.
  public let supportsDNS = false
  /// The devices that it uses: none are known.
  public var availableInterfaces: [NWInterface] { [] }
  /// Whether it uses a kind of device: false.
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { false }
}

/// A device of the network.
public struct NWInterface: Hashable, Sendable {
  /// The kinds.
  public enum InterfaceType: Sendable {
    /// Another one.
    case other
    /// A wireless network.
    case wifi
    /// A mobile network.
    case cellular
    /// A cable.
    case wiredEthernet
    /// The machine itself.
    case loopback
  }
  /// The kind.
  public let type: InterfaceType
  /// The name.
  public let name: String
}

/// What watches the way to the network. It tells once that the way has to be tried, and says so.
public final class NWPathMonitor: @unchecked Sendable {
  private let lock = NSLock()
  private var handler: (@Sendable (NWPath) -> Void)?
  private var queue: DispatchQueue?
  /// What watches all devices.
  public init() {}
  /// What watches a kind of devices.
  public init(requiredInterfaceType: NWInterface.InterfaceType) {}
  /// What watches all devices but some kinds.
  public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {}
  /// The way: it has to be tried.
  public var currentPath: NWPath { NWPath() }
  /// What is told of a change.
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
    get { lock.withLock { handler } }
    set { lock.withLock { handler = newValue } }
  }
  /// Begins to watch: the way is told once.
  public func start(queue: DispatchQueue) {
    _FrameworkLack.say("Network doesn't watch the way to the network: it counts as one that has to be tried.")
    lock.withLock { self.queue = queue }
    queue.async { [weak self] in self?.pathUpdateHandler?(NWPath()) }
  }
  /// Ends that.
  public func cancel() { pathUpdateHandler = nil }
}
