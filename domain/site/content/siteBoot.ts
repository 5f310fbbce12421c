import type { SiteIdentity } from '#domain/kernel/site/siteIdentity.ts';
import type { HistoricalLayer } from '#domain/places/maps/historicalLayer.ts';
import type { Locale } from '#domain/search/core/taxonomy/categories.ts';

/** The element of the HTML shell that holds a `SiteBoot` as JSON: a data block, which no browser runs. */
export const SITE_BOOT_ID = 'site-boot';

/** Other sites that this one knows of, as its operator set them. */
export interface SiteAddresses {
  /** Domain of the sister site, lower case, without port; null when there is none. */
  sisterDomain: string | null;
  /** Origin of the site this one took over from; null when there is none. */
  legacyOrigin: string | null;
  /** Paths below which an address without a page here may have one on the legacy site. */
  legacyPaths: readonly string[];
  /** Hosts of other sites that a reader may be returned to after signing in, lower case, without port. */
  returnHosts: readonly string[];
}

/** A site that knows of no other: what an operator who sets nothing gets. */
export const NO_ADDRESSES: SiteAddresses = { sisterDomain: null, legacyOrigin: null, legacyPaths: [], returnHosts: [] };

/** A script of another company that readers may allow. */
export interface OutsideScript {
  scriptUrl: string;
  /** What the other side calls this site. */
  projectId: string;
}

/** What members find at /home: their own page, or what the social-history archive recommends. */
export type LoggedInHome = 'member' | 'sha-dashboard';

/** All allowed values. */
export const LOGGED_IN_HOMES: readonly LoggedInHome[] = ['member', 'sha-dashboard'];

/**
 * What a site may be without: issues of newspapers, households at addresses, subscriptions on sale, and libraries whose
 * readers come in through them.
 */
export type Holding = 'newspapers' | 'addresses' | 'plans' | 'libraries';

/** What the browser application must know before its first request. Nothing personal: it is in the page's source. */
export interface SiteBoot extends SiteIdentity {
  /** Outside production the site says that its records are a sample and that overrides are allowed. */
  mode: 'demo' | 'production';
  version: string;
  /** The one address the site is known by, without a trailing slash. */
  publicUrl: string;
  addresses: SiteAddresses;
  /** Names the request that sent this page, for error reports. */
  requestId: string;
  /** What readers call the other provider they may sign in with; left out where there is none. */
  socialName?: string;
  /** Left out: `member`. */
  loggedInHome?: LoggedInHome;
  /** The English the site speaks; left out: British. */
  locale?: Locale;
  /** Left out where the operator set none; loaded only by their rules (spec 1 section 4). */
  survey?: OutsideScript;
  recording?: OutsideScript;
  /** What of these the site has, so its menus offer them; left out: nothing. */
  holds?: readonly Holding[];
  /** Years of the censuses that the site holds and has pages of (censusOfPage.ts); left out: none. */
  heldCensuses?: readonly number[];
  /** Pages that may hold this one in a frame and talk to it; left out where the operator named none. */
  appOrigins?: readonly string[];
  /** The plan group of the partner organisation; left out: there is none. */
  partnerPlanGroup?: string;
  /** Opens the operator's app, or its page in a store; left out: there is none, and this site stands for it. */
  appUrl?: string;
  /** PayPal can be paid with as well as cards; left out: it cannot. */
  offersPaypal?: true;
  /** Browsers keep the site's code for the next visit; left out: they do not (setting SERVICE_WORKER). */
  hasServiceWorker?: true;
  /** Members may write to each other here; left out: they may not (setting MESSAGING). */
  hasMessaging?: true;
  /** Historical maps of other servers, the oldest first; left out where there are none. */
  mapLayers?: readonly HistoricalLayer[];
}

/** What staff may change while the site runs, beside what it calls itself. */
export type ChangingBoot = Pick<SiteBoot, 'mapLayers' | 'hasMessaging'>;

/** What stays as it is while the site runs. */
export type StaticBoot = Omit<SiteBoot, 'requestId' | keyof SiteIdentity | keyof ChangingBoot>;

/** What the site holds and sells now, which menus and guides follow. */
export type SiteHoldings = Pick<SiteBoot, 'holds' | 'heldCensuses'>;
