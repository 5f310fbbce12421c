/** The element of the HTML shell that holds a `SiteBoot` as JSON: a data block, which no browser runs. */
export const SITE_BOOT_ID = 'site-boot';

/** What the browser application must know before its first request. Nothing personal: it stands in the page's source. */
export interface SiteBoot {
  /** Outside production the site says that its records are a sample and that overrides are allowed. */
  mode: 'demo' | 'production';
  version: string;
  /** The one address the site is known by, without a trailing slash. */
  publicUrl: string;
  /** Names the request that sent this page, for error reports. */
  requestId: string;
}
