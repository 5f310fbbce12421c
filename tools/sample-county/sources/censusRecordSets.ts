import { type RecordSet } from '#domain/records/core/record.ts';

import { type Nation } from '../geography/samplePlace.ts';
import { sampleRecordSet } from './sampleRecordSet.ts';

/** A census that was taken: its year and night (month and day). */
export interface CensusNight {
  year: number;
  month: number;
  day: number;
}

/** Nights of the British and Irish censuses. */
export const CENSUS_NIGHTS: readonly CensusNight[] = [
  { year: 1841, month: 6, day: 6 },
  { year: 1851, month: 3, day: 30 },
  { year: 1861, month: 4, day: 7 },
  { year: 1871, month: 4, day: 2 },
  { year: 1881, month: 4, day: 3 },
  { year: 1891, month: 4, day: 5 },
  { year: 1901, month: 3, day: 31 },
  { year: 1911, month: 4, day: 2 },
  { year: 1921, month: 6, day: 19 },
];

/** Series in which the returns of a census are kept; the numbering imitates that of the real returns. */
const SERIES: Readonly<Record<number, string>> = {
  1841: 'WRO 107',
  1851: 'WRO 107',
  1861: 'WRO 9',
  1871: 'WRO 10',
  1881: 'WRO 11',
  1891: 'WRO 12',
  1901: 'WRO 13',
  1911: 'WRO 14',
  1921: 'WRO 15',
};

const COUNTY: Readonly<Record<Nation, string>> = {
  england: 'Wexcombeshire, England',
  wales: 'Derwenshire, Wales',
  scotland: 'Orvieshire, Scotland',
  ireland: 'County Corrin, Ireland',
};
const PREFIX: Readonly<Record<Nation, string>> = { england: 'ENG', wales: 'WLS', scotland: 'SCT', ireland: 'IRL' };
const LABEL: Readonly<Record<Nation, string>> = {
  england: 'England',
  wales: 'Wales',
  scotland: 'Scotland',
  ireland: 'Ireland',
};

/** Irish returns before 1901 are lost, and Scotland's of 1921 are not part of the sample. */
export function hasCensus(nation: Nation, year: number): boolean {
  if (nation === 'ireland') return year === 1901 || year === 1911;
  return nation !== 'scotland' || year <= 1911;
}

/** What each return records, in a sentence. */
function content(year: number): string {
  if (year === 1841)
    return 'Households with names, occupations and ages; from the age of fifteen ages were rounded down to the next five years, and relationships were not asked';
  if (year <= 1881)
    return 'Households with names, relationships to the head, conditions, ages, occupations and birthplaces';
  if (year <= 1901) return 'Households with names, relationships, ages, occupations, employment and birthplaces';
  if (year === 1911)
    return 'Households in their own words: names, ages, occupations and industries, years of marriage, and children born, living and dead';
  return 'Households with names, ages in years and months, occupations, employers and places of work';
}

/** The record set of one census of one nation. Only call where {@link hasCensus} holds. */
export function censusRecordSet(nation: Nation, { year }: CensusNight): RecordSet {
  return sampleRecordSet({
    id: `${PREFIX[nation]}-CENSUS-${year}`,
    name: `${year} ${LABEL[nation]} Census (sample)`,
    description: `${content(year)}. Returns for ${COUNTY[nation]}.`,
    type: 'CENSUS',
    category: 'census, land & surveys',
    subcategory: 'census',
    sourceCountry: nation,
    access: year === 1881 ? 'free' : 'members',
    archiveSeries: SERIES[year] ?? null,
  });
}

/** The register of September 1939; the house history pages know it by this id (spec 2 section 2). */
export const REGISTER_1939 = sampleRecordSet({
  id: 'R39',
  name: '1939 Register (sample)',
  description:
    'The people of Wexcombeshire on 29 September 1939 with addresses, exact dates of birth, conditions and occupations. Entries of people who may still be living are closed.',
  type: 'CENSUS',
  category: 'census, land & surveys',
  subcategory: 'census',
  sourceCountry: 'england',
  archiveSeries: 'WRO 101',
});
