// SPDX-License-Identifier: Apache-2.0
// What sources for views want of `import Security`: the keychain. There is none: each call fails with `errSecNotAvailable`. Random bytes are real.
@_exported import GnomonFoundation
public import Gnomon
@_exported import class Gnomon.SecTrust

/// Any object, by Core Foundation's name.
public typealias CFTypeRef = AnyObject
/// True or false, by Core Foundation's name.
public typealias CFBoolean = Bool

/// It went well.
public let errSecSuccess: OSStatus = 0
/// There is no keychain.
public let errSecNotAvailable: OSStatus = -25291
/// Nothing was found.
public let errSecItemNotFound: OSStatus = -25300
/// It's there already.
public let errSecDuplicateItem: OSStatus = -25299
/// It isn't allowed.
public let errSecAuthFailed: OSStatus = -25293
/// It was cancelled.
public let errSecUserCanceled: OSStatus = -128
/// An argument is wrong.
public let errSecParam: OSStatus = -50
/// It isn't done.
public let errSecUnimplemented: OSStatus = -4
/// Bytes can't be read.
public let errSecDecode: OSStatus = -26275
/// The user can't be asked.
public let errSecInteractionNotAllowed: OSStatus = -25308
/// It isn't known.
public let errSecInternalError: OSStatus = -26276

// The keys of a keychain's items, by Security's names.
/// The item's class.
public let kSecClass: CFString = "class"
/// A password.
public let kSecClassGenericPassword: CFString = "genp"
/// A password of a server.
public let kSecClassInternetPassword: CFString = "inet"
/// A certificate.
public let kSecClassCertificate: CFString = "cert"
/// A key.
public let kSecClassKey: CFString = "keys"
/// A key with a certificate.
public let kSecClassIdentity: CFString = "idnt"
/// The account's name.
public let kSecAttrAccount: CFString = "acct"
/// The service's name.
public let kSecAttrService: CFString = "svce"
/// The server's name.
public let kSecAttrServer: CFString = "srvr"
/// A mark of your own.
public let kSecAttrGeneric: CFString = "gena"
/// A name for people.
public let kSecAttrLabel: CFString = "labl"
/// A comment.
public let kSecAttrComment: CFString = "icmt"
/// The apps that share it.
public let kSecAttrAccessGroup: CFString = "agrp"
/// Whether it's shared with other devices.
public let kSecAttrSynchronizable: CFString = "sync"
/// Both kinds.
public let kSecAttrSynchronizableAny: CFString = "syna"
/// When it can be read.
public let kSecAttrAccessible: CFString = "pdmn"
/// While the device is unlocked.
public let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
/// After it was unlocked once.
public let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
/// Always.
public let kSecAttrAccessibleAlways: CFString = "dk"
/// While the device is unlocked, on this one alone.
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
/// After it was unlocked once, on this one alone.
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
/// Where there's a code, on this one alone.
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"
/// Always, on this one alone.
public let kSecAttrAccessibleAlwaysThisDeviceOnly: CFString = "dku"
/// Who may read it.
public let kSecAttrAccessControl: CFString = "accc"
/// The item's bytes.
public let kSecValueData: CFString = "v_Data"
/// The item itself.
public let kSecValueRef: CFString = "v_Ref"
/// A mark of the item's that stays.
public let kSecValuePersistentRef: CFString = "v_PersistentRef"
/// Whether the bytes are wanted.
public let kSecReturnData: CFString = "r_Data"
/// Whether the attributes are wanted.
public let kSecReturnAttributes: CFString = "r_Attributes"
/// Whether the item is wanted.
public let kSecReturnRef: CFString = "r_Ref"
/// Whether a mark that stays is wanted.
public let kSecReturnPersistentRef: CFString = "r_PersistentRef"
/// How many are wanted.
public let kSecMatchLimit: CFString = "m_Limit"
/// One.
public let kSecMatchLimitOne: CFString = "m_LimitOne"
/// All.
public let kSecMatchLimitAll: CFString = "m_LimitAll"
/// What the user is told.
public let kSecUseOperationPrompt: CFString = "u_OpPrompt"
/// What the user is asked in.
public let kSecUseAuthenticationContext: CFString = "u_AuthCtx"
/// Whether the newer keychain is meant.
public let kSecUseDataProtectionKeychain: CFString = "nleg"
/// True, by Core Foundation's name.
public let kCFBooleanTrue: CFBoolean! = true
/// False, by Core Foundation's name.
public let kCFBooleanFalse: CFBoolean! = false

/// Says once that there is no keychain.
private func fail() -> OSStatus {
  _FrameworkLack.say("there is no keychain: Security's functions answer errSecNotAvailable.")
  return errSecNotAvailable
}

/// Adds an item. It fails with `errSecNotAvailable`.
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus { fail() }
/// Looks for items. It fails with `errSecNotAvailable`.
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
  fail()
}
/// Changes items. It fails with `errSecNotAvailable`.
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus { fail() }
/// Deletes items. It fails with `errSecNotAvailable`.
public func SecItemDelete(_ query: CFDictionary) -> OSStatus { fail() }
/// What a status means in words.
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
  switch status {
  case errSecSuccess: "No error."
  case errSecNotAvailable: "No keychain is available."
  case errSecItemNotFound: "The specified item could not be found in the keychain."
  default: "Error \(status)."
  }
}

/// Where random bytes come from, by Security's name.
public struct SecRandomRef: Sendable {}
/// The system's own.
public let kSecRandomDefault: SecRandomRef? = nil
/// Writes random bytes of the system's.
public func SecRandomCopyBytes(_ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> Int32 {
  var generator = SystemRandomNumberGenerator()
  for index in 0..<max(0, count) { bytes.storeBytes(of: generator.next(), toByteOffset: index, as: UInt8.self) }
  return errSecSuccess
}
