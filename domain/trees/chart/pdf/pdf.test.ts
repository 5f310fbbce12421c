import { readFileSync } from 'node:fs';
import path from 'node:path';
import { inflateSync } from 'node:zlib';

import fc from 'fast-check';

import { readFont, type EmbeddedFont } from './readFont.ts';
import { textRuns } from './textRuns.ts';
import { writePdf, type PdfPage } from './writePdf.ts';

const latin1 = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');
const page = (rest: Partial<PdfPage> = {}): PdfPage => ({
  title: 'A tree',
  width: 100,
  height: 50,
  content: '0 0 10 10 re f',
  fonts: [],
  stencils: [],
  photographs: [],
  ...rest,
});

const fontFile = (name: string) =>
  new Uint8Array(readFileSync(path.resolve('node_modules/@fontsource/inter/files', `inter-${name}-normal.woff`)));

describe('a font', () => {
  let latin: EmbeddedFont;
  let more: EmbeddedFont;
  beforeAll(async () => {
    latin = await readFont(fontFile('latin-400'), 'Inter-Regular');
    more = await readFont(fontFile('latin-ext-400'), 'InterMore-Regular');
  });

  it('is read with the glyphs of its letters and how broad they are', () => {
    expect(latin.glyphs.get('A'.codePointAt(0) ?? 0)).toBeGreaterThan(0);
    expect(latin.glyphs.get('Ł'.codePointAt(0) ?? 0)).toBeUndefined();
    const widthOf = (letter: string) => textRuns(letter, [latin], 1000)?.[0]?.width ?? 0;
    // An i is narrower than an m, as in any typeface but those of typewriters.
    expect(widthOf('i')).toBeLessThan(widthOf('m'));
    expect(widthOf('A b')).toBe(widthOf('A') + widthOf(' ') + widthOf('b'));
    expect(latin.ascent).toBeGreaterThan(900);
    expect(latin.descent).toBeLessThan(0);
  });

  it('is a TrueType file whose tables are where its list says', () => {
    const view = new DataView(latin.file.buffer);
    expect(view.getUint32(0)).toBe(0x00010000);
    const tables = Array.from({ length: view.getUint16(4) }, (_table, index) => ({
      tag: String.fromCharCode(...latin.file.subarray(12 + index * 16, 16 + index * 16)),
      offset: view.getUint32(20 + index * 16),
      length: view.getUint32(24 + index * 16),
    }));
    expect(tables.map(({ tag }) => tag)).toEqual(
      expect.arrayContaining(['glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp']),
    );
    for (const { offset, length } of tables) expect(offset + length).toBeLessThanOrEqual(latin.file.length);
    expect(view.getUint32((tables.find(({ tag }) => tag === 'head')?.offset ?? 0) + 12)).toBe(0x5f0f3cf5);
  });

  it.each([
    ['Zoë O’Brien, 1832–1901…', [0]],
    ['Zoe\u0308', [0]],
    ['Łukasz Ŵyn', [1, 0, 1, 0]],
    ['Ann\u200d\u00ad\u{E0041}a', [0]],
    ['太郎', null],
    ['', []],
  ])('%s is set in runs of the fonts that have its letters', (text, fonts) =>
    expect(textRuns(text, [latin, more], 10)?.map(({ font }) => font) ?? null).toEqual(fonts),
  );

  it('is no other file', async () => {
    await expect(readFont(new Uint8Array(100), 'X')).rejects.toThrow('Not a WOFF font');
  });

  it('is in the document whole, with what its glyphs mean', async () => {
    const text = latin1(await writePdf(page({ fonts: [latin] })));
    expect(text).toContain('/Font << /T0 6 0 R >>');
    expect(text).toContain(
      '6 0 obj\n<< /Type /Font /Subtype /Type0 /BaseFont /Inter-Regular /Encoding /Identity-H /DescendantFonts [7 0 R] /ToUnicode 10 0 R >>',
    );
    const streamAt = (number: number) => {
      const object = text.slice(text.indexOf(`\n${number} 0 obj\n`));
      const from = object.indexOf('stream\n') + 'stream\n'.length;
      return inflateSync(Buffer.from(object.slice(from, from + Number(/\/Length (\d+)/u.exec(object)?.[1])), 'latin1'));
    };
    expect(new Uint8Array(streamAt(9))).toEqual(latin.file);
    const glyph = (latin.glyphs.get(65) ?? 0).toString(16).padStart(4, '0');
    expect(streamAt(10).toString()).toContain(`<${glyph}> <0041>`);
  });
});

describe('a document', () => {
  it('of any content has every object where its table says, and streams of the length they say', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'grapheme' }),
        fc.array(fc.uint8Array({ minLength: 1, maxLength: 9 }), { maxLength: 4 }),
        async (title, pictures) => {
          const bytes = await writePdf(
            page({ title, stencils: pictures.map((bits) => ({ width: 8, height: bits.length, bits })) }),
          );
          const text = latin1(bytes);
          const table = Number(/startxref\n(\d+)\n%%EOF\n$/u.exec(text)?.[1]);
          expect(text.startsWith('xref\n', table)).toBe(true);
          const offsets = [...text.slice(table).matchAll(/^(\d{10}) 00000 n $/gmu)].map(([, offset]) => Number(offset));
          expect(offsets).toHaveLength(5 + pictures.length);
          offsets.forEach((offset, index) => expect(text.startsWith(`${index + 1} 0 obj\n`, offset)).toBe(true));
          pictures.forEach((bits, index) => {
            const object = text.slice(offsets[5 + index]);
            const length = Number(/\/Length (\d+)/u.exec(object)?.[1]);
            const from = object.indexOf('stream\n') + 'stream\n'.length;
            expect(object.slice(from + length, from + length + '\nendstream'.length)).toBe('\nendstream');
            expect(new Uint8Array(inflateSync(Buffer.from(object.slice(from, from + length), 'latin1')))).toEqual(bits);
          });
        },
      ),
      { numRuns: 40 },
    );
  });

  it('holds photographs as they are, after the stencils', async () => {
    const text = latin1(
      await writePdf(
        page({
          stencils: [{ width: 8, height: 1, bits: new Uint8Array([1]) }],
          photographs: [{ width: 2, height: 3, jpeg: Uint8Array.from([255, 216, 1, 255, 217]) }],
        }),
      ),
    );
    expect(text).toContain('/XObject << /S0 6 0 R /P0 7 0 R >>');
    expect(text).toContain(
      '7 0 obj\n<< /Type /XObject /Subtype /Image /Width 2 /Height 3 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length 5 >>\nstream\n\xFF\xD8\x01\xFF\xD9\nendstream',
    );
  });

  it('has a title in any script', async () => {
    expect(latin1(await writePdf(page({ title: 'Ж' })))).toContain('/Title <FEFF0416>');
  });
});
