// SPDX-License-Identifier: Apache-2.0

extension AddressRule {
  static let parameters: [AddressRule] = parametersAnywhere + parametersOfSites

  /// Parameters that mean the same on every site.
  private static let parametersAnywhere: [AddressRule] = [
    .init(
      .removeParameter("utm_*", .everywhere), "Google Analytics' campaign marks.", "https://example.com/a?utm_x=1&z=2",
      "https://example.com/a?z=2"),
    .init(
      .removeParameter("fbclid", .everywhere), "Facebook's click.", "https://example.com/a?fbclid=1&z=2",
      "https://example.com/a?z=2"),
    .init(
      .removeParameter("gclid", .everywhere), "Google's click.", "https://example.com/a?gclid=1&z=2",
      "https://example.com/a?z=2"),
    .init(
      .removeParameter("gclsrc", .everywhere), "Google's click.", "https://example.com/a?gclsrc=1&z=2",
      "https://example.com/a?z=2"),
    .init(
      .removeParameter("gbraid", .everywhere), "Google's click.", "https://example.com/a?gbraid=1&z=2",
      "https://example.com/a?z=2"),
    .init(
      .removeParameter("wbraid", .everywhere), "Google's click.", "https://example.com/a?wbraid=1&z=2",
      "https://example.com/a?z=2"),
    .init(
      .removeParameter("gad_source", .everywhere), "Google's click.", "https://example.com/a?gad_source=1&z=2",
      "https://example.com/a?z=2"),
    .init(
      .removeParameter("gad_campaignid", .everywhere), "Google's campaign.",
      "https://example.com/a?gad_campaignid=1&z=2", "https://example.com/a?z=2"),
    .init(
      .removeParameter("dclid", .everywhere), "Google's click.", "https://example.com/a?dclid=1&z=2",
      "https://example.com/a?z=2"),
    .init(
      .removeParameter("msclkid", .everywhere), "Microsoft's click.", "https://example.com/a?msclkid=1&z=2",
      "https://example.com/a?z=2"),
    .init(
      .removeParameter("twclid", .everywhere), "X's click.", "https://example.com/a?twclid=1&z=2",
      "https://example.com/a?z=2"),
    .init(
      .removeParameter("ttclid", .everywhere), "TikTok's click.", "https://example.com/a?ttclid=1&z=2",
      "https://example.com/a?z=2"),
    .init(
      .removeParameter("li_fat_id", .everywhere), "LinkedIn's click.", "https://example.com/a?li_fat_id=1&z=2",
      "https://example.com/a?z=2"),
    .init(
      .removeParameter("epik", .everywhere), "Pinterest's click.", "https://example.com/a?epik=1&z=2",
      "https://example.com/a?z=2"),
    .init(
      .removeParameter("rdt_cid", .everywhere), "Reddit's click.", "https://example.com/a?rdt_cid=1&z=2",
      "https://example.com/a?z=2"),
    .init(
      .removeParameter("ScCid", .everywhere), "Snapchat's click.", "https://example.com/a?ScCid=1&z=2",
      "https://example.com/a?z=2"),
    .init(
      .removeParameter("yclid", .everywhere), "Yandex's click.", "https://example.com/a?yclid=1&z=2",
      "https://example.com/a?z=2"),
    .init(
      .removeParameter("ysclid", .everywhere), "Yandex's click.", "https://example.com/a?ysclid=1&z=2",
      "https://example.com/a?z=2"),
    .init(
      .removeParameter("_openstat", .everywhere), "Yandex's campaign.", "https://example.com/a?_openstat=1&z=2",
      "https://example.com/a?z=2"),
    .init(
      .removeParameter("bd_vid", .everywhere), "Baidu's click.", "https://example.com/a?bd_vid=1&z=2",
      "https://example.com/a?z=2"),
    .init(
      .removeParameter("qhclickid", .everywhere), "360's click.", "https://example.com/a?qhclickid=1&z=2",
      "https://example.com/a?z=2"),
    .init(
      .removeParameter("mc_cid", .everywhere), "Mailchimp's campaign.", "https://example.com/a?mc_cid=1&z=2",
      "https://example.com/a?z=2"),
    .init(
      .removeParameter("mc_eid", .everywhere), "Mailchimp's reader.", "https://example.com/a?mc_eid=1&z=2",
      "https://example.com/a?z=2"),
    .init(
      .removeParameter("ml_subscriber", .everywhere), "MailerLite's reader.",
      "https://example.com/a?ml_subscriber=1&z=2", "https://example.com/a?z=2"),
    .init(
      .removeParameter("ml_subscriber_hash", .everywhere), "MailerLite's reader.",
      "https://example.com/a?ml_subscriber_hash=1&z=2", "https://example.com/a?z=2"),
    .init(
      .removeParameter("mkt_tok", .everywhere), "Marketo's reader.", "https://example.com/a?mkt_tok=1&z=2",
      "https://example.com/a?z=2"),
    .init(
      .removeParameter("_hsenc", .everywhere), "HubSpot's reader.", "https://example.com/a?_hsenc=1&z=2",
      "https://example.com/a?z=2"),
    .init(
      .removeParameter("_hsmi", .everywhere), "HubSpot's mail.", "https://example.com/a?_hsmi=1&z=2",
      "https://example.com/a?z=2"),
    .init(
      .removeParameter("__hssc", .everywhere), "HubSpot's visit.", "https://example.com/a?__hssc=1&z=2",
      "https://example.com/a?z=2"),
    .init(
      .removeParameter("__hstc", .everywhere), "HubSpot's visitor.", "https://example.com/a?__hstc=1&z=2",
      "https://example.com/a?z=2"),
    .init(
      .removeParameter("__hsfp", .everywhere), "HubSpot's visitor.", "https://example.com/a?__hsfp=1&z=2",
      "https://example.com/a?z=2"),
    .init(
      .removeParameter("hsCtaTracking", .everywhere), "HubSpot's button.", "https://example.com/a?hsCtaTracking=1&z=2",
      "https://example.com/a?z=2"),
    .init(
      .removeParameter("hsa_*", .everywhere), "HubSpot's advertisement.", "https://example.com/a?hsa_x=1&z=2",
      "https://example.com/a?z=2"),
    .init(
      .removeParameter("vero_id", .everywhere), "Vero's reader.", "https://example.com/a?vero_id=1&z=2",
      "https://example.com/a?z=2"),
    .init(
      .removeParameter("vero_conv", .everywhere), "Vero's mail.", "https://example.com/a?vero_conv=1&z=2",
      "https://example.com/a?z=2"),
    .init(
      .removeParameter("oly_anon_id", .everywhere), "Omeda's reader.", "https://example.com/a?oly_anon_id=1&z=2",
      "https://example.com/a?z=2"),
    .init(
      .removeParameter("oly_enc_id", .everywhere), "Omeda's reader.", "https://example.com/a?oly_enc_id=1&z=2",
      "https://example.com/a?z=2"),
    .init(
      .removeParameter("_branch_match_id", .everywhere), "Branch's visitor.",
      "https://example.com/a?_branch_match_id=1&z=2", "https://example.com/a?z=2"),
    .init(
      .removeParameter("_branch_referrer", .everywhere), "Branch's visitor.",
      "https://example.com/a?_branch_referrer=1&z=2", "https://example.com/a?z=2"),
    .init(
      .removeParameter("irclickid", .everywhere), "Impact's click.", "https://example.com/a?irclickid=1&z=2",
      "https://example.com/a?z=2"),
    .init(
      .removeParameter("s_kwcid", .everywhere), "Adobe's advertisement.", "https://example.com/a?s_kwcid=1&z=2",
      "https://example.com/a?z=2"),
    .init(
      .removeParameter("ef_id", .everywhere), "Adobe's click.", "https://example.com/a?ef_id=1&z=2",
      "https://example.com/a?z=2"),
    .init(
      .removeParameter("_ga", .everywhere), "Google Analytics' visitor.", "https://example.com/a?_ga=1&z=2",
      "https://example.com/a?z=2"),
    .init(
      .removeParameter("_gl", .everywhere), "Google Analytics' visitor.", "https://example.com/a?_gl=1&z=2",
      "https://example.com/a?z=2"),
    .init(
      .removeParameter("_ke", .everywhere), "Klaviyo's reader.", "https://example.com/a?_ke=1&z=2",
      "https://example.com/a?z=2"),
    .init(
      .removeParameter("_kx", .everywhere), "Klaviyo's reader.", "https://example.com/a?_kx=1&z=2",
      "https://example.com/a?z=2"),
    .init(
      .removeParameter("mtm_*", .everywhere), "Matomo's campaign marks.", "https://example.com/a?mtm_x=1&z=2",
      "https://example.com/a?z=2"),
    .init(
      .removeParameter("pk_*", .everywhere), "Piwik's campaign marks.", "https://example.com/a?pk_x=1&z=2",
      "https://example.com/a?z=2"),
    .init(
      .removeParameter("piwik_*", .everywhere), "Piwik's campaign marks.", "https://example.com/a?piwik_x=1&z=2",
      "https://example.com/a?z=2"),
    .init(
      .removeParameter("matomo_*", .everywhere), "Matomo's campaign marks.", "https://example.com/a?matomo_x=1&z=2",
      "https://example.com/a?z=2"),
    .init(
      .removeParameter("itm_*", .everywhere), "A site's own campaign marks.", "https://example.com/a?itm_x=1&z=2",
      "https://example.com/a?z=2"),
    .init(
      .removeParameter("igshid", .everywhere), "Instagram's sharer.", "https://example.com/a?igshid=1&z=2",
      "https://example.com/a?z=2"),
    .init(
      .removeParameter("igsh", .everywhere), "Instagram's sharer.", "https://example.com/a?igsh=1&z=2",
      "https://example.com/a?z=2"),
    .init(
      .removeParameter("wt_mc", .everywhere), "Webtrekk's campaign.", "https://example.com/a?wt_mc=1&z=2",
      "https://example.com/a?z=2"),
    .init(
      .removeParameter("wickedid", .everywhere), "Wicked Reports' click.", "https://example.com/a?wickedid=1&z=2",
      "https://example.com/a?z=2"),
    .init(
      .removeParameter("rb_clickid", .everywhere), "RevBid's click.", "https://example.com/a?rb_clickid=1&z=2",
      "https://example.com/a?z=2"),
    .init(
      .removeParameter("srsltid", .everywhere), "Google Shopping's click.", "https://example.com/a?srsltid=1&z=2",
      "https://example.com/a?z=2"),
    .init(
      .removeParameter("ref_src", .everywhere), "The page that one came from.", "https://example.com/a?ref_src=1&z=2",
      "https://example.com/a?z=2"),
    .init(
      .removeParameter("ref_url", .everywhere), "The page that one came from.", "https://example.com/a?ref_url=1&z=2",
      "https://example.com/a?z=2"),
    .init(
      .removeParameter("spm", .everywhere), "Alibaba's place on the page.", "https://example.com/a?spm=1&z=2",
      "https://example.com/a?z=2"),
    .init(
      .removeParameter("share_token", .everywhere), "The sharer's mark.", "https://example.com/a?share_token=1&z=2",
      "https://example.com/a?z=2"),
    .init(
      .removeParameter("__twitter_impression", .everywhere), "X's mark for reduced pages.",
      "https://example.com/a?__twitter_impression=1&z=2", "https://example.com/a?z=2"),
    .init(
      .removeParameter("guccounter", .everywhere), "Yahoo's consent counter.", "https://example.com/a?guccounter=1&z=2",
      "https://example.com/a?z=2"),
    .init(
      .removeParameter("guce_referrer", .everywhere), "The page that one came from.",
      "https://example.com/a?guce_referrer=1&z=2", "https://example.com/a?z=2"),
    .init(
      .removeParameter("guce_referrer_sig", .everywhere), "The page that one came from.",
      "https://example.com/a?guce_referrer_sig=1&z=2", "https://example.com/a?z=2"),
    .init(
      .removeParameter("amp=1", .key), "The reduced page.", "https://example.com/a?amp=1&z=2",
      "https://example.com/a?z=2"),
    .init(
      .removeParameter("outputType=amp", .key), "The reduced page.", "https://example.com/a?outputType=amp&z=2",
      "https://example.com/a?z=2"),
  ]
}
