import { LIBRARY_TERMINAL } from '#domain/kernel/grants/libraryTerminal.ts';

/** A link of the nav bar or the footer. */
export interface NavEntry {
  label: string;
  to: string;
  /** The grant without which it is hidden; null shows it to everybody. */
  grant: string | null;
  /** The flag that hides it while it is on; null: none does. */
  hiddenBy: string | null;
}

const entry = (label: string, to: string, grant: string | null = null, hiddenBy: string | null = null): NavEntry => ({ label, to, grant, hiddenBy });

/** Members' trees, which library terminals do not offer (Q-103). */
const FAMILY_TREES = entry('Family trees', '/family-tree', 'tree', LIBRARY_TERMINAL);

/** The parts of addresses below which a reader is among family trees. */
const TREE_AREAS = ['/family-tree', '/tree', '/trees', '/public-tree', '/stories', '/gedcom', '/search-family-tree', '/explore'];

/** Whether an entry of the nav bar leads to where a reader is, or to the head of that part of the site. */
export function isCurrent({ to }: NavEntry, pathname: string): boolean {
  const areas = to === FAMILY_TREES.to ? TREE_AREAS : [to];
  return areas.some((area) => pathname === area || pathname.startsWith(`${area}/`));
}

/** The bar at the head of every page. */
export const NAV_ENTRIES = [entry('Search', '/search/results'), entry('Record sets', '/search/historical-records'), FAMILY_TREES];

/** The foot of every page. */
export const FOOTER_ENTRIES = [
  entry('Search records', '/search/results'),
  entry('All record sets', '/search/historical-records'),
  entry('Address search', '/search-address'),
  FAMILY_TREES,
  entry('Search family trees', '/search-family-tree', 'tree'),
  entry('Site map', '/sitemap'),
  entry('Cookies policy', '/cookies-policy'),
];

/** Further entries of the account menu, for staff. */
export const STAFF_ENTRIES = [entry('Features', '/internal/features'), entry('Support files', '/internal/support'), entry('Security events', '/internal/security-events'), entry('Interface parts', '/internal/ui')];

/** The account area, at its side and in the account menu. */
export const ACCOUNT_ENTRIES = [
  entry('My profile', '/profile/my-profile', 'my-profile'),
  entry('Personal details', '/account/personal-details', 'personal-details'),
  entry('Security settings', '/account/security-settings', 'security-settings:manage:*'),
  entry('Signed-in devices', '/account/devices'),
  entry('Communication preferences', '/account/communication-preferences', 'communication-preferences'),
  entry('My data', '/account/my-data'),
];
