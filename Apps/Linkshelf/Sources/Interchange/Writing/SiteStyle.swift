// SPDX-License-Identifier: Apache-2.0

/// The style sheet of a static site.
enum SiteStyle {
  static let css = """
    /* SPDX-License-Identifier: Apache-2.0 */
    :root { color-scheme: light dark; --text: #1d1d1f; --quiet: #6e6e73; --line: #d9d9de; --ground: #fff; --accent: #0a5ad0; }
    @media (prefers-color-scheme: dark) {
      :root { --text: #f0f0f2; --quiet: #a0a0a6; --line: #3a3a3f; --ground: #161618; --accent: #7fb2ff; }
    }
    body { margin: 0; font: 1rem/1.6 system-ui, "Noto Sans", "Noto Sans CJK SC", sans-serif; color: var(--text); background: var(--ground); }
    nav { display: flex; gap: 1.5rem; padding: 1rem 1.5rem; border-bottom: 1px solid var(--line); }
    main { max-width: 44rem; margin: 0 auto; padding: 1.5rem; overflow-wrap: anywhere; }
    a { color: var(--accent); }
    h1 { line-height: 1.25; }
    .quiet { color: var(--quiet); font-size: .9rem; }
    .links { list-style: none; padding: 0; }
    .links li { padding: .6rem 0; border-bottom: 1px solid var(--line); }
    .links p { margin: .2rem 0 0; font-size: .9rem; color: var(--quiet); }
    .tags { display: flex; flex-wrap: wrap; gap: .5rem; list-style: none; padding: 0; }
    .tags li { padding: .1rem .7rem; border: 1px solid var(--line); border-radius: 1rem; }
    .summary, .note pre { white-space: pre-wrap; font: inherit; }
    blockquote { margin: 1rem 0; padding-left: 1rem; border-left: 3px solid var(--accent); white-space: pre-wrap; }
    article { margin-top: 2rem; padding-top: 1rem; border-top: 1px solid var(--line); }
    article img, article video { max-width: 100%; height: auto; }
    article pre { overflow-x: auto; }

    """
}
