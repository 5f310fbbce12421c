import type { SiteIdentity } from '#domain/kernel/site/siteIdentity.ts';

/** A site that was given no name of its own. */
export const siteIdentity = (): SiteIdentity => ({ name: 'Muniment', shortName: 'Muniment' });
