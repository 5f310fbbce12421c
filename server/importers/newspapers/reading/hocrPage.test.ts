import { readdirSync } from 'node:fs';
import os from 'node:os';

import { hocrPage } from './hocrPage.ts';

const SIZE = { width: 2_400, height: 3_000 };
/** Lines of print as OCR writes them, each letter `height` pixels high. */
const hocr = (lines: readonly string[], height: number): string =>
  `<div class='ocr_page' title='bbox 0 0 2400 3000'>${lines
    .map(
      (line, n) =>
        `<span class='ocr_line' title='bbox 10 ${n * height * 2} 2000 ${n * height * 2 + height}'>${line
          .split(' ')
          .map(
            (word, at) =>
              `<span class='ocrx_word' title='bbox ${10 + at * 200} ${n * height * 2} ${200 + at * 200} ${n * height * 2 + height}; x_wconf 90'>${word}</span>`,
          )
          .join(' ')}</span>`,
    )
    .join('\n')}</div>`;
const LINES = [
  'DREADFUL FIRE',
  'On Tuesday last a house was burnt at Truro',
  'and nothing of it could be saved by those',
  'who had come from the whole of the town',
];

describe('a page that OCR has read', () => {
  it('has its words in pixels of its image, and articles that are marked as guesses', async () => {
    const { page, zones, articles, dpi } = await hocrPage(hocr(LINES, 40), 'p1', SIZE);
    expect(page.lines.map(({ words }) => words.map(({ text }) => text).join(' '))).toEqual(LINES);
    expect(page).toMatchObject(SIZE);
    expect([zones.length > 0, articles.every(({ isGuess }) => isGuess), (dpi ?? 300) >= 150]).toEqual([
      true,
      true,
      true,
    ]);
  });

  it.each<[string, string]>([
    ['nothing', ''],
    ['a page without words', "<div class='ocr_page' title='bbox 0 0 9 9'></div>"],
    ['words of nothing but space', hocr(['  '], 40)],
  ])('is refused where it found %s', async (_name, text) =>
    expect(hocrPage(text, 'p1', SIZE)).rejects.toMatchObject({ file: 'p1' }),
  );

  it('is refused where its scan is too coarse to be read honestly, with what it needs', async () => {
    await expect(hocrPage(hocr(Array.from({ length: 10 }, () => LINES).flat(), 8), 'p1', SIZE)).rejects.toMatchObject({
      reason: expect.stringMatching(
        /^its scan has some \d+ dots an inch, and reading needs 150: scan it again at 300 or more$/u,
      ),
    });
  });

  it('leaves no file behind, whatever comes of it', async () => {
    const left = () => readdirSync(os.tmpdir()).filter((name) => name.startsWith('muniment-ocr-')).length;
    const before = left();
    await hocrPage(hocr(LINES, 40), 'p1', SIZE);
    await hocrPage('', 'p1', SIZE).catch(() => undefined);
    expect(left()).toBe(before);
  });
});
