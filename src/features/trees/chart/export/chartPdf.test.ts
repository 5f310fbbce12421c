import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DecompressionStream } from 'node:stream/web';

import fc from 'fast-check';

import { CHART_VIEWS } from '#domain/trees/chart/layout/chart.ts';
import { chartOptions, entangledKin, kinFamily, kinGraph } from '#domain/trees/chart/layout/kin.fixture.ts';
import { layoutChart } from '#domain/trees/chart/layout/layoutChart.ts';
import { readFont } from '#domain/trees/chart/pdf/readFont.ts';
import { aCard } from '#test/support/treeAnswers.ts';

import { colouringOf } from '../fan/colouringOf.ts';
import { chartPdf } from './chartPdf.ts';
import { chartSvg } from './chartSvg.ts';
import { cutText } from './cutText.ts';
import { furtherParts, lettersBeyond, type PictureFont } from './pictureFonts.ts';
import { refuseLetters } from './savePicture.ts';
import { textsOf } from './withContents.ts';

const bytesOf = (blob: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsBinaryString(blob);
  });

describe('pictures of a chart', () => {
  it('hold everyone whose card is drawn, whatever their names, as PDF and as SVG', async () => {
    await fc.assert(
      fc.asyncProperty(
        entangledKin(12),
        fc.constantFrom(...CHART_VIEWS),
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
        async (graph, view, surname) => {
          const chart = layoutChart(graph, chartOptions({ view, focus: 'm0' }));
          const cards = new Map(
            graph.persons.map(({ id, sex }, index) => [id, aCard(index + 1, 'Ann', { surname, sex })]),
          );
          const parts = { chart, cards, isUppercase: false, title: surname };
          const svg = new DOMParser().parseFromString(chartSvg(parts), 'image/svg+xml');
          expect(svg.querySelector('parsererror')).toBeNull();
          expect(svg.querySelectorAll('text[font-weight="600"]').length).toBeGreaterThanOrEqual(
            chart.boxes.filter(({ personId }) => personId !== null).length,
          );
          const pdf = await bytesOf(await chartPdf(parts));
          expect(pdf).toMatch(/^%PDF-1\.4\n/u);
          expect(pdf).not.toContain('NaN');
          expect(pdf.endsWith('%%EOF\n')).toBe(true);
        },
      ),
      { numRuns: 30 },
    );
  });
});

it('a picture has portraits of those the reader sees with one, and long names on two lines in capitals where the tree has them so', async () => {
  const chart = layoutChart(
    kinGraph([kinFamily(1, ['father', 'mother'], ['me'])]),
    chartOptions({ view: 'pedigree', focus: 'me' }),
  );
  const cards = new Map([
    ['me', aCard(1, 'Clara Edith', { id: 'me', surname: 'Thistlewood' })],
    ['father', aCard(2, 'Edwin', { id: 'father', surname: 'Webb' })],
    ['mother', aCard(3, 'Living', { id: 'mother', surname: '', isRedacted: true })],
  ]);
  const portrait = { side: 2, jpeg: Uint8Array.from([255, 216]), address: 'data:image/jpeg;base64,/9g=' };
  const parts = {
    chart,
    cards,
    isUppercase: true,
    title: 'A tree',
    portraits: new Map([
      ['father', portrait],
      ['mother', portrait],
    ]),
  };
  const svg = new DOMParser().parseFromString(chartSvg(parts), 'image/svg+xml');
  expect([...svg.querySelectorAll('image')].map((image) => image.getAttribute('href'))).toEqual([portrait.address]);
  const texts = [...svg.querySelectorAll('text')].map(({ textContent }) => textContent);
  expect(texts).toEqual(expect.arrayContaining(['CT', 'Clara Edith', 'THISTLEWOOD', 'Edwin WEBB']));
  expect((await bytesOf(await chartPdf(parts))).match(/DCTDecode/gu)).toHaveLength(1);
});

it('a picture of a coloured fan has the colours, and a legend below it that says them', async () => {
  const chart = layoutChart(
    kinGraph([kinFamily(1, ['father', 'mother'], ['me'])]),
    chartOptions({ view: 'fan', focus: 'me' }),
  );
  const cards = new Map(
    ['me', 'father', 'mother'].map((id, index) => [
      id,
      aCard(index + 1, id, {
        id,
        birthPlace: id === 'mother' ? 'Leeds, Yorkshire, England' : 'Roche, Cornwall, England',
      }),
    ]),
  );
  const parts = {
    chart,
    cards,
    isUppercase: false,
    title: 'A tree',
    colouring: colouringOf(chart, 'place', cards, false),
  };
  const svg = new DOMParser().parseFromString(chartSvg(parts), 'image/svg+xml');
  expect([...svg.querySelectorAll('path[fill="#cfe3f7"], circle[fill="#cfe3f7"]')]).toHaveLength(2);
  expect([...svg.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Cornwall (2)', 'Yorkshire (1)']),
  );
  const height = (of: object) =>
    Number(
      new DOMParser()
        .parseFromString(chartSvg({ ...parts, ...of }), 'image/svg+xml')
        .documentElement.getAttribute('height'),
    );
  expect(height({})).toBeGreaterThan(height({ colouring: null }));
  // Two people and the square of the legend: #cfe3f7.
  expect((await bytesOf(await chartPdf(parts))).match(/0\.812 0\.89 0\.969 rg/gu)).toHaveLength(3);
  expect((await bytesOf(await chartPdf({ ...parts, colouring: null }))).match(/0\.812 0\.89 0\.969 rg/gu)).toBeNull();
});

describe('a text that is cut', () => {
  const widthOf = (text: string) => [...text].length;

  it('fits, and says that there is more', () => {
    expect([cutText('Featherstonehaugh', 8, widthOf), cutText('Ann', 8, widthOf)]).toEqual(['Feather…', 'Ann']);
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 2, max: 30 }), (text, room) =>
        expect(widthOf(cutText(text, room, widthOf))).toBeLessThanOrEqual(room),
      ),
    );
  });
});

describe('letters beyond Latin', () => {
  const chart = layoutChart(
    kinGraph([kinFamily(1, ['father', 'mother'], ['me'])]),
    chartOptions({ view: 'pedigree', focus: 'me' }),
  );
  const partsOf = (surname: string) => ({
    chart,
    cards: new Map([['me', aCard(1, 'Ann', { id: 'me', surname })]]),
    isUppercase: false,
    title: 'A tree',
  });
  // Browsers have it; the one of the tests does not.
  beforeAll(() => void Object.assign(globalThis, { DecompressionStream }));
  afterAll(() => void Reflect.deleteProperty(globalThis, 'DecompressionStream'));

  const load = async (part: string): Promise<PictureFont[]> =>
    Promise.all(
      [400, 600].map(async (weight) => {
        const file = new Uint8Array(
          readFileSync(path.resolve('node_modules/@fontsource/inter/files', `inter-${part}-${weight}-normal.woff`)),
        );
        return {
          ...(await readFont(file, `Inter${part.replaceAll('-', '')}-${weight}`)),
          isBold: weight === 600,
          address: `data:font/woff;part=${part}`,
        };
      }),
    );

  it.each([
    ['Webb', []],
    ['Łukasz', ['latin-ext']],
    ['Αλέξης', ['greek']],
    ['Ἀθανᾶς', ['greek', 'greek-ext']],
    ['Иванова', ['cyrillic']],
    ['Ѣдина', ['cyrillic', 'cyrillic-ext']],
    ['Nguyễn', ['vietnamese']],
    ['Ơn', ['latin-ext', 'vietnamese']],
  ])('%s is set in the parts of the typeface that have its letters, as text', async (surname, further) => {
    const texts = textsOf(partsOf(surname));
    expect(furtherParts(lettersBeyond(texts, await load('latin'))).map(({ part }) => part)).toEqual(further);
    const fonts = (await Promise.all(['latin', ...further].map(load))).flat();
    const parts = { ...partsOf(surname), fonts };
    expect(lettersBeyond(texts, fonts)).toEqual([]);
    expect(() => refuseLetters(parts, true)).not.toThrow();
    // No picture of letters, which could be no text.
    expect(await bytesOf(await chartPdf(parts))).not.toContain('ImageMask');
    for (const { name } of fonts) expect(chartSvg(parts)).toContain(`font-family:${name.split('-')[0]};`);
  });

  it('letters that this device lacks, too, are refused in PDF and PNG; those that it has are taken from it', async () => {
    const parts = { ...partsOf('རྡོ'), fonts: await load('latin') };
    /** A device that draws these letters, and one box for all others. */
    const device = (letters: string) => {
      let drawn = '';
      jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
        measureText: () => ({ width: 4 }),
        fillText: (text: string) => void (drawn = text),
        getImageData: (_x: number, _y: number, width: number, height: number) => ({
          data: new Uint8ClampedArray(width * height * 4).fill(letters.includes(drawn) ? 255 : 0),
        }),
      } as unknown as CanvasRenderingContext2D);
    };
    device('');
    expect(() => refuseLetters(parts, false)).toThrow(
      'This chart has letters that neither we nor this device have a typeface for (Tibetan), so we can’t make the picture.',
    );
    device('རྡོ');
    expect(() => refuseLetters(parts, false)).not.toThrow();
    jest.restoreAllMocks();
  });

  it.each([
    ['王', 'Chinese'],
    ['རྡོ', 'Tibetan'],
    ['रेड्डी さ', 'Devanagari, Japanese'],
  ])('%s is refused in an SVG, by the name of its script', async (surname, scripts) => {
    const parts = { ...partsOf(surname), fonts: await load('latin') };
    expect(() => refuseLetters(parts, true)).toThrow(`(${scripts})`);
    // Without a connection there is no typeface, and nothing to say of its letters.
    expect(() => refuseLetters({ ...parts, fonts: [] }, true)).not.toThrow();
  });
});
