// SPDX-License-Identifier: Apache-2.0

extension AddressRule {
  /// Parameters that are noise on one site, and may be the page itself on another.
  static let parametersOfSites: [AddressRule] = siteRows.flatMap { row in
    row.names.split(separator: " ").map { name in
      let address = "https://" + row.sites[0] + row.path
      let mark = row.path.contains("?") ? "&" : "?"
      return AddressRule(
        .removeParameter(String(name), row.scope), sites: row.sites, row.reason,
        address + mark + name.replacing("*", with: "x") + "=1", address)
    }
  }

  private struct SiteRow {
    let sites: [String]
    let names: String
    var scope: Scope = .everywhere
    let path: String
    let reason: String
  }

  private static let siteRows: [SiteRow] = [
    SiteRow(
      sites: ["youtube.com", "youtu.be"],
      names: "si pp feature ab_channel app embeds_referring_euri source_ve_path",
      path: "/watch?v=abc", reason: "YouTube's sharer and its place on the page."),
    SiteRow(
      sites: ["youtube.com", "youtu.be"],
      names: "t start index time_continue",
      scope: .key,
      path: "/watch?v=abc", reason: "The place within the video or the list."),
    SiteRow(
      sites: ["x.com", "twitter.com"],
      names: "s t cxt ref_src",
      path: "/a/status/1", reason: "X's sharer."),
    SiteRow(
      sites: ["reddit.com"],
      names: "share_id rdt correlation_id post_fullname ref_campaign ref_source",
      path: "/r/swift", reason: "Reddit's sharer."),
    SiteRow(
      sites: ["instagram.com"],
      names: "img_index",
      scope: .key,
      path: "/p/abc", reason: "The picture within the post."),
    SiteRow(
      sites: ["facebook.com"],
      names: "__tn__ __cft__* mibextid rdid share_url paipv eav fref hc_ref",
      path: "/a", reason: "Facebook's sharer."),
    SiteRow(
      sites: ["linkedin.com"],
      names: "trk trackingId lipi lici midToken midSig trkEmail refId rcm",
      path: "/in/a", reason: "LinkedIn's sharer."),
    SiteRow(
      sites: ["tiktok.com"],
      names: "_t _r is_from_webapp sender_device web_id is_copy_url tt_from u_code preview_pb",
      path: "/@a/video/1", reason: "TikTok's sharer."),
    SiteRow(
      sites: ["spotify.com"],
      names: "si nd dl_branch pi",
      path: "/track/a", reason: "Spotify's sharer."),
    SiteRow(
      sites: ["medium.com"],
      names: "source gi _branch*",
      path: "/a", reason: "Medium's way in."),
    SiteRow(
      sites: ["medium.com"],
      names: "sk",
      scope: .key,
      path: "/a", reason: "Medium's key for friends."),
    SiteRow(
      sites: ["substack.com"],
      names: "r isFreemail triedRedirect publication_id post_id showWelcomeOnShare",
      path: "/p/a", reason: "Substack's reader."),
    SiteRow(
      sites: ["nytimes.com"],
      names: "smid smtyp referringSource searchResultPosition",
      path: "/a", reason: "The paper's sharer."),
    SiteRow(
      sites: ["nytimes.com"],
      names: "unlocked_article_code",
      scope: .key,
      path: "/a", reason: "The paper's key for friends."),
    SiteRow(
      sites: ["theguardian.com"],
      names: "CMP INTCMP",
      path: "/a", reason: "The paper's campaign."),
    SiteRow(
      sites: ["bbc.co.uk", "bbc.com"],
      names: "at_* ns_* xtor",
      path: "/news/1", reason: "The BBC's campaign."),
    SiteRow(
      sites: ["washingtonpost.com"],
      names: "itid s_l",
      path: "/a", reason: "The paper's sharer."),
    SiteRow(
      sites: ["bloomberg.com"],
      names: "srnd sref leadSource",
      path: "/a", reason: "The paper's sharer."),
    SiteRow(
      sites: ["wsj.com"],
      names: "reflink mod",
      path: "/a", reason: "The paper's sharer."),
    SiteRow(
      sites: [
        "amazon.com", "amazon.de", "amazon.co.uk", "amazon.fr", "amazon.it", "amazon.es", "amazon.nl",
        "amazon.ca", "amazon.cn", "amazon.co.jp", "amazon.com.au", "amazon.in",
      ],
      names:
        "ref ref_ tag linkCode linkId pd_rd_* pf_rd_* psc qid sr sprefix crid _encoding content-id ascsubtag dib dib_tag"
        + " smid camp creative",
      path: "/dp/A1", reason: "The shop's way in."),
    SiteRow(
      sites: ["ebay.com", "ebay.de", "ebay.co.uk"],
      names: "_trkparms _trksid mkcid mkevt mkrid campid toolid customid hash amdata",
      path: "/itm/1", reason: "The shop's way in."),
    SiteRow(
      sites: ["aliexpress.com", "alibaba.com", "taobao.com", "tmall.com", "1688.com"],
      names:
        "scm scm_id pvid algo_pvid algo_exp_id ut_sk sourceType suid shareUniqueId un share_crt_v short_name bxsign cpp tk"
        + " xxc ali_refid ali_trackid",
      path: "/item?id=1", reason: "The shop's way in."),
    SiteRow(
      sites: ["jd.com"],
      names: "cu sid ad_od gx jd_pop utm_user",
      path: "/1.html", reason: "The shop's way in."),
    SiteRow(
      sites: ["etsy.com"],
      names: "click_key click_sum organic_search_click frs ga_order ga_search_type ga_view_type sts pro",
      path: "/listing/1", reason: "The shop's way in."),
    SiteRow(
      sites: ["google.com"],
      names: "ved ei sca_esv sca_upv gs_lcp gs_lp sclient sxsrf uact oq aqs rlz sourceid iflsig bih biw dpr gws_rd",
      path: "/search?q=a", reason: "Google's marks of a search."),
    SiteRow(
      sites: ["bing.com"],
      names: "form cvid qs sk sp pq sc ghsh ghacc ghpl",
      path: "/search?q=a", reason: "Bing's marks of a search."),
    SiteRow(
      sites: ["baidu.com"],
      names: "rsv_* oq inputT rqlang tn ie eqid wfr for fr sa",
      path: "/s?wd=a", reason: "Baidu's marks of a search."),
    SiteRow(
      sites: ["mp.weixin.qq.com"],
      names:
        "from scene chksm subscene sessionid clicktime enterid ascene devicetype version nettype abtest_cookie lang exportkey"
        + " pass_ticket wx_header isappinstalled srcid sharer_sharetime sharer_shareid sharer_shareinfo sharer_shareinfo_first"
        + " mpshare poc_token key uin fontgear click_id search_click_id rd2werd",
      path: "/s?__biz=a", reason: "WeChat's sharer."),
    SiteRow(
      sites: ["bilibili.com"],
      names:
        "spm_id_from vd_source from_spmid share_source share_medium share_plat share_session_id share_tag share_times share_from"
        + " unique_k bbid ts timestamp plat_id buvid is_story_h5 mid from seid bsource up_id trackid",
      path: "/video/BV1", reason: "Bilibili's sharer."),
    SiteRow(
      sites: ["bilibili.com"],
      names: "t",
      scope: .key,
      path: "/video/BV1", reason: "The place within the video."),
    SiteRow(
      sites: ["zhihu.com"],
      names: "share_code utm_psn hybrid_search_source hybrid_search_extra s_r s_s_i",
      path: "/question/1", reason: "Zhihu's sharer."),
    SiteRow(
      sites: ["weibo.com", "weibo.cn"],
      names: "sourcetype from wvr luicode lfid featurecode refer_flag",
      path: "/1/a", reason: "Weibo's sharer."),
    SiteRow(
      sites: ["xiaohongshu.com"],
      names:
        "xhsshare appuid apptime app_platform app_version author_share share_from_user_hidden shareRedId share_id source exSource"
        + " verifyUuid wechatWid wechatOrigin",
      path: "/explore/1", reason: "Xiaohongshu's sharer."),
    SiteRow(
      sites: ["xiaohongshu.com"],
      names: "xsec_token xsec_source",
      scope: .key,
      path: "/explore/1", reason: "Xiaohongshu's key for the page."),
    SiteRow(
      sites: ["douyin.com"],
      names:
        "previous_page share_sign share_version timestamp from_aid from_ssr region titleType with_sec_did u_code did iid mid",
      path: "/video/1", reason: "Douyin's sharer."),
    SiteRow(
      sites: ["toutiao.com"],
      names: "tt_from upstream_biz share_did share_uid timestamp req_id use_new_style wxshare_count log_from app in_tfs"
        + " channel",
      path: "/article/1", reason: "Toutiao's sharer."),
    SiteRow(
      sites: ["juejin.cn"],
      names: "searchId from",
      path: "/post/1", reason: "Juejin's way in."),
    SiteRow(
      sites: ["csdn.net"],
      names: "spm ops_request_misc request_id biz_id",
      path: "/a/article/details/1", reason: "CSDN's way in."),
    SiteRow(
      sites: ["163.com"],
      names: "spss spsnuid spsdevid spsvid spsshare spsts spstoken clickfrom",
      path: "/a.html", reason: "NetEase's sharer."),
    SiteRow(
      sites: ["apple.com"],
      names: "itsct itscg app at ct pt",
      path: "/app/a", reason: "Apple's campaign."),
    SiteRow(
      sites: ["imdb.com"],
      names: "ref_ pf_rd_*",
      path: "/title/1", reason: "IMDb's place on the page."),
    SiteRow(
      sites: ["vimeo.com"],
      names: "share fl fe",
      path: "/1", reason: "Vimeo's sharer."),
    SiteRow(
      sites: ["stackoverflow.com", "stackexchange.com", "superuser.com", "serverfault.com"],
      names: "noredirect lq rq",
      path: "/questions/1", reason: "The place on the page."),
    SiteRow(
      sites: ["wikipedia.org"],
      names: "wprov wvprov",
      path: "/wiki/A", reason: "Wikipedia's way in."),
    SiteRow(
      sites: ["twitch.tv"],
      names: "tt_content tt_medium",
      path: "/a", reason: "Twitch's way in."),
    SiteRow(
      sites: ["github.com"],
      names: "email_source email_token notification_referrer_id ref_cta ref_loc ref_page",
      path: "/a/b", reason: "GitHub's mails."),
    SiteRow(
      sites: ["quora.com"],
      names: "ch oid srid share target_type top_ans",
      path: "/a", reason: "Quora's sharer."),
    SiteRow(
      sites: ["booking.com"],
      names: "aid label sid srpvid ucfs",
      path: "/hotel/a", reason: "The shop's way in."),
    SiteRow(
      sites: ["soundcloud.com"],
      names: "si ref p c",
      path: "/a/b", reason: "SoundCloud's sharer."),
    SiteRow(
      sites: ["ted.com"],
      names: "rid language_detection",
      path: "/talks/a", reason: "TED's way in."),
    SiteRow(
      sites: ["goodreads.com"],
      names: "from_search from_srp qid rank ac",
      path: "/book/1", reason: "Goodreads' way in."),
    SiteRow(
      sites: ["wsj.com"],
      names: "st",
      scope: .key,
      path: "/a", reason: "The paper's key for friends."),
    SiteRow(
      sites: ["washingtonpost.com"],
      names: "pwapi_token",
      scope: .key,
      path: "/a", reason: "The paper's key for friends."),
    SiteRow(
      sites: ["bloomberg.com"],
      names: "accessToken",
      scope: .key,
      path: "/a", reason: "The paper's key for friends."),
  ]
}
