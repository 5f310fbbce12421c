import { countryOf } from './countryOf.ts';
import { ERAS } from './eras.ts';
import {
  moreSid,
  profileAddress,
  readHouseHistoryQuery,
  submittedAddress,
  submittedQuery,
  moreAddress,
  register1939Address,
} from './houseHistoryQuery.ts';
import { householdCards, type ProfileRecord, recordSetName, metadataIdOf } from './householdCards.ts';
import { articleDate } from './newspaperWords.ts';
import {
  activeSection,
  scrollOffset,
  scrollPosition,
  SCROLL_DURATION_MS,
  SECTION_ROOT_MARGIN,
} from './sectionScroll.ts';

const OPENED = { houseNumber: '5', street: 'High Street', location: 'Leeds, England', postcode: 'LS1 1AA' };
const CLEARED = { houseNumber: '', street: '', location: '', postcode: '' };

describe('the query of house history', () => {
  it('is read from five parameters, with a default search id', () => {
    const address = new URLSearchParams('houseNumber=5&street=High+Street&location=Leeds,+England&postcode=LS1+1AA');
    expect(readHouseHistoryQuery(address)).toEqual({ ...OPENED, sid: '560' });
    address.set('sid', '561');
    expect(readHouseHistoryQuery(address).sid).toBe('561');
  });

  it.each([
    [
      'what was typed',
      { ...CLEARED, houseNumber: '7', location: ' York ' },
      CLEARED,
      { ...CLEARED, houseNumber: '7', location: 'York' },
    ],
    [
      'what the page was asked for where street, location or postcode are empty, and no house',
      CLEARED,
      OPENED,
      { ...OPENED, houseNumber: '' },
    ],
    ['nothing without any location', { ...OPENED, location: '  ' }, { ...OPENED, location: '' }, null],
  ])('asks for %s', (_what, typed, initial, asked) => expect(submittedQuery(typed, initial)).toEqual(asked));

  it('writes what is not empty with the id of a submit', () => {
    expect(submittedAddress({ ...CLEARED, street: 'High Street', location: 'Leeds' })).toBe(
      'street=High+Street&location=Leeds&sid=561',
    );
  });

  it('names the parts of the address as the profile takes them', () => {
    expect(profileAddress({ houseNumber: '5', street: 'A', location: 'B', postcode: 'C' })).toEqual({
      houseName: '5',
      street: 'A',
      county: 'B',
      postCode: 'C',
    });
    expect(profileAddress({ ...CLEARED, location: 'B' })).toEqual({
      houseName: null,
      street: null,
      county: 'B',
      postCode: null,
    });
  });
});

const HOUSE_038 = [
  ['Leeds, England', 'England'],
  ['Leeds, Yorkshire,  ENGLAND ', 'England'],
  ['Cardiff, Wales', 'Wales'],
  ['Perth, Scotland', 'Scotland'],
  ['Cork, Ireland', 'Ireland'],
  ['Belfast', 'Northern Ireland'],
  ['Leeds, Yorkshire', 'Northern Ireland'],
  ['Belfast, Antrim, Northern Ireland', 'Northern Ireland'],
  ['', 'Northern Ireland'],
] as const;
it.each(HOUSE_038)('HOUSE-038 %j lies in %s', (location, nation) => expect(countryOf(location)).toBe(nation));

describe('households', () => {
  it.each([
    ['england_1881gbc', 'england 1881 Census'],
    ['R39', 'R39'],
  ])('HOUSE-045 are of the record set that %s names: %s', (id, name) => expect(recordSetName(id)).toBe(name));

  it.each(['1881 England Census (sample)', 'Roche 1861', 'R39'])('take the name %j from an id and back', (name) =>
    expect(recordSetName(metadataIdOf(name))).toBe(name),
  );

  const record = (recordId: string, more: Record<string, string> = {}): ProfileRecord => ({
    recordId,
    fields: Object.entries({
      HouseholdHeadLastName: 'PINCH',
      HouseholdCount: '6',
      EventYear: '1881',
      BaseUppId: recordId,
      AddressStreet: 'North Street',
      HouseNo: '12',
      BaseRecordMetadataId: 'england_1881gbc',
      ...more,
    }).map(([fieldName, value]) => ({ fieldName, value })),
  });

  it('HOUSE-048 become cards of six fields and the name of their set', () => {
    expect(householdCards({ name: 'england_1881gbc', records: [record('E/1')], moreRecordsPath: null })).toEqual([
      {
        name: 'PINCH',
        members: 6,
        address: '12 North Street',
        year: '1881',
        recordId: 'E/1',
        recordsetName: 'england 1881 Census',
      },
    ]);
    expect(
      householdCards({
        name: 'england_1881gbc',
        records: [{ recordId: 'E/2', fields: [{ fieldName: 'HouseholdHeadLastName', value: 'HORE' }] }],
        moreRecordsPath: null,
      }),
    ).toEqual([
      { name: 'HORE', members: null, address: '', year: null, recordId: 'E/2', recordsetName: 'england 1881 Census' },
    ]);
  });

  it('are at most four, and none without the last name of its head', () => {
    const records = [record('0', { HouseholdHeadLastName: ' ' }), ...['1', '2', '3', '4', '5'].map((id) => record(id))];
    expect(householdCards({ name: 'x', records, moreRecordsPath: null }).map(({ recordId }) => recordId)).toEqual([
      '1',
      '2',
      '3',
      '4',
    ]);
  });
});

describe('more', () => {
  it.each([
    ['560', '562'],
    ['561', '563'],
    ['abc', '562'],
    ['1e9', '562'],
  ])('of a page with the id %s has the id %s', (sid, more) => expect(moreSid(sid)).toBe(more));

  it('leads to the profile’s path with that id', () => {
    expect(moreAddress('/search/results?street=a&sid=1#x', '561')).toBe('/search/results?street=a&sid=563#x');
  });

  it.each([
    ['/search/results?place=leeds', 'place=leeds&place_proximity=5&sid=562'],
    ['/search/results?place=leeds&place_proximity=20', 'place=leeds&place_proximity=20&sid=562'],
    [null, 'eventyear=1939&place=Leeds&place_proximity=5&sid=562'],
  ])('of the 1939 Register at %s is searched around the place', (path, query) => {
    expect(register1939Address(path, 'Leeds', '560')).toBe(`/search/results?${query}`);
  });
});

describe('the sections', () => {
  it('are in their order with their maps', () => {
    expect(ERAS.map(({ id, anchor, map }) => [id, anchor, map])).toEqual([
      ['today', 'Today', { year: 2024 }],
      ['post-war', 'After 1945', { year: 1961, initialLayer: 1937 }],
      ['war', 'World War 2', null],
      ['pre-war', 'Before 1939', { year: 1913, initialLayer: 1888 }],
    ]);
  });

  it('HOUSE-050 count as reached by their own thresholds, below what is at the head of the window', () => {
    expect(ERAS.map(({ threshold }) => threshold)).toEqual([0.3, 0.1, 0.1, 0.1]);
    expect(SECTION_ROOT_MARGIN).toMatch(/^-182px /u);
  });

  it.each([
    [0, 0],
    [SCROLL_DURATION_MS / 2, 500],
    [SCROLL_DURATION_MS, 1000],
    [SCROLL_DURATION_MS * 2, 1000],
  ])('are on their way after %d ms at %d px of 1000', (elapsed, position) =>
    expect(scrollPosition(0, 1000, elapsed)).toBe(position),
  );

  it('come to rest below the form', () => expect([true, false].map(scrollOffset)).toEqual([-226, -276]));

  it.each([
    [[], null],
    [[{ id: 'today', top: 500 }], 'today'],
    [
      [
        { id: 'today', top: -200 },
        { id: 'post-war', top: 700 },
      ],
      'today',
    ],
    [
      [
        { id: 'today', top: -600 },
        { id: 'post-war', top: 276 },
      ],
      'post-war',
    ],
    [
      [
        { id: 'post-war', top: 100 },
        { id: 'war', top: 200 },
        { id: 'pre-war', top: 800 },
      ],
      'war',
    ],
  ] as const)('%j are at %s', (tops, active) => expect(activeSection(tops, false)).toBe(active));
});

it.each([
  ['1881-04-03', '3 April 1881'],
  ['1881-04-03T00:00:00Z', '3 April 1881'],
  ['April 1881', 'April 1881'],
])('the paper of %s is of %s', (date, words) => expect(articleDate(date)).toBe(words));
