import { readFileSync } from 'node:fs';
import path from 'node:path';

import { closeArticle } from '#server/engines/newspapers/accessRules.ts';
import { readablePage } from '#server/engines/newspapers/closedZones.ts';
import { runAdmin } from '#test/support/adminConsole.ts';
import { altoPage, metsFile, writeFiles } from '#test/support/newspaperFiles.ts';
import { type NewspaperFolder, openNewspaperFolder } from '#test/support/newspaperFolder.ts';

const ISSUE = 'BL/0009999/18240217';
const PAGE = `${ISSUE}/0001`;
const LINES = [
  'shipping news of the week',
  'inquest held at Truro upon',
  'the body of William Rowe',
  'sale of a valuable estate',
];

let paper: NewspaperFolder;
beforeAll(async () => {
  paper = await openNewspaperFolder();
});
afterAll(() => paper.close());
beforeEach(() => paper.db.rows('/* test.clear */ DELETE FROM newspaper_issue'));

type Areas = readonly (readonly [headline: string, begin: number, end: number])[];
const importPage = (areas: Areas, lines: readonly string[] = LINES, title?: string) => {
  const articles = areas.map(([headline, begin, end]) => ({
    headline,
    areas: [{ page: 1, begin: `L${begin}`, end: `L${end}` }],
  }));
  writeFiles(path.join(paper.folder, 'paper'), {
    'mets.xml': metsFile({ articles, ...(title !== undefined && { title }) }),
    '0001.xml': altoPage(lines),
  });
  return runAdmin(paper.db, ['import-newspapers', path.join(paper.folder, 'paper')]);
};
const textNow = async () => (await readablePage(paper.db, PAGE))?.text ?? '';
const closed = async () =>
  (
    await paper.db.rows<{ headline: string }>(
      '/* test.closed */ SELECT headline FROM newspaper_article WHERE hidden_reason IS NOT NULL AND NOT is_removed ORDER BY id',
    )
  ).map(({ headline }) => headline);

describe('better files of an issue with a closed article', () => {
  beforeEach(async () => {
    expect(
      await importPage([
        ['Shipping', 1, 1],
        ['Inquest', 2, 3],
        ['Sales', 4, 4],
      ]),
    ).toMatchObject({ code: 0 });
    await closeArticle(paper.db, `${PAGE}/0002`, 'asked for');
    expect(await textNow()).not.toContain('Rowe');
  });

  it('keep closed what they count differently', async () => {
    expect(
      await importPage([
        ['Inquest', 2, 3],
        ['Shipping', 1, 1],
        ['Sales', 4, 4],
      ]),
    ).toMatchObject({ code: 0 });
    expect(await textNow()).not.toMatch(/Rowe|Truro/u);
    expect(await closed()).toContain('Inquest');
  });

  it('close every part of it, and what it became a part of', async () => {
    expect(
      await importPage([
        ['Shipping', 1, 1],
        ['Sales', 4, 4],
        ['Inquest', 2, 2],
        ['Rowe', 3, 3],
      ]),
    ).toMatchObject({ code: 0 });
    expect(await textNow()).not.toMatch(/Rowe|Truro/u);
    // The list of the import names the articles.
    const remarks = readFileSync(path.join(paper.folder, 'data', 'imports', 'paper.newspapers.rejected.tsv'), 'utf8');
    expect([
      remarks.includes(`article ${PAGE}/0003 was closed`),
      remarks.includes(`article ${PAGE}/0001 was closed`),
    ]).toEqual([true, false]);
    expect(await importPage([['All of it', 1, 4]], LINES, 'The Test Journal')).toMatchObject({ code: 0 });
    expect(await textNow()).not.toMatch(/Rowe|Truro/u);
  });

  it('close what we tell apart at its place ourselves, where they give it to no article', async () => {
    await importPage([
      ['Shipping', 1, 1],
      ['Sales', 4, 4],
    ]);
    expect(readFileSync(path.join(paper.folder, 'data', 'imports', 'paper.newspapers.rejected.tsv'), 'utf8')).toContain(
      `article ${PAGE}/0003 was closed: it has the place of a closed article`,
    );
    expect(await textNow()).not.toMatch(/Rowe|Truro/u);
  });

  it('are not taken where another text is at its place', async () => {
    await importPage(
      [
        ['Shipping', 1, 1],
        ['Inquest', 2, 3],
        ['Sales', 4, 4],
      ],
      [...LINES.slice(1, 3), 'corn exchange prices today', 'cattle market at Helston'],
    );
    expect(await textNow()).toMatch(/^shipping news of the week/u);
  });
});
