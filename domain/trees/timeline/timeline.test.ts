import { readTreeDate } from '../dates/readTreeDate.ts';
import { emptyFact } from '../documents/emptyDocuments.ts';
import { ageAt } from './ageAt.ts';
import { HISTORICAL_EVENTS } from './historicalEvents.ts';
import { timelineOf, type TimelineLife, type TimelineRelative } from './timelineOf.ts';

const fact = (id: string, type: string, date = '') => ({ ...emptyFact(id, type), date: readTreeDate(date) });
const relative = (more: Partial<TimelineRelative>): TimelineRelative => ({
  relation: 'Son', name: 'Tom', personId: 'fmp-1-9', birthFrom: null, birthText: null, birthPlace: null, deathFrom: null, deathText: null, deathPlace: null, tells: 'birth-and-death', ...more,
});
const life: TimelineLife = { facts: [], birthFrom: 18_320_403, deathFrom: 19_010_000, families: [], relatives: [] };
const titles = (of: TimelineLife) => timelineOf(of).filter(({ kind }) => kind !== 'history').map(({ title }) => title);

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
    expect(titles({ ...life, facts, families })).toEqual(['Birth', 'Marriage with Jane Hobb', 'Census', 'Occupation', 'Burial']);
  });

  it('tells births of children and deaths of the nearest that fell within the life, with the age', () => {
    const relatives = [
      relative({ birthFrom: 18_560_101, birthText: '1 January 1856', deathFrom: 19_300_000 }),
      relative({ relation: 'Mother', name: 'Ann', personId: 'fmp-1-3', tells: 'death', birthFrom: 18_350_000, deathFrom: 18_600_000 }),
    ];
    const entries = timelineOf({ ...life, relatives }).filter(({ kind }) => kind === 'relative');
    expect(entries).toMatchObject([
      { title: 'Birth of son Tom', dateText: '1 January 1856', age: { years: 23, isExact: true }, personId: 'fmp-1-9' },
      { title: 'Death of mother Ann', age: { years: 28, isExact: false } },
    ]);
  });

  it('stands beside what everybody lived through, and beside nothing where no birth is known', () => {
    const history = timelineOf(life).filter(({ kind }) => kind === 'history').map(({ title }) => title);
    expect(history).toContain('Census of 1881');
    expect(history).toContain('Queen Victoria dies');
    expect(history).not.toContain('First World War');
    expect(history).not.toContain('Wars with France');
    expect(timelineOf({ ...life, birthFrom: null })).toEqual([]);
  });

  it('has its history in order', () => {
    const days = HISTORICAL_EVENTS.map(({ from }) => from);
    expect(days).toEqual([...days].sort((a, b) => a - b));
  });
});
