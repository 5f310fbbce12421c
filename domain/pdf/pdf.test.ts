import { inflateSync } from 'node:zlib';

import fc from 'fast-check';

import { helveticaWidth } from './helvetica.ts';
import { winAnsi } from './winAnsi.ts';
import { writePdf, type PdfPage } from './writePdf.ts';

const latin1 = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');
const page = (rest: Partial<PdfPage> = {}): PdfPage => ({ title: 'A tree', width: 100, height: 50, content: '0 0 10 10 re f', stencils: [], photographs: [], ...rest });

describe('a text in Windows-1252', () => {
  it.each([
    ['Zoë', [90, 111, 235]],
    ['1832–1901…', [49, 56, 51, 50, 0x96, 49, 57, 48, 49, 0x85]],
    ['Zoe\u0308', [90, 111, 101 + 134]],
    ['Łukasz', null],
    ['太郎', null],
    ['\u0081', null],
  ])('%s', (text, bytes) => expect(winAnsi(text) && [...(winAnsi(text) ?? [])]).toEqual(bytes));

  it('is what the platform reads back', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const bytes = winAnsi(text);
        if (bytes) expect(new TextDecoder('windows-1252').decode(bytes)).toBe(text.normalize('NFC'));
      }),
    );
  });

  it('has the widths of Helvetica', () => {
    expect(helveticaWidth(winAnsi('A b') ?? new Uint8Array(), 10, false)).toBeCloseTo(15.01);
    expect(helveticaWidth(winAnsi('–ë') ?? new Uint8Array(), 1000, true)).toBe(556 + 556);
  });
});

describe('a document', () => {
  it('of any content has every object where its table says, and streams of the length they say', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme' }), fc.array(fc.uint8Array({ minLength: 1, maxLength: 9 }), { maxLength: 4 }), async (title, pictures) => {
        const bytes = await writePdf(page({ title, stencils: pictures.map((bits) => ({ width: 8, height: bits.length, bits })) }));
        const text = latin1(bytes);
        const table = Number(/startxref\n(\d+)\n%%EOF\n$/u.exec(text)?.[1]);
        expect(text.startsWith('xref\n', table)).toBe(true);
        const offsets = [...text.slice(table).matchAll(/^(\d{10}) 00000 n $/gmu)].map(([, offset]) => Number(offset));
        expect(offsets).toHaveLength(7 + pictures.length);
        offsets.forEach((offset, index) => expect(text.startsWith(`${index + 1} 0 obj\n`, offset)).toBe(true));
        pictures.forEach((bits, index) => {
          const object = text.slice(offsets[7 + index]);
          const length = Number(/\/Length (\d+)/u.exec(object)?.[1]);
          const from = object.indexOf('stream\n') + 'stream\n'.length;
          expect(object.slice(from + length, from + length + '\nendstream'.length)).toBe('\nendstream');
          expect(new Uint8Array(inflateSync(Buffer.from(object.slice(from, from + length), 'latin1')))).toEqual(bits);
        });
      }),
      { numRuns: 40 },
    );
  });

  it('holds photographs as they are, after the stencils', async () => {
    const text = latin1(await writePdf(page({ stencils: [{ width: 8, height: 1, bits: new Uint8Array([1]) }], photographs: [{ width: 2, height: 3, jpeg: Uint8Array.from([255, 216, 1, 255, 217]) }] })));
    expect(text).toContain('/XObject << /S0 8 0 R /P0 9 0 R >>');
    expect(text).toContain('9 0 obj\n<< /Type /XObject /Subtype /Image /Width 2 /Height 3 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length 5 >>\nstream\n\xFF\xD8\x01\xFF\xD9\nendstream');
  });

  it('tells its title in any script', async () => {
    expect(latin1(await writePdf(page({ title: 'Ж' })))).toContain('/Title <FEFF0416>');
  });
});
