import fc from 'fast-check';

import { type ColouredBox, FAN_COLOURINGS, MOST_COLOURS } from './fanColouring.ts';
import { groupFan, regionOfText } from './groupFan.ts';

const box = (key: string, generation: number, angle: number, more: Partial<ColouredBox> = {}): ColouredBox => ({
  key,
  generation,
  angle,
  isHidden: false,
  name: `Name ${key}`,
  birthYear: null,
  birthPlace: null,
  known: 1,
  ...more,
});
const labels = (found: ReturnType<typeof groupFan>) => found?.groups.map(({ label, count }) => `${label} ${count}`);

describe('the colours of a fan', () => {
  it('are those of the sexes unless others are chosen', () => expect(groupFan('sex', [box('a', 2, 0)])).toBeNull());

  it('tell the lines of the four grandparents apart, named after them where they are known', () => {
    const found = groupFan('line', [
      box('self', 0, 0),
      box('father', 1, -62),
      box('ff', 2, -94),
      box('fff', 3, -109),
      box('fm', 2, -31, { isHidden: true }),
      box('mm', 3, 110),
    ]);
    expect(labels(found)).toEqual(['Name ff 2', 'Father’s mother 1', 'Mother’s mother 1']);
    expect([...(found?.colourOf ?? [])]).toEqual([
      ['ff', 0],
      ['fff', 0],
      ['fm', 1],
      ['mm', 3],
    ]);
  });

  it('tell centuries of birth apart, and put those long ago together', () => {
    expect(
      labels(
        groupFan('century', [box('a', 1, 0, { birthYear: 1832 }), box('b', 1, 0, { birthYear: 1799 }), box('c', 1, 0)]),
      ),
    ).toEqual(['Born 1700–1799 1', 'Born 1800–1899 1']);
    const long = Array.from({ length: 10 }, (_each, at) => box(String(at), 1, 0, { birthYear: 1000 + at * 100 }));
    expect(labels(groupFan('century', long))?.[0]).toBe('Born before 1300 3');
  });

  it('tell counties apart, the commonest first, and put rare ones together', () => {
    const many = ['Kent', 'Kent', 'Devon', 'Essex', 'Sussex', 'Surrey', 'Dorset', 'Suffolk', 'Norfolk', 'Rutland'].map(
      (county, at) => box(String(at), 1, 0, { birthPlace: `Town, ${county}, England` }),
    );
    expect(labels(groupFan('place', many))).toEqual([
      'Kent 2',
      'Devon 1',
      'Dorset 1',
      'Essex 1',
      'Norfolk 1',
      'Rutland 1',
      'Suffolk 1',
      'Other places 2',
    ]);
  });

  it('tell how much is known', () => {
    expect(
      labels(
        groupFan('completeness', [
          box('a', 1, 0, { known: 1 }),
          box('b', 1, 0, { known: 0.5 }),
          box('c', 1, 0, { known: 0 }),
        ]),
      ),
    ).toEqual(['Most is known 1', 'Some is known 1', 'Little is known 1']);
  });

  it('never show what is hidden, are never more than there are colours, and are counted right', () => {
    const anyBox = fc.record({
      key: fc.uuid(),
      generation: fc.nat(6),
      angle: fc.integer({ min: -125, max: 125 }),
      isHidden: fc.boolean(),
      name: fc.string(),
      birthYear: fc.option(fc.integer({ min: 1, max: 2020 })),
      birthPlace: fc.option(fc.string()),
      known: fc.double({ min: 0, max: 1, noNaN: true }),
    });
    fc.assert(
      fc.property(
        fc.constantFrom(...FAN_COLOURINGS),
        fc.uniqueArray(anyBox, { selector: ({ key }) => key }),
        (kind, boxes) => {
          const found = groupFan(kind, boxes);
          if (!found) return;
          expect(found.groups.length).toBeLessThanOrEqual(MOST_COLOURS);
          expect(new Set(found.groups.map(({ colour }) => colour)).size).toBe(found.groups.length);
          expect(found.groups.reduce((sum, { count }) => sum + count, 0)).toBe(found.colourOf.size);
          if (kind !== 'line')
            expect(boxes.filter(({ isHidden, key }) => isHidden && found.colourOf.has(key))).toEqual([]);
          expect([...found.colourOf.values()].every((colour) => colour >= 0 && colour < MOST_COLOURS)).toBe(true);
        },
      ),
    );
  });

  it.each([
    ['Roche, Cornwall, England', 'Cornwall'],
    ['Cornwall', 'Cornwall'],
    ['England', 'England'],
    ['Ohio, USA', 'USA'],
    ['  , ', null],
    ['Antrim, Northern Ireland', 'Antrim'],
  ])('take %s for %j', (text, region) => expect(regionOfText(text)).toBe(region));
});
