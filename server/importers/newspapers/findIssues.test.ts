import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { altoPage, metsFile, writeFiles } from '#test/support/newspaperFiles.ts';

import { findIssues } from './findIssues.ts';
import type { Fault, PageDraft } from './IssueDraft.ts';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(path.join(os.tmpdir(), 'muniment-find-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const PAGE = altoPage(['a good line']);
const HOCR =
  "<div class='ocr_page' title='bbox 0 0 600 800'><span class='ocr_line' title='bbox 0 0 500 30'><span class='ocrx_word' title='bbox 0 0 50 30'>word</span></span></div>";
const UNIT = '<?xml version="1.0"?>\n<!-- an issue --><unit/>';

/** Names of the issues that are found, in their order. */
async function found(files: Readonly<Record<string, string>> = {}, at = folder): Promise<string[]> {
  writeFiles(folder, files);
  const names: string[] = [];
  for await (const { name } of findIssues(at, null)) names.push(name);
  return names;
}

describe('the issues of a folder', () => {
  it.each<[string, Readonly<Record<string, string>>, string[]]>([
    [
      'each file of METS',
      { 'a/mets.xml': metsFile(), 'a/0001.xml': PAGE, 'b/any.xml': metsFile() },
      ['a/mets.xml', 'b/any.xml'],
    ],
    ['each unit of iArchives', { 'a/unit.xml': UNIT }, ['a/unit.xml']],
    [
      'METS with a prefix, after comments and a document type',
      { 'a.xml': '<!DOCTYPE mets:mets [<!ELEMENT x ANY>]>\n<!-- <alto> -->\n<mets:mets/>' },
      ['a.xml'],
    ],
    [
      'folders of a date with pages in them',
      { 'West Briton/1824-02-17/0001.xml': PAGE, 'West Briton/1824-02-24/0001.hocr': HOCR },
      ['West Briton/1824-02-17', 'West Briton/1824-02-24'],
    ],
    ['no folder of a date with nothing to read', { 'West Briton/1824-02-17/notes.txt': 'x' }, []],
    ['no folder of another name', { 'West Briton/0001/0001.xml': PAGE }, []],
    [
      'no folder of a date that a file describes',
      { '1824-02-17/mets.xml': metsFile(), '1824-02-17/0001.xml': PAGE },
      ['1824-02-17/mets.xml'],
    ],
    [
      'files of PDF of a date',
      { 'West Briton/1824-02-17.pdf': '%PDF', 'West Briton/notes.pdf': '%PDF' },
      ['West Briton/1824-02-17.pdf'],
    ],
    [
      'a folder of a date with files of PDF as one issue',
      { 'West Briton/1824-02-17/1.pdf': '%PDF', 'West Briton/1824-02-17/2.pdf': '%PDF' },
      ['West Briton/1824-02-17'],
    ],
    [
      'numbers by their value',
      { 'a10/mets.xml': metsFile(), 'a9/mets.xml': metsFile() },
      ['a9/mets.xml', 'a10/mets.xml'],
    ],
    ['nothing in files of another kind', { 'a.txt': metsFile(), 'b.xml': 'no xml', 'c.xml': '<alto/>' }, []],
  ])('are %s', async (_name, files, expected) => expect(await found(files)).toEqual(expected));

  it('may be described in 16 bits', async () => {
    writeFileSync(path.join(folder, 'a.xml'), Buffer.from(`\ufeff${metsFile()}`, 'utf16le'));
    expect(await found()).toEqual(['a.xml']);
  });

  it('are not looked for behind links, which may lead outside or round in a circle', async () => {
    const outside = mkdtempSync(path.join(os.tmpdir(), 'muniment-outside-'));
    writeFiles(outside, { 'mets.xml': metsFile() });
    symlinkSync(outside, path.join(folder, 'away'));
    symlinkSync(folder, path.join(folder, 'round'));
    symlinkSync(path.join(outside, 'mets.xml'), path.join(folder, 'one.xml'));
    expect(await found({ 'a/mets.xml': metsFile() })).toEqual(['a/mets.xml']);
    rmSync(outside, { recursive: true });
  });

  it('are looked for through twelve folders within one another, and no more', async () => {
    const deep = (levels: number) => Array.from({ length: levels }, () => 'a').join('/');
    mkdirSync(path.join(folder, deep(14)), { recursive: true });
    expect(await found({ [`${deep(12)}/mets.xml`]: metsFile(), [`${deep(13)}/mets.xml`]: metsFile() })).toEqual([
      `${deep(12)}/mets.xml`,
    ]);
  });

  it('may be one file that is named', async () => {
    writeFiles(folder, { 'mets.xml': metsFile(), '1824-02-17.pdf': '%PDF', 'page.xml': PAGE });
    expect(await found({}, path.join(folder, 'mets.xml'))).toEqual(['mets.xml']);
    expect(await found({}, path.join(folder, '1824-02-17.pdf'))).toEqual(['1824-02-17.pdf']);
    expect(await found({}, path.join(folder, 'page.xml'))).toEqual([]);
  });
});

describe('an issue that is a folder of pages', () => {
  /** Its pages with what was remarked, each in short. */
  async function read(files: Readonly<Record<string, string>>): Promise<{ pages: PageDraft[]; faults: string[] }> {
    writeFiles(path.join(folder, 'West Briton/1824-02-17'), files);
    const [pages, faults]: [PageDraft[], Fault[]] = [[], []];
    for await (const issue of findIssues(folder, null))
      for await (const page of (await issue.load()).open().pages((fault) => faults.push(fault))) pages.push(page);
    return { pages, faults: faults.map(({ file, line, reason }) => `${path.basename(file)} ${line}: ${reason}`) };
  }
  const short = (pages: readonly PageDraft[]) =>
    pages.map(
      ({ position, lines }) => `${position} ${lines.flatMap(({ words }) => words.map(({ text }) => text)).join(' ')}`,
    );

  it('has its pages by their numbers, and what is missing is said', async () => {
    const { pages, faults } = await read({ '10.xml': altoPage(['ten']), '9.xml': altoPage(['nine']) });
    expect(short(pages)).toEqual(['1 nine', '2 ten']);
    expect(faults).toEqual([
      '9.xml 0: page without an image: there is none beside it',
      '10.xml 0: page without an image: there is none beside it',
    ]);
  });

  it('reads the ending .alto.xml as one, and hOCR before ALTO', async () => {
    const { pages } = await read({ '0001.alto.xml': altoPage(['from alto']), '0001.hocr': HOCR });
    expect(short(pages)).toEqual(['1 word']);
  });

  it('goes on behind a page that cannot be read, and keeps its number free', async () => {
    const { pages, faults } = await read({
      '0001.xml': '<alto>',
      '0002.xml': altoPage(['two']),
      '0003.jp2': 'no picture that can be read',
    });
    expect(short(pages)).toEqual(['2 two']);
    expect(faults).toEqual([
      '0001.xml 0: page without an image: there is none beside it',
      expect.stringMatching(/^0001\.xml 1: is not well-formed XML: /u),
      '0002.xml 0: page without an image: there is none beside it',
      '0003.jp2 0: page without an image: it is not one that can be read here',
      '0003.jp2 0: has neither text nor an image that can be read',
    ]);
  });

  it('has as many pages as a file of hOCR holds', async () => {
    expect(short((await read({ '0001.html': `${HOCR}${HOCR.replace('word<', 'next<')}` })).pages)).toEqual([
      '1 word',
      '2 next',
    ]);
  });

  it('tells its articles apart itself, and says that it has guessed', async () => {
    writeFiles(path.join(folder, 'West Briton/1824-02-17'), {
      '0001.xml': altoPage(['DREADFUL FIRE', 'On Tuesday a house was burnt.']),
    });
    for await (const issue of findIssues(folder, null)) {
      const draft = (await issue.load()).open();
      for await (const { zones } of draft.pages(() => undefined)) expect(zones.length).toBeGreaterThan(0);
      expect(draft.articles.every(({ isGuess }) => isGuess)).toBe(true);
      expect(draft).toMatchObject({
        title: { name: 'West Briton' },
        date: { date: '1824-02-17', precision: 'day' },
        edition: '',
      });
    }
  });
});
