import { firstPicture } from './firstPicture.ts';
import { isProblem, parseImageRequest } from './parseImageRequest.ts';

const PAGE = { width: 3_000, height: 4_000 };
const SERVICE = '/iiif/3/p-a';

const addresses = (srcSet: string) =>
  srcSet
    .split(', ')
    .filter((each) => each !== '')
    .map((each) => each.split(' ')[0] ?? '');

it('is of the whole page where nothing is pointed at, in widths that the page has', () => {
  const { part, srcSet, sizes } = firstPicture(SERVICE, PAGE, null, 'desk');
  expect(part).toEqual({ x: 0, y: 0, ...PAGE });
  expect(srcSet).toBe(
    [480, 720, 1080, 1440, 1920].map((width) => `${SERVICE}/full/${width},/0/default.webp ${width}w`).join(', '),
  );
  expect(sizes).toContain('(min-width: 1024px) min((100vw - 30rem) * 1, (100vh - 13rem) * 0.75)');
});

it('is of what will be in view around a region, wider on a desk than on a phone, and never off the page', () => {
  const region = { x: 100, y: 3_800, width: 600, height: 100 };
  const desk = firstPicture(SERVICE, PAGE, region, 'desk');
  const phone = firstPicture(SERVICE, PAGE, region, 'phone');
  expect(desk.part).toEqual({ x: 0, y: 2_940, width: 1_590, height: 1_060 });
  expect(phone.part).toEqual({ x: 2, y: 2_940, width: 796, height: 1_060 });
});

it.each([
  [{ width: 1, height: 1 }, null],
  [
    { width: 300, height: 20 },
    { x: 0, y: 0, width: 300, height: 20 },
  ],
  [{ width: 20, height: 30_000 }, null],
  [
    { width: 30_000, height: 20_000 },
    { x: 29_000, y: 19_000, width: 1_000, height: 1_000 },
  ],
  [PAGE, { x: 2_990, y: 3_990, width: 500, height: 500 }],
  [PAGE, { x: 5_000, y: 9_000, width: 10, height: 10 }],
] as const)('of a page of %j, %j: each address is one that the service answers', (page, region) => {
  for (const device of ['desk', 'phone'] as const) {
    const { src, srcSet } = firstPicture(SERVICE, page, region, device);
    for (const address of [src, ...addresses(srcSet)]) {
      const [part = '', size = '', rotation = '', file = ''] = address.slice(SERVICE.length + 1).split('/');
      expect([address, isProblem(parseImageRequest({ region: part, size, rotation, file }, page))]).toEqual([
        address,
        false,
      ]);
    }
  }
});
