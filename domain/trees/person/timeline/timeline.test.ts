import { readTreeDate } from '#domain/trees/core/dates/readTreeDate.ts';
import { emptyFact } from '#domain/trees/core/documents/emptyDocuments.ts';
import { statedYears } from '#domain/trees/core/statedYears.ts';

import { ageAt } from '../../core/encodedDay.ts';
import { countriesOf, countryKey } from './countriesOf.ts';
import { readHistoricalEvents } from './historicalEvents.ts';
import { timelineOf, type TimelineLife, type TimelineRelative } from './timelineOf.ts';

const fact = (id: string, type: string, date = '') => ({ ...emptyFact(id, type), date: readTreeDate(date) });
const relative = (more: Partial<TimelineRelative>): TimelineRelative => ({
  relation: 'Son',
  name: 'Tom',
  personId: 'fmp-1-9',
  birthFrom: null,
  birthText: null,
  birthPlace: null,
  deathFrom: null,
  deathText: null,
  deathPlace: null,
  tells: 'birth-and-death',
  ...more,
});
const HISTORY = readHistoricalEvents([
  { value: '1914–1918', title: 'First World War' },
  { value: '1793–1815', title: 'Wars with France' },
  { value: '3 April 1881', title: 'Census of 1881' },
  { value: '22 January 1901', title: 'Queen Victoria dies' },
  { value: '31 March 1901', title: 'Census of 1901' },
  { value: '1832', title: 'Cholera' },
  { value: '7 June 1831', title: 'Census of 1831' },
]);
const life: TimelineLife = {
  facts: [],
  birthFrom: 18_320_403,
  deathFrom: 19_010_000,
  deathYears: statedYears({ text: '1901' }, 'death'),
  families: [],
  relatives: [],
  history: HISTORY,
};
const history = (of: TimelineLife) =>
  timelineOf(of)
    .filter(({ kind }) => kind === 'history')
    .map(({ title }) => title);
const titles = (of: TimelineLife) =>
  timelineOf(of)
    .filter(({ kind }) => kind !== 'history')
    .map(({ title }) => title);

describe('ages', () => {
  it.each([
    [18_320_403, 18_810_403, { years: 49, isExact: true }],
    [18_320_403, 18_810_402, { years: 48, isExact: true }],
    [18_320_000, 18_810_402, { years: 49, isExact: false }],
    [18_320_403, 18_300_000, null],
    [null, 18_300_000, null],
  ])('from %s to %s', (born, when, expected) => expect(ageAt(born, when)).toEqual(expected));
});

describe('a life in order of time', () => {
  it('puts facts of the person and of couples in order, a birth without a day first, other undated ones last', () => {
    const facts = [fact('f1', 'occupation'), fact('f2', 'burial'), fact('f3', 'birth'), fact('f4', 'census', '1881')];
    const families = [{ id: 5, partnerName: 'Jane Hobb', facts: [fact('f1', 'marriage', '3 May 1855')] }];
    expect(titles({ ...life, facts, families })).toEqual([
      'Birth',
      'Marriage with Jane Hobb',
      'Census',
      'Occupation',
      'Burial',
    ]);
  });

  it('has births of children and deaths of the nearest that fell within the life, with the age', () => {
    const relatives = [
      relative({ birthFrom: 18_560_101, birthText: '1 January 1856', deathFrom: 19_300_000 }),
      relative({
        relation: 'Mother',
        name: 'Ann',
        personId: 'fmp-1-3',
        tells: 'death',
        birthFrom: 18_350_000,
        deathFrom: 18_600_000,
      }),
    ];
    const entries = timelineOf({ ...life, relatives }).filter(({ kind }) => kind === 'relative');
    expect(entries).toMatchObject([
      { title: 'Birth of son Tom', dateText: '1 January 1856', age: { years: 23, isExact: true }, personId: 'fmp-1-9' },
      { title: 'Death of mother Ann', age: { years: 28, isExact: false } },
    ]);
  });

  it('is beside what everyone lived through, and beside nothing where no birth is known', () => {
    expect(history(life)).toEqual(['Cholera', 'Census of 1881', 'Queen Victoria dies', 'Census of 1901']);
    expect(timelineOf({ ...life, birthFrom: null })).toEqual([]);
  });

  it.each([
    ['22 JAN 1901', 19_010_122, ['Cholera', 'Census of 1881', 'Queen Victoria dies']],
    ['BEF 1890', null, ['Cholera', 'Census of 1881']],
    ['BET 1881 AND 1885', 18_810_000, ['Cholera', 'Census of 1881']],
    ['ABT 1880', 18_800_000, ['Cholera', 'Census of 1881']],
    ['BEF 1860', null, ['Cholera']],
    ['AFT 1890', 18_910_000, ['Cholera', 'Census of 1881', 'Queen Victoria dies', 'Census of 1901']],
    ['in the war', null, ['Cholera', 'Census of 1881', 'Queen Victoria dies', 'Census of 1901']],
  ])('stops at a death of %s', (text, deathFrom, expected) =>
    expect(history({ ...life, deathFrom, deathYears: statedYears({ text }, 'death') })).toEqual(expected),
  );

  it('stops at a burial, which itself comes after the death', () => {
    const buried = {
      ...life,
      facts: [fact('f1', 'burial', '25 JAN 1901')],
      deathFrom: 19_010_125,
      deathYears: statedYears({ text: '25 JAN 1901' }, 'burial'),
      relatives: [relative({ deathFrom: 19_010_126 })],
    };
    expect(titles(buried)).toEqual(['Burial']);
    expect(history(buried)).not.toContain('Census of 1901');
  });
});

describe('what a country lived through', () => {
  it('is read from its texts in order of time, each event once, without those whose date cannot be read', () => {
    expect(
      readHistoricalEvents([
        { value: '1845–1852', title: 'Great Famine' },
        { value: '30 March 1851', title: 'Census' },
        { value: 'long ago', title: 'Flood' },
        { value: null, title: 'Comet' },
        { value: '1845–1852', title: 'Great Famine' },
      ]),
    ).toEqual([
      { from: 18_450_000, toYear: 1852, title: 'Great Famine' },
      { from: 18_510_330, toYear: 1851, title: 'Census' },
    ]);
  });

  it.each([
    ['Roche, Cornwall', 'england'],
    ['Roche, Cornwall, England', 'england'],
    ['Edinburgh, Midlothian, Scotland', 'scotland'],
    ['Skibbereen, Co. Cork', 'ireland'],
    ['Belfast, Northern Ireland', 'ireland'],
    ['Llandaff, Glamorgan, Wales, UK', 'wales'],
    ['St Helier, Jersey', 'channel-islands'],
    ['Boston, Massachusetts, USA', 'united-states'],
    ['Ballarat, Victoria, Australia', 'australia'],
    ['Dunedin, New Zealand', 'new-zealand'],
    ['', ''],
    ["O'Brien's Bridge, Co. Clare", 'ireland'],
    ['Roche, Cornwall, UK', 'england'],
    ['Roche, Cornwall, PL26 8EX', 'england'],
    ['Stirling, Great Britain', 'scotland'],
    ['Roche, CON', 'england'],
    ['Cambridge, Massachusetts, United States', 'united-states'],
    ['Durham, North Carolina', 'united-states'],
    ['Norfolk, VA', 'united-states'],
    ['Kent, Washington, U.S.A.', 'united-states'],
    ['Boston, MA, 02108', 'united-states'],
    ['Cornwall, Ontario', 'canada'],
    ['Toronto, York, Ontario, Canada', 'canada'],
    ['Perth, Western Australia', 'australia'],
    ['Cornwall, Jamaica', 'jamaica'],
    ['Durham', 'england'],
    ['New York', 'united-states'],
  ])('%s: %s', (place, key) => expect(countryKey(place)).toBe(key));

  it('is that of the countries of most of its places', () => {
    expect(countriesOf(['Roche, Cornwall', null, 'Ballarat, Victoria, Australia', 'Truro, Cornwall', ''], 2)).toEqual([
      'england',
      'australia',
    ]);
    expect(countriesOf(['Roche, Cornwall', 'Dunedin, New Zealand'], 1)).toEqual(['england']);
  });
});
