import fc from 'fast-check';

import { type PageLine, type PageWord, WORD_FLAGS } from '../pages/pageLine.ts';
import { alignWords } from './alignWords.ts';
import { correctLine } from './correctLine.ts';
import { correctPage } from './correctPage.ts';
import { textDistance } from './textDistance.ts';

const { corrected, uncertainBox, startsHyphenated, endsHyphenated } = WORD_FLAGS;

/** A line whose words are ten pixels a letter wide, ten apart. */
function aLine(text: string, more: Partial<PageLine> = {}): PageLine {
  let x = 100;
  const words = (text === '' ? [] : text.split(' ')).map((word): PageWord => {
    const made = { text: word, x, y: 52, width: word.length * 10, height: 20, confidence: 9, flags: 0 };
    x += made.width + 10;
    return made;
  });
  return { x: 100, y: 50, width: Math.max(1, x - 110), height: 24, hasWordBoxes: true, words, ...more };
}

const word = fc.string({
  unit: fc.constantFrom('a', 'c', 'e', 'i', 'l', 'm', 'n', 'r', 't', '-', '.'),
  minLength: 1,
  maxLength: 8,
});
const words = fc.array(word, { minLength: 1, maxLength: 9 });
const textOf = (line: PageLine) => line.words.map(({ text }) => text).join(' ');

describe('the distance of two texts', () => {
  it.each([
    ['', '', 0],
    ['a', 'a', 0],
    ['', 'abc', 1],
    ['abc', 'xyz', 1],
    ['Pincb', 'Pinch', 0.2],
    ['rn', 'm', 1],
    ['kitten', 'sitting', 3 / 7],
  ])('%j and %j: %d', (a, b, distance) => {
    expect(textDistance(a, b)).toBeCloseTo(distance, 9);
    expect(textDistance(b, a)).toBeCloseTo(distance, 9);
  });
});

describe('a line that a machine has made of a whole page', () => {
  it('is corrected without every word being held against every other', () => {
    const read = Array.from({ length: 20_000 }, (_, at) => `word${at}`);
    const typed = Array.from({ length: 60 }, (_, at) => `other${at}`);
    expect(alignWords(read, typed)).toEqual([{ before: [...read.keys()], after: [...typed.keys()] }]);
    const one = read.with(9_999, 'changed');
    expect(alignWords(read, one)[9_999]).toEqual({ before: [9_999], after: [9_999] });
    const { line } = correctLine(aLine(read.join(' ')), typed.join(' '));
    expect(textOf(line)).toBe(typed.join(' '));
  });
});

describe('words of a line and of its correction', () => {
  it.each([
    [
      'thc fhip arrivcd',
      'the ship arrived',
      [
        [[0], [0]],
        [[1], [1]],
        [[2], [2]],
      ],
    ],
    [
      'ofthe county',
      'of the county',
      [
        [[0], [0, 1]],
        [[1], [2]],
      ],
    ],
    [
      'Corn wall gazette',
      'Cornwall gazette',
      [
        [[0, 1], [0]],
        [[2], [1]],
      ],
    ],
    [
      'William of Redruth',
      'William Pinch of Redruth',
      [
        [[0], [0]],
        [[], [1]],
        [[1], [2]],
        [[2], [3]],
      ],
    ],
    [
      '| ~~ London, Friday',
      'London, Friday',
      [
        [[0, 1], []],
        [[2], [0]],
        [[3], [1]],
      ],
    ],
  ])('%j and %j belong together', (before, after, matches) => {
    expect(alignWords(before.split(' '), after.split(' ')).map(({ before: b, after: a }) => [b, a])).toEqual(matches);
  });

  it('are in one match each, in order', () => {
    fc.assert(
      fc.property(words, words, (before, after) => {
        const matches = alignWords(before, after);
        expect(matches.flatMap((match) => match.before)).toEqual(before.map((_, at) => at));
        expect(matches.flatMap((match) => match.after)).toEqual(after.map((_, at) => at));
      }),
      { numRuns: 300 },
    );
  });
});

describe('a corrected line', () => {
  it('keeps the boxes of words that were misread, flags them, and tells what the machine read', () => {
    const line = aLine('thc ship arrivcd');
    const { line: now, readings } = correctLine(line, 'the ship arrived');
    expect(now.words).toEqual([
      { ...line.words[0], text: 'the', confidence: 0, flags: corrected },
      line.words[1],
      { ...line.words[2], text: 'arrived', confidence: 0, flags: corrected },
    ]);
    expect(readings).toEqual([
      [0, 'thc'],
      [2, 'arrivcd'],
    ]);
  });

  it('gives an added word a box in the room between its neighbours, marked as uncertain', () => {
    const line = aLine('William of');
    const wide = { ...line, width: 400, words: [line.words[0]!, { ...line.words[1]!, x: 300 }] };
    const { line: now, readings } = correctLine(wide, 'William Pinch of');
    expect(now.words[1]).toEqual({
      text: 'Pinch',
      x: 170,
      y: 50,
      width: 130,
      height: 24,
      confidence: 0,
      flags: corrected | uncertainBox,
    });
    expect(readings).toEqual([]);
  });

  it('shares the box of a word that was two, and joins those of two that are one', () => {
    expect(correctLine(aLine('ofthe'), 'of the').line.words).toMatchObject([
      { text: 'of', x: 100, width: 17, flags: corrected | uncertainBox },
      { text: 'the', x: 125, width: 25 },
    ]);
    expect(correctLine(aLine('Corn wall'), 'Cornwall').line.words).toMatchObject([
      { text: 'Cornwall', x: 100, width: 90, flags: corrected | uncertainBox },
    ]);
  });

  it('leaves out what is not printed; its reading stays at the word beside it', () => {
    const { line, readings, wordNow } = correctLine(aLine('~~ London |'), 'London');
    expect(textOf(line)).toBe('London');
    expect(readings).toEqual([
      [0, '~~'],
      [0, '|'],
    ]);
    expect(wordNow).toEqual([0, 0, 0]);
  });

  it('stays broken at its ends where it was', () => {
    const line = aLine('plc of the cxam-');
    line.words.forEach((one, at) => (one.flags = at === 0 ? endsHyphenated : at === 3 ? startsHyphenated : 0));
    expect(correctLine(line, 'ple of the exam-').line.words.map(({ flags }) => flags)).toEqual([
      endsHyphenated | corrected,
      0,
      0,
      startsHyphenated | corrected,
    ]);
    expect(correctLine(line, 'ple of the exam').line.words.at(-1)?.flags).toBe(corrected);
  });

  it('without boxes of words has none afterwards', () => {
    const line = aLine('thc', {
      hasWordBoxes: false,
      words: [{ text: 'thc', x: 0, y: 0, width: 0, height: 0, confidence: 0, flags: 0 }],
    });
    expect(correctLine(line, 'the ship').line.words).toEqual(
      [
        { ...line.words[0], text: 'the', flags: corrected },
        { ...line.words[0], text: 'ship', flags: corrected },
      ].map((one) => expect.objectContaining({ text: one.text, x: 0, width: 0 }) as object),
    );
  });

  it('says what was typed, with every box inside the line', () => {
    fc.assert(
      fc.property(words, words, (before, after) => {
        const line = aLine(before.join(' '));
        const { line: now, readings, wordNow } = correctLine(line, after.join(' '));
        expect(textOf(now)).toBe(after.join(' '));
        for (const { x, width } of now.words)
          expect(x >= line.x && width >= 1 && x + width <= line.x + line.width + 1).toBe(true);
        for (const [at] of readings) expect(at).toBeLessThan(after.length);
        expect(wordNow).toHaveLength(before.length);
      }),
      { numRuns: 300 },
    );
  });

  it('that says the same is the same', () => {
    const line = aLine('the ship arrived');
    expect(correctLine(line, 'the ship arrived')).toEqual({ line, readings: [], wordNow: [0, 1, 2] });
  });
});

describe('a corrected page', () => {
  const lines = [aLine('Shipping newf'), aLine('ofthe port'), aLine('of London')];

  it('counts other readings on from words that were added', () => {
    const page = correctPage(
      {
        lines,
        alternatives: [
          [1, 'newt'],
          [3, 'part'],
          [5, 'Londan'],
        ],
      },
      new Map([[1, 'of the port']]),
    );
    expect(page.lines.map(textOf)).toEqual(['Shipping newf', 'of the port', 'of London']);
    expect(page.alternatives).toEqual([
      [1, 'newt'],
      [2, 'ofthe'],
      [4, 'part'],
      [6, 'Londan'],
    ]);
  });

  it('without corrections is as it was', () => {
    const page = { lines, alternatives: [[1, 'newt']] as [number, string][] };
    expect(correctPage(page, new Map())).toEqual(page);
  });
});
