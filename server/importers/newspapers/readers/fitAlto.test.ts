import { type Fault, Rejected } from '../IssueDraft.ts';
import { fitAlto } from './fitAlto.ts';
import type { AltoPage } from './readAlto.ts';

const wordAt = (x: number, y: number, width: number, height: number) => ({
  text: 'word',
  box: { x, y, width, height },
  confidence: 1,
  flags: 0,
  readings: [],
});
const alto = (page: Partial<AltoPage>): AltoPage => ({
  lines: [{ box: null, words: [wordAt(100, 200, 300, 50)] }],
  width: 1_000,
  height: 1_500,
  dpi: null,
  unit: 'pixel',
  startLine: 3,
  blocks: new Map(),
  lineIds: new Map(),
  wordIds: new Map(),
  words: [],
  ...page,
});

/** The size of the fitted page and the box of its first word, with what was remarked; or why it is not taken. */
function fitted(page: Partial<AltoPage>, picture: { width: number; height: number } | null = null) {
  const faults: Fault[] = [];
  try {
    const { width, height, lines } = fitAlto(alto(page), picture, 'a.xml', (fault) => faults.push(fault));
    const [word] = lines[0]?.words ?? [];
    return {
      page: [width, height],
      word: word && [word.x, word.y, word.width, word.height],
      remarks: faults.map(({ line, reason }) => `${line}: ${reason}`),
    };
  } catch (error) {
    if (error instanceof Rejected) return `${error.line}: ${error.reason}`;
    throw error;
  }
}

describe('a page of ALTO', () => {
  it('is as large as its picture, whatever it measures in', () => {
    expect(fitted({}, { width: 2_000, height: 3_000 })).toEqual({
      page: [2_000, 3_000],
      word: [200, 400, 600, 100],
      remarks: [],
    });
    expect(fitted({ unit: 'mm10', width: 2_540, height: 3_810 }, { width: 1_000, height: 1_500 })).toMatchObject({
      page: [1_000, 1_500],
      word: [39, 79, 118, 19],
    });
  });

  it.each<[string, Partial<AltoPage>, number[], number[]]>([
    ['its own size in pixels', {}, [1_000, 1_500], [100, 200, 300, 50]],
    [
      'that of tenths of a millimetre at its resolution',
      { unit: 'mm10', dpi: 254, width: 1_000, height: 1_500 },
      [1_000, 1_500],
      [100, 200, 300, 50],
    ],
    [
      'that of tenths of a millimetre at 300 dots an inch',
      { unit: 'mm10', width: 2_540, height: 2_540 },
      [3_000, 3_000],
      [118, 236, 354, 59],
    ],
    [
      'that of parts of an inch at its resolution',
      { unit: 'inch1200', dpi: 600, width: 2_400, height: 2_400 },
      [1_200, 1_200],
      [50, 100, 150, 25],
    ],
  ])('has without a picture %s', (_name, page, size, word) =>
    expect(fitted(page)).toEqual({ page: size, word, remarks: [] }),
  );

  it('that gives no size has that of its words, with a remark at its line', () => {
    expect(fitted({ width: null, height: null })).toEqual({
      page: [400, 250],
      word: [100, 200, 300, 50],
      remarks: ['3: gives no size of its page: taken from its words or its image'],
    });
  });

  it('that gives no size is measured in the pixels of its picture', () => {
    expect(fitted({ width: null, height: null }, { width: 1_000, height: 1_000 })).toMatchObject({
      page: [1_000, 1_000],
      word: [100, 200, 300, 50],
    });
    expect(fitted({ width: null, height: null, lines: [] }, { width: 1_000, height: 1_000 })).toMatchObject({
      page: [1_000, 1_000],
    });
  });

  it('is remarked on where its picture has another shape', () => {
    expect(fitted({}, { width: 2_000, height: 2_000 })).toMatchObject({
      remarks: ['3: its page is 1000 by 1500, its image 2000 by 2000 pixels: boxes may be off'],
    });
    expect(fitted({}, { width: 2_000, height: 3_010 })).toMatchObject({ remarks: [] });
  });

  it('is remarked on where some words reach beyond it, and refused where most do', () => {
    const [inside, outside] = [wordAt(100, 200, 300, 50), wordAt(5_000, 200, 300, 50)];
    expect(fitted({ lines: [{ box: null, words: [inside, inside, outside] }] })).toMatchObject({
      remarks: ['3: 1 of its 3 words reach beyond the page: cut off at its edge'],
    });
    expect(fitted({ lines: [{ box: null, words: [inside, outside, outside] }] })).toBe(
      '3: 2 of its 3 words are outside the page: its unit of measurement is wrong',
    );
  });

  it('without size, words or picture is refused', () => {
    expect(fitted({ width: null, height: null, lines: [] })).toBe('3: gives no size of its page, nor of any word');
    expect(fitted({ width: 0, height: 0, lines: [] })).toBe('3: gives no size of its page, nor of any word');
  });
});
