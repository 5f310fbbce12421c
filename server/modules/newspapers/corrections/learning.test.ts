import { createMember } from '#server/engines/identity/accounts/memberStore.ts';
import { createArticleSource } from '#server/engines/newspapers/articleSource.ts';
import { silentLog } from '#server/platform/config/log.ts';
import { runAdmin } from '#test/support/adminConsole.ts';
import { type NewspaperFolder, openNewspaperFolder } from '#test/support/newspaperFolder.ts';

import { learnWhenDue } from './learnReadings.ts';

let paper: NewspaperFolder;
let members: number[] = [];

beforeAll(async () => {
  paper = await openNewspaperFolder();
  for (const name of ['ann', 'ben', 'cy'])
    members = [
      ...members,
      (
        await createMember(paper.db, {
          email: `${name}@example.com`,
          firstName: name,
          lastName: 'Test',
          passwordHash: null,
          kind: 'member',
        })
      )?.id ?? 0,
    ];
});
afterAll(() => paper?.close());
beforeEach(async () => {
  await paper.db.rows('/* test.lines */ DELETE FROM line_correction');
  await paper.db.rows('/* test.lessons */ DELETE FROM reading_lesson');
});

const MEANT = ['parish', 'marriage', 'market', 'harvest', 'garden', 'sermon', 'cargo', 'turnpike'];
/** So many corrected lines, each of another page, in which r was read as x. */
const correct = (lines: number, by: readonly number[], state = 'applied') =>
  paper.db.rows(
    `/* test.correct */ INSERT INTO line_correction (issue_id, page_id, line, base_revision, before, after, member_id, state, changed_revision)
     SELECT 'n-a/18240217', 'n-a/18240217/' || n, 0, 1, 'of the ' || overlay(word placing 'x' from position('r' in word)) || ' of Pincb', 'of the ' || word || ' of Pincb', ($2::bigint[])[1 + n % cardinality($2::bigint[])], $3, 2
     FROM generate_series(1, $1) AS n, LATERAL (SELECT ($4::text[])[1 + n % 8] AS word) AS w`,
    [lines, by, state, MEANT],
  );
const lessons = () =>
  paper.db.rows<{ lines: number; costs: { confusion: string; cost: number }[] }>(
    '/* test.read */ SELECT lines, costs FROM reading_lesson ORDER BY id',
  );

describe('learn-ocr', () => {
  it('learns what several members corrected, and shows it', async () => {
    await correct(60, members);
    const { code, out } = await runAdmin(paper.db, ['learn-ocr']);
    expect([code, out]).toEqual([
      0,
      expect.stringContaining('Read 60 corrected lines with 60 misread words.') as string,
    ]);
    expect(out).toMatch(/r~x {2,}3 {2,}10 {2,}60 {2,}3 {2,}60/u);
    expect(await lessons()).toEqual([
      { lines: 60, costs: [{ confusion: 'r~x', cost: 3, seen: 60, members: 3, pages: 60 }] },
    ]);
    expect(await createArticleSource(paper.db).lesson()).toMatchObject({
      no: expect.any(Number) as number,
      costs: [{ confusion: 'r~x', cost: 3 }],
    });
  });

  it('changes nothing with --check', async () => {
    await correct(60, members);
    expect((await runAdmin(paper.db, ['learn-ocr', '--check'])).out).toContain('Nothing was changed.');
    expect(await lessons()).toEqual([]);
  });

  it.each([
    ['one member’s lines alone', () => correct(200, members.slice(0, 1))],
    ['lines that wait for review', () => correct(60, members, 'waiting')],
    ['lines that were undone', () => correct(60, members, 'undone')],
    ['no corrections at all', () => Promise.resolve()],
  ])('learns no costs from %s', async (_what, prepare) => {
    await prepare();
    expect((await runAdmin(paper.db, ['learn-ocr'])).out).toContain('No letters are confused more often than is known');
    expect((await lessons()).map(({ costs }) => costs)).toEqual([[]]);
  });

  it('learns again without what was undone since', async () => {
    await correct(60, members);
    await runAdmin(paper.db, ['learn-ocr']);
    await paper.db.rows(`/* test.undo */ UPDATE line_correction SET state = 'undone' WHERE member_id = $1`, [
      members[2],
    ]);
    await runAdmin(paper.db, ['learn-ocr']);
    expect(await createArticleSource(paper.db).lesson()).toMatchObject({ costs: [] });
  });
});

describe('a site', () => {
  it('learns by itself when enough was corrected, and then waits for more', async () => {
    await correct(49, members);
    expect(await learnWhenDue(paper.db, silentLog)).toBe(false);
    await correct(1, members);
    expect([await learnWhenDue(paper.db, silentLog), await learnWhenDue(paper.db, silentLog)]).toEqual([true, false]);
    await paper.db.rows(`/* test.older */ UPDATE reading_lesson SET learned_at = now() - interval '8 days'`);
    await paper.db.rows(`/* test.olderLines */ UPDATE line_correction SET made_at = now() - interval '9 days'`);
    expect(await learnWhenDue(paper.db, silentLog)).toBe(false);
    await correct(50, members);
    expect(await learnWhenDue(paper.db, silentLog)).toBe(true);
    expect(await lessons()).toHaveLength(2);
  });

  it('knows words typed since a lesson as late ones, and those before it for good', async () => {
    const source = createArticleSource(paper.db);
    const known = async () => {
      const words: string[] = [];
      for await (const word of source.knownWords()) words.push(word);
      return words;
    };
    await correct(16, members);
    expect([await source.lateWords(), await known()]).toEqual([[...MEANT, 'of', 'pincb', 'the'].sort(), []]);
    await runAdmin(paper.db, ['learn-ocr']);
    expect([await source.lateWords(), (await known()).sort()]).toEqual([[], [...MEANT, 'of', 'pincb', 'the'].sort()]);
    await paper.db.rows(
      `/* test.later */ UPDATE line_correction SET decided_at = now() + interval '1 second' WHERE page_id = 'n-a/18240217/8'`,
    );
    expect(await source.lateWords()).toEqual(['parish']);
  });
});
