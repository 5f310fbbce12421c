import { Confusions, SHIPPED_CONFUSIONS } from './confusions.ts';
import { type CorrectedWord, learnCosts, isLessonDue } from './learnCosts.ts';
import { ReadingIndex } from './ReadingIndex.ts';

const WORDS = ['parish', 'marriage', 'market', 'harvest', 'garden', 'sermon', 'cargo', 'large', 'turnpike', 'morning'];
/** Corrections of x that was read for r, by members on pages of their own. */
const corrected = (members: readonly (number | null)[], each: number, pages = 50): CorrectedWord[] =>
  members.flatMap((member, at) =>
    Array.from({ length: each }, (_one, nth) => {
      const meant = WORDS[(at * each + nth) % 10]!;
      return { read: meant.replace('r', 'x'), meant, member, pageId: `p-${(at * each + nth) % pages}` };
    }),
  );

describe('what corrections teach', () => {
  it('is a confusion that several members corrected on several pages, the commoner the cheaper', () => {
    expect(learnCosts(corrected([1, 2, 3], 12))).toEqual([
      { confusion: 'r~x', cost: 3, seen: 36, members: 3, pages: 36 },
    ]);
    expect(learnCosts(corrected([1, 2, 3], 5))).toMatchObject([{ confusion: 'r~x', cost: 4, seen: 15 }]);
    expect(learnCosts(corrected([1, 2, null], 3))).toMatchObject([{ confusion: 'r~x', cost: 5, members: 3 }]);
  });

  it.each([
    ['one member, however many lines', corrected([1], 2_000)],
    ['two members', corrected([1, 2], 500)],
    ['members who left, who may be one', corrected([null], 500)],
    ['four pages', corrected([1, 2, 3], 40, 4)],
    [
      'one word again and again',
      Array.from({ length: 90 }, (_one, nth) => ({
        read: 'paxish',
        meant: 'parish',
        member: nth % 3,
        pageId: `p-${nth}`,
      })),
    ],
    ['two members with a third who found it once', [...corrected([1, 2], 500), ...corrected([3], 1)]],
    [
      'a confusion that costs as little already',
      corrected([1, 2, 3], 3).map((word) => ({ ...word, read: word.read.replace('x', 't') })),
    ],
  ])('is nothing from %s', (_what, words) => expect(learnCosts(words)).toEqual([]));

  it('is not drowned by a vandal: costs of others are what they were', () => {
    const honest = corrected([1, 2, 3], 12);
    const vandal = Array.from({ length: 5_000 }, (_one, nth): CorrectedWord => ({
      read: `wor${'bcdfg'.charAt(nth % 5)}d`,
      meant: 'world',
      member: 9,
      pageId: `p-${nth}`,
    }));
    expect(learnCosts([...honest, ...vandal]).find(({ confusion }) => confusion === 'r~x')).toMatchObject({ seen: 36 });
  });

  it('makes words near each other that were too far apart', () => {
    const learned = new Confusions([
      { confusion: 'r~x', cost: 3 },
      { confusion: 'u~kl', cost: 4 },
    ]);
    expect(new ReadingIndex(['marrow'], SHIPPED_CONFUSIONS).near('maxxow')).toEqual([]);
    expect(new ReadingIndex(['marrow'], learned).near('maxxow')).toEqual([{ at: 0, distance: 6 }]);
    expect(new ReadingIndex(['inquest'], SHIPPED_CONFUSIONS).near('inqklest')).toEqual([]);
    expect(new ReadingIndex(['inquest'], learned).near('inqklest')).toEqual([{ at: 0, distance: 4 }]);
  });

  it('never makes a confusion dearer than the table that comes with the product', () => {
    const learned = new Confusions([
      { confusion: 'i~l', cost: 9 },
      { confusion: '~x', cost: 6 },
    ]);
    expect([learned.costOf('i~l'), learned.costOf('~x'), learned.costOf('rn~m'), learned.costOf('h~tx')]).toEqual([
      3, 6, 3, 16,
    ]);
  });
});

it.each([
  [0, 365, false],
  [49, 365, false],
  [50, 6, false],
  [50, 7, true],
  [499, 1, false],
  [500, 0, true],
])('after %d corrected lines and %d days a lesson is due: %s', (lines, days, expected) => {
  expect(isLessonDue(lines, days * 86_400_000)).toBe(expected);
});
