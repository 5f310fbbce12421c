import type { SiteIdentity } from '#domain/kernel/site/siteIdentity.ts';

import type { Settings } from './readSettings.ts';

/** What the settings call the site. */
export const siteIdentityOf = ({
  siteName,
  siteShortName,
  siteAccent,
  siteLogo,
  supportEmail,
}: Pick<Settings, 'siteName' | 'siteShortName' | 'siteAccent' | 'siteLogo' | 'supportEmail'>): SiteIdentity => ({
  name: siteName,
  shortName: siteShortName ?? siteName,
  ...(siteAccent !== null && { accent: siteAccent }),
  ...(siteLogo !== null && { logo: siteLogo }),
  ...(supportEmail !== null && { supportEmail }),
});
