import { NO_ADDRESSES, SITE_BOOT_ID, type SiteAddresses, type SiteBoot } from '#domain/site/content/siteBoot.ts';

/** The id of the request that sent the document. */
export const DOCUMENT_ID = 'request-of-the-document';

/** Writes into the document what the server writes into it. */
export function writeSiteBoot(
  mode: SiteBoot['mode'],
  addresses: Partial<SiteAddresses> = {},
  more: Partial<SiteBoot> = {},
): void {
  const boot: SiteBoot = {
    name: 'Muniment',
    shortName: 'Muniment',
    mode,
    version: '0.0.0-test',
    publicUrl: window.location.origin,
    addresses: { ...NO_ADDRESSES, ...addresses },
    requestId: DOCUMENT_ID,
    ...more,
  };
  const element = document.getElementById(SITE_BOOT_ID) ?? document.head.appendChild(document.createElement('script'));
  element.setAttribute('type', 'application/json');
  element.id = SITE_BOOT_ID;
  element.textContent = JSON.stringify(boot);
}
