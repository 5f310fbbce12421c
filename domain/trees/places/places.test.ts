import fc from 'fast-check';

import type { Place } from '#domain/places/gazetteer/gazetteer.ts';

import { groupSpellings, placeIdOf, type PlaceSpelling } from './groupSpellings.ts';
import { type PlaceChange, placeRules } from './placeChange.ts';
import { eventsWithin, readYears, writeYears } from './yearCounts.ts';

const ROCHE: Place = {
  id: 7,
  name: 'Roche',
  county: 'Cornwall',
  country: 'england',
  latitude: 50.42,
  longitude: -4.84,
};
const spelling = (text: string, events: number, more: Partial<PlaceSpelling> = {}): PlaceSpelling => ({
  text,
  events,
  place: null,
  years: new Map([[1832, events]]),
  undated: 0,
  pin: null,
  ...more,
});
const merge = (into: string, ...from: string[]): PlaceChange => ({ kind: 'merge', into, from });
const HERE = { latitude: 50, longitude: -5 };

describe('what editors said of places', () => {
  it.each<[string, PlaceChange[], Record<string, string>]>([
    ['nothing', [], { a: 'a' }],
    ['two are one', [merge('b', 'a')], { a: 'b', b: 'b', c: 'c' }],
    ['one merged place is merged on', [merge('b', 'a'), merge('c', 'b')], { a: 'c', b: 'c', c: 'c' }],
    ['a place is merged into one that was merged before', [merge('c', 'b'), merge('b', 'a')], { a: 'c', b: 'c' }],
    ['each is merged into the other', [merge('b', 'a'), merge('a', 'b')], { a: 'b', b: 'b' }],
    ['a place is merged into itself', [merge('a', 'a', 'b')], { a: 'a', b: 'a' }],
  ])('comes to one place each where %s', (_title, changes, expected) => {
    const rules = placeRules(changes);
    expect(Object.fromEntries(Object.keys(expected).map((id) => [id, rules.placeOf(id)]))).toEqual(expected);
  });

  it('ends, and is the same for all of one place, whatever was merged with what', () => {
    const id = fc.constantFrom('a', 'b', 'c', 'd', 'e');
    fc.assert(
      fc.property(fc.array(fc.tuple(id, fc.array(id, { maxLength: 4 }))), (said) => {
        const { placeOf } = placeRules(said.map(([into, from]) => merge(into, ...from)));
        for (const each of ['a', 'b', 'c', 'd', 'e']) expect(placeOf(placeOf(each))).toBe(placeOf(each));
        for (const [into, from] of said) for (const each of from) expect(placeOf(each)).toBe(placeOf(into));
      }),
    );
  });

  it('is as quick however many merges follow one another', () => {
    const chain = Array.from({ length: 5_000 }, (_merge, at) => merge(`p${at + 1}`, `p${at}`));
    // Time of the processor: a loaded machine takes none of it.
    const from = process.cpuUsage();
    const { placeOf } = placeRules([...chain, merge('p0', 'p5000')]);
    const ends = new Set(Array.from({ length: 50_000 }, (_spelling, at) => placeOf(`p${at % 5_000}`)));
    expect([...ends]).toEqual(['p5000']);
    // Walked one by one these would be 125 million steps.
    expect(process.cpuUsage(from).user / 1_000).toBeLessThan(3_000);
  });

  it('puts a place where it was put last, under any of its names, and nowhere once that was taken back', () => {
    const put = (place: string, position: typeof HERE | null): PlaceChange => ({ kind: 'position', place, position });
    expect(placeRules([put('a', HERE), merge('b', 'a')]).positionOf('b')).toEqual(HERE);
    expect(placeRules([put('a', HERE), put('a', null)]).positionOf('a')).toBeNull();
  });
});

describe('places of a tree', () => {
  it('are together under all the spellings that the gazetteer takes for one place', () => {
    const [first, ...rest] = groupSpellings(
      [
        spelling('Roche', 2, { place: ROCHE }),
        spelling('Roche, Corn.', 5, {
          place: ROCHE,
          years: new Map([
            [1832, 1],
            [1840, 4],
          ]),
        }),
        spelling('ROCHE MILL', 1),
        spelling('Roche mill', 1, { undated: 1, years: new Map() }),
      ],
      placeRules([]),
    );
    expect(first).toMatchObject({
      id: 'g7',
      name: 'Roche, Cornwall, England',
      events: 7,
      positionFrom: 'gazetteer',
      position: { latitude: 50.42, longitude: -4.84 },
      spellings: [
        { text: 'Roche, Corn.', events: 5 },
        { text: 'Roche', events: 2 },
      ],
    });
    expect([...first!.years]).toEqual([
      [1832, 3],
      [1840, 4],
    ]);
    expect(rest).toMatchObject([
      { id: 'troche mill', name: 'ROCHE MILL', events: 2, undated: 1, position: null, positionFrom: null },
    ]);
  });

  it('are one, under one name, once an editor said so; a pin, and an editor’s position, count before the gazetteer', () => {
    const spellings = [
      spelling('Roche', 2, { place: ROCHE }),
      spelling('Rotche', 9, { pin: { latitude: 1, longitude: 2 } }),
    ];
    const [place, ...others] = groupSpellings(spellings, placeRules([merge('g7', 'trotche')]));
    expect([place, others]).toMatchObject([
      {
        id: 'g7',
        name: 'Roche, Cornwall, England',
        events: 11,
        positionFrom: 'pin',
        position: { latitude: 1, longitude: 2 },
      },
      [],
    ]);
    expect(groupSpellings(spellings, placeRules([{ kind: 'position', place: 'g7', position: HERE }]))[1]).toMatchObject(
      { positionFrom: 'editor', position: HERE },
    );
  });

  it('never name a place that the reader sees nothing of, though others were merged into it', () => {
    const [place] = groupSpellings(
      [spelling('Rotche', 2), spelling('Roch', 1)],
      placeRules([merge('tsecretville', 'trotche', 'troch')]),
    );
    expect(place).toMatchObject({ id: 'trotche', name: 'Rotche', events: 3 });
    expect(JSON.stringify(place)).not.toContain('secretville');
  });

  it.each([
    ['Roche', ROCHE, 'g7'],
    ["St. Mary's", null, 'tst marys'],
    ['???', null, 't???'],
  ])('call %s %#', (text, place, id) => expect(placeIdOf({ text, place })).toBe(id));
});

describe('events by year', () => {
  it('are the same after they were written and read, for any span', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.integer({ min: -50, max: 2030 }).map(String), fc.integer({ min: 1, max: 9 })),
        fc.integer({ min: -60, max: 2040 }),
        fc.nat(300),
        (counts, from, span) => {
          const years = new Map(Object.entries(counts).map(([year, count]) => [Number(year), count]));
          const within = [...years].reduce(
            (sum, [year, count]) => (year >= from && year <= from + span ? sum + count : sum),
            0,
          );
          expect(eventsWithin(readYears(writeYears(years)), from, from + span)).toBe(within);
        },
      ),
    );
  });
});
