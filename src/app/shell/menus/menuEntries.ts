import { LIBRARY_TERMINAL } from '#domain/kernel/grants/libraryTerminal.ts';

import type { NavEntry } from '../navEntries.ts';
import { footerTexts, menuTexts } from './menuTexts.ts';

/** An entry of a menu, with a word on where it leads. */
export interface MenuEntry extends NavEntry {
  hint: string;
}

type Words = readonly [label: string, hint: string];

const entry = ([label, hint]: Words, to: string, grant: string | null = null, hiddenBy: string | null = null, isForMembers = false): MenuEntry => ({ label, hint, to, grant, hiddenBy, isForMembers });
/** Trees of one's own, which library terminals do not offer. */
const ofTrees = (words: Words, to: string, isForMembers = false) => entry(words, to, 'tree', LIBRARY_TERMINAL, isForMembers);

const { records, trees, guides } = menuTexts;

/** The menus of the bar. */
export const MENUS = {
  records: [
    entry(records.search, '/search/results'),
    entry(records.sets, '/search/historical-records'),
    entry(records.addresses, '/search-address'),
    entry(records.map, '/maps'),
    entry(records.saved, '/search/saved', 'search:save-search', null, true),
    entry(records.diary, '/search/diary', null, null, true),
  ],
  trees: [
    ofTrees(trees.start, '/family-tree'),
    ofTrees(trees.yours, '/tree/all-trees', true),
    ofTrees(trees.example, '/tree/example-family-tree'),
    ofTrees(trees.search, '/search-family-tree'),
    ofTrees(trees.upload, '/gedcom/upload'),
  ],
  guides: [
    entry(guides.census1921, '/1921-census'),
    entry(guides.register1939, '/1939register'),
    entry(guides.census1911, '/1911-census'),
    entry(guides.regions, '/region'),
    entry(guides.free, '/page/free-ancestry-records'),
    entry(guides.howTaken, '/page/how-the-census-was-taken'),
  ],
} as const satisfies Record<string, readonly MenuEntry[]>;

/** The column of the footer that the bar has no menu for. */
export const SITE_ENTRIES: readonly MenuEntry[] = [entry([footerTexts.free, ''], '/page/what-is-free'), entry([footerTexts.siteMap, ''], '/sitemap'), entry([footerTexts.cookies, ''], '/cookies-policy')];
