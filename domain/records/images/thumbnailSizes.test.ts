import { thumbnailSet, thumbnailSize } from './thumbnailSizes.ts';

it('names each size for a list to choose from', () => {
  expect(thumbnailSet('/iiif/thumbnails/A')).toBe(
    '/iiif/thumbnails/A?width=52 52w, /iiif/thumbnails/A?width=104 104w, /iiif/thumbnails/A?width=160 160w, /iiif/thumbnails/A?width=208 208w, /iiif/thumbnails/A 320w',
  );
});

it.each([
  ['52', { width: 52, height: 39 }],
  ['160', { width: 160, height: 120 }],
  [undefined, { width: 320, height: 240 }],
  ['53', { width: 320, height: 240 }],
  [['52', '52'], { width: 320, height: 240 }],
  ['__proto__', { width: 320, height: 240 }],
])('asked for %j it is made in %j', (asked, size) => {
  expect(thumbnailSize(asked)).toEqual(size);
});
