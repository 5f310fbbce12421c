import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import fc from 'fast-check';

import { WORD_FLAGS } from '#domain/newspapers/pages/pageLine.ts';

import { type Fault, Rejected } from '../IssueDraft.ts';
import { plainText } from './htmlTags.ts';
import { type HocrPage, readHocr } from './readHocr.ts';

let folder: string;
beforeAll(() => void (folder = mkdtempSync(path.join(os.tmpdir(), 'muniment-hocr-'))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function read(content: string): Promise<{ pages: HocrPage[]; faults: Fault[]; texts: string[][] }> {
  const file = path.join(folder, 'page.hocr');
  writeFileSync(file, content);
  const [pages, faults]: [HocrPage[], Fault[]] = [[], []];
  for await (const page of readHocr(file, 'page.hocr', (fault) => faults.push(fault))) pages.push(page);
  return {
    pages,
    faults,
    texts: pages.map(({ lines }) => lines.map(({ words }) => words.map(({ text }) => text).join(' '))),
  };
}
const word = (text: string, at = 0) =>
  `<span class='ocrx_word' id='w${at}' title='bbox ${at * 60} 10 ${at * 60 + 50} 30; x_wconf 90'>${text}</span>`;
const line = (...words: string[]) =>
  `<span class="ocr_line" title="bbox 0 10 500 32; baseline 0 -5">${words.map(word).join(' ')}</span>`;
const page = (...lines: string[]) =>
  `<div class='ocr_page' title='image "a.png"; bbox 0 0 600 800; ppageno 0; scan_res 300 300'><p class="ocr_par">${lines.join('\n')}</p></div>`;

describe('hOCR', () => {
  it('is read with boxes, confidence and resolution', async () => {
    const { pages, faults } = await read(
      `<html><head><meta charset="utf-8"></head><body>${page(line('Births', '&amp; deaths'))}</body></html>`,
    );
    expect([pages.length, faults]).toEqual([1, []]);
    expect(pages[0]).toMatchObject({ width: 600, height: 800, dpi: 300 });
    expect(pages[0]?.lines).toEqual([
      {
        box: { x: 0, y: 10, width: 500, height: 22 },
        words: [
          { text: 'Births', box: { x: 0, y: 10, width: 50, height: 20 }, confidence: 0.9, flags: 0, readings: [] },
          { text: '& deaths', box: { x: 60, y: 10, width: 50, height: 20 }, confidence: 0.9, flags: 0, readings: [] },
        ],
      },
    ]);
  });

  it('of several pages is read page by page', async () => {
    expect((await read(page(line('one')) + page(line('two'), line('three')))).texts).toEqual([
      ['one'],
      ['two', 'three'],
    ]);
  });

  it('is read though its tags are not closed, or cross', async () => {
    const untidy = `<div class=ocr_page title="bbox 0 0 600 800"><span class=ocr_line title="bbox 0 0 9 9"><b>${word('one')}<i>${word('<em>two</em>', 1)}</b><br><span class=ocr_line title="bbox 0 9 9 18">${word('three')}`;
    expect((await read(untidy)).texts).toEqual([['one two', 'three']]);
  });

  it('marks the halves of a word that a hyphen breaks', async () => {
    const { pages } = await read(page(line('the', 'exam-'), line('ple', 'of'), line('A-'), line('Big')));
    expect(pages[0]?.lines.map(({ words }) => words.map(({ flags }) => flags))).toEqual([
      [0, WORD_FLAGS.startsHyphenated],
      [WORD_FLAGS.endsHyphenated, 0],
      [0],
      [0],
    ]);
  });

  it('that is cut off in a tag is read up to there, and the line is named', async () => {
    const { texts, faults } = await read(`${page(line('one'))}\n<div class="ocr_page`);
    expect([texts, faults]).toEqual([
      [['one']],
      [{ file: 'page.hocr', line: 2, reason: 'is cut off within a tag: what comes before is taken' }],
    ]);
  });

  it('without a page is rejected', async () => {
    await expect(read('<html><body>nothing</body></html>')).rejects.toEqual(
      new Rejected('page.hocr', 1, 'is not a page of hOCR'),
    );
  });

  it('is read or rejected, whatever is in the file', async () => {
    const soup = fc.array(
      fc.constantFrom(
        '<',
        '>',
        '<div class="ocr_page" title="bbox 0 0 9 9">',
        '<span class="ocrx_word" title="bbox 1 1 2 2">',
        '</span>',
        '</div>',
        'word ',
        '<!--',
        '-->',
        '&amp;',
        '&#0;',
        "title='",
        '"',
        '\n',
      ),
      { maxLength: 30 },
    );
    await fc.assert(
      fc.asyncProperty(soup, async (parts) => {
        const done = await read(parts.join('')).catch((error: unknown) => error);
        expect(done instanceof Rejected || (typeof done === 'object' && done !== null && 'pages' in done)).toBe(true);
      }),
      { numRuns: 100 },
    );
  });
});

it('entities become letters, and what is none stays', () => {
  expect(plainText('&amp;&lt;&#65;&#x42;&pound;&nosuch;&#0;&#xd800;&')).toBe('&<AB£&nosuch;\ufffd\ufffd&');
});
