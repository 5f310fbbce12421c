import type { SiteIdentity } from '#domain/kernel/site/siteIdentity.ts';

import type { Settings } from './readSettings.ts';

/** What the settings call the site. */
export const siteIdentityOf = ({
  siteName,
  siteShortName,
}: Pick<Settings, 'siteName' | 'siteShortName'>): SiteIdentity => ({ name: siteName, shortName: siteShortName });
