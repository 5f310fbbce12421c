import { readSearchAddress } from '#domain/search/core/query/readSearchAddress.ts';

import { createGazetteer } from './createGazetteer.ts';
import { placeOutside } from './placeOutside.ts';

const gazetteer = createGazetteer([
  { id: 1, name: 'Leeds', county: 'Yorkshire', country: 'england', latitude: 53.8, longitude: -1.55 },
  { id: 2, name: 'Newport', county: 'Monmouthshire', country: 'wales', latitude: 51.58, longitude: -2.98 },
  { id: 3, name: 'Newport', county: 'Shropshire', country: 'england', latitude: 52.77, longitude: -2.38 },
  { id: 4, name: 'Douglas', county: 'Isle of Man', country: 'isle of man', latitude: 54.15, longitude: -4.48 },
]);
const outside = (search: string) => placeOutside(readSearchAddress(search).query, gazetteer);

describe('placeOutside', () => {
  it.each([
    ['place=leeds&sourcecountry=scotland', 'Yorkshire, England', 'SourceCountry'],
    ['place=leeds&sourcecountry=ireland', 'Yorkshire, England', 'SourceCountry'],
    ['place=leeds&county=kent', 'Yorkshire, England', 'County'],
    ['place=leeds&country=wales', 'Yorkshire, England', 'Country'],
    ['place=cornwall&county=devon', 'Cornwall, England', 'County'],
    ['place=cornwall&sourcecountry=wales', 'Cornwall, England', 'SourceCountry'],
    ['place=scotland&sourcecountry=england', 'Scotland', 'SourceCountry'],
    ['place=newport&sourcecountry=scotland', 'Monmouthshire, Wales', 'SourceCountry'],
    ['place=leeds&county=kent~devon', 'Yorkshire, England', 'County'],
  ])('%s: the place is in %s, outside of %s', (search, isIn, fieldId) =>
    expect(outside(search)).toMatchObject({ isIn, notIn: [{ fieldId }] }),
  );

  it.each([
    ['place=leeds'],
    ['place=leeds&sourcecountry=england'],
    ['place=leeds&sourcecountry=great+britain'],
    ['place=newport&sourcecountry=wales'],
    ['place=newport&county=shropshire'],
    ['place=douglas&sourcecountry=uk+other'],
    // Names a county of a country, and the country of a county.
    ['place=england&county=kent'],
    ['place=yorkshire&county=kent~yorkshire'],
    // Leeds may be the one in Alabama: the gazetteer has no places there.
    ['place=leeds&sourcecountry=united+states'],
    ['place=atlantis&sourcecountry=scotland'],
    ['place=leeds~newport&sourcecountry=scotland'],
  ])('%s: nothing to report', (search) => expect(outside(search)).toBeNull());

  it('names every filter that leaves the place out', () => {
    expect(outside('place=leeds&sourcecountry=scotland&county=fife')?.notIn.map(({ fieldId }) => fieldId)).toEqual([
      'SourceCountry',
      'County',
    ]);
  });
});
