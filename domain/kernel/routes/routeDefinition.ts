import type { AccessRule, Redirect } from '#domain/kernel/grants/accessRule.ts';

/** What surrounds a page. */
export interface Chrome {
  /** Default `always`; `unless-embedded` hides it in the app webview (Q-008), `unless-bot` from crawlers (Q-075). */
  nav?: 'always' | 'never' | 'unless-embedded' | 'unless-bot';
  footer?: 'always' | 'never' | 'unless-embedded' | 'unless-bot';
  /** Default `plain`. */
  background?: 'plain' | 'indigo';
  /** The frame that the page shares with others of its area: the member’s entries of the account. Default none. */
  frame?: 'account';
}

/**
 * The guards of the subscription pages, in their order (spec 2 section 4): to the page of the reader's subscription,
 * the screens of one that is managed elsewhere, which the page draws, and the step before the plans. Any of it raises
 * when the subscription cannot be read (UPGR-009).
 */
export interface SubscriptionGate {
  /** Leads to the page for the reader's subscription. Default false. */
  redirects?: boolean;
  /** Runs the step before the plans with this journey (Q-058). Default none. */
  journey?: 'subscribe' | 'upgrade';
}

/**
 * One page of the site as both sides know it: the browser builds its router from it, the server the status, title,
 * canonical link, Open Graph tags and robots of the HTML shell (Q-061); its description is in routeDescriptions.ts. No
 * React here.
 */
export interface RouteDefinition {
  /** Unique name, such as `search.results`; the feature's routes.tsx registers its lazy page under it. */
  id: string;
  /** A react-router path from the root: `/search/results`, `/home/*`, `/region/:country?`. */
  pattern: string;
  /** Shown in the tab, without the site's name. */
  title: string;
  access?: AccessRule;
  /** What the reader's subscription decides, once the access rule lets them in. */
  subscription?: SubscriptionGate;
  /** The page only redirects: readers whom the access rule admits are sent on. */
  redirect?: Redirect;
  chrome?: Chrome;
  /** Default `index, follow`. */
  robots?: 'index, follow' | 'noindex' | 'noindex, nofollow';
  /** The three pages of Q-061 send the bare shell: no description, canonical or Open Graph. */
  clientOnly?: boolean;
  /** Query parameters that name the content, and so belong to the canonical address. Default none. */
  canonicalQuery?: readonly string[];
  /**
   * What stands in for the page when it cannot be drawn; `area` is the second document's generic error (Q-002). Default
   * `shell`.
   */
  errorScreen?: 'shell' | 'area';
  /**
   * Its paths are parts of one place, such as drawers over a chart: the page itself announces moves from one to another
   * and keeps the focus. Default false: every path is a page of its own.
   */
  isOnePlace?: boolean;
  /** HTTP status of the document when a visitor may see the page. Default 200. */
  status?: number;
}
