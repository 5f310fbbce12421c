import { type PageLine, WORD_FLAGS } from './pageLine.ts';
import { wordsInRegion } from './wordsInRegion.ts';

const line = (y: number, texts: string[], more: Partial<PageLine> = {}, flags = 0): PageLine => ({
  x: 100,
  y,
  width: 300,
  height: 20,
  hasWordBoxes: true,
  words: texts.map((text, at) => ({ text, x: 100 + at * 100, y, width: 90, height: 20, confidence: 12, flags })),
  ...more,
});
const page = [
  line(10, ['FIRE', 'AT', 'BATH']),
  line(40, ['the', 'ship', 'arrived']),
  line(70, ['late', 'on', 'Monday'], {}, WORD_FLAGS.corrected),
];

describe('the words inside a rectangle of a page', () => {
  it.each([
    ['the page', { x: 0, y: 0, width: 1_000, height: 1_000 }, 'FIRE AT BATH\nthe ship arrived\nlate on Monday', true],
    ['a line', { x: 90, y: 35, width: 400, height: 30 }, 'the ship arrived', false],
    ['a column', { x: 195, y: 0, width: 100, height: 65 }, 'AT\nship', false],
    ['half a word and more', { x: 140, y: 35, width: 100, height: 30 }, 'the', false],
    ['less than half a word', { x: 146, y: 35, width: 50, height: 30 }, '', false],
    ['nothing', { x: 600, y: 600, width: 8, height: 8 }, '', false],
  ])('of %s', (_what, region, text, isCorrected) => expect(wordsInRegion(page, region)).toEqual({ text, isCorrected }));

  it('are whole lines where words have no boxes', () => {
    const plain = [
      line(10, ['FIRE', 'AT', 'BATH'], { hasWordBoxes: false }),
      line(40, ['the', 'ship'], { hasWordBoxes: false }),
    ];
    expect(wordsInRegion(plain, { x: 240, y: 0, width: 20, height: 40 }).text).toBe('FIRE AT BATH');
  });
});
