import fc from 'fast-check';

import { createBoxGrid } from './boxGrid.ts';

const rect = fc
  .tuple(fc.integer({ min: -9000, max: 9000 }), fc.integer({ min: -9000, max: 9000 }), fc.nat(12_000), fc.nat(900))
  .map(([left, top, width, height]) => ({ left, top, right: left + width, bottom: top + height }));

it('finds what touches a part of the chart, and nothing else', () => {
  fc.assert(
    fc.property(fc.array(rect, { maxLength: 60 }), rect, (rects, part) => {
      const touching = rects.flatMap((each, index) =>
        each.left <= part.right && each.right >= part.left && each.top <= part.bottom && each.bottom >= part.top
          ? [index]
          : [],
      );
      expect(createBoxGrid(rects).within(part)).toEqual(touching);
    }),
  );
});
