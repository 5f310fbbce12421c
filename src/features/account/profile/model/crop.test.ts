import fc from 'fast-check';

import { dragCrop, MAX_ZOOM, squareOf, WHOLE, clampCrop } from './crop.ts';

const aSide = fc.integer({ min: 1, max: 10_000 });
const aPicture = fc.record({ width: aSide, height: aSide });
const aShare = fc.double({ min: 0, max: 1, noNaN: true });
const aCrop = fc.record({ zoom: fc.double({ min: 1, max: MAX_ZOOM, noNaN: true }), x: aShare, y: aShare });

it('starts with the largest square, in the middle', () => {
  expect(squareOf({ width: 600, height: 400 }, WHOLE)).toEqual({ left: 100, top: 0, side: 400 });
  expect(squareOf({ width: 400, height: 600 }, WHOLE)).toEqual({ left: 0, top: 100, side: 400 });
});

it('never reaches beyond the picture', () => {
  fc.assert(
    fc.property(aPicture, aCrop, (picture, crop) => {
      const { left, top, side } = squareOf(picture, crop);
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
      expect(left + side).toBeLessThanOrEqual(picture.width + 1e-6);
      expect(top + side).toBeLessThanOrEqual(picture.height + 1e-6);
    }),
  );
});

it('moves with the pointer: dragging by half a frame to the right shows what is half a frame further left', () => {
  const picture = { width: 1000, height: 400 };
  const before = squareOf(picture, WHOLE);
  const after = squareOf(picture, dragCrop(picture, WHOLE, { x: 0.5, y: 0 }));
  expect(after.left).toBeCloseTo(before.left - 200);
  expect([after.top, after.side]).toEqual([before.top, before.side]);
});

it('stops at the edges, however far it is dragged', () => {
  fc.assert(
    fc.property(
      aPicture,
      aCrop,
      fc.double({ min: -50, max: 50, noNaN: true }),
      fc.double({ min: -50, max: 50, noNaN: true }),
      (picture, crop, x, y) => {
        const after = dragCrop(picture, crop, { x, y });
        expect(clampCrop(after)).toEqual(after);
      },
    ),
  );
});
