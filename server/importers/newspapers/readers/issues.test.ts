import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { altoPage, metsFile, writeFiles } from '#test/support/newspaperFiles.ts';

import { findIssues } from '../findIssues.ts';
import { type Fault, type IssueDraft, type PageDraft, Rejected } from '../IssueDraft.ts';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(path.join(os.tmpdir(), 'muniment-issues-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

interface ReadIssue {
  draft: IssueDraft;
  pages: PageDraft[];
  faults: string[];
}

/**
 * The one issue of a folder of these files, with its pages and what was remarked of them.
 * @throws Rejected where it is refused as a whole.
 */
async function issueOf(files: Readonly<Record<string, string>>, titleName: string | null = null): Promise<ReadIssue> {
  writeFiles(folder, files);
  for await (const issue of findIssues(folder, titleName)) {
    const draft = (await issue.load()).open();
    const [pages, faults]: [PageDraft[], Fault[]] = [[], []];
    for await (const page of draft.pages((fault) => faults.push(fault))) pages.push(page);
    // No picture lies beside any of these pages.
    return {
      draft,
      pages,
      faults: faults
        .map(({ file, line, reason }) => `${file} ${line}: ${reason}`)
        .filter((fault) => !fault.includes('page without an image')),
    };
  }
  throw new Error('no issue was found');
}
const refused = async (files: Readonly<Record<string, string>>): Promise<string> =>
  issueOf(files).then(
    () => 'taken',
    (error: unknown) => (error instanceof Rejected ? `${error.file} ${error.line}: ${error.reason}` : String(error)),
  );
/** The lines of each zone of a page by the headline of its article. */
const zonesOf = ({ draft, pages }: ReadIssue): string[] =>
  pages.flatMap(({ position, lines, zones }) =>
    zones.map(
      ({ article, firstLine, lastLine }) =>
        `${position} ${draft.articles[article]?.headline}: ${lines
          .slice(firstLine, lastLine + 1)
          .map(({ words }) => words.map(({ text }) => text).join(' '))
          .join(' / ')}`,
    ),
  );

describe('an issue that METS describes', () => {
  const PAGE = altoPage(['the first line', 'the second line', 'the third line']);

  it('is of the paper, the date and the edition that it says', async () => {
    const { draft } = await issueOf({
      'mets.xml': metsFile({ title: 'West Briton', number: '0000123', date: '1824-02-17', edition: 'Evening' }),
      '0001.xml': PAGE,
    });
    expect(draft).toMatchObject({
      title: { name: 'West Briton', libraryNumber: '0000123', placeName: 'London, England' },
      date: { date: '1824-02-17', precision: 'day' },
      edition: 'evening',
    });
  });

  it.each([
    ['1', ''],
    ['2', '2'],
    ['the third', ''],
    ['', ''],
  ])('of the edition %j has the edition %j', async (written, edition) => {
    expect((await issueOf({ 'mets.xml': metsFile({ edition: written }), '0001.xml': PAGE })).draft.edition).toBe(
      edition,
    );
  });

  it('is of the paper that the operator names', async () =>
    expect(
      (await issueOf({ 'mets.xml': metsFile({ title: 'Untitled' }), '0001.xml': PAGE }, 'West Briton')).draft.title
        .name,
    ).toBe('West Briton'));

  it('has its articles where it says they are, over pages', async () => {
    const issue = await issueOf({
      'mets.xml': metsFile({
        texts: ['0001.xml', '0002.xml'],
        articles: [
          {
            headline: 'Fire',
            areas: [
              { page: 1, begin: 'L3' },
              { page: 2, begin: 'L1' },
            ],
          },
          { headline: 'Fair', type: 'ADVERT', areas: [{ page: 1, begin: 'L1', end: 'L2' }] },
        ],
      }),
      '0001.xml': PAGE,
      '0002.xml': altoPage(['goes on here', 'and what is of no article']),
    });
    expect(zonesOf(issue)).toEqual([
      '1 Fire: the third line',
      '1 Fair: the first line / the second line',
      '2 Fire: goes on here',
      '2 null: and what is of no article',
    ]);
    expect(issue.draft.articles).toEqual([
      { headline: 'Fire', kind: 'article', isGuess: false },
      { headline: 'Fair', kind: 'advertisement', isGuess: false },
      { headline: null, kind: 'page', isGuess: true },
    ]);
    // What belongs to no article is at the end of its page, and an article that we have guessed.
    expect(
      issue.pages[1]?.lines
        .at(-1)
        ?.words.map(({ text }) => text)
        .join(' '),
    ).toBe('and what is of no article');
    expect(issue.faults).toEqual([]);
  });

  it('says which article names text that its page does not have', async () => {
    const { faults } = await issueOf({
      'mets.xml': metsFile({ articles: [{ headline: 'Fire', areas: [{ page: 1, begin: 'B99' }] }] }),
      '0001.xml': PAGE,
    });
    expect(faults).toEqual([
      expect.stringMatching(/^mets\.xml \d+: article 1 names text that 0001\.xml does not have: "B99"$/u),
    ]);
  });

  it('has articles that we tell apart where it names none, marked as guesses', async () => {
    const { draft } = await issueOf({ 'mets.xml': metsFile(), '0001.xml': PAGE });
    expect([draft.articles.length > 0, draft.articles.every(({ isGuess }) => isGuess)]).toEqual([true, true]);
  });

  it('keeps the numbers of its pages where one cannot be read', async () => {
    const { pages, faults } = await issueOf({
      'mets.xml': metsFile({ texts: ['0001.xml', '0002.xml', '0003.xml'] }),
      '0001.xml': PAGE,
      '0002.xml': '<alto>',
      '0003.xml': PAGE,
    });
    expect(pages.map(({ position }) => position)).toEqual([1, 3]);
    expect(faults).toEqual([expect.stringMatching(/^0002\.xml 1: is not well-formed XML: /u)]);
  });

  it.each<[string, string, RegExp]>([
    ['names no pages', metsFile({ texts: [] }), /^mets\.xml 1: names no pages$/u],
    [
      'is of a day that never was',
      metsFile({ date: '1824-02-30' }),
      /^mets\.xml \d+: "1824-02-30" has a day that does not exist$/u,
    ],
    [
      'is of two years',
      metsFile({ date: '1824–5' }),
      /^mets\.xml \d+: "1824–5" is a span of years, not the date of one issue$/u,
    ],
    [
      'does not say its date',
      metsFile({ date: '' }),
      /^mets\.xml 1: does not say which date the issue is of: name its folder by it, 1824-02-17$/u,
    ],
    [
      'does not say its paper',
      metsFile({ title: '' }),
      /^mets\.xml \d+: does not say which paper it is: give its name with --title$/u,
    ],
  ])('that %s is refused as a whole', async (_name, mets, expected) =>
    expect(await refused({ 'mets.xml': mets, '0001.xml': PAGE })).toMatch(expected),
  );
});

describe('an issue of iArchives', () => {
  const words = (text: string) =>
    `<nodes>${text
      .split(' ')
      .map((word) => `<n><r l="1" t="1" r="9" b="9"><o>${word}</o></r></n>`)
      .join('')}</nodes>`;
  const article = (headline: string, ...parts: [page: string, text: string][]) =>
    `<article classification="news"><header-item name="headline">${headline}</header-item>${parts.map(([page, text]) => `<article-page href="${page}"><zone l="10" t="10" r="400" b="600">${words(text)}</zone></article-page>`).join('')}</article>`;
  const unit = ({ title = 'Deseret News', date = '15-JUN-1850', more = '' } = {}) =>
    `<unit collection-title="${title}"><header-item name="date">${date}</header-item><header-item name="number">1</header-item>${more}\n<page-ref href="p1.xml"/>\n<page-ref href="p2.xml"/>\n<article-ref href="a1.xml"/>\n<article-ref href="a2.xml"/></unit>`;
  const pageFile = (label: string) => `<page><header-item name="page">${label}</header-item></page>`;
  const files = {
    'p1.xml': pageFile('1'),
    'p2.xml': pageFile('ii'),
    'a1.xml': article('PROSPECTUS', ['p1.xml', 'we propose'], ['p2.xml', 'to publish']),
    'a2.xml': article('BIRTHS', ['p2.xml', 'on the first']),
  };

  it('is of the paper and the date of its unit', async () => {
    const { draft, pages } = await issueOf({
      'unit.xml': unit({ more: '<header-item name="edition">Second</header-item>' }),
      ...files,
    });
    expect(draft).toMatchObject({
      title: { name: 'Deseret News' },
      date: { date: '1850-06-15', precision: 'day' },
      edition: 'second',
      label: '1',
    });
    expect(pages.map(({ position, label }) => [position, label])).toEqual([
      [1, '1'],
      [2, 'ii'],
    ]);
  });

  it('has its articles on each of their pages, the headline once, where they start', async () => {
    const issue = await issueOf({ 'unit.xml': unit(), ...files });
    expect(zonesOf(issue)).toEqual([
      '1 PROSPECTUS: PROSPECTUS / we propose',
      '2 PROSPECTUS: to publish',
      '2 BIRTHS: BIRTHS / on the first',
    ]);
  });

  it('is in lines of twelve words, which its files do not have', async () => {
    const long = Array.from({ length: 30 }, (_, at) => `w${at}`).join(' ');
    const { pages } = await issueOf({ 'unit.xml': unit(), ...files, 'a1.xml': article('', ['p1.xml', long]) });
    expect(pages[0]?.lines.map((line) => line.words.length)).toEqual([12, 12, 6]);
    const tops = pages[0]?.lines.map(({ y }) => y) ?? [];
    expect(tops).toEqual(tops.toSorted((one, other) => one - other));
  });

  const printed = (...parts: [text: string, left: number | null][]) =>
    `<page><header-item name="page">1</header-item><nodes>${parts
      .flatMap(([text, left]) =>
        text
          .split(' ')
          .map(
            (word) => `<n><r ${left === null ? '' : `l="${left}" t="20" r="${left + 9}" b="29"`}/><o>${word}</o></n>`,
          ),
      )
      .join('')}</nodes></page>`;
  const textOf = (page: PageDraft | undefined) =>
    page?.lines.map(({ words: all }) => all.map(({ text }) => text).join(' '));
  const unplaced = article('PUFF', ['p1.xml', 'we propose']).replace(' l="10" t="10" r="400" b="600"', '');

  it.each<[string, string, string, string[]]>([
    [
      'are outside its zones',
      article('PUFF', ['p1.xml', 'we propose']),
      printed(['we propose', 50], ['LOST a dog', 900]),
      ['PUFF', 'we propose', 'LOST a dog'],
    ],
    [
      'are beside an article without a place',
      unplaced,
      printed(['we propose', 50], ['LOST a dog', 900]),
      ['PUFF', 'we propose', 'LOST a dog'],
    ],
    [
      'have no place, as no article says them',
      article('PUFF', ['p1.xml', 'we propose']),
      printed(['we propose LOST a dog', null]),
      ['PUFF', 'we propose', 'LOST a dog'],
    ],
    [
      'are on a page without articles and without a picture',
      article('PUFF', ['p2.xml', 'we propose']),
      printed(['LOST a dog', 900]),
      ['LOST a dog'],
    ],
  ])('keeps the words of a page that %s', async (_what, first, page, expected) => {
    const { pages, faults } = await issueOf({ 'unit.xml': unit(), ...files, 'a1.xml': first, 'p1.xml': page });
    expect([textOf(pages[0]), faults]).toEqual([expected, []]);
  });

  it('goes on without an article or a page that is not there, and says which', async () => {
    const { 'a1.xml': _left, ...without } = files;
    const issue = await issueOf({ 'unit.xml': unit(), ...without });
    expect(issue.faults).toEqual([
      'unit.xml 4: there is no article a1.xml',
      'p1.xml 1: has neither an image nor a word or zone with a place',
    ]);
    expect(zonesOf(issue)).toEqual(['2 BIRTHS: BIRTHS / on the first']);
  });

  it.each<[string, string, RegExp]>([
    [
      'does not name its paper',
      unit({ title: 'Untitled' }),
      /^unit\.xml 1: does not say which paper it is: give its name with --title$/u,
    ],
    ['is of no date', unit({ date: 'June' }), /^unit\.xml 1: "June" is not a date: write it as 1824-02-17$/u],
    [
      'names no pages',
      '<unit collection-title="Deseret News"><header-item name="date">15-JUN-1850</header-item></unit>',
      /^unit\.xml 1: names no pages$/u,
    ],
  ])('that %s is refused as a whole', async (_name, content, expected) =>
    expect(await refused({ 'unit.xml': content, ...files })).toMatch(expected),
  );
});
