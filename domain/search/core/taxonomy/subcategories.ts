import { taxonomySlug } from './taxonomySlug.ts';

/** The 54 subcategories of records, a closed list in the specification's order (spec 2 section 3, Q-050). */
export const SUBCATEGORY_IDS = [
  'administration',
  'apprentices',
  'boer wars',
  'census',
  'civil births',
  'civil deaths & burials',
  'civil marriage & divorce',
  'civil service',
  'civil war & rebellion',
  'clubs & societies',
  'colonial service',
  'courts & legal',
  'directories & almanacs',
  'electoral rolls',
  'family histories & pedigrees',
  'farming & agriculture',
  'first world war',
  'government',
  'guild & trade associations',
  'hospitals',
  'hospitals & institutions',
  'land & estates',
  'migration',
  'medal rolls and honours',
  'merchant navy & maritime',
  'naturalizations',
  'newspapers & magazines',
  'occupations',
  'other wars & conflicts',
  'parish baptisms',
  'parish burials',
  'parish marriages',
  'parish registers',
  'passenger lists',
  'postal service',
  'postal & telephone directories',
  'prison registers',
  'professions',
  'rate books',
  'religious ceremonies',
  'regimental & service records',
  'schools & education',
  'social history',
  'surveys',
  'transport & railways',
  'transportation',
  'travel',
  'second world war',
  'vietnam war',
  'wills & probate',
  'workhouses and poor law',
  'newspaper birth notices',
  'newspaper death & in memoriam notices',
  'newspaper marriage notices',
] as const;
export type SubcategoryId = (typeof SUBCATEGORY_IDS)[number];

/** Ids that old links still carry, each with the subcategories it stood for. They are accepted, not offered. */
const LEGACY: Readonly<Record<string, readonly SubcategoryId[]>> = {
  'births & baptisms': ['civil births', 'parish baptisms'],
  'church registers': [
    'parish registers',
    'parish baptisms',
    'parish marriages',
    'parish burials',
    'religious ceremonies',
  ],
  'deaths & burials': ['civil deaths & burials', 'parish burials'],
  'marriages & divorces': ['civil marriage & divorce', 'parish marriages'],
};
/** Every id that is accepted though it is offered no more. */
export const LEGACY_SUBCATEGORY_IDS: readonly string[] = Object.keys(LEGACY);

const bySlug = new Map<string, SubcategoryId>(SUBCATEGORY_IDS.map((id) => [taxonomySlug(id), id]));
const isSubcategory = (text: string): text is SubcategoryId => SUBCATEGORY_IDS.some((id) => id === text);

/** The address form of a subcategory; null for legacy ids, which have none, and for what is no subcategory. */
export const subcategorySlug = (id: string): string | null => (isSubcategory(id) ? taxonomySlug(id) : null);

/** The subcategory or legacy id that a lower-cased id or slug names, or null. */
export const readSubcategory = (text: string): string | null =>
  isSubcategory(text) || text in LEGACY ? text : (bySlug.get(text) ?? null);

/** The subcategories that a search for an id finds: itself, or those a legacy id stood for. */
export const subcategoriesMeant = (id: string): readonly string[] => [...(LEGACY[id] ?? []), id];

/**
 * Name of the analytics event when a reader picks the subcategory on the results page; null for what has no
 * slug.
 */
export function subcategoryTrackingName(id: string): string | null {
  const slug = subcategorySlug(id);
  return slug && `results_subcategory_${slug.replaceAll('-', '_')}`;
}
