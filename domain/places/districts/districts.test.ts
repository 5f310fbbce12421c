import { createGazetteer } from '#domain/places/gazetteer/createGazetteer.ts';
import type { Place } from '#domain/places/gazetteer/gazetteer.ts';
import { placeArea } from '#domain/places/gazetteer/placeArea.ts';
import { districtLabel } from '#domain/places/gazetteer/placeName.ts';
import { placeOutside } from '#domain/places/gazetteer/placeOutside.ts';
import { suggestRegions } from '#domain/places/gazetteer/suggestRegions.ts';
import { readSearchAddress } from '#domain/search/core/query/readSearchAddress.ts';

import { createDistrictCount } from './createDistrictCount.ts';
import { deriveDistricts, isInDistrict } from './deriveDistricts.ts';
import { districtName, readDistrictText } from './districtText.ts';
import type { DistrictUse } from './districtUse.ts';
import { withDistricts } from './withDistricts.ts';

const aPlace = (
  id: number,
  name: string,
  county: string,
  latitude: number,
  longitude: number,
  country = 'england',
): Place => ({ id, name, county, country, latitude, longitude });
const REDRUTH = aPlace(1, 'Redruth', 'Cornwall', 50.23, -5.23);
const GWENNAP = aPlace(2, 'Gwennap', 'Cornwall', 50.22, -5.17);
const CAMBORNE = aPlace(3, 'Camborne', 'Cornwall', 50.21, -5.3);
const LAUNCESTON = aPlace(4, 'Launceston', 'Cornwall', 50.64, -4.36);
const NORTH_PETHERWIN = aPlace(5, 'North Petherwin', 'Devon', 50.68, -4.43);
const NEWPORT_WALES = aPlace(6, 'Newport', 'Monmouthshire', 51.58, -2.98, 'wales');
const NEWPORT_SHROPSHIRE = aPlace(7, 'Newport', 'Shropshire', 52.77, -2.38);
const CAERLEON = aPlace(8, 'Caerleon', 'Monmouthshire', 51.61, -2.95, 'wales');
const EDGMOND = aPlace(9, 'Edgmond', 'Shropshire', 52.77, -2.41);
const DURHAM = aPlace(10, 'Durham', 'Durham', 54.78, -1.57);
const BRANCEPETH = aPlace(11, 'Brancepeth', 'Durham', 54.73, -1.65);
const ST_COLUMB = aPlace(12, 'St Columb Major', 'Cornwall', 50.43, -4.94);
const PLACES = [
  REDRUTH,
  GWENNAP,
  CAMBORNE,
  LAUNCESTON,
  NORTH_PETHERWIN,
  NEWPORT_WALES,
  NEWPORT_SHROPSHIRE,
  CAERLEON,
  EDGMOND,
  DURHAM,
  BRANCEPETH,
  ST_COLUMB,
];
const places = createGazetteer(PLACES);

const use = (district: string, place: string | null, records = 10, more: Partial<DistrictUse> = {}): DistrictUse => ({
  district,
  place,
  parish: null,
  county: null,
  country: null,
  records,
  ...more,
});
const USES = [
  use('Redruth', 'Redruth, Cornwall'),
  use('REDRUTH', 'Gwennap, Cornwall', 40),
  use('Redruth', 'Wheal Nowhere, Cornwall', 5),
  // A slip of the clerk.
  use('Redruth', 'Launceston, Cornwall', 1),
  use('Launceston', 'Launceston, Cornwall', 60),
  use('Launceston', 'North Petherwin', 8, { county: 'Devon' }),
  use('Newport', 'Caerleon, Monmouthshire'),
  use('Newport', 'Edgmond, Shropshire'),
  use('Durham', 'Brancepeth, Durham'),
  use('St. Columb', null, 4, { parish: 'St Columb Major', county: 'Cornwall' }),
  use('Houghton le Spring', 'Brancepeth', 3, { county: 'Durham' }),
  use('Redrth', 'Camborne, Cornwall', 2),
  { ...use('', 'Camborne, Cornwall', 100), district: null },
];
/** In portions of so many uses. */
const districtsOf = (uses: readonly DistrictUse[], portion = uses.length) => {
  const count = createDistrictCount(places);
  for (let at = 0; at < uses.length; at += portion) count.add(uses.slice(at, at + portion));
  return deriveDistricts(count.counted(), places);
};
const districts = districtsOf(USES);
const gazetteer = withDistricts(places, districts);
const named = (name: string, county?: string) =>
  districts.filter((district) => district.name === name && (county === undefined || district.county === county));
const meantBy = (text: string, isOfEvent = true): string[] =>
  gazetteer.meant(text, isOfEvent).districts.map(({ name, county }) => `${name}, ${county}`);
const held = (text: string, miles = 0): number[] =>
  [...placeArea(text, miles, { isOfEvent: true }, gazetteer).ids].filter((id) => id < 1_000);

describe('isInDistrict', () => {
  it.each([
    [1, 1, 1, true],
    [1, 1, 5, true],
    [1, 1, 6, false],
    [2, 100, 100, false],
    [2, 2, 1_000, false],
    [3, 100, 100, true],
    [3, 3, 1_000, true],
    [3, 151, 151, false],
    [200, 10_000, 10_000, true],
    [199, 10_000, 10_000, false],
  ])('is told by %i records of %i that name districts and %i in all: %s', (records, naming, all, expected) =>
    expect(isInDistrict(records, naming, all)).toBe(expected),
  );
});

describe('what a text says of a district', () => {
  it.each([
    ['Redruth, registration district, Cornwall, England', 'Redruth', 'Cornwall, England'],
    ['redruth registration district', 'redruth', ''],
    ['registration district of Redruth', 'Redruth', ''],
    ['Redruth Reg. Dist.', 'Redruth', ''],
    ['Redruth R.D.', 'Redruth', ''],
    ['redruth rd, cornwall', 'redruth', 'cornwall'],
    ['Redruth District', 'Redruth', ''],
    ['Redruth (registration district)', 'Redruth', ''],
    ['Lisburn, Superintendent Registrar’s district', 'Lisburn', ''],
  ])('reads %s', (text, name, whereabouts) => expect(readDistrictText(text)).toMatchObject({ name, whereabouts }));

  it.each(['Redruth', 'Redruth, Cornwall', 'Hardraw', 'Districton', 'registration district'])(
    'reads nothing in %s',
    (text) => expect(readDistrictText(text)).toBeNull(),
  );

  it('finds the name in what a record has', () =>
    expect(['Redruth', 'Redruth RD', 'Redruth, Cornwall', ''].map(districtName)).toEqual([
      'Redruth',
      'Redruth',
      'Redruth',
      '',
    ]));
});

describe('deriveDistricts', () => {
  it('holds the places that records name with a district, and its seat', () => {
    expect(named('Redruth')).toMatchObject([
      { county: 'Cornwall', country: 'england', seatId: REDRUTH.id, placeIds: [REDRUTH.id, GWENNAP.id], records: 56 },
    ]);
  });

  it('follows a district over the border of its county', () => {
    expect(named('Launceston')).toMatchObject([{ county: 'Cornwall', placeIds: [LAUNCESTON.id, NORTH_PETHERWIN.id] }]);
  });

  it('tells districts of one name apart by the places near them', () => {
    expect(named('Newport', 'Monmouthshire')).toMatchObject([
      { seatId: NEWPORT_WALES.id, placeIds: [NEWPORT_WALES.id, CAERLEON.id] },
    ]);
    expect(named('Newport', 'Shropshire')).toMatchObject([
      { seatId: NEWPORT_SHROPSHIRE.id, placeIds: [NEWPORT_SHROPSHIRE.id, EDGMOND.id] },
    ]);
  });

  it('has districts whose seat the gazetteer lacks or calls otherwise', () => {
    expect(named('Houghton le Spring')).toMatchObject([{ county: 'Durham', seatId: null, placeIds: [BRANCEPETH.id] }]);
    expect(named('St. Columb')).toMatchObject([{ county: 'Cornwall', seatId: ST_COLUMB.id, placeIds: [ST_COLUMB.id] }]);
  });

  it('is the same in whatever order the records come', () => {
    expect(districtsOf([...USES].reverse()).map(({ id, name, placeIds }) => ({ id, name, placeIds }))).toEqual(
      districts.map(({ id, name, placeIds }) => ({ id, name, placeIds })),
    );
  });

  it('is the same in whatever portions they come', () =>
    expect([1, 4].map((portion) => districtsOf(USES, portion))).toEqual([districts, districts]));

  it('believes no slip in a set that seldom names districts', () => {
    expect(named('Redrth')).toMatchObject([{ placeIds: [], records: 2 }]);
  });

  it('takes nothing from blank names', () => expect(districtsOf([use(' - ', 'Gwennap, Cornwall')])).toEqual([]));
});

describe('a search for a district', () => {
  it.each([
    ['Redruth, registration district, Cornwall, England', ['Redruth, Cornwall']],
    ['redruth rd', ['Redruth, Cornwall']],
    ['Redruth', ['Redruth, Cornwall']],
    ['Redruth, Cornwall', []],
    ['Redruth, Cornwall, England', []],
    ['Durham', []],
    ['Durham registration district', ['Durham, Durham']],
    ['Newport', ['Newport, Monmouthshire', 'Newport, Shropshire']],
    ['Newport registration district, Wales', ['Newport, Monmouthshire']],
    ['Launceston registration district, Devon', ['Launceston, Cornwall']],
    ['St Columb Major', ['St. Columb, Cornwall']],
    ['St Columb', ['St. Columb, Cornwall']],
    ['Houghton le Spring, Durham', ['Houghton le Spring, Durham']],
    ['Houghton-le-Spring, Cornwall', []],
    ['Camborne', []],
    ['Nowhere registration district', []],
  ])('%s means %j', (text, expected) => expect(meantBy(text)).toEqual(expected));

  it('is meant in a place of birth only where the text says so', () => {
    expect(meantBy('Redruth', false)).toEqual([]);
    expect(meantBy('Redruth registration district', false)).toEqual(['Redruth, Cornwall']);
  });

  it('takes in its places, behind the place itself where a bare name means both', () => {
    expect(held('Redruth registration district')).toEqual([REDRUTH.id, GWENNAP.id]);
    const { ids, miles, inDistrict } = placeArea('Redruth', 0, { isOfEvent: true }, gazetteer);
    expect([[...ids], [...miles], inDistrict]).toEqual([[REDRUTH.id, GWENNAP.id], [0, 1], [GWENNAP.id]]);
    expect(held('Redruth, Cornwall')).toEqual([REDRUTH.id]);
  });

  it('adds the radius outside of all its places', () => {
    expect(held('Redruth registration district', 5)).toEqual([REDRUTH.id, GWENNAP.id, CAMBORNE.id]);
    expect(placeArea('Launceston registration district', 100, { isOfEvent: true }, gazetteer).ids).toEqual(
      Int32Array.from(
        [REDRUTH, GWENNAP, CAMBORNE, LAUNCESTON, NORTH_PETHERWIN, NEWPORT_WALES, CAERLEON, ST_COLUMB],
        ({ id }) => id,
      ),
    );
  });

  it('falls back to the place where no record names the district', () => {
    expect(gazetteer.meant('Camborne, registration district, Cornwall, England', true).places).toEqual([CAMBORNE]);
  });

  it('is told to lie where its places lie', () => {
    const outside = (address: string) => placeOutside(readSearchAddress(address).query, gazetteer)?.isIn ?? null;
    expect(outside('place=launceston+registration+district&county=devon')).toBeNull();
    expect(outside('place=launceston+registration+district&county=kent')).toBe('Cornwall, England');
  });
});

describe('suggestions of districts', () => {
  const terms = (term: string, withThem = true, countries = ['england', 'wales']): string[] =>
    suggestRegions(gazetteer, term, countries, withThem).suggestions.map(({ term: text }) => text);

  it('stand beside the place of the name, and say what they are', () => {
    expect(terms('redr')).toEqual(['Redruth, Cornwall, England', 'Redruth, registration district, Cornwall, England']);
    expect(terms('newport')).toEqual([
      'Newport, Monmouthshire, Wales',
      'Newport, registration district, Monmouthshire, Wales',
      'Newport, Shropshire, England',
      'Newport, registration district, Shropshire, England',
    ]);
    expect(terms('newport', true, ['england'])).toEqual([
      'Newport, Shropshire, England',
      'Newport, registration district, Shropshire, England',
    ]);
  });

  it('stand behind the county and the town of the name', () => {
    expect(terms('durham')).toEqual([
      'Durham, England',
      'Durham, Durham, England',
      'Durham, registration district, Durham, England',
    ]);
  });

  it('are found by what they are, and left out where places are wanted', () => {
    expect(terms('redruth, reg')).toEqual(['Redruth, registration district, Cornwall, England']);
    expect(terms('redr', false)).toEqual(['Redruth, Cornwall, England']);
  });

  it('are none for a name so rare that it may be a slip', () => expect(terms('redrth')).toEqual([]));

  it('mean the district they name', () => {
    for (const district of districts)
      expect(gazetteer.meant(districtLabel(district)).districts).toContainEqual(district);
  });
});
