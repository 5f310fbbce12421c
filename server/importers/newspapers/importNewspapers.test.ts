import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

import { unpackPage } from '#domain/newspapers/pages/packedPage.ts';
import { WORD_FLAGS } from '#domain/newspapers/pages/pageLine.ts';
import { projectRoot } from '#server/platform/config/projectRoot.ts';
import type { Database } from '#server/platform/db/database.ts';
import { runAdmin } from '#test/support/adminConsole.ts';
import { altoPage, metsFile, writeFiles } from '#test/support/newspaperFiles.ts';
import { openNewspaperFolder } from '#test/support/newspaperFolder.ts';

// Real issues that are not part of the project.
const DATA = path.resolve(projectRoot(), process.env.MUNIMENT_SHARED ?? '../shared', 'data/newspapers');
const hasData = existsSync(DATA);
if (!hasData) process.stderr.write(`Skipped: the real newspapers are not in ${DATA}.\n`);
const ofData = hasData ? describe : describe.skip;

let db: Database;
let folder: string;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, folder, close } = await openNewspaperFolder());
});
afterAll(() => close());

const importOf = (source: string, ...more: string[]) =>
  runAdmin(db, ['import-newspapers', source, '--rejects', path.join(folder, 'rejects.tsv'), ...more]);
const listed = () =>
  readFileSync(path.join(folder, 'rejects.tsv'), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((row) => row.split('\t'));
const TABLES = [
  'newspaper_title',
  'newspaper_issue',
  'newspaper_page',
  'page_text',
  'newspaper_article',
  'article_zone',
  'newspaper_alias',
  'issue_day',
];
/** Everything that is stored of newspapers, without what tells one run from another. */
const stored = async () =>
  Promise.all(
    TABLES.map((table) =>
      db.rows<{ row: string }>(
        `/* test.stored */ SELECT (to_jsonb(t) - 'batch_id' - 'made_at')::text AS row FROM ${table} t ORDER BY 1`,
      ),
    ),
  );
const articlesOf = (issueId: string) =>
  db.rows<{
    no: number;
    id: string;
    headline: string | null;
    kind: string;
    words: number;
    is_guess: boolean;
    is_removed: boolean;
    change: number;
  }>(
    '/* test.articles */ SELECT no, id, headline, kind, words, is_guess, is_removed, change FROM newspaper_article WHERE issue_id = $1 ORDER BY position, no',
    [issueId],
  );
/** The lines of an article, as a reader sees them. */
async function textOf(id: string): Promise<string[]> {
  const zones = await db.rows<{ text: string; first_line: number; last_line: number }>(
    '/* test.text */ SELECT t.text, z.first_line, z.last_line FROM article_zone z JOIN newspaper_article a ON a.no = z.article_no JOIN page_text t USING (page_id) WHERE a.id = $1 ORDER BY z.n',
    [id],
  );
  return zones.flatMap(({ text, first_line: from, last_line: to }) => text.split('\n').slice(from, to + 1));
}
async function linesOf(pageId: string) {
  const row = await db.one<{ text: string; packed: Buffer }>(
    '/* test.page */ SELECT text, packed FROM page_text WHERE page_id = $1',
    [pageId],
  );
  return row ? unpackPage({ text: row.text, boxes: brotliDecompressSync(row.packed) }) : [];
}

ofData('the Statesman of 17 February 1824, METS with ALTO', () => {
  const ISSUE = 'BL/0002647/18240217';

  it('is checked without anything being stored', async () => {
    const checked = await importOf(path.join(DATA, 'statesman-1824'), '--check');
    expect(checked).toMatchObject({
      code: 0,
      out: expect.stringContaining('Checked 1 issue: 4 pages, 33 articles, 22,092 words.') as string,
    });
    expect(checked.out).toContain(
      '20,948 words in articles that the files tell apart, 1,144 in none: readers find those in the articles marked as a guess.',
    );
    expect((await stored()).flat()).toEqual([]);
  });

  it('is imported with its 26 articles and one advertisement, and what is missing is listed', async () => {
    const done = await importOf(path.join(DATA, 'statesman-1824'));
    expect(done).toMatchObject({
      code: 0,
      out: expect.stringContaining('Imported 1 issue: 4 pages, 33 articles, 22,092 words.') as string,
    });
    expect(listed()).toHaveLength(4);
    expect(listed()[0]).toEqual([
      '0002647_18240217_mets.xml',
      '1225',
      'taken all the same: page without an image: there is no image 0002647_18240217_0001.jp2',
    ]);
    const all = await articlesOf(ISSUE);
    const articles = all.filter(({ is_guess: isGuess }) => !isGuess);
    expect(
      articles
        .map(({ kind }) => kind)
        .sort()
        .filter((kind) => kind !== 'article'),
    ).toEqual(['advertisement']);
    expect([articles.length, all.length]).toEqual([27, 33]);
    // What no article of its files is linked to is found as well: the motto below the title of the leading article.
    expect(
      (await Promise.all(all.filter(({ is_guess: isGuess }) => isGuess).map(({ id }) => textOf(id)))).flat().join(' '),
    ).toContain('HAMPDEN fell in the Field');
    expect(articles[1]).toMatchObject({ id: `${ISSUE}/0001/0002`, headline: 'COAL DUTIES.', is_guess: false });
    expect(
      await db.rows(
        '/* test.title */ SELECT id, slug, name, sort_key, county, country, first_issue, last_issue FROM newspaper_title',
      ),
    ).toEqual([
      {
        id: 'BL/0002647',
        slug: 'the-statesman',
        name: 'The Statesman',
        sort_key: 'statesman',
        county: 'Middlesex',
        country: 'england',
        first_issue: '1824-02-17',
        last_issue: '1824-02-17',
      },
    ]);
    expect(await db.one('/* test.alias */ SELECT alias FROM newspaper_alias WHERE issue_id = $1', [ISSUE])).toEqual({
      alias: '0002647-00000',
    });
  });

  it('has every word with its box, its confidence and its hyphens', async () => {
    const pages = await Promise.all(['0001', '0002', '0003', '0004'].map((page) => linesOf(`${ISSUE}/${page}`)));
    const words = pages.flat().flatMap(({ words: own }) => own);
    expect(words).toHaveLength(22_092);
    expect(words.filter(({ flags }) => flags & WORD_FLAGS.startsHyphenated)).toHaveLength(293);
    expect(
      words.every(
        ({ x, y, width, height, confidence }) =>
          confidence > 0 && x >= 0 && y >= 0 && x + width <= 4_169 && y + height <= 6_177,
      ),
    ).toBe(true);
    const [first] = pages[0] ?? [];
    expect(first).toMatchObject({ hasWordBoxes: true });
    expect(await textOf(`${ISSUE}/0001/0002`)).toContain('COAL DUTIES.');
  });

  it('takes no more than 6 bytes of box a word', async () => {
    const size = await db.one<{ bytes: number; words: number }>(
      '/* test.size */ SELECT sum(octet_length(packed))::float8 AS bytes, sum(words)::float8 AS words FROM page_text JOIN newspaper_page p ON p.id = page_id WHERE issue_id = $1',
      [ISSUE],
    );
    expect((size?.bytes ?? 0) / (size?.words ?? 1)).toBeLessThan(6);
  });

  it('changes nothing when it is imported again', async () => {
    const known = await stored();
    const again = await importOf(path.join(DATA, 'statesman-1824'));
    expect(again).toMatchObject({ code: 0, out: '1 issue here already from these very files: nothing changed.' });
    expect(await stored()).toEqual(known);
  });
});

ofData('the Deseret News of 15 June 1850, article XML', () => {
  const ISSUE = 'n-deseret-news/18500615';

  it('asks for the name that its files do not give', async () => {
    const done = await importOf(path.join(DATA, 'deseret-news-1850'));
    expect(done.out).toContain('1 rejected');
    expect(listed().filter(([, , reason]) => !reason?.startsWith('passed over'))).toEqual([
      ['unit.xml', '1', 'does not say which paper it is: give its name with --title'],
    ]);
  });

  it('is imported with its 18 articles over 8 pages, and every reading of its words', async () => {
    const done = await importOf(path.join(DATA, 'deseret-news-1850'), '--title', 'Deseret News');
    expect(done.out).toContain('Imported 1 issue: 8 pages, 18 articles, 11,284 words.');
    const articles = await articlesOf(ISSUE);
    expect(articles.map(({ headline }) => headline)).toEqual(
      expect.arrayContaining(['Terrible Fire in San Francisco', 'The Mormons', 'An Irish Letter', 'Poetry']),
    );
    expect(articles.filter(({ kind }) => kind === 'advertisement')).toHaveLength(2);
    const fire = articles.find(({ headline }) => headline === 'Terrible Fire in San Francisco');
    expect((await textOf(fire?.id ?? '')).slice(0, 2)).toEqual([
      'Terrible Fire in San Francisco',
      'TERRIBLE SAN FRANCISCO an appalling and destructive fire occurred on the of',
    ]);
    const both = await db.rows(
      '/* test.pages */ SELECT DISTINCT z.page_id FROM article_zone z JOIN newspaper_article a ON a.no = z.article_no WHERE a.headline = $1 ORDER BY 1',
      ['The Mormons'],
    );
    expect(both).toEqual([{ page_id: `${ISSUE}/0003` }, { page_id: `${ISSUE}/0004` }]);
    const page = await db.one<{ text: string; alternatives: [number, string][] }>(
      '/* test.readings */ SELECT text, alternatives FROM page_text WHERE page_id = $1',
      [`${ISSUE}/0001`],
    );
    const tokens = page?.text.split(/[ \n]/u) ?? [];
    expect(page?.alternatives.map(([word, reading]) => `${tokens[word]}/${reading}`)).toEqual(
      expect.arrayContaining(['the/tho', 'al/at']),
    );
  });
});

describe('an issue that is imported once more', () => {
  const ISSUE = 'BL/0009999/18240217';
  const page = (lines: readonly string[]) => altoPage(lines);
  const area = (begin: string, end?: string) => ({ page: 1, begin, ...(end === undefined ? {} : { end }) });
  const first = {
    '1824/mets.xml': metsFile({
      articles: [
        { headline: 'One', areas: [area('L1')] },
        { headline: 'Two', areas: [area('L2', 'L3')] },
      ],
    }),
    '1824/0001.xml': page(['one first line', 'two second line', 'two third line']),
  };

  it('from better files keeps the numbers of its articles, and those that are gone stay taken', async () => {
    const at = writeFiles(path.join(folder, 'again'), first);
    expect((await importOf(at)).out).toContain('Imported 1 issue: 1 page, 2 articles, 9 words.');
    const known = await articlesOf(ISSUE);
    writeFiles(at, {
      '1824/mets.xml': metsFile({ articles: [{ headline: 'One and two', areas: [area('L1', 'L3')] }] }),
      '1824/0001.xml': page(['one better line', 'two second line', 'two third line']),
    });
    expect((await importOf(at)).out).toContain('Imported 1 issue: 1 page, 1 article, 9 words.');
    const now = await articlesOf(ISSUE);
    expect(
      now
        .map(({ no, id, headline, is_removed: isRemoved }) => ({ no, id, headline, isRemoved }))
        .sort((a, b) => a.no - b.no),
    ).toEqual([
      { no: known[0]?.no, id: `${ISSUE}/0001/0001`, headline: 'One and two', isRemoved: false },
      { no: known[1]?.no, id: `${ISSUE}/0001/0002`, headline: 'Two', isRemoved: true },
    ]);
    const lastChange = Math.max(...known.map(({ change }) => change));
    expect(now.every(({ change }) => change > lastChange)).toBe(true);
    expect(await textOf(`${ISSUE}/0001/0001`)).toEqual(['one better line', 'two second line', 'two third line']);
    expect(
      await db.rows('/* test.revisions */ SELECT revision FROM page_text WHERE page_id = $1', [`${ISSUE}/0001`]),
    ).toEqual([{ revision: 2 }]);
  });
});

it('gaps of a title are named by the days that its issues came out on', async () => {
  const dates = ['1830-01-05', '1830-01-12', '1830-01-19', '1830-02-02', '1830-02-09'];
  const at = writeFiles(
    path.join(folder, 'gaps'),
    Object.fromEntries(
      dates.flatMap((date) => [
        [`${date}/mets.xml`, metsFile({ title: 'The Weekly', number: '0007777', date })],
        [`${date}/0001.xml`, altoPage(['a line of words', `printed on ${date}`])],
      ]),
    ),
  );
  const { out } = await importOf(at);
  expect(out).toContain('The Weekly: 1 gap beside 5 issues from 1830-01-05 to 1830-02-09: 1830-01-26.');
});

it('nothing to import is said in one sentence', async () => {
  expect(await importOf(writeFiles(path.join(folder, 'empty'), { 'readme.txt': 'nothing here' }))).toMatchObject({
    code: 1,
    err: expect.stringContaining('holds no issue') as string,
  });
  expect(await importOf(path.join(folder, 'absent'))).toMatchObject({
    code: 1,
    err: expect.stringContaining('There is no file or folder') as string,
  });
});
