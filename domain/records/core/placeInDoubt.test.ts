import type { Notation } from '#domain/kernel/readings/reading.ts';
import { createGazetteer } from '#domain/places/gazetteer/createGazetteer.ts';

import type { RecordFields } from './record.ts';
import { toSearchDocument } from './toSearchDocument.ts';

const place = (id: number, name: string, county: string) => ({
  id,
  name,
  county,
  country: 'england',
  latitude: 50,
  longitude: -5,
});
const gazetteer = createGazetteer([
  place(1, 'Roche', 'Cornwall'),
  place(2, 'Looe', 'Cornwall'),
  place(3, 'St Austell', 'Cornwall'),
  place(4, 'Ludgvan', 'Cornwall'),
  place(5, 'Luxulyan', 'Cornwall'),
  place(6, 'Rothe', 'Devon'),
  place(7, 'Zeal', 'Rutland'),
]);

/** The id of the place at which a record is found. */
const locatedAt = (Place: string, more: RecordFields = { County: 'Cornwall' }, notation: Notation = 'freereg') =>
  toSearchDocument(
    { fields: { Place, ...more }, isClosed: false },
    { name: 'Burials', category: 'life events (bmds)', subcategory: 'burials', sourceCountry: 'england', notation },
    gazetteer,
  )?.values.Place?.[0]?.placeId ?? null;
const cornwall = gazetteer.regionOf('Cornwall')?.id ?? null;

describe('a place of which letters could not be read', () => {
  it.each([
    ['Ro_he', 1],
    ['Ro*', 1],
    ['L[oO]_e', 2],
    ['St A_st*', 3],
    ['Lu__van', 4],
    ['Roche?', 1],
  ])('%s is located where one place of the county fits', (written, id) => {
    expect(locatedAt(written)).toBe(id);
  });

  it.each([
    ['Lu*', 'several fit'],
    ['Lo_e_', 'none fits'],
    ['_____', 'too little of it is known'],
    ['*', 'nothing of it is known'],
  ])('%s lies in the county alone, since %s', (written) => {
    expect(cornwall).not.toBeNull();
    expect(locatedAt(written)).toBe(cornwall);
  });

  it('takes the county from its own text, and is nowhere without one', () => {
    expect(locatedAt('Ro_he, Devon', {})).toBe(6);
    expect(locatedAt('Ro_he', {})).toBeNull();
    // A county with one place of four letters.
    expect(locatedAt('____', { County: 'Rutland' })).toBe(gazetteer.regionOf('Rutland')?.id);
  });

  it('is what was written where the source marks nothing so', () => {
    expect(locatedAt('Ro_he', undefined, 'plain')).toBe(cornwall);
  });
});
