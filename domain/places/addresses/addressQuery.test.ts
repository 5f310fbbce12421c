import fc from 'fast-check';

import { readAddressQuery, writeAddressQuery, addressProblem } from './addressQuery.ts';
import { readPlaceWanted } from './placeWanted.ts';
import { postcodeText, readPostcode, POSTCODE_AREAS } from './postcode.ts';

describe('the query of an address search', () => {
  it('reads back what it wrote', () => {
    const part = fc.string({ maxLength: 30 }).map((text) => text.replace(/\s+/gu, ' ').trim());
    fc.assert(
      fc.property(fc.record({ houseNumber: part, street: part, location: part, postcode: part }), (query) => {
        expect(readAddressQuery(new URLSearchParams(writeAddressQuery(query)))).toEqual(query);
      }),
    );
  });

  it('leaves out what is empty, and reads no more than an address can be', () => {
    expect(writeAddressQuery({ houseNumber: '', street: 'High Street', location: ' Leeds ', postcode: '' })).toBe(
      'street=High+Street&location=Leeds',
    );
    expect(readAddressQuery(new URLSearchParams({ street: 'x'.repeat(5000), other: '1' }))).toEqual({
      houseNumber: '',
      street: 'x'.repeat(120),
      location: '',
      postcode: '',
    });
  });
});

describe('a place that is asked for', () => {
  it.each([
    ['Leeds', { place: 'leeds', county: null }],
    ['Leeds, Yorkshire', { place: 'leeds', county: 'yorkshire' }],
    ['Leeds, Yorks, England', { place: 'leeds', county: 'yorkshire' }],
    ['Leeds, England', { place: 'leeds', county: null }],
    ['Roche, Cornwall', { place: 'roche', county: 'cornwall' }],
    ['Aldermere, Wexcombeshire, England', { place: 'aldermere', county: 'wexcombeshire' }],
    ['Cornwall', { place: 'cornwall', county: null }],
    ['', null],
    [' , ', null],
    ['—', null],
  ])('%j is %j', (text, wanted) => expect(readPlaceWanted(text)).toEqual(wanted));
});

describe('postcodes', () => {
  it.each([
    ['LS1 4DY', 'LS1 4DY', 'Leeds'],
    ['ls14dy', 'LS1 4DY', 'Leeds'],
    ['PL26', 'PL26', 'Plymouth'],
    ['m1 1aa', 'M1 1AA', 'Manchester'],
    ['EC1A 1BB', 'EC1A 1BB', 'London'],
  ])('%j is %s, in the area of %s', (text, written, town) => {
    const read = readPostcode(text);
    expect(read && [postcodeText(read), read.areaTown]).toEqual([written, town]);
  });

  it.each(['', 'LS', 'ZZ9 9ZZ', '12345', 'LS1 4D', 'QX1 1AA', 'LS1 4DY 7'])('%j is none', (text) =>
    expect(readPostcode(text)).toBeNull(),
  );

  it('knows the town of each of the 124 areas', () => {
    expect(POSTCODE_AREAS.size).toBe(124);
    expect([...POSTCODE_AREAS].filter(([area, town]) => !/^[A-Z]{1,2}$/u.test(area) || town === '')).toEqual([]);
  });
});

it.each([
  ['', '', '', 'missing'],
  ['  ', ' ', ' ', 'missing'],
  ['', '', 'ZZ9 9ZZ', 'unknownPostcode'],
  ['', '', 'LS1 4DY', null],
  ['High Street', '', '', null],
  ['', 'Leeds', 'ZZ9 9ZZ', null],
])('an address of street %j, place %j and postcode %j has the problem %s', (street, location, postcode, problem) =>
  expect(addressProblem({ street, location, postcode })).toBe(problem),
);
