// SPDX-License-Identifier: Apache-2.0

extension CharacterReferences {
  /// The scalars by their names.
  static let names: [String: UInt32] = {
    var table: [String: UInt32] = [:]
    // The names of 160 to 255, in order.
    let latin = """
      nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot
      cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml
      Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig
      agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute
      ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml
      """
    for (offset, name) in latin.split(whereSeparator: \.isWhitespace).enumerated() {
      table[String(name)] = 160 + UInt32(offset)
    }
    // The Greek letters from 913 and 945; the dash is a place that no letter has.
    let greek =
      "alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigmaf sigma tau upsilon phi chi psi omega"
    for (offset, name) in greek.split(separator: " ").enumerated() {
      table[String(name)] = 945 + UInt32(offset)
      if name != "sigmaf" { table[name.prefix(1).uppercased() + name.dropFirst()] = 913 + UInt32(offset) }
    }
    let others = """
      amp 38 AMP 38 lt 60 LT 60 gt 62 GT 62 quot 34 QUOT 34 apos 39 COPY 169 REG 174 OElig 338 oelig 339 Scaron 352 scaron 353 Yuml 376
      fnof 402 circ 710 tilde 732 ensp 8194 emsp 8195 thinsp 8201 zwnj 8204 zwj 8205 lrm 8206 rlm 8207 ndash 8211 mdash 8212 lsquo 8216
      rsquo 8217 sbquo 8218 ldquo 8220 rdquo 8221 bdquo 8222 dagger 8224 Dagger 8225 bull 8226 hellip 8230 permil 8240 prime 8242
      Prime 8243 lsaquo 8249 rsaquo 8250 oline 8254 frasl 8260 euro 8364 image 8465 weierp 8472 real 8476 trade 8482 alefsym 8501
      larr 8592 uarr 8593 rarr 8594 darr 8595 harr 8596 crarr 8629 lArr 8656 uArr 8657 rArr 8658 dArr 8659 hArr 8660 forall 8704
      part 8706 exist 8707 empty 8709 nabla 8711 isin 8712 notin 8713 ni 8715 prod 8719 sum 8721 minus 8722 lowast 8727 radic 8730
      prop 8733 infin 8734 ang 8736 and 8743 or 8744 cap 8745 cup 8746 int 8747 there4 8756 sim 8764 cong 8773 asymp 8776 ne 8800
      equiv 8801 le 8804 ge 8805 sub 8834 sup 8835 nsub 8836 sube 8838 supe 8839 oplus 8853 otimes 8855 perp 8869 sdot 8901 lceil 8968
      rceil 8969 lfloor 8970 rfloor 8971 lang 10216 rang 10217 loz 9674 spades 9824 clubs 9827 hearts 9829 diams 9830 thetasym 977
      upsih 978 piv 982 Tab 9 NewLine 10 excl 33 num 35 dollar 36 percnt 37 lpar 40 rpar 41 ast 42 plus 43 comma 44 period 46 sol 47
      colon 58 semi 59 equals 61 quest 63 commat 64 lsqb 91 lbrack 91 bsol 92 rsqb 93 rbrack 93 Hat 94 lowbar 95 grave 96 lcub 123
      lbrace 123 verbar 124 vert 124 rcub 125 rbrace 125 horbar 8213 check 10003 cross 10007 star 9734 starf 9733 nbspace 160 mldr 8230
      hyphen 8208 dash 8208 numsp 8199 puncsp 8200 hairsp 8202 Scedil 350 scedil 351 Ccaron 268 ccaron 269 Zcaron 381 zcaron 382
      Lstrok 321 lstrok 322 inodot 305 imath 305 Idot 304 gbreve 287 Gbreve 286 abreve 259 Abreve 258 aogon 261 eogon 281 sacute 347
      zacute 378 zdot 380 nacute 324 cacute 263 odblac 337 udblac 369 ecaron 283 rcaron 345 uring 367
      """
    let words = others.split(whereSeparator: \.isWhitespace)
    for index in stride(from: 0, to: words.count - 1, by: 2) { table[String(words[index])] = UInt32(words[index + 1]) }
    return table
  }()
}
