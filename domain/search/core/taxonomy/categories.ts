import type { SubcategoryId } from './subcategories.ts';
import { taxonomySlug } from './taxonomySlug.ts';

/** Locales in which a category has a key in addresses and a label. */
export const LOCALES = ['en_GB', 'en_US', 'en_AU', 'en_IE'] as const;
export type Locale = (typeof LOCALES)[number];

/** A kind of records, with the subcategories some region offers under it. */
export interface Category {
  /** Lower case; the value of the Category field. */
  id: string;
  /** Key in addresses and words shown, per locale. */
  locales: Readonly<Record<Locale, { urlId: string; label: string }>>;
  /** In the words of the site's locale; British until speakLocale sets another. */
  label: string;
  subcategories: readonly SubcategoryId[];
}

const AMERICAN: Readonly<Record<string, string>> = { organisations: 'organizations' };

const capitalise = (id: string): string => (id.charAt(0).toUpperCase() + id.slice(1)).replace('(bmds)', '(BMDs)');

function locales(id: string): Category['locales'] {
  const british = { urlId: taxonomySlug(id), label: capitalise(id) };
  const american = id.replace(/[a-z]+/gu, (word) => AMERICAN[word] ?? word);
  return {
    en_GB: british,
    en_US: { urlId: taxonomySlug(american), label: capitalise(american) },
    en_AU: british,
    en_IE: british,
  };
}

const NEWSPAPER_NOTICES: readonly SubcategoryId[] = [
  'newspaper birth notices',
  'newspaper death & in memoriam notices',
  'newspaper marriage notices',
];

const TABLE: Readonly<Record<string, readonly SubcategoryId[]>> = {
  'life events (bmds)': [
    'civil births',
    'civil marriage & divorce',
    'civil deaths & burials',
    'parish baptisms',
    'parish marriages',
    'parish burials',
    'wills & probate',
    ...NEWSPAPER_NOTICES,
  ],
  'census, land & surveys': ['census', 'land & estates', 'surveys', 'electoral rolls', 'rate books'],
  'churches & religion': ['parish registers', 'religious ceremonies'],
  'newspapers, directories & social history': [
    'directories & almanacs',
    'newspapers & magazines',
    'postal & telephone directories',
    'social history',
    'family histories & pedigrees',
  ],
  'education & work': [
    'apprentices',
    'civil service',
    'farming & agriculture',
    'guild & trade associations',
    'occupations',
    'postal service',
    'professions',
    'schools & education',
    'transport & railways',
  ],
  'institutions & organisations': [
    'administration',
    'clubs & societies',
    'courts & legal',
    'government',
    'hospitals',
    'hospitals & institutions',
    'prison registers',
    'workhouses and poor law',
  ],
  'armed forces & conflict': [
    'boer wars',
    'civil war & rebellion',
    'first world war',
    'medal rolls and honours',
    'merchant navy & maritime',
    'other wars & conflicts',
    'regimental & service records',
    'second world war',
    'vietnam war',
  ],
  'travel & migration': [
    'colonial service',
    'migration',
    'naturalizations',
    'passenger lists',
    'transportation',
    'travel',
  ],
  'newspapers & publications': ['newspapers & magazines', ...NEWSPAPER_NOTICES],
};

/** The nine categories, a closed list (spec 2 section 3); their subcategories are those of Q-069. */
export const CATEGORIES: readonly Category[] = Object.entries(TABLE).map(([id, subcategories]) => ({
  id,
  locales: locales(id),
  label: capitalise(id),
  subcategories,
}));

const byWord = new Map(
  CATEGORIES.flatMap(({ id, locales: words }) => [
    [id, id] as const,
    ...LOCALES.flatMap((locale) => [
      [words[locale].urlId, id] as const,
      [words[locale].label.toLowerCase(), id] as const,
    ]),
  ]),
);

/** The category id that a lower-cased id, address key or label of any locale names, or null. */
export const readCategory = (text: string): string | null => byWord.get(text) ?? null;
