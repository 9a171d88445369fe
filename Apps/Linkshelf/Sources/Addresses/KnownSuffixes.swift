// SPDX-License-Identifier: Apache-2.0

/// Endings of two labels below which other owners have their names.
///
/// It is a short list of the common ones, not the whole public list: a missing row only makes the queue visit two owners' sites one after the other.
enum KnownSuffixes {
  static let shared: Set<String> = Set(
    (national + hosting).split(whereSeparator: \.isWhitespace).map(String.init))

  private static let national = """
    co.uk org.uk me.uk ltd.uk plc.uk net.uk sch.uk ac.uk gov.uk nhs.uk police.uk
    com.cn net.cn org.cn gov.cn edu.cn ac.cn mil.cn bj.cn sh.cn gd.cn zj.cn js.cn
    com.hk net.hk org.hk gov.hk edu.hk com.tw net.tw org.tw gov.tw edu.tw idv.tw com.mo gov.mo
    co.jp ne.jp or.jp ac.jp go.jp ed.jp ad.jp gr.jp lg.jp co.kr ne.kr or.kr re.kr go.kr ac.kr pe.kr
    com.au net.au org.au gov.au edu.au id.au asn.au co.nz net.nz org.nz govt.nz ac.nz geek.nz school.nz
    co.in net.in org.in gov.in ac.in edu.in res.in firm.in gen.in co.id or.id go.id ac.id web.id com.sg gov.sg edu.sg org.sg net.sg
    com.my gov.my edu.my net.my org.my co.th or.th go.th ac.th in.th com.vn gov.vn edu.vn net.vn org.vn com.ph gov.ph edu.ph org.ph
    com.pk gov.pk edu.pk org.pk com.bd gov.bd edu.bd com.np com.lk
    com.br net.br org.br gov.br edu.br jus.br leg.br com.ar gob.ar org.ar edu.ar com.mx gob.mx org.mx edu.mx com.co gov.co edu.co org.co
    com.pe gob.pe edu.pe com.ve com.ec com.uy gub.uy com.py com.bo
    co.za org.za gov.za ac.za net.za co.ke or.ke go.ke ac.ke com.ng gov.ng edu.ng org.ng com.eg gov.eg edu.eg com.gh co.tz co.ug
    com.tr org.tr gov.tr edu.tr net.tr bel.tr co.il org.il gov.il ac.il muni.il net.il com.sa gov.sa edu.sa org.sa co.ae gov.ae ac.ae
    com.ua org.ua gov.ua edu.ua net.ua kiev.ua com.ru msk.ru spb.ru com.pl net.pl org.pl gov.pl edu.pl waw.pl com.pt gov.pt edu.pt
    co.at or.at ac.at gv.at com.es org.es nom.es gob.es edu.es com.fr gouv.fr asso.fr com.gr gov.gr edu.gr com.ro org.ro
    co.hu gov.hu com.cy com.mt gov.ie gov.it edu.it

    """

  private static let hosting = """
    github.io gitlab.io codeberg.page pages.dev workers.dev netlify.app vercel.app herokuapp.com web.app firebaseapp.com appspot.com
    blogspot.com wordpress.com tumblr.com substack.com medium.com bearblog.dev neocities.org gitbook.io readthedocs.io fly.dev onrender.com
    azurewebsites.net cloudfront.net s3.amazonaws.com githubusercontent.com surge.sh glitch.me deno.dev dreamwidth.org livejournal.com
    hatenablog.com hateblo.jp itch.io bandcamp.com bitbucket.io sourceforge.io notion.site webflow.io framer.website
    """
}
