import type { SiteIdentity } from '#domain/kernel/site/siteIdentity.ts';

import type { Settings } from './readSettings.ts';

/** What the settings call the site. */
export const siteIdentityOf = ({
  siteName,
  siteShortName,
  supportEmail,
}: Pick<Settings, 'siteName' | 'siteShortName' | 'supportEmail'>): SiteIdentity => ({
  name: siteName,
  shortName: siteShortName ?? siteName,
  ...(supportEmail !== null && { supportEmail }),
});
