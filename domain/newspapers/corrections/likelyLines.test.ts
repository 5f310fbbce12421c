import type { PageLine } from '../pages/pageLine.ts';
import { likelyLines } from './likelyLines.ts';

const lines = ['Births', '~ ~ ~', 'the wife of Mr. Finch', 'the wife of Mr. Pinch'].map((text, at): PageLine => ({
  x: 50,
  y: 100 + at * 30,
  width: 400,
  height: 24,
  hasWordBoxes: false,
  words: text.split(' ').map((word) => ({ text: word, x: 0, y: 0, width: 0, height: 0, confidence: 0, flags: 0 })),
}));
const texts = ['thc wife of Mr. Pincb', 'the wife of Mr. Pinch'];

describe('lines that a lost one may be', () => {
  it.each([
    ['the line at its place, then those that are like it', { x: 50, y: 132, width: 400, height: 24 }, [1, 3, 2]],
    ['only those that are like it, where its place is not known', null, [3, 2]],
    ['only those, where its place is empty', { x: 700, y: 900, width: 100, height: 20 }, [3, 2]],
  ])('are %s', (_what, box, expected) => {
    expect(likelyLines(lines, { texts, box })).toEqual(expected);
  });

  it('are five at most', () => {
    expect(likelyLines([...lines, ...lines, ...lines, ...lines], { texts, box: null })).toHaveLength(5);
  });
});
