import fc from 'fast-check';

import { imageInfo, IMAGE_LIMITS, isWithinLimits } from './imageLimits.ts';
import { isProblem, parseImageRequest } from './parseImageRequest.ts';

const PAGE = { width: 2400, height: 1600 };
const ask = (address: string, page = PAGE) => {
  const [region = '', size = '', rotation = '', file = ''] = address.split('/');
  return parseImageRequest({ region, size, rotation, file }, page);
};
/** Region, size and canonical form, or the status of the refusal. */
const parsed = (address: string, page = PAGE) => {
  const answer = ask(address, page);
  if (isProblem(answer)) return answer.status;
  const { region, size, canonical } = answer;
  return `${region.x},${region.y},${region.width},${region.height} ${size.width}x${size.height} ${canonical}`;
};

describe('a request of the Image API 3', () => {
  it.each([
    // Section 4.1, the region.
    ['full/max/0/default.jpg', '0,0,2400,1600 2400x1600 full/max/0/default.jpg'],
    ['square/max/0/default.jpg', '400,0,1600,1600 1600x1600 400,0,1600,1600/max/0/default.jpg'],
    ['125,15,120,140/max/0/default.jpg', '125,15,120,140 120x140 125,15,120,140/max/0/default.jpg'],
    ['pct:41.6,7.5,40,70/max/0/default.jpg', '998,120,960,1120 960x1120 998,120,960,1120/max/0/default.jpg'],
    ['2300,1500,200,300/max/0/default.jpg', '2300,1500,100,100 100x100 2300,1500,100,100/max/0/default.jpg'],
    ['0,0,2400,1600/max/0/default.jpg', '0,0,2400,1600 2400x1600 full/max/0/default.jpg'],
    ['2400,0,10,10/max/0/default.jpg', 400],
    ['0,1600,10,10/max/0/default.jpg', 400],
    ['0,0,0,10/max/0/default.jpg', 400],
    ['pct:0,0,0,10/max/0/default.jpg', 400],
    ['pct:101,0,10,10/max/0/default.jpg', 400],
    ['-1,0,10,10/max/0/default.jpg', 400],
    ['0,0,10/max/0/default.jpg', 400],
    ['0,0,1e3,10/max/0/default.jpg', 400],
    [' full/max/0/default.jpg', 400],
    ['0,0,99999999999,10/max/0/default.jpg', 400],
    // Section 4.2, the size.
    ['full/600,/0/default.jpg', '0,0,2400,1600 600x400 full/600,400/0/default.jpg'],
    ['full/,400/0/default.jpg', '0,0,2400,1600 600x400 full/600,400/0/default.jpg'],
    ['full/pct:50/0/default.jpg', '0,0,2400,1600 1200x800 full/1200,800/0/default.jpg'],
    ['full/225,100/0/default.jpg', '0,0,2400,1600 225x100 full/225,100/0/default.jpg'],
    ['full/!300,300/0/default.jpg', '0,0,2400,1600 300x200 full/300,200/0/default.jpg'],
    ['0,0,100,100/!300,300/0/default.jpg', '0,0,100,100 100x100 0,0,100,100/max/0/default.jpg'],
    ['0,0,100,100/^!300,200/0/default.jpg', '0,0,100,100 200x200 0,0,100,100/^200,200/0/default.jpg'],
    ['0,0,100,100/^300,/0/default.jpg', '0,0,100,100 300x300 0,0,100,100/^300,300/0/default.jpg'],
    ['0,0,100,100/^pct:200/0/default.jpg', '0,0,100,100 200x200 0,0,100,100/^200,200/0/default.jpg'],
    ['0,0,100,100/^max/0/default.jpg', '0,0,100,100 2828x2828 0,0,100,100/^2828,2828/0/default.jpg'],
    ['full/^600,/0/default.jpg', '0,0,2400,1600 600x400 full/600,400/0/default.jpg'],
    ['full/2400,1600/0/default.jpg', '0,0,2400,1600 2400x1600 full/max/0/default.jpg'],
    ['0,0,100,100/200,/0/default.jpg', 400],
    ['0,0,100,100/pct:101/0/default.jpg', 400],
    ['full/^4097,/0/default.jpg', 400],
    ['full/^4000,4000/0/default.jpg', 400],
    ['full/999999999,999999999/0/default.jpg', 400],
    ['full/0,/0/default.jpg', 400],
    ['full/,0/0/default.jpg', 400],
    ['full/!0,10/0/default.jpg', 400],
    ['full/pct:0/0/default.jpg', 400],
    ['full/full/0/default.jpg', 400],
    ['full/,/0/default.jpg', 400],
    ['full/^^max/0/default.jpg', 400],
    // Sections 4.3 to 4.5: rotation, quality and format.
    ['full/max/90.0/default.jpg', '0,0,2400,1600 2400x1600 full/max/90/default.jpg'],
    ['full/max/!270/default.jpg', '0,0,2400,1600 2400x1600 full/max/!270/default.jpg'],
    ['full/max/22.50/default.jpg', 501],
    ['full/max/!45/default.jpg', 501],
    ['full/max/90.0001/default.jpg', 501],
    ['full/max/!0/gray.png', '0,0,2400,1600 2400x1600 full/max/!0/gray.png'],
    ['full/max/360/color.webp', '0,0,2400,1600 2400x1600 full/max/0/default.webp'],
    ['full/max/360.1/default.jpg', 400],
    ['full/max/-90/default.jpg', 400],
    ['full/max/90deg/default.jpg', 400],
    ['full/max/0/native.jpg', 400],
    ['full/max/0/default', 400],
    ['full/max/0/default.svg', 400],
    ['full/max/0/default.jpg.exe', 400],
    ['full/max/0/default.constructor', 400],
    ['full/max/0/default.tif', 501],
    ['full/max/0/default.pdf', 501],
  ])('%s', (address, expected) => expect(parsed(address)).toBe(expected));

  it('never makes more than the limits of a page that exceeds them', () => {
    const huge = { width: 20_000, height: 30_000 };
    expect(parsed('full/max/0/default.jpg', huge)).toBe('0,0,20000,30000 2309x3464 full/max/0/default.jpg');
    expect(parsed('full/pct:50/0/default.jpg', huge)).toBe(400);
    expect(parsed('19999,0,1,30000/max/0/default.jpg', huge)).toBe(
      '19999,0,1,30000 1x4096 19999,0,1,30000/max/0/default.jpg',
    );
  });

  it('answers anything with pixels on the page within the limits, or with a refusal', () => {
    const number = fc.oneof(fc.nat(5000), fc.constantFrom(0, 1, 999_999_999));
    const part = fc.oneof(
      fc.constantFrom('full', 'square', 'max', '^max', '', 'pct:', ',', '!', '^', '%2F', '..'),
      fc
        .tuple(fc.constantFrom('', '^', '!', '^!', 'pct:'), fc.array(number, { maxLength: 4 }))
        .map(([head, numbers]) => head + numbers.join(',')),
      fc.string(),
    );
    fc.assert(
      fc.property(
        part,
        part,
        part,
        part,
        fc.integer({ min: 1, max: 30_000 }),
        fc.integer({ min: 1, max: 30_000 }),
        (region, size, rotation, quality, width, height) => {
          const answer = parseImageRequest(
            { region, size, rotation, file: `${quality || 'default'}.jpg` },
            { width, height },
          );
          if (isProblem(answer)) return;
          const { region: cut, size: made } = answer;
          expect(cut.x + cut.width).toBeLessThanOrEqual(width);
          expect(cut.y + cut.height).toBeLessThanOrEqual(height);
          expect(isWithinLimits(made) && made.width > 0 && made.height > 0).toBe(true);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('takes its own canonical form for the same picture', () => {
    const size = fc
      .tuple(fc.constantFrom('', '^', '!', '^!'), fc.nat(4000), fc.nat(4000))
      .map(([head, width, height]) => `${head}${width},${height}`);
    const region = fc.tuple(fc.nat(2399), fc.nat(1599), fc.nat(2500), fc.nat(2500)).map((numbers) => numbers.join(','));
    fc.assert(
      fc.property(region, size, fc.nat(360), (cut, made, rotation) => {
        const answer = ask(`${cut}/${made}/${rotation}/default.jpg`);
        if (isProblem(answer)) return;
        expect(ask(answer.canonical)).toEqual(answer);
      }),
    );
  });
});

describe('info.json', () => {
  it('has what section 5 requires, states the limits, and lists only sizes that can be had', () => {
    const info = imageInfo('https://records.example.org/iiif/3/p1', { width: 6000, height: 4000 });
    expect(info).toMatchObject({
      '@context': 'http://iiif.io/api/image/3/context.json',
      id: 'https://records.example.org/iiif/3/p1',
      type: 'ImageService3',
      protocol: 'http://iiif.io/api/image',
      profile: 'level2',
      width: 6000,
      height: 4000,
      ...IMAGE_LIMITS,
      tiles: [{ width: 512, height: 512, scaleFactors: [1, 2, 4, 8, 16] }],
    });
    expect(info.sizes).toEqual([
      { width: 375, height: 250 },
      { width: 750, height: 500 },
      { width: 1500, height: 1000 },
      { width: 3000, height: 2000 },
    ]);
    for (const { width, height } of info.sizes)
      expect(parsed(`full/${width},${height}/0/default.jpg`, { width: 6000, height: 4000 })).toContain(
        `${width}x${height}`,
      );
  });
});
