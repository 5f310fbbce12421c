import { siteRoutes } from '#domain/routes/siteRoutes.ts';

/** A link of the nav bar or the footer. */
export interface NavEntry {
  label: string;
  to: string;
  /** The grant without which it is hidden; null shows it to everybody. */
  grant: string | null;
}

interface Wanted {
  label: string;
  routeId: string;
  grant?: string;
}

/** Entries whose pages the site has; an entry appears by itself when its area lists its route. */
function entriesOf(wanted: readonly Wanted[]): NavEntry[] {
  return wanted.flatMap(({ label, routeId, grant }) => {
    const route = siteRoutes.find(({ id }) => id === routeId);
    return route ? [{ label, to: route.pattern.replace(/\/\*$/, '') || '/', grant: grant ?? null }] : [];
  });
}

export const NAV_ENTRIES = entriesOf([
  { label: 'Search', routeId: 'search.results' },
  { label: 'Record sets', routeId: 'records.all-sets' },
  { label: 'Help', routeId: 'help.home', grant: 'help' },
]);

export const FOOTER_ENTRIES = entriesOf([
  { label: 'Search records', routeId: 'search.results' },
  { label: 'All record sets', routeId: 'records.all-sets' },
  { label: 'Help', routeId: 'help.home', grant: 'help' },
  { label: 'Site map', routeId: 'system.site-map' },
  { label: 'Cookies policy', routeId: 'content.cookies-policy' },
]);

/** Further entries of the account menu, for staff. */
export const STAFF_ENTRIES = entriesOf([{ label: 'Features', routeId: 'internal.features' }, { label: 'Support files', routeId: 'internal.support' }, { label: 'Interface parts', routeId: 'internal.ui' }]);

/** The account area, at its side and in the account menu. */
export const ACCOUNT_ENTRIES = entriesOf([
  { label: 'My profile', routeId: 'profile.mine', grant: 'my-profile' },
  { label: 'Personal details', routeId: 'account.personal-details', grant: 'personal-details' },
  { label: 'Security settings', routeId: 'account.security-settings', grant: 'security-settings:manage:*' },
  { label: 'Signed-in devices', routeId: 'account.devices' },
  { label: 'Communication preferences', routeId: 'account.communication-preferences', grant: 'communication-preferences' },
  { label: 'My data', routeId: 'account.my-data' },
]);
