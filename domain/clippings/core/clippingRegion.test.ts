import { CLIPPING_LIMITS } from './clippingLimits.ts';
import { faultOfRegions } from './clippingRegion.ts';

const sizes = new Map([['p-a', { width: 1_000, height: 1_500 }]]);
const region = (more: object = {}) => ({ imageId: 'p-a', x: 10, y: 20, width: 300, height: 200, ...more });

describe('regions of a clipping', () => {
  it.each<[string, ReturnType<typeof region>[]]>([
    ['none at all', []],
    ['a part of the image', [region()]],
    ['the whole image', [region({ x: 0, y: 0, width: 1_000, height: 1_500 })]],
    ['the smallest one', [region({ x: 992, y: 1_492, width: 8, height: 8 })]],
    ['twenty', Array.from({ length: CLIPPING_LIMITS.regions }, () => region())],
  ])('may be %s', (_what, regions) => expect(faultOfRegions(regions, sizes)).toBeNull());

  it.each<[string, ReturnType<typeof region>[], RegExp]>([
    ['without width', [region({ width: 0 })], /at least 8 × 8/u],
    ['of a negative height', [region({ height: -20 })], /at least 8 × 8/u],
    ['below the smallest', [region({ width: 7 })], /at least 8 × 8/u],
    ['left of the image', [region({ x: -1 })], /within the image/u],
    ['beyond its right edge', [region({ x: 701 })], /within the image/u],
    ['below its end', [region({ y: 1_301 })], /within the image/u],
    ['a million wide', [region({ width: 1_000_000 })], /within the image/u],
    ['of half pixels', [region({ x: 0.5 })], /whole pixels/u],
    ['of no number', [region({ y: Number.NaN })], /whole pixels/u],
    ['of another image', [region({ imageId: 'p-b' })], /can’t be clipped/u],
    ['twenty-one', Array.from({ length: CLIPPING_LIMITS.regions + 1 }, () => region()), /at most 20 areas/u],
  ])('may not be %s', (_what, regions, fault) => expect(faultOfRegions(regions, sizes)).toMatch(fault));

  it('are refused for the first that is wrong', () =>
    expect(faultOfRegions([region(), region({ width: 0 })], sizes)).toMatch(/at least/u));
});
