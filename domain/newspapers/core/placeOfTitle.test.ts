import { placeOfTitle } from './placeOfTitle.ts';

it.each([
  ['London, England', 'Middlesex', 'england', 'London, Middlesex, England'],
  ['Truro', 'Cornwall', null, 'Truro, Cornwall'],
  ['Cornwall', 'Cornwall', 'England', 'Cornwall, England'],
  [null, null, 'wales', 'Wales'],
  [null, null, null, null],
])('names %j in %j, %j once each', (placeName, county, country, place) => {
  expect(placeOfTitle({ placeName, county, country })).toBe(place);
});
