import fc from 'fast-check';

import { PICTURE_OUTCOMES, PICTURE_TEXTS, pictureTypeProblem } from './pictureRules.ts';

const bytes = (...parts: (string | number[])[]): Uint8Array =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...part].map((sign) => sign.charCodeAt(0)) : part)),
  );
const PNG = [0x89, ...[...'PNG\r\n\x1a\n'].map((sign) => sign.charCodeAt(0))];
const chunk = (name: string, length: number) =>
  bytes(
    [0, 0, 0, length],
    name,
    Array.from({ length: length + 4 }, () => 0),
  );
const webp = (kind: string, flags = 0) => bytes('RIFF', [0, 0, 0, 0], 'WEBP', kind, [0, 0, 0, 0], [flags, 0, 0, 0]);

describe('what a file is by its first bytes', () => {
  it.each<[string, Uint8Array, ReturnType<typeof pictureTypeProblem>]>([
    ['a JPEG', bytes([0xff, 0xd8, 0xff, 0xe0]), null],
    ['a PNG', bytes(PNG, [...chunk('IHDR', 13)], [...chunk('IDAT', 4)]), null],
    ['a PNG that is cut off', bytes(PNG), null],
    ['an animated PNG', bytes(PNG, [...chunk('IHDR', 13)], [...chunk('acTL', 8)]), 'ANIMATED'],
    [
      'a PNG with that word behind its data',
      bytes(PNG, [...chunk('IHDR', 13)], [...chunk('IDAT', 4)], [...chunk('acTL', 8)]),
      null,
    ],
    ['a WebP', webp('VP8 '), null],
    ['an extended WebP that stands still', webp('VP8X', 0b01), null],
    ['an animated WebP', webp('VP8X', 0b10), 'ANIMATED'],
    ['a GIF', bytes('GIF89a'), 'UNSUPPORTED_TYPE'],
    ['a HEIC', bytes([0, 0, 0, 24], 'ftypheic'), 'UNSUPPORTED_TYPE'],
    ['a TIFF', bytes('II*\0'), 'UNSUPPORTED_TYPE'],
    ['a BMP', bytes('BM'), 'UNSUPPORTED_TYPE'],
    ['an SVG behind a space', bytes('\n <svg xmlns="x"/>'), 'UNSUPPORTED_TYPE'],
    ['a PDF', bytes('%PDF-1.7'), 'UNSUPPORTED_TYPE'],
    ['a letter', bytes('Dear Sir'), 'NOT_A_PICTURE'],
    ['nothing', bytes(), 'NOT_A_PICTURE'],
  ])('%s', (_what, file, problem) => {
    expect(pictureTypeProblem(file)).toBe(problem);
  });

  it('is answered for any bytes, also for chunks of impossible length, within its time', () => {
    const files = fc.oneof(
      fc.uint8Array({ maxLength: 400 }),
      fc.uint8Array({ maxLength: 400 }).map((rest) => Uint8Array.from([...PNG, ...rest])),
    );
    fc.assert(fc.property(files, (file) => expect([null, ...PICTURE_OUTCOMES]).toContain(pictureTypeProblem(file))));
  });
});

it('each outcome has its sentence', () => {
  for (const outcome of PICTURE_OUTCOMES) expect(PICTURE_TEXTS[outcome]).toMatch(/^[A-Z].*\.$/u);
});
