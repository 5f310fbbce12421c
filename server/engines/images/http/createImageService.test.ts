import { IMAGE_LIMITS, TILE_SIDE } from '#domain/records/images/imageLimits.ts';

import { IMAGES, pointsOf } from './createImageService.ts';

it.each([
  ['nothing', 0, 0, 1],
  ['one pixel', 1, 1, 1],
  ['a thumbnail', 120, 160, 1],
  ['a tile', TILE_SIDE, TILE_SIDE, 1],
  ['a tile and a row of pixels', TILE_SIDE, TILE_SIDE + 1, 2],
  ['a strip of as many pixels as a tile', TILE_SIDE ** 2 / 64, 64, 1],
  ['two tiles', 2 * TILE_SIDE, TILE_SIDE, 2],
  ['a page of four by four tiles', 4 * TILE_SIDE, 4 * TILE_SIDE, 16],
  ['the widest strip', IMAGE_LIMITS.maxWidth, 100, 2],
  ['the largest image', 4000, 2000, 31],
])('counts the pixels of %s and no requests: %i × %i are %i', (_what, width, height, points) => {
  expect(pointsOf({ width, height })).toBe(points);
});

it('a whole page costs as much as its tiles, so that no one draws more by asking for more at once', () => {
  for (const tiles of [1, 2, 3, 5, 8, 12])
    expect(pointsOf({ width: tiles * TILE_SIDE, height: 2 * TILE_SIDE })).toBe(2 * tiles);
});

it('a network may have a reading room’s worth of largest images, and no thousands of them', () => {
  const largest = IMAGES.points / pointsOf({ width: 4000, height: 2000 });
  expect([largest > 150, largest < 250]).toEqual([true, true]);
});
