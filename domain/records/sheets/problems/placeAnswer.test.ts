import { createGazetteer } from '#domain/places/gazetteer/createGazetteer.ts';

import { type AskedPlace, placeAnswer, placesProposed } from './placeAnswer.ts';

const place = (id: number, name: string, county: string, country = 'england') => ({
  id,
  name,
  county,
  country,
  latitude: 51,
  longitude: -2,
});
const gazetteer = createGazetteer([
  place(1, 'Roche', 'Cornwall'),
  place(2, 'Aston', 'Berkshire'),
  place(3, 'Aston', 'Cheshire'),
  place(4, 'Aston', 'Flintshire', 'wales'),
  place(5, 'Ladock', 'Cornwall'),
  place(6, 'Landock', 'Devon'),
]);
const asked = (text: string, more: Partial<AskedPlace> = {}): AskedPlace => ({
  field: 'place',
  written: text,
  text,
  recordField: 'Place',
  county: '',
  eventCounty: '',
  country: '',
  ...more,
});

it.each([
  ['Roche', {}, 'known'],
  ['Roche, Cornwall', {}, 'known'],
  ['Aston', {}, 'placeSeveral'],
  ['Aston', { county: 'Berkshire' }, 'known'],
  ['Aston', { county: 'BRK' }, 'known'],
  ['Aston', { country: 'Wales' }, 'known'],
  ['Aston', { country: 'England' }, 'placeSeveral'],
  ['Aston', { county: 'Cornwall' }, 'placeUnknown'],
  ['Roche', { county: 'Devon' }, 'placeUnknown'],
  ['Aston', { recordField: 'PlaceOfResidence', eventCounty: 'Cheshire' }, 'known'],
  ['Ladoc', { county: 'Cornwall' }, 'placeUnknown'],
  ['Nowhere', {}, 'placeUnknown'],
  // A county is no place that is missing, and unread letters are what was written.
  ['Cornwall', {}, 'known'],
  ['L_d__k', { county: 'Cornwall' }, 'known'],
] as const)('says what %s with %j is: %s', (text, more, answer) => {
  expect(placeAnswer(asked(text, more), gazetteer, 'freereg')).toBe(answer);
});

it.each([
  ['Aston', {}, 'england', ['Aston, Berkshire, England', 'Aston, Cheshire, England', 'Aston, Flintshire, Wales']],
  ['Ladoc', { county: 'Cornwall' }, 'england', ['Ladock, Cornwall, England']],
  ['Ladoc', {}, 'england', ['Ladock, Cornwall, England']],
  // Of its name, in another county than the row says.
  ['Landock', { county: 'Cornwall' }, 'england', ['Ladock, Cornwall, England', 'Landock, Devon, England']],
  ['Nowhere', {}, null, []],
] as const)('proposes for %s with %j, in %s: %j', (text, more, country, proposed) => {
  expect(placesProposed(asked(text, more), gazetteer, country)).toEqual(proposed);
});
