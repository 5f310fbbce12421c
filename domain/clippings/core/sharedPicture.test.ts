import fc from 'fast-check';

import { areaOfAll, coveredShare } from './coveredShare.ts';
import { mayShowShared, type SharedPage } from './sharedPicture.ts';

const page = { width: 100, height: 100 };
const share = (percent: number) => [{ x: 0, y: 0, width: 100, height: percent }];

describe('the picture of a shared clipping', () => {
  it.each<[string, SharedPage, number, boolean]>([
    ['a free page whole', { access: ['free'], allowsSharing: null }, 100, true],
    ['a free page, whatever a rule says', { access: ['free', 'subscribers'], allowsSharing: false }, 100, true],
    ['35 % of a page for members', { access: ['members'], allowsSharing: null }, 35, true],
    ['more than 35 % of a page for members', { access: ['members'], allowsSharing: null }, 36, false],
    ['a page for members whose rule forbids it', { access: ['members'], allowsSharing: false }, 1, false],
    ['a page that is paid for', { access: ['subscribers'], allowsSharing: null }, 1, false],
    [
      '35 % of a page that is paid for, where its rule allows it',
      { access: ['subscribers'], allowsSharing: true },
      35,
      true,
    ],
    ['more than that', { access: ['institution:a'], allowsSharing: true }, 36, false],
  ])('of %s', (_what, of, percent, expected) => expect(mayShowShared(of, share(percent), page)).toBe(expected));

  it('counts what two rectangles have in common once', () => {
    const regions = [
      { x: 0, y: 0, width: 50, height: 60 },
      { x: 0, y: 10, width: 50, height: 60 },
    ];
    expect(mayShowShared({ access: ['members'], allowsSharing: null }, regions, page)).toBe(true);
  });
});

describe('the pictures of several clippings of one page that a member shares', () => {
  /** A band of the page, over its whole width. */
  const band = (from: number, to: number) => [{ x: 0, y: from, width: 100, height: to - from }];
  const small = Array.from({ length: 34 }, (_, at) => band(at, at + 1));
  it.each<[string, SharedPage, ReturnType<typeof band>[], ReturnType<typeof band>, boolean]>([
    [
      'a small one that fits beside another',
      { access: ['members'], allowsSharing: null },
      [band(0, 30)],
      band(30, 35),
      true,
    ],
    [
      'a small one that makes it too much',
      { access: ['members'], allowsSharing: null },
      [band(0, 30)],
      band(30, 36),
      false,
    ],
    ['the last of many small ones that fits', { access: ['members'], allowsSharing: null }, small, band(34, 35), true],
    ['one more than fits', { access: ['members'], allowsSharing: null }, [...small, band(34, 35)], band(35, 36), false],
    ['the same part once more', { access: ['members'], allowsSharing: null }, [band(0, 30)], band(0, 30), true],
    [
      'one beside another that was itself too large to be shown',
      { access: ['members'], allowsSharing: null },
      [band(0, 60)],
      band(60, 90),
      true,
    ],
    [
      'the next after a shown one, a refused one between them',
      { access: ['members'], allowsSharing: null },
      [band(0, 30), band(30, 60)],
      band(60, 65),
      true,
    ],
    [
      'too much of a page that is paid for',
      { access: ['subscribers'], allowsSharing: true },
      [band(0, 20)],
      band(20, 40),
      false,
    ],
    [
      'any number of a free page',
      { access: ['free'], allowsSharing: null },
      [band(0, 60), band(60, 100)],
      band(0, 100),
      true,
    ],
    [
      'a very small one after a hundred',
      { access: ['members'], allowsSharing: null },
      Array.from({ length: 100 }, () => band(0, 1)),
      band(1, 2),
      false,
    ],
  ])('show %s: only what keeps within 35 % together', (_what, of, earlier, regions, expected) =>
    expect(mayShowShared(of, regions, page, earlier)).toBe(expected),
  );
});

describe('the area of rectangles', () => {
  it('is that of the pixels they cover', () => {
    const side = fc.integer({ min: 0, max: 12 });
    const rectangle = fc.record({
      x: side,
      y: side,
      width: fc.integer({ min: 1, max: 8 }),
      height: fc.integer({ min: 1, max: 8 }),
    });
    fc.assert(
      fc.property(fc.array(rectangle, { maxLength: 6 }), rectangle, (covers, region) => {
        const pixels = (regions: typeof covers) =>
          new Set(
            regions.flatMap(({ x, y, width, height }) =>
              Array.from({ length: width * height }, (_, at) => `${x + (at % width)},${y + Math.floor(at / width)}`),
            ),
          );
        expect(areaOfAll(covers)).toBe(pixels(covers).size);
        const both = [...pixels(covers)].filter((pixel) => pixels([region]).has(pixel)).length;
        expect(coveredShare(region, covers)).toBeCloseTo(both / (region.width * region.height), 9);
      }),
    );
  });
});
