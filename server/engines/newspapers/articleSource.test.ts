import path from 'node:path';

import { articleWords } from '#domain/newspapers/search/articleWords.ts';
import type { IndexedArticle } from '#server/engines/articles/articleSearch.ts';
import type { Database } from '#server/platform/db/database.ts';
import { runAdmin } from '#test/support/adminConsole.ts';
import { altoPage, metsFile, writeFiles } from '#test/support/newspaperFiles.ts';
import { openNewspaperFolder } from '#test/support/newspaperFolder.ts';
import { aRecord, aRecordSet, publishRecords } from '#test/support/server/publishRecords.ts';

import { createArticleSource, WITHHELD } from './articleSource.ts';

const ISSUE = 'BL/0009999/18240217';

let db: Database;
let folder: string;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, folder, close } = await openNewspaperFolder());
});
afterAll(() => close());

const all = async (articles: AsyncIterable<IndexedArticle>): Promise<IndexedArticle[]> => {
  const found: IndexedArticle[] = [];
  for await (const article of articles) found.push(article);
  return found;
};
const importPaper = (articles: Parameters<typeof metsFile>[0], pages: readonly string[]) => {
  writeFiles(path.join(folder, 'paper'), {
    'mets.xml': metsFile({ texts: pages.map((_page, at) => `000${at + 1}.xml`), ...articles }),
    ...Object.fromEntries(pages.map((page, at) => [`000${at + 1}.xml`, page])),
  });
  return runAdmin(db, ['import-newspapers', path.join(folder, 'paper'), '--access', 'free', '--accept-fewer']);
};
const withReading = (page: string, word: string, reading: string) =>
  page.replace(
    new RegExp(`(<String [^>]*CONTENT="${word}"[^>]*)/>`, 'u'),
    `$1><ALTERNATIVE>${reading}</ALTERNATIVE></String>`,
  );

describe('the articles of the database', () => {
  const PAGES = [
    altoPage(['masthead of the paper', 'the ship arrived with the exam-', 'ple of fortune']),
    withReading(altoPage(['continued on page two', 'other news of London']), 'page', 'pago'),
  ];
  const ARTICLES = [
    {
      headline: 'Shipping',
      areas: [
        { page: 1, begin: 'L2', end: 'L3' },
        { page: 2, begin: 'L1' },
      ],
    },
    { headline: 'London', areas: [{ page: 2, begin: 'L2' }] },
  ];

  it('are given with their text over pages, their place and their readings', async () => {
    await importPaper({ articles: ARTICLES }, PAGES);
    const [shipping, london, ...others] = await all(createArticleSource(db).since(0));
    // What no article holds is one of the page, by guess.
    expect(others).toEqual([
      expect.objectContaining({ id: `${ISSUE}/0001/0002`, kind: 'page', headline: '', text: 'masthead of the paper' }),
    ]);
    expect(shipping).toEqual({
      no: expect.any(Number) as number,
      id: `${ISSUE}/0001/0001`,
      titleId: 'BL/0009999',
      issueId: ISSUE,
      pageIds: [`${ISSUE}/0001`, `${ISSUE}/0002`],
      firstPage: 1,
      day: (Date.UTC(1824, 1, 17) - Date.UTC(1500, 0, 1)) / 86_400_000,
      county: 'Middlesex',
      region: '',
      country: 'england',
      placeId: expect.any(Number) as number,
      kind: 'article',
      access: 'free',
      addedOn: expect.any(Number) as number,
      quality: expect.closeTo(13 / 14, 5) as number,
      isCorrected: false,
      headline: 'Shipping',
      text: 'the ship arrived with the exam-\nple of fortune\ncontinued on page two',
      alternatives: [{ word: 11, reading: 'pago' }],
    });
    expect(london).toMatchObject({ id: `${ISSUE}/0002/0001`, text: 'other news of London', alternatives: [] });
  });

  it('have their readings at the words that they are of', async () => {
    const [shipping] = await all(createArticleSource(db).since(0));
    const { words, positions } = articleWords(shipping?.text ?? '', shipping?.alternatives);
    expect(positions[words.indexOf('pago')]).toBe(positions[words.indexOf('page')]);
    expect(words).toContain('example');
  });

  it('are read on from a number', async () => {
    const source = createArticleSource(db);
    const [first, second, third] = await all(source.since(0));
    expect(await all(source.since(first?.no ?? 0))).toEqual([second, third]);
    expect(await all(source.since(third?.no ?? 0))).toEqual([]);
  });

  it('that have changed since a mark are given once, as they are now; those that are gone or closed are withheld', async () => {
    const source = createArticleSource(db);
    const [first, second, third] = await all(source.since(0));
    const mark = await source.lastChange();
    expect([await all(source.changedAfter(mark)), await source.withheld()]).toEqual([[], []]);
    await importPaper({ articles: ARTICLES.slice(0, 1) }, [
      altoPage(['masthead', 'the ship departed', 'again']),
      altoPage(['continued on page two']),
    ]);
    expect(await all(source.changedAfter(mark))).toMatchObject([
      { no: first?.no, text: 'the ship departed\nagain\ncontinued on page two' },
      { no: third?.no, text: 'masthead' },
    ]);
    expect(await source.withheld()).toEqual([second?.no]);
    await db.rows('/* test.close */ UPDATE newspaper_article SET hidden_reason = $2 WHERE no = $1', [
      first?.no,
      'asked for by the family',
    ]);
    expect([await source.withheld(), await all(source.since(0))]).toMatchObject([
      [first?.no, second?.no],
      [{ no: third?.no }],
    ]);
  });

  it('that are withheld are found by an index of those alone', async () => {
    const plan = await db.transaction(async (tx) => {
      await tx.rows('/* test.noScan */ SET LOCAL enable_seqscan = off');
      await tx.rows('/* test.noBitmap */ SET LOCAL enable_bitmapscan = off');
      return tx.rows<{ 'QUERY PLAN': string }>(`/* test.plan */ EXPLAIN ${WITHHELD}`);
    });
    const words = plan.map((row) => row['QUERY PLAN']).join('\n');
    expect(words).toContain('newspaper_article_withheld');
    expect(words).toContain('newspaper_issue_closed');
    expect(words).toContain('newspaper_article_by_issue');
    expect(words).not.toContain('Filter');
  });

  it('know the surnames of open records as words', async () => {
    await publishRecords(db, aRecordSet(), [
      aRecord('1', { LastName: 'Tremayne' }),
      aRecord('2', { LastName: 'Tremayne' }),
      aRecord('3', { LastName: 'O’Brien' }),
      aRecord('4', { LastName: 'Hidden' }, { isClosed: true }),
    ]);
    const words: string[] = [];
    for await (const word of createArticleSource(db).knownWords()) words.push(word);
    expect(words.filter((word) => word === 'tremayne')).toHaveLength(1);
    expect(words).not.toContain('hidden');
  });
});
