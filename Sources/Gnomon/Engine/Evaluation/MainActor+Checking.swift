// SPDX-License-Identifier: Apache-2.0
import Dispatch
import Foundation

private let mainQueueKey: DispatchSpecificKey<Bool> = {
  let key = DispatchSpecificKey<Bool>()
  DispatchQueue.main.setSpecific(key: key, value: true)
  return key
}()

/// True if the code runs where the main actor does. Its queue may be served by another thread than the first.
package var isOnMainActor: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueueKey) == true }
