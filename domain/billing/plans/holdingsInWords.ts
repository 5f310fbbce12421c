import { type Holding, HOLDINGS, setIdsIn } from '#domain/billing/core/holdings.ts';
import { countInWords } from '#domain/kernel/wording/countInWords.ts';

const WORDS: Readonly<Record<Holding, string>> = {
  records: 'Records for subscribers',
  images: 'Images of their pages',
  newspapers: 'Newspapers for subscribers',
  addresses: 'Households at an address',
  trees: 'Family trees for subscribers',
};

/** What a plan opens, as staff choose it; single record sets follow under their names. */
export const holdingsInWords = (holdings: readonly string[], nameOfSet: (id: string) => string | null): string[] => [
  ...HOLDINGS.filter((key) => holdings.includes(key)).map((key) => WORDS[key]),
  ...setIdsIn(holdings)
    .map((id) => nameOfSet(id) ?? '')
    .filter((name) => name !== ''),
];

/** What there is on the site that only a plan opens. */
export interface HoldingCounts {
  records: { records: number; sets: number };
  /** Pictures of their pages. */
  images: number;
  newspapers: { pages: number; titles: number };
  /** Households whose address is known. */
  addresses: number;
  trees: number;
  /** By id: the published record sets, with the records in each. */
  ofSet: ReadonlyMap<string, { name: string; records: number }>;
}

const COUNTED: Readonly<Record<Holding, (counts: HoldingCounts) => [number, string]>> = {
  records: ({ records: { records, sets } }) => [
    records,
    `${countInWords(records, 'record')} in ${countInWords(sets, 'record set')}`,
  ],
  images: ({ images }) => [images, countInWords(images, 'image of an original page', 'images of original pages')],
  newspapers: ({ newspapers: { pages, titles } }) => [
    pages,
    `${countInWords(pages, 'newspaper page')} from ${countInWords(titles, 'newspaper')}`,
  ],
  addresses: ({ addresses }) => [addresses, `${countInWords(addresses, 'household')}, found by address`],
  trees: ({ trees }) => [trees, `${countInWords(trees, 'family tree')} of other members`],
};

/**
 * What a plan opens with how much of it there is, as the plan table lists it. What the site has none of is left out.
 */
export const openingsInWords = (holdings: readonly string[], counts: HoldingCounts): string[] => [
  ...HOLDINGS.filter((key) => holdings.includes(key)).flatMap((key) => {
    const [count, words] = COUNTED[key](counts);
    return count > 0 ? [words] : [];
  }),
  ...setIdsIn(holdings).flatMap((id) => {
    const set = counts.ofSet.get(id);
    return set && set.records > 0 ? [`${set.name}: ${countInWords(set.records, 'record')}`] : [];
  }),
];
