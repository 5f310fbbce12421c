import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { articleWords } from '#domain/newspapers/search/articleWords.ts';
import { projectRoot } from '#server/platform/config/projectRoot.ts';
import type { Database } from '#server/platform/db/database.ts';
import { runAdmin } from '#test/support/adminConsole.ts';
import { altoPage, metsFile, writeFiles } from '#test/support/newspaperFiles.ts';
import { openNewspaperFolder } from '#test/support/newspaperFolder.ts';

// Issues that went wrong once; they are not part of the project.
const FAULTS = path.resolve(projectRoot(), process.env.MUNIMENT_SHARED ?? '../shared', 'data/faults/records');
const hasFaults = existsSync(FAULTS);
if (!hasFaults) process.stderr.write(`Skipped: the faulty newspapers are not in ${FAULTS}.\n`);
const describeFaults = hasFaults ? describe : describe.skip;

let db: Database;
let folder: string;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, folder, close } = await openNewspaperFolder());
});
afterAll(() => close());

const importOf = (source: string, ...more: string[]) =>
  runAdmin(db, ['import-newspapers', source, '--rejects', path.join(folder, 'rejects.tsv'), ...more]);
const listed = () => readFileSync(path.join(folder, 'rejects.tsv'), 'utf8').trim().split('\n').slice(1);
/** Every word that a search finds in the articles of papers whose issues have this in their ids. */
async function searched(like: string): Promise<Set<string>> {
  const zones = await db.rows<{ text: string; first_line: number; last_line: number }>(
    `/* test.searched */ SELECT t.text, z.first_line, z.last_line FROM article_zone z JOIN newspaper_article a ON a.no = z.article_no JOIN page_text t USING (page_id) WHERE a.issue_id LIKE $1 AND NOT a.is_removed`,
    [like],
  );
  return new Set(
    zones.flatMap(
      ({ text, first_line: from, last_line: to }) =>
        articleWords(
          text
            .split('\n')
            .slice(from, to + 1)
            .join('\n'),
        ).words,
    ),
  );
}
const articlesOf = (issueId: string) =>
  db.rows<{ headline: string | null; is_guess: boolean; words: number }>(
    '/* test.articles */ SELECT headline, is_guess, words FROM newspaper_article WHERE issue_id = $1 AND NOT is_removed ORDER BY position',
    [issueId],
  );

describeFaults('newspapers that went wrong once', () => {
  it('Hyphen Post: words parted by any hyphen, soft or empty, are found whole', async () => {
    expect((await importOf(path.join(FAULTS, 'Hyphen Post'))).code).toBe(0);
    const words = await searched('%');
    for (const word of [
      'quarrellingworth',
      'brimbleshamford',
      'tankervilleton',
      'osmotherleyfield',
      'wranglethorpeby',
      'pomfretlingby',
    ])
      expect([word, words.has(word)]).toEqual([word, true]);
  });

  it('Penny Post: PAGE XML is read, and a file of another kind is named among what was passed over', async () => {
    const { code, out } = await importOf(path.join(FAULTS, 'Penny Post'));
    expect([code, out]).toEqual([
      0,
      expect.stringContaining('1 file passed over, since no issue is read from it: named in'),
    ]);
    expect(listed()).toContain('1860-05-04/0001.txt\t0\tpassed over: no issue is read from it');
    expect((await searched('%18600503%')).has('pagexmlword')).toBe(true);
    expect((await searched('%18600502%')).has('mosquetaireship')).toBe(true);
  });
});

describe('text that no article of a METS is linked to', () => {
  const ISSUE = 'BL/0008881/18240217';
  const lines = [
    'the first article here',
    'loose words of a margin',
    'more of them below it',
    'and a third such line',
    'the second article here',
  ];
  const files = {
    'loose/mets.xml': metsFile({
      number: '0008881',
      articles: [
        { headline: 'One', areas: [{ page: 1, begin: 'L1' }] },
        { headline: 'Two', areas: [{ page: 1, begin: 'L5' }] },
      ],
    }),
    'loose/0001.xml': altoPage(lines),
  };

  it('is counted by --check, and searched in articles that are marked as a guess', async () => {
    const at = writeFiles(path.join(folder, 'loose'), files);
    const checked = await importOf(at, '--check');
    expect(checked.out).toContain(
      '8 words in articles that the files tell apart, 15 in none: readers find those in the articles marked as a guess.',
    );
    await importOf(at);
    expect(await articlesOf(ISSUE)).toEqual([
      { headline: 'One', is_guess: false, words: 4 },
      { headline: 'Two', is_guess: false, words: 4 },
      { headline: null, is_guess: true, words: 15 },
    ]);
    expect((await searched(ISSUE)).has('margin')).toBe(true);
  });

  it('is one article a page where there are only lines here and there', async () => {
    const few = {
      'few/mets.xml': files['loose/mets.xml'].replaceAll('0008881', '0008882').replace('"L5"', '"L3"'),
      'few/0001.xml': altoPage([
        'the first article here',
        'a loose line',
        'the second article here',
        'another loose line',
      ]),
    };
    await importOf(writeFiles(path.join(folder, 'few'), few));
    expect((await articlesOf('BL/0008882/18240217')).map(({ is_guess: isGuess, words }) => [isGuess, words])).toEqual([
      [false, 4],
      [false, 4],
      [true, 6],
    ]);
  });
});

describe('a METS without a date', () => {
  const files = (at: string) => ({
    [`${at}/mets.xml`]: metsFile({ number: '0008884', date: '' }),
    [`${at}/0001.xml`]: altoPage(['a line of words']),
  });

  it('takes the date that its folder is named by', async () => {
    await importOf(writeFiles(path.join(folder, 'undated'), files('1851-03-30')));
    expect(await articlesOf('BL/0008884/18510330')).toHaveLength(1);
  });

  it('takes paper and date from its folders where nothing describes it', async () => {
    const bare = metsFile({ articles: [{ headline: 'Lost, a dog', areas: [] }] })
      .replace(/<dmdSec ID="ISSUE">[\s\S]*?<\/dmdSec>/u, '')
      .replace(' DMDID="ISSUE"', '');
    await importOf(
      writeFiles(path.join(folder, 'undescribed'), {
        'Penny Paper/1851-04-06-evening/mets.xml': bare,
        'Penny Paper/1851-04-06-evening/0001.xml': altoPage(['a line of words']),
      }),
    );
    expect(
      await db.rows(
        `/* test.issue */ SELECT t.name, i.edition FROM newspaper_issue i JOIN newspaper_title t ON t.id = i.title_id
         WHERE i.date = '1851-04-06'`,
      ),
    ).toEqual([{ name: 'Penny Paper', edition: 'evening' }]);
  });

  it('is rejected elsewhere, with what to do', async () => {
    await importOf(writeFiles(path.join(folder, 'undated elsewhere'), files('issue')));
    expect(listed()[0]).toContain('does not say which date the issue is of: name its folder by it, 1824-02-17');
  });
});

describe('a smaller delivery of an issue', () => {
  const delivery = (pages: readonly string[][]) => ({
    'small/mets.xml': metsFile({ number: '0008883', texts: pages.map((_page, at) => `000${at + 1}.xml`) }),
    ...Object.fromEntries(pages.map((lines, at) => [`small/000${at + 1}.xml`, altoPage(lines)])),
  });
  const whole = [['ten words are printed on this page of the paper'], ['and as many words on this page of the paper']];

  it.each([
    ['fewer pages', [whole[0] ?? []], 'has 1 page and 10 words where the site holds 2 pages and 20 words'],
    [
      'a tenth fewer words',
      [['four words are here'], whole[1] ?? []],
      'has 2 pages and 14 words where the site holds 2 pages and 20 words',
    ],
  ])('of %s replaces nothing, neither checked nor imported, until that is accepted', async (_name, pages, reason) => {
    const at = path.join(folder, `small ${pages.length}`);
    await importOf(writeFiles(at, delivery(whole)), '--accept-fewer');
    writeFiles(at, delivery(pages));
    for (const more of [['--check'], []]) {
      await importOf(at, ...more);
      expect(listed()).toContainEqual(
        `small/mets.xml\t0\t${reason}: the issue stays as it is. If the files are right, give the same command with --accept-fewer`,
      );
      expect((await searched('BL/0008883/18240217')).has('many')).toBe(true);
      expect(
        await db.one('/* test.pages */ SELECT pages FROM newspaper_issue WHERE id = $1', ['BL/0008883/18240217']),
      ).toEqual({ pages: 2 });
    }
    expect((await importOf(at, '--accept-fewer')).out).toContain('Imported 1 issue');
    expect(
      await db.one('/* test.pages */ SELECT pages FROM newspaper_issue WHERE id = $1', ['BL/0008883/18240217']),
    ).toEqual({ pages: pages.length });
  });
});
