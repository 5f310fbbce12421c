import { NO_ADDRESSES, SITE_BOOT_ID, type SiteBoot } from '#domain/site/content/siteBoot.ts';

/** For a document that our server did not write: nothing that is open only in demo mode opens. */
const unknown = (): SiteBoot => ({
  name: window.location.hostname,
  shortName: window.location.hostname,
  mode: 'production',
  version: 'unknown',
  publicUrl: window.location.origin,
  addresses: NO_ADDRESSES,
  requestId: '',
});

/** What the server wrote into the page for the application; the strict defaults when it wrote nothing. */
export function readSiteBoot(): SiteBoot {
  const text = document.getElementById(SITE_BOOT_ID)?.textContent;
  if (!text) return unknown();
  return { ...unknown(), ...(JSON.parse(text) as Partial<SiteBoot>) };
}
