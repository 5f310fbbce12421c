import { type Holding, HOLDINGS, setIdsIn } from '#domain/billing/core/holdings.ts';

const WORDS: Readonly<Record<Holding, string>> = {
  records: 'Records for subscribers',
  images: 'Images of their pages',
  newspapers: 'Newspapers for subscribers',
  addresses: 'Households at an address',
  trees: 'Family trees for subscribers',
};

/** What a plan opens, as the plan table lists it; single record sets follow under their names. */
export const holdingsInWords = (holdings: readonly string[], nameOfSet: (id: string) => string | null): string[] => [
  ...HOLDINGS.filter((key) => holdings.includes(key)).map((key) => WORDS[key]),
  ...setIdsIn(holdings).map((id) => nameOfSet(id) ?? '').filter((name) => name !== ''),
];
