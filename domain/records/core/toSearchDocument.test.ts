import fc from 'fast-check';

import { createGazetteer } from '#domain/places/gazetteer/createGazetteer.ts';

import { keywordsOf } from './keywordsOf.ts';
import type { RecordFields } from './record.ts';
import { textTokens } from './textTokens.ts';
import { toSearchDocument } from './toSearchDocument.ts';
import { valueKey } from './valueKey.ts';

const place = (id: number, name: string, county: string) => ({
  id,
  name,
  county,
  country: 'england',
  latitude: 50.4,
  longitude: -4.8,
});
const gazetteer = createGazetteer([
  place(1, 'Roche', 'Cornwall'),
  place(2, 'Newport', 'Cornwall'),
  place(3, 'Newport', 'Essex'),
]);
const set = {
  name: '1871 Census of Cornwall',
  category: 'census, land & surveys',
  subcategory: 'census',
  sourceCountry: 'england',
};
const documentOf = (fields: RecordFields) => {
  const document = toSearchDocument({ fields, isClosed: false }, set, gazetteer);
  if (!document) throw new Error('closed');
  return document;
};
const keysOf = (fields: RecordFields, field: string) => documentOf(fields).values[field]?.map(({ key }) => key);

describe('toSearchDocument', () => {
  it('never indexes a closed record', () => {
    expect(toSearchDocument({ fields: { LastName: 'Pinch' }, isClosed: true }, set, gazetteer)).toBeNull();
  });

  it('holds the names of the household’s others in fields of their own, and among no keywords', () => {
    const household = [
      { first: 'Jane', last: 'PINCH' },
      { first: 'Bessie', last: 'Rowe' },
      { first: null, last: 'Pinch' },
    ];
    const document = toSearchDocument(
      { fields: { FirstName: 'William', LastName: 'Pinch' }, isClosed: false, household },
      set,
      gazetteer,
    );
    expect(document?.values.HouseholdMemberFirstName?.map(({ key }) => key)).toEqual(['jane', 'bessie']);
    expect(document?.values.HouseholdMemberLastName?.map(({ key }) => key)).toEqual(['pinch', 'rowe']);
    expect(document && keywordsOf(document)).not.toContain('bessie');
    expect(document?.rank).toBe(2);
  });

  it('folds names and keeps what is written', () => {
    expect(documentOf({ LastName: "O'Brien", FirstName: 'Revd. Thos. Wm.' }).values).toMatchObject({
      LastName: [{ key: 'obrien', written: "O'Brien" }],
      FirstName: [{ key: 'thos wm', written: 'Revd. Thos. Wm.' }],
      SurnameInitial: [{ key: 'o', written: 'O' }],
    });
  });

  it('derives birth years from ages, marked as spans', () => {
    expect(documentOf({ CensusYear: '1871', Age: '39' }).years).toEqual({
      CensusYear: { earliest: 1871, latest: 1871, isEstimated: false, written: '1871' },
      EventYear: { earliest: 1871, latest: 1871, isEstimated: false, written: '1871' },
      YearOfBirth: { earliest: 1831, latest: 1832, isEstimated: true, written: 'about 1832, from the age' },
    });
  });

  it('prefers a birth year that is written', () => {
    expect(documentOf({ CensusYear: '1871', Age: '39', YearOfBirth: '1830' }).years.YearOfBirth).toMatchObject({
      earliest: 1830,
      isEstimated: false,
    });
  });

  it('takes a child to be born up to two years before its baptism where nothing better is said', () => {
    expect(documentOf({ BaptismDate: '6 Mar 1801' }).years.YearOfBirth).toEqual({
      earliest: 1799,
      latest: 1801,
      isEstimated: true,
      written: 'about 1801, from the baptism',
    });
    expect(documentOf({ BaptismYear: '1801', DateOfBirth: '2 May 1788' }).years.YearOfBirth).toMatchObject({
      earliest: 1788,
      latest: 1788,
      isEstimated: false,
    });
    expect(documentOf({ BurialDate: '6 Mar 1801' }).years).not.toHaveProperty('YearOfBirth');
  });

  it('reads the year of any kind of event from its date', () => {
    const { years } = documentOf({ ProbateDate: '3 Jun 1862', EnlistedDate: '1854', DateOfDeath: 'May 1862' });
    expect([years.ProbateYear?.earliest, years.EnlistedYear?.earliest, years.YearOfDeath?.earliest]).toEqual([
      1862, 1854, 1862,
    ]);
  });

  it('reads the event year from a dual date and gives it a decade', () => {
    const document = documentOf({ EventDate: '6 Mar 1690/1' });
    expect(document.years.EventYear).toMatchObject({ earliest: 1691, latest: 1691 });
    expect(document.values.Decade?.map(({ key }) => key)).toEqual(['1690s']);
  });

  it('finds places, adds their county and country, and keeps the words of unknown ones', () => {
    expect(documentOf({ Place: 'Roche, Cornwall' }).values).toMatchObject({
      Place: [{ placeId: 1 }],
      County: [{ key: 'cornwall' }],
      Country: [{ key: 'england' }],
    });
    expect(documentOf({ Place: 'Nether Nowhere' }).values.Place).toEqual([
      { key: 'nether nowhere', written: 'Nether Nowhere', placeId: null },
    ]);
  });

  it('lets the county of the record decide between places of one name', () => {
    expect(documentOf({ Place: 'Newport', County: 'Essex' }).values.Place?.[0]?.placeId).toBe(3);
    expect(documentOf({ Place: 'Newport' }).values.Place?.[0]?.placeId).toBeNull();
    expect(
      documentOf({ PlaceOfBirth: 'Newport', BirthCounty: 'Cornwall', County: 'Essex' }).values.PlaceOfBirth?.[0]
        ?.placeId,
    ).toBe(2);
  });

  it('files records under their set, category and subcategory by the field ids of Q-020', () => {
    expect(keysOf({}, 'DatasetName')).toEqual(['1871 census of cornwall']);
    expect(keysOf({}, 'Collection')).toEqual(['census, land & surveys']);
    expect(keysOf({}, 'SourceCategory')).toEqual(['census']);
    expect(keysOf({}, 'SourceCountry')).toEqual(['england']);
  });

  it('keeps several values once each, and none of a blank', () => {
    expect(keysOf({ Occupation: ['Miner', 'miner ', 'Innkeeper'] }, 'Occupation')).toEqual(['miner', 'innkeeper']);
    expect(keysOf({ Occupation: '  ' }, 'Occupation')).toBeUndefined();
  });

  it('ranks by how much is recorded, at most 15', () => {
    expect(documentOf({ LastName: 'Pinch' }).rank).toBe(1);
    expect(documentOf({ LastName: 'Pinch', FirstName: 'Mary', Age: '3' }).rank).toBe(3);
  });

  it('leaves fields out that the catalogue does not know', () => {
    expect(keysOf({ Nonsense: 'x' }, 'Nonsense')).toBeUndefined();
  });
});

describe('keywords', () => {
  it('are the words of the record as written and as folded, not those of its set', () => {
    const words = keywordsOf(documentOf({ LastName: 'Mac Donald', Address: "12 St. Mary's Row", EventYear: '1871' }));
    expect([...words].sort()).toEqual(['12', '1871', 'donald', 'mac', 'macdonald', 'marys', 'row', 'st']);
  });

  it('are all in the key of a value that is no name', () => {
    const part = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 6 }),
      fc.constantFrom('St. Mary’s', 'É', 'e\u0301', 'ΑΣ’', 'İ', '\u1fef', '\u212a', ' ', '\u0001'),
    );
    fc.assert(
      fc.property(
        fc.array(part, { maxLength: 8 }).map((parts) => parts.join('')),
        (text) => expect(textTokens(valueKey('Address', text))).toEqual(textTokens(text)),
      ),
      { numRuns: 500 },
    );
  });

  it('split a text without accents and apostrophes', () => {
    expect(textTokens('Béal O’Feirste-Mór (2nd)')).toEqual(['beal', 'ofeirste', 'mor', '2nd']);
  });
});

it('valueKey is the same for a key as for what it was made of', () => {
  for (const [field, text] of [
    ['LastName', "M'Donald"],
    ['County', ' Isle  of Wight'],
    ['Occupation', 'Ag. Lab'],
  ] as const)
    expect(valueKey(field, valueKey(field, text))).toBe(valueKey(field, text));
});
