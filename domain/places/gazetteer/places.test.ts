import fc from 'fast-check';

import { COUNTIES, countryNamed, countyNamed } from './counties.ts';
import { createGazetteer } from './createGazetteer.ts';
import { milesBetween } from './distance.ts';
import type { Place } from './gazetteer.ts';
import { placeArea } from './placeArea.ts';
import { placeKey } from './placeKey.ts';
import { placeName } from './placeName.ts';
import { isRegionId } from './region.ts';
import { suggestRegions } from './suggestRegions.ts';
import { DEFAULT_TYPEAHEAD_COUNTRIES } from './typeaheadCountries.ts';

const aPlace = (id: number, name: string, county: string, latitude: number, longitude: number): Place => ({
  id,
  name,
  county,
  country: countyNamed(county)?.country ?? 'england',
  latitude,
  longitude,
});

const PLACES = [
  aPlace(1, 'Leeds', 'Yorkshire', 53.8, -1.55),
  aPlace(2, 'Newport', 'Monmouthshire', 51.58, -2.98),
  aPlace(3, 'Newport', 'Shropshire', 52.77, -2.38),
  aPlace(4, 'Leeds', 'Kent', 51.25, 0.61),
  aPlace(5, 'Roche', 'Cornwall', 50.4, -4.83),
  aPlace(6, 'St Mewan', 'Cornwall', 50.335, -4.815),
  aPlace(7, 'Stow-on-the-Wold', 'Gloucestershire', 51.93, -1.72),
  aPlace(8, "King's Lynn", 'Norfolk', 52.75, 0.4),
  aPlace(9, 'Belfast', 'Antrim', 54.6, -5.93),
  aPlace(10, 'Douglas', 'Isle of Man', 54.15, -4.48),
  aPlace(11, 'Selwick', 'Madeupshire', 51.2, -1.9),
];
const gazetteer = createGazetteer(PLACES);

describe('counties', () => {
  it('have a Chapman code and a name each, different in all', () => {
    expect(new Set(COUNTIES.map((county) => county.code)).size).toBe(COUNTIES.length);
    expect(new Set(COUNTIES.map((county) => county.name)).size).toBe(COUNTIES.length);
    expect(COUNTIES.every((county) => /^[A-Z]{3}$/.test(county.code))).toBe(true);
    expect(
      ['england', 'wales', 'scotland', 'ireland'].map(
        (country) => COUNTIES.filter((county) => county.country === country).length,
      ),
    ).toEqual([41, 13, 33, 32]);
  });

  it.each([
    ['CON', 'Cornwall'],
    ['nfk', 'Norfolk'],
    ['Northants.', 'Northamptonshire'],
    ['Co. Cork', 'Cork'],
    ['County Durham', 'Durham'],
    ["King's County", 'Offaly'],
    ['Salop', 'Shropshire'],
    ['Ross & Cromarty', 'Ross and Cromarty'],
    ['Forfarshire', 'Angus'],
    ['Atlantis', null],
  ])('reads %s', (text, name) => expect(countyNamed(text)?.name ?? null).toBe(name));

  it('reads countries', () => {
    expect(['England', 'Éire', 'eire', 'Northern Ireland', 'Britain'].map(countryNamed)).toEqual([
      'england',
      null,
      'ireland',
      'ireland',
      null,
    ]);
  });
});

describe('placeKey', () => {
  it.each([
    ['Saint Mewan', 'St. Mewan'],
    ['Stow-on-the-Wold', 'Stow upon the Wold'],
    ['King’s Lynn', 'Kings Lynn'],
    ['Gt. Yarmouth', 'Great Yarmouth'],
  ])('takes %s for %s', (one, other) => expect(placeKey(one)).toBe(placeKey(other)));
});

describe('createGazetteer', () => {
  it.each([
    ['Roche', 5],
    ['ROCHE, Cornwall', 5],
    ['Saint Mewan, Cornwall, England', 6],
    ['St. Mewan, CON', 6],
    ['Stow upon the Wold', 7],
    ['Kings Lynn Norfolk', 8],
    ['Newport', null],
    ['Newport, Monmouthshire', 2],
    ['Newport, Wales', 2],
    ['Newport Salop', 3],
    ['High Street, Roche', 5],
    ['Selwick, Madeupshire', 11],
    ['Roche, Devon', null],
    ['Nowhere', null],
    ['', null],
  ])('resolves %s', (text, id) => expect(gazetteer.resolve(text)?.id ?? null).toBe(id));

  it('tells places apart by county or country given beside', () => {
    expect(gazetteer.resolve('Newport', { county: 'SAL' })?.id).toBe(3);
    expect(gazetteer.resolve('Newport', { country: 'wales' })?.id).toBe(2);
    expect(gazetteer.named('newport').map((place) => place.id)).toEqual([2, 3]);
  });

  it('completes a prefix, best known first, going on into county and country', () => {
    expect(gazetteer.complete('lee', 5).map((place) => place.id)).toEqual([1, 4]);
    expect(gazetteer.complete('Leeds, K', 5).map((place) => place.id)).toEqual([4]);
    expect(gazetteer.complete('newport, wal', 5).map((place) => place.id)).toEqual([2]);
    expect([gazetteer.complete('', 5), gazetteer.complete('lee', 0)]).toEqual([[], []]);
  });

  it('finds what lies within so many miles, the place itself included', () => {
    expect(gazetteer.within(5, 0)).toEqual([5]);
    expect([...gazetteer.within(5, 5)].sort()).toEqual([5, 6]);
    expect(gazetteer.within(999, 50)).toEqual([]);
  });

  const somewhere = fc.record({
    latitude: fc.double({ min: 49, max: 61, noNaN: true }),
    longitude: fc.double({ min: -11, max: 2, noNaN: true }),
  });

  it('misses nothing that measuring every place would find', () => {
    fc.assert(
      fc.property(
        fc.array(somewhere, { minLength: 1, maxLength: 60 }),
        fc.constantFrom(5, 10, 20, 50, 100),
        (positions, miles) => {
          const places = positions.map((position, id) => ({
            ...position,
            id,
            name: `P${id}`,
            county: 'Kent',
            country: 'england',
          }));
          const near = places
            .filter((place) => milesBetween(places[0] ?? place, place) <= miles)
            .map((place) => place.id);
          expect([...createGazetteer(places).within(0, miles)].sort((a, b) => a - b)).toEqual(near);
        },
      ),
    );
  });

  it('never throws, whatever is asked', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        gazetteer.resolve(text);
        gazetteer.named(text);
        gazetteer.complete(text, 10);
      }),
    );
  });
});

describe('what a place field means', () => {
  const namesOf = (text: string) => {
    const { regions, places, words } = gazetteer.meant(text);
    return [regions.map(({ name }) => name), places.map(({ id }) => id), words];
  };

  it.each([
    ['Cornwall, England', [['Cornwall'], [], '']],
    ['cornwall', [['Cornwall'], [], '']],
    ['CON', [['Cornwall'], [], '']],
    ['Hants, England', [['Hampshire'], [], '']],
    ['Co. Cork', [['Cork'], [], '']],
    ['England', [['england'], [], '']],
    ['Isle of Man', [['Isle of Man'], [], '']],
    ['Channel Islands', [['channel islands'], [], '']],
    ['Madeupshire', [['Madeupshire'], [], '']],
    ['Cumbria', [['Cumberland', 'Westmorland', 'Lancashire'], [], '']],
    ['Northern Ireland', [['Antrim', 'Armagh', 'Down', 'Fermanagh', 'Londonderry', 'Tyrone'], [], '']],
    ['Great Britain', [['england', 'wales', 'scotland'], [], '']],
    ['Cornwall, Ireland', [[], [], 'Cornwall']],
    ['Roche, Cornwall', [[], [5], 'Roche']],
    ['Newport', [[], [2, 3], 'Newport']],
    ['Nowhere Parva, Cornwall', [[], [], 'Nowhere Parva']],
    ['', [[], [], '']],
  ])('reads %s', (text, meant) => expect(namesOf(text)).toEqual(meant));

  it('takes the name of a county that a town has too for both, and a short name of one for the town', () => {
    const towns = createGazetteer([
      aPlace(1, 'Durham', 'Durham', 54.78, -1.57),
      aPlace(2, 'York', 'Yorkshire', 53.96, -1.08),
      aPlace(3, 'Seaham', 'Durham', 54.83, -1.33),
    ]);
    expect(towns.meant('Durham')).toMatchObject({ regions: [{ name: 'Durham' }], places: [{ id: 1 }] });
    expect(towns.meant('County Durham')).toMatchObject({ regions: [{ name: 'Durham' }], places: [] });
    expect(towns.meant('Durham, Durham, England')).toMatchObject({ regions: [], places: [{ id: 1 }] });
    expect(towns.meant('York')).toMatchObject({ regions: [], places: [{ id: 2 }] });
  });

  it('finds the region that a place it does not know belongs to', () => {
    expect(
      [
        gazetteer.regionOf('Nowhere Parva, Cornwall'),
        gazetteer.regionOf('Nowhere Parva', { county: 'CON' }),
        gazetteer.regionOf('Nowhere Parva, Devon', { county: 'Cornwall' }),
        gazetteer.regionOf('Nowhere Parva, Ireland', { county: 'Cornwall' }),
        gazetteer.regionOf('Nowhere Parva', { country: 'Wales' }),
        gazetteer.regionOf('Nowhere Parva'),
      ].map((region) => region?.name ?? null),
    ).toEqual(['Cornwall', 'Cornwall', 'Devon', 'ireland', 'wales', null]);
  });

  it('adds what lies within so many miles of any place of the county, and nothing else', () => {
    const positions = fc.array(
      fc.record({
        latitude: fc.double({ min: 50, max: 52, noNaN: true }),
        longitude: fc.double({ min: -5, max: -3, noNaN: true }),
        county: fc.constantFrom('Cornwall', 'Devon'),
      }),
      { minLength: 1, maxLength: 80 },
    );
    fc.assert(
      fc.property(positions, fc.constantFrom(5, 10, 20, 50, 100), (given, miles) => {
        const places = given.map((position, id) => ({ ...position, id, name: `P${id}`, country: 'england' }));
        const area = placeArea('Cornwall', miles, {}, createGazetteer(places));
        const inside = places.filter(({ county }) => county === 'Cornwall');
        const reached = places.filter((place) =>
          inside.some((member) => member === place || milesBetween(member, place) <= miles),
        );
        expect([...area.ids].filter((id) => !isRegionId(id))).toEqual(reached.map(({ id }) => id));
        expect([...area.ids].filter((id, at) => !isRegionId(id) && area.miles[at] === 0)).toEqual(
          inside.map(({ id }) => id),
        );
      }),
    );
  });
});

describe('milesBetween', () => {
  it('measures as a ruler on the map does', () => {
    expect(
      milesBetween({ latitude: 51.5074, longitude: -0.1278 }, { latitude: 55.9533, longitude: -3.1883 }),
    ).toBeCloseTo(332, 0);
  });
});

describe('suggestRegions', () => {
  it('API-028 answers suggestions with term, weight, payload and type, the query and how many there are', () => {
    expect(suggestRegions(gazetteer, ' leeds ')).toEqual({
      suggestions: [
        { term: 'Leeds, Yorkshire, England', weight: 10, payload: '1', type: 'place' },
        { term: 'Leeds, Kent, England', weight: 9, payload: '4', type: 'place' },
      ],
      query: 'leeds',
      numFound: 2,
    });
  });

  it('ends every term in its nation', () => {
    expect(suggestRegions(gazetteer, 'belfast').suggestions[0]?.term).toBe('Belfast, Antrim, Northern Ireland');
    expect(suggestRegions(gazetteer, 'douglas').suggestions[0]?.term).toBe('Douglas, Isle of Man');
    expect(suggestRegions(gazetteer, 'cornw').suggestions).toEqual([
      { term: 'Cornwall, England', weight: 10, payload: 'CON', type: 'county' },
    ]);
  });

  it('offers countries', () => {
    expect(suggestRegions(gazetteer, 'engl').suggestions).toEqual([
      { term: 'England', weight: 10, payload: 'england', type: 'country' },
    ]);
    expect(suggestRegions(gazetteer, 'isle of m').suggestions.map(({ term }) => term)).toEqual(['Isle of Man']);
    expect(suggestRegions(gazetteer, 'irel', ['wales']).numFound).toBe(0);
  });

  it('keeps to the source countries asked for', () => {
    expect(suggestRegions(gazetteer, 'newport', ['wales']).suggestions.map((each) => each.term)).toEqual([
      'Newport, Monmouthshire, Wales',
    ]);
    expect(suggestRegions(gazetteer, 'newport', ['Great Britain']).numFound).toBe(2);
    expect(suggestRegions(gazetteer, 'newport', ['atlantis']).numFound).toBe(0);
    expect(suggestRegions(gazetteer, 'newport', []).numFound).toBe(2);
    expect(DEFAULT_TYPEAHEAD_COUNTRIES).toContain('england');
  });

  it('has nothing to say to nothing', () => {
    expect(suggestRegions(gazetteer, ' ,, ')).toEqual({ suggestions: [], query: ',,', numFound: 0 });
    expect(suggestRegions(gazetteer, 'zzzz').numFound).toBe(0);
  });

  it('offers terms that resolve to the place offered', () => {
    for (const place of PLACES) expect(gazetteer.resolve(placeName(place))).toEqual(place);
  });
});
