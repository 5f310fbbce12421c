import { createGazetteer } from '#domain/places/gazetteer/createGazetteer.ts';

import { locateLevel, locatePlace } from './recordPlaces.ts';

const place = (id: number, name: string, county: string) => ({
  id,
  name,
  county,
  country: 'england',
  latitude: 51,
  longitude: -2,
});
const gazetteer = createGazetteer([
  place(1, 'Aston', 'Berkshire'),
  place(2, 'Aston', 'Cheshire'),
  place(3, 'Roche', 'Cornwall'),
]);

it.each([
  ['a place that is meant, whatever is written', { PlaceMeant: 'Roche, Cornwall, England' }, 3],
  ['one in another county than the row says', { PlaceMeant: 'Aston, Cheshire, England', County: 'Berkshire' }, 2],
  [
    'what is written, where the gazetteer no longer has what was meant',
    { PlaceMeant: 'Gone, Cornwall', County: 'Berkshire' },
    1,
  ],
  ['none of another field', { PlaceOfBirthMeant: 'Roche, Cornwall' }, null],
])('locates %s', (_what, fields, id) => {
  expect(locatePlace('Place', 'Aston', { Place: 'Aston', ...fields }, gazetteer).place?.id ?? null).toBe(id);
});

it('needs no parish for a place whose meaning was said', () => {
  const fields = { Place: 'Rotch', Parish: 'Rotch', PlaceMeant: 'Roche, Cornwall' };
  expect(locateLevel('Parish', 'Rotch', fields, gazetteer)).toBeUndefined();
});
