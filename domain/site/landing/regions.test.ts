import { COUNTIES } from '#domain/places/gazetteer/counties.ts';
import { readSearchAddress } from '#domain/search/core/query/readSearchAddress.ts';

import { regionKey } from './regionKey.ts';
import { regionOf, regionsBelow, regionTrail, type Region } from './regionTree.ts';

const ROUTE_051 = [
  [{}, 'regions'],
  [{ country: 'england' }, 'england'],
  [{ country: 'England', region: ' Yorkshire ' }, 'england/yorkshire'],
  [{ country: 'england', region: 'yorkshire', county: 'west-riding' }, 'england/yorkshire/west-riding'],
] as const;
it.each(ROUTE_051)('ROUTE-051 the page key of %p is built from exactly these segments in order', (segments, key) => {
  expect(regionKey(segments)).toBe(key);
});

const everyRegion = (): Region[] => {
  const walk = (region: Region): Region[] => [region, ...regionsBelow(region).flatMap(walk)];
  const top = regionOf('regions');
  return top ? walk(top) : [];
};

it('every county of England, Wales, Scotland and Ireland lies in exactly one part of its country', () => {
  const parts = everyRegion().filter(({ level }) => level === 'region');
  for (const { code, country } of COUNTIES.filter((county) =>
    ['england', 'wales', 'scotland', 'ireland'].includes(county.country),
  )) {
    expect(
      parts
        .filter(({ key, counties }) => key.startsWith(`${country}/`) && counties.includes(code))
        .map(({ name }) => `${code} ${name}`),
    ).toHaveLength(1);
  }
});

it('every region has a key of its own and a search that the rules take whole', () => {
  const regions = everyRegion();
  expect(new Set(regions.map(({ key }) => key)).size).toBe(regions.length);
  for (const { key, query } of regions) expect([key, readSearchAddress(query).ignored]).toEqual([key, []]);
});

it('a region knows what is above and below it', () => {
  const riding = regionOf('england/yorkshire/west-riding');
  expect(riding && regionTrail(riding).map(({ name }) => name)).toEqual(['England', 'Yorkshire', 'West Riding']);
  const southWest = regionOf('england/south-west');
  expect(southWest && regionsBelow(southWest).map(({ name }) => name)).toEqual([
    'Cornwall',
    'Devon',
    'Dorset',
    'Gloucestershire',
    'Somerset',
    'Wiltshire',
  ]);
  expect(regionOf('england/atlantis')).toBeNull();
});
