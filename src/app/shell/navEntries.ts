import { LIBRARY_TERMINAL } from '#domain/kernel/grants/libraryTerminal.ts';

import { navTexts } from './texts.ts';

/** A link of the nav bar or the footer. */
export interface NavEntry {
  label: string;
  to: string;
  /** The grant without which it is hidden; null shows it to everyone. */
  grant: string | null;
  /** The flag that hides it while it is on; null: none does. */
  hiddenBy: string | null;
  /** Left out: it is for everyone. */
  audience?: 'members' | 'visitors';
}

/** An entry that no flag hides. */
export const entry = (label: string, to: string, grant: string | null = null): NavEntry => ({
  label,
  to,
  grant,
  hiddenBy: null,
});

/** A menu of the bar; its entries come later (menus/menuEntries.ts). */
export type MenuName = 'records' | 'trees' | 'guides';

/** The addresses that belong to each menu, by how they start; family trees before the search of records. */
const AREAS: readonly (readonly [MenuName, RegExp])[] = [
  ['trees', /^\/(?:family-tree|trees?|public-tree|stories|gedcom|search-family-tree|explore)(?:\/|$)/u],
  [
    'records',
    /^\/(?:search(?:-address|-newspapers)?|newspapers|collections|house-history|maps|my-research|research-questions|research-invitations|record-sets|transcript|image-viewer)(?:\/|$)/u,
  ],
  [
    'guides',
    /^\/(?:(?:search-)?19[12]1-census|1939register|region|free-ancestry-records|page\/free-ancestry-records)(?:\/|$)/u,
  ],
];

/** The menu of the bar that a reader is in; null elsewhere. */
export const menuAt = (pathname: string): MenuName | null => AREAS.find(([, area]) => area.test(pathname))?.[0] ?? null;

/**
 * The menus of the bar in their order. Family trees are for holders of their grant, and not for library terminals
 * (Q-103).
 */
export const NAV_MENUS: readonly { menu: MenuName; label: string; grant: string | null; hiddenBy: string | null }[] = [
  { menu: 'records', label: navTexts.records, grant: null, hiddenBy: null },
  { menu: 'trees', label: navTexts.trees, grant: 'tree', hiddenBy: LIBRARY_TERMINAL },
  { menu: 'guides', label: navTexts.guides, grant: null, hiddenBy: null },
];

/** The help centre; its entry is for holders of its grant (GRANT-020). */
export const HELP_ENTRY = entry(navTexts.help, '/help', 'help');

/** Where a visitor reads what costs nothing. */
export const WHAT_IS_FREE = '/page/what-is-free';
