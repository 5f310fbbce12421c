import { createGazetteer } from './createGazetteer.ts';
import type { Place } from './gazetteer.ts';
import { placeKey } from './placeKey.ts';
import { looseKey } from './placeSpelling.ts';
import { placeNames, placeVariantOf } from './placeVariants.ts';

const aPlace = (id: number, name: string, county: string): Place => ({
  id,
  name,
  county,
  country: 'england',
  latitude: 50,
  longitude: -5,
});
const PLACES = [
  aPlace(1, 'Altarnun', 'Cornwall'),
  aPlace(2, 'North Petherwin', 'Cornwall'),
  aPlace(3, 'South Petherwin', 'Cornwall'),
  aPlace(4, 'St Austell', 'Cornwall'),
  aPlace(5, 'Great Yarmouth', 'Norfolk'),
  aPlace(6, 'Padstow', 'Cornwall'),
  aPlace(7, 'Middlesbrough', 'Yorkshire'),
  aPlace(8, 'Camborne', 'Cornwall'),
  aPlace(9, 'Barton', 'Yorkshire'),
  aPlace(10, 'Bartton', 'Yorkshire'),
  aPlace(11, 'St Columb Major', 'Cornwall'),
  aPlace(12, 'St Columb Minor', 'Cornwall'),
  aPlace(13, 'Hull', 'Yorkshire'),
  aPlace(14, 'Kingston upon Hull', 'Yorkshire'),
];
const gazetteer = createGazetteer(PLACES);

describe('places under other names', () => {
  it.each([
    ['Altarnon, Cornwall', 'Altarnun'],
    ['altarnon', 'Altarnun'],
    ['N Petherwin, Cornwall', 'North Petherwin'],
    ['Nth. Petherwyn, Cornwall', 'North Petherwin'],
    ['Sth Petherwin, Cornwall', 'South Petherwin'],
    ['Saint Austle, Cornwall', 'St Austell'],
    ['Gt Yarmouth', 'Great Yarmouth'],
    ['Petrockstow, Cornwall', 'Padstow'],
    ['Middlesboro, Yorkshire', 'Middlesbrough'],
    ['Camborn Cornwall', 'Camborne'],
    ['St Columb, Cornwall', 'St Columb Major'],
    ['Lower St Columb, Cornwall', 'St Columb Minor'],
  ])('%s is located as %s', (text, name) => expect(gazetteer.resolve(text)?.name).toBe(name));

  it('takes a county beside the place for the one stated', () => {
    expect(gazetteer.resolve('Camborn', { county: 'Cornwall' })?.name).toBe('Camborne');
    expect(gazetteer.resolve('Camborn', { county: 'Durham' })).toBeNull();
    // Without a county, too many places are spelt nearly alike for a record; a search says what it found.
    expect(gazetteer.resolve('Camborn')).toBeNull();
    expect(gazetteer.meant('Camborn').places.map(({ name }) => name)).toEqual(['Camborne']);
  });

  it('leaves alone what two places of one county share, and names that are a place of their own', () => {
    expect(gazetteer.resolve('Barrton, Yorkshire')).toBeNull();
    expect(gazetteer.resolve('Barton, Yorkshire')?.id).toBe(9);
  });

  it('joins and parts words, unless one of them is a place of the county and letters differ as well', () => {
    const looe = (id: number, name: string) => ({
      id,
      name,
      county: 'Cornwall',
      country: 'england',
      latitude: 50.4,
      longitude: -4.4,
    });
    const coast = createGazetteer([
      looe(1, 'Looe'),
      looe(2, 'Portloe'),
      looe(3, 'Blackwater'),
      looe(4, 'Water'),
      looe(5, 'Port Isaac'),
    ]);
    const located = (text: string) => coast.resolve(`${text}, Cornwall`)?.name ?? null;
    expect(['Port Looe', 'Portlo', 'Black Water', 'Blacke Water', 'Portisaac', 'Portisac'].map(located)).toEqual([
      null,
      'Portloe',
      'Blackwater',
      null,
      'Port Isaac',
      'Port Isaac',
    ]);
    expect(coast.meant('Port Looe').places).toEqual([]);
  });

  it.each([
    ['parish of Altarnun', 'Altarnun'],
    ['Altarnun parish, Cornwall', 'Altarnun'],
    ['the civil parish of Altarnon', 'Altarnun'],
    ['Altarnun Cornwall England', 'Altarnun'],
    ['Hull England', 'Kingston upon Hull'],
  ])('%s is read as %s', (text, name) =>
    expect(gazetteer.meant(text).places.map((place) => place.name)).toEqual([name]),
  );

  it('reads a county with its country, though the comma is left out', () => {
    expect(gazetteer.meant('cornwall england')).toMatchObject({ regions: [{ name: 'Cornwall' }], places: [] });
    expect(gazetteer.meant('Nowhere England')).toMatchObject({ regions: [], places: [], words: 'Nowhere England' });
  });

  it('takes a name that several places have for the one that is called so as well', () => {
    const at = (id: number, name: string, county: string) => ({
      id,
      name,
      county,
      country: 'england',
      latitude: 54,
      longitude: -2,
    });
    const north = createGazetteer([at(1, 'Newcastle', 'Shropshire'), at(2, 'Newcastle upon Tyne', 'Northumberland')]);
    expect(north.meant('Newcastle').places.map(({ id }) => id)).toEqual([1, 2]);
    expect([
      north.resolve('Newcastle'),
      north.resolve('Newcastle', { county: 'Northumberland' })?.id,
      north.resolve('Newcastle, Shropshire')?.id,
    ]).toEqual([null, 2, 1]);
  });

  it('takes a bare name for what is so called in more words as well, in another county', () => {
    const at = (id: number, name: string, county: string) => ({
      id,
      name,
      county,
      country: 'england',
      latitude: 51,
      longitude: -2,
    });
    const hills = createGazetteer([
      at(1, 'Southill', 'Bedfordshire'),
      at(2, 'South Hill', 'Cornwall'),
      at(3, 'Wolston', 'Warwickshire'),
      at(4, 'Woolston', 'Hampshire'),
    ]);
    const ids = (text: string) => hills.meant(text).places.map(({ id }) => id);
    expect(['Southill', 'South Hill', 'Southill, Bedfordshire', 'Southill, Cornwall', 'Wolston'].map(ids)).toEqual([
      [1, 2],
      [2, 1],
      [1],
      [2],
      [3],
    ]);
  });

  it('makes one place of a name and its alias that are both in the list, and offers it under either', () => {
    expect([gazetteer.resolve('Hull')?.id, gazetteer.resolve('Kingston upon Hull')?.id]).toEqual([14, 14]);
    expect(gazetteer.complete('Hul', 5).map(({ id }) => id)).toEqual([14]);
    expect(gazetteer.complete('Altarno', 5).map(({ name }) => name)).toEqual(['Altarnun']);
  });
});

describe('placeVariantOf', () => {
  it.each([
    ['Altarnun', 'Altarnon, Cornwall', 'altarnon', 'spelling variant'],
    ['Altarnon', 'Altarnun', 'altarnun', 'spelling variant'],
    ['Altarnun, Cornwall, England', 'Trewint, Altarnon', 'altarnon', 'spelling variant'],
    ['North Petherwin', 'N. Petherwin', 'n petherwin', 'abbreviation'],
    ['St Austell, Cornwall', 'Saint Austell', 'saint austell', 'abbreviation'],
    ['Great Yarmouth', 'Gt. Yarmouth, Norfolk', 'gt yarmouth', 'abbreviation'],
    ['Padstow', 'Petrockstow', 'petrockstow', 'former name'],
    ['Petrockstow', 'Padstow, Cornwall', 'padstow', 'former name'],
    ['Camborne', 'Camborn Cornwall', 'camborn', 'spelling variant'],
  ])('of %s recognises %s as %s, %s', (asked, written, variant, how) => {
    const judge = placeVariantOf(placeNames(asked, gazetteer.meant(asked).places));
    expect(judge(written)).toEqual({ variant, how });
  });

  it.each([
    ['Altarnun', 'ALTARNUN, Cornwall'],
    ['St Austell', 'St. Austell'],
    ['Altarnun', 'Trewint'],
    ['Roche', 'Roach'],
  ])('of %s takes %s for no variant', (asked, written) =>
    expect(placeVariantOf(placeNames(asked, gazetteer.meant(asked).places))(written)).toBeNull(),
  );
});

describe('looseKey', () => {
  it('keeps apart names that only look alike', () => {
    const names = [
      'Looe',
      'Lee',
      'Lea',
      'Bude',
      'Budock',
      'Roche',
      'Rock',
      'St Ive',
      'St Ives',
      'Leeds',
      'Leek',
      'Barton',
      'Burton',
      'Norton',
      'Newton',
      'Sutton',
      'Ashton',
      'Aston',
    ];
    expect(new Set(names.map(looseKey)).size).toBe(names.length);
    expect(new Set(names.map(placeKey)).size).toBe(names.length);
  });
});
