import { LIBRARY_TERMINAL } from '#domain/kernel/grants/libraryTerminal.ts';
import { isOfferedOf } from '#domain/site/content/censusOfPage.ts';
import type { Holding } from '#domain/site/content/siteBoot.ts';
import { readSiteBoot } from '#services/config/siteBoot.ts';

import type { MenuName, NavEntry } from '../navEntries.ts';
import { footerTexts, menuTexts } from './menuTexts.ts';

/** An entry of a menu, with a word on where it leads. */
export interface MenuEntry extends NavEntry {
  hint: string;
  /** For sites that have this. Left out: for all. */
  of?: Holding;
}

type Words = readonly [label: string, hint: string];

const entry = (
  [label, hint]: Words,
  to: string,
  grant: string | null = null,
  hiddenBy: string | null = null,
  audience?: NavEntry['audience'],
): MenuEntry => ({ label, hint, to, grant, hiddenBy, ...(audience && { audience }) });
/** Trees of one's own, which library terminals do not offer. */
const ofTrees = (words: Words, to: string, audience?: NavEntry['audience']) =>
  entry(words, to, 'tree', LIBRARY_TERMINAL, audience);

const FIRST_STEPS = '/family-tree/create';

const { records, trees, guides } = menuTexts;

/** The menus of the bar. */
export const MENUS = {
  records: [
    entry(records.search, '/search/results'),
    entry(records.sets, '/search/historical-records'),
    { ...entry(records.newspapers, '/newspapers'), of: 'newspapers' },
    { ...entry(records.addresses, '/search-address'), of: 'addresses' },
    entry(records.map, '/maps'),
    entry(records.research, '/my-research', 'my-research', null, 'members'),
    entry(records.saved, '/search/saved', 'search:save-search', null, 'members'),
    entry(records.diary, '/search/diary', null, null, 'members'),
    entry(records.collections, '/collections', 'collections'),
    entry(records.clippings, '/collections/all-clippings', 'collections', null, 'members'),
  ],
  trees: [
    // A newcomer registers and goes on to the first steps; a member takes them at once.
    ofTrees(trees.start, `/register?${new URLSearchParams({ returnTo: FIRST_STEPS })}`, 'visitors'),
    ofTrees(trees.start, FIRST_STEPS, 'members'),
    ofTrees(trees.yours, '/tree/all-trees', 'members'),
    ofTrees(trees.example, '/tree/example-family-tree'),
    ofTrees(trees.search, '/search-family-tree'),
    ofTrees(trees.upload, '/gedcom/upload'),
  ],
  guides: [
    entry(guides.start, '/intent-capture'),
    entry(guides.census1921, '/1921-census'),
    entry(guides.register1939, '/1939register'),
    entry(guides.census1911, '/1911-census'),
    entry(guides.regions, '/region'),
    entry(guides.free, '/page/free-ancestry-records'),
    entry(guides.howTaken, '/page/how-the-census-was-taken'),
  ],
} as const satisfies Record<MenuName, readonly MenuEntry[]>;

/** What a site offers of a list of entries: nothing it does not hold or sell. */
function offered(entries: readonly MenuEntry[]): readonly MenuEntry[] {
  const { holds = [], heldCensuses = [] } = readSiteBoot();
  return entries.filter(({ to, of }) => (of === undefined || holds.includes(of)) && isOfferedOf(to, heldCensuses));
}

/** The entries of a menu that this site has. */
export const entriesOf = (menu: MenuName): readonly MenuEntry[] => offered(MENUS[menu]);

/** The column of the footer that the bar has no menu for. */
export const SITE_ENTRIES: readonly MenuEntry[] = [
  entry([footerTexts.help, ''], '/help', 'help'),
  entry([footerTexts.free, ''], '/page/what-is-free'),
  { ...entry([footerTexts.plans, ''], '/subscribe', 'payment'), of: 'plans' },
  { ...entry([footerTexts.gifts, ''], '/gift-subscriptions', 'payment'), of: 'plans' },
  { ...entry([footerTexts.library, ''], '/library-access'), of: 'libraries' },
  entry([footerTexts.partners, ''], '/partners'),
  entry([footerTexts.siteMap, ''], '/sitemap'),
];

/** What the site says of itself and of its readers' data, at the very end. */
export const LEGAL_ENTRIES: readonly MenuEntry[] = [
  entry([footerTexts.aboutSite, ''], '/about'),
  entry([footerTexts.terms, ''], '/terms'),
  entry([footerTexts.privacyNotice, ''], '/privacy'),
  entry([footerTexts.accessibility, ''], '/accessibility'),
  entry([footerTexts.cookies, ''], '/cookies-policy'),
];

/** The entries of that column that this site has. */
export const siteEntries = (): readonly MenuEntry[] => offered(SITE_ENTRIES);
