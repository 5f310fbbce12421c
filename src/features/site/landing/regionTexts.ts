import { countInWords } from '#domain/kernel/wording/countInWords.ts';

/** Records by region and county. */
export const regionTexts = {
  loading: 'Loading region',
  failed: 'We couldn’t fetch the region',
  recordsOf: (name: string) => `Records of ${name}`,
  regions: 'Regions',
  byRegion: 'Records by region',
  byCountry: 'Records by country',
  browse: (count: number) => `Browse ${countInWords(count, 'record')}`,
  none: (name: string) => `No records of ${name} yet`,
  noneText: 'Records will be listed here once they are published.',
  noneLead: (name: string) => `We hold no records of ${name} yet.`,
  held: (count: number, name: string, span: string) =>
    `${countInWords(count, 'record')} of ${name}${span} can be searched here.`,
  span: (first: number, last: number) => ` from the ${first}s${first === last ? '' : ` to the ${last}s`}`,
  chooseCounty: 'Choose a county.',
  choosePart: 'Choose a region.',
  chooseCountry: 'Choose a country.',
  records: 'records',
  decades: 'decades covered',
  otherCounties: 'Counties named in the records',
  countries: 'Countries',
  partsOf: (name: string) => `Parts of ${name}`,
  countiesOf: (name: string) => `Counties of ${name}`,
  noRecords: 'No records yet',
  places: 'Places with the most records',
  sets: 'Record sets',
  map: 'On the map',
  mapLabel: (name: string) => `Places of ${name} with records`,
};
