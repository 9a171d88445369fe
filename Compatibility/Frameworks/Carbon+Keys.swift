// SPDX-License-Identifier: Apache-2.0
// The keys of a keyboard by their numbers, as Carbon has them.

/// The key A.
public let kVK_ANSI_A = 0x00
/// The key S.
public let kVK_ANSI_S = 0x01
/// The key D.
public let kVK_ANSI_D = 0x02
/// The key F.
public let kVK_ANSI_F = 0x03
/// The key H.
public let kVK_ANSI_H = 0x04
/// The key G.
public let kVK_ANSI_G = 0x05
/// The key Z.
public let kVK_ANSI_Z = 0x06
/// The key X.
public let kVK_ANSI_X = 0x07
/// The key C.
public let kVK_ANSI_C = 0x08
/// The key V.
public let kVK_ANSI_V = 0x09
/// The key B.
public let kVK_ANSI_B = 0x0B
/// The key Q.
public let kVK_ANSI_Q = 0x0C
/// The key W.
public let kVK_ANSI_W = 0x0D
/// The key E.
public let kVK_ANSI_E = 0x0E
/// The key R.
public let kVK_ANSI_R = 0x0F
/// The key Y.
public let kVK_ANSI_Y = 0x10
/// The key T.
public let kVK_ANSI_T = 0x11
/// The key 1.
public let kVK_ANSI_1 = 0x12
/// The key 2.
public let kVK_ANSI_2 = 0x13
/// The key 3.
public let kVK_ANSI_3 = 0x14
/// The key 4.
public let kVK_ANSI_4 = 0x15
/// The key 6.
public let kVK_ANSI_6 = 0x16
/// The key 5.
public let kVK_ANSI_5 = 0x17
/// The key Equal.
public let kVK_ANSI_Equal = 0x18
/// The key 9.
public let kVK_ANSI_9 = 0x19
/// The key 7.
public let kVK_ANSI_7 = 0x1A
/// The key Minus.
public let kVK_ANSI_Minus = 0x1B
/// The key 8.
public let kVK_ANSI_8 = 0x1C
/// The key 0.
public let kVK_ANSI_0 = 0x1D
/// The key Right Bracket.
public let kVK_ANSI_RightBracket = 0x1E
/// The key O.
public let kVK_ANSI_O = 0x1F
/// The key U.
public let kVK_ANSI_U = 0x20
/// The key Left Bracket.
public let kVK_ANSI_LeftBracket = 0x21
/// The key I.
public let kVK_ANSI_I = 0x22
/// The key P.
public let kVK_ANSI_P = 0x23
/// The key L.
public let kVK_ANSI_L = 0x25
/// The key J.
public let kVK_ANSI_J = 0x26
/// The key Quote.
public let kVK_ANSI_Quote = 0x27
/// The key K.
public let kVK_ANSI_K = 0x28
/// The key Semicolon.
public let kVK_ANSI_Semicolon = 0x29
/// The key Backslash.
public let kVK_ANSI_Backslash = 0x2A
/// The key Comma.
public let kVK_ANSI_Comma = 0x2B
/// The key Slash.
public let kVK_ANSI_Slash = 0x2C
/// The key N.
public let kVK_ANSI_N = 0x2D
/// The key M.
public let kVK_ANSI_M = 0x2E
/// The key Period.
public let kVK_ANSI_Period = 0x2F
/// The key Grave.
public let kVK_ANSI_Grave = 0x32
/// The key Keypad Decimal.
public let kVK_ANSI_KeypadDecimal = 0x41
/// The key Keypad Multiply.
public let kVK_ANSI_KeypadMultiply = 0x43
/// The key Keypad Plus.
public let kVK_ANSI_KeypadPlus = 0x45
/// The key Keypad Clear.
public let kVK_ANSI_KeypadClear = 0x47
/// The key Keypad Divide.
public let kVK_ANSI_KeypadDivide = 0x4B
/// The key Keypad Enter.
public let kVK_ANSI_KeypadEnter = 0x4C
/// The key Keypad Minus.
public let kVK_ANSI_KeypadMinus = 0x4E
/// The key Keypad Equals.
public let kVK_ANSI_KeypadEquals = 0x51
/// The key Keypad 0.
public let kVK_ANSI_Keypad0 = 0x52
/// The key Keypad 1.
public let kVK_ANSI_Keypad1 = 0x53
/// The key Keypad 2.
public let kVK_ANSI_Keypad2 = 0x54
/// The key Keypad 3.
public let kVK_ANSI_Keypad3 = 0x55
/// The key Keypad 4.
public let kVK_ANSI_Keypad4 = 0x56
/// The key Keypad 5.
public let kVK_ANSI_Keypad5 = 0x57
/// The key Keypad 6.
public let kVK_ANSI_Keypad6 = 0x58
/// The key Keypad 7.
public let kVK_ANSI_Keypad7 = 0x59
/// The key Keypad 8.
public let kVK_ANSI_Keypad8 = 0x5B
/// The key Keypad 9.
public let kVK_ANSI_Keypad9 = 0x5C
/// The key Return.
public let kVK_Return = 0x24
/// The key Tab.
public let kVK_Tab = 0x30
/// The key Space.
public let kVK_Space = 0x31
/// The key Delete.
public let kVK_Delete = 0x33
/// The key Escape.
public let kVK_Escape = 0x35
/// The key Right Command.
public let kVK_RightCommand = 0x36
/// The key Command.
public let kVK_Command = 0x37
/// The key Shift.
public let kVK_Shift = 0x38
/// The key Caps Lock.
public let kVK_CapsLock = 0x39
/// The key Option.
public let kVK_Option = 0x3A
/// The key Control.
public let kVK_Control = 0x3B
/// The key Right Shift.
public let kVK_RightShift = 0x3C
/// The key Right Option.
public let kVK_RightOption = 0x3D
/// The key Right Control.
public let kVK_RightControl = 0x3E
/// The key Function.
public let kVK_Function = 0x3F
/// The key F17.
public let kVK_F17 = 0x40
/// The key Volume Up.
public let kVK_VolumeUp = 0x48
/// The key Volume Down.
public let kVK_VolumeDown = 0x49
/// The key Mute.
public let kVK_Mute = 0x4A
/// The key F18.
public let kVK_F18 = 0x4F
/// The key F19.
public let kVK_F19 = 0x50
/// The key F20.
public let kVK_F20 = 0x5A
/// The key F5.
public let kVK_F5 = 0x60
/// The key F6.
public let kVK_F6 = 0x61
/// The key F7.
public let kVK_F7 = 0x62
/// The key F3.
public let kVK_F3 = 0x63
/// The key F8.
public let kVK_F8 = 0x64
/// The key F9.
public let kVK_F9 = 0x65
/// The key F11.
public let kVK_F11 = 0x67
/// The key F13.
public let kVK_F13 = 0x69
/// The key F16.
public let kVK_F16 = 0x6A
/// The key F14.
public let kVK_F14 = 0x6B
/// The key F10.
public let kVK_F10 = 0x6D
/// The key Contextual Menu.
public let kVK_ContextualMenu = 0x6E
/// The key F12.
public let kVK_F12 = 0x6F
/// The key F15.
public let kVK_F15 = 0x71
/// The key Help.
public let kVK_Help = 0x72
/// The key Home.
public let kVK_Home = 0x73
/// The key Page Up.
public let kVK_PageUp = 0x74
/// The key Forward Delete.
public let kVK_ForwardDelete = 0x75
/// The key F4.
public let kVK_F4 = 0x76
/// The key End.
public let kVK_End = 0x77
/// The key F2.
public let kVK_F2 = 0x78
/// The key Page Down.
public let kVK_PageDown = 0x79
/// The key F1.
public let kVK_F1 = 0x7A
/// The key Left Arrow.
public let kVK_LeftArrow = 0x7B
/// The key Right Arrow.
public let kVK_RightArrow = 0x7C
/// The key Down Arrow.
public let kVK_DownArrow = 0x7D
/// The key Up Arrow.
public let kVK_UpArrow = 0x7E
/// The key ISO Section.
public let kVK_ISO_Section = 0x0A
/// The key JIS Yen.
public let kVK_JIS_Yen = 0x5D
/// The key JIS Underscore.
public let kVK_JIS_Underscore = 0x5E
/// The key JIS Keypad Comma.
public let kVK_JIS_KeypadComma = 0x5F
/// The key JIS Eisu.
public let kVK_JIS_Eisu = 0x66
/// The key JIS Kana.
public let kVK_JIS_Kana = 0x68
