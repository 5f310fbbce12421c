import { loadGazetteer } from '#server/engines/gazetteer/loadGazetteer.ts';
import type { Database } from '#server/platform/db/database.ts';
import { runAdmin } from '#test/support/adminConsole.ts';
import { altoPage, writeFiles } from '#test/support/newspaperFiles.ts';
import { openNewspaperFolder } from '#test/support/newspaperFolder.ts';

import type { TitleDraft } from './IssueDraft.ts';
import { setTitleAccess } from './titleAccess.ts';
import { keepTitle, saveIssueDay } from './titleStore.ts';
import { titleSummaries } from './titleSummaries.ts';

let db: Database;
let folder: string;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, folder, close } = await openNewspaperFolder());
});
afterAll(() => close());
beforeEach(() => db.rows('/* test.empty */ TRUNCATE newspaper_title, access_rule CASCADE'));

const draft = (name: string, more: Partial<TitleDraft> = {}): TitleDraft => ({
  name,
  libraryNumber: null,
  placeName: null,
  language: null,
  sourceNote: null,
  ...more,
});
const keep = (name: string, more?: Partial<TitleDraft>) => keepTitle(db, draft(name, more), loadGazetteer());
const stored = (id: string) =>
  db.one<{
    name: string;
    slug: string;
    sortKey: string;
    county: string | null;
    country: string | null;
    first: string | null;
    last: string | null;
  }>(
    '/* test.title */ SELECT name, slug, sort_key AS "sortKey", county, country, first_issue::text AS first, last_issue::text AS last FROM newspaper_title WHERE id = $1',
    [id],
  );

describe('a newspaper that is imported', () => {
  it.each([
    ['The West Briton.', 'The West Briton', 'west briton'],
    ['Y  Cymro', 'Y Cymro', 'cymro'],
    ['An Claidheamh Soluis', 'An Claidheamh Soluis', 'claidheamh soluis'],
    ['Theatre', 'Theatre', 'theatre'],
  ])('%j is called %j and sorted under %j', async (written, name, sortKey) =>
    expect(await stored(await keep(written))).toMatchObject({ name, sortKey }),
  );

  it('is in the county and the country of its place', async () => {
    expect(await stored(await keep('The West Briton', { placeName: 'Truro, Cornwall' }))).toMatchObject({
      county: 'Cornwall',
      country: 'england',
    });
    expect(await stored(await keep('Nowhere News', { placeName: 'No such place at all' }))).toMatchObject({
      county: null,
      country: null,
    });
  });

  it('stays as operators have corrected it', async () => {
    const id = await keep('The West Briton', { libraryNumber: '0000123' });
    await db.rows(
      "/* test.correct */ UPDATE newspaper_title SET name = 'West Briton and Cornwall Advertiser' WHERE id = $1",
      [id],
    );
    expect(await keep('The West Briton.', { libraryNumber: '0000123' })).toBe(id);
    expect(await stored(id)).toMatchObject({ name: 'West Briton and Cornwall Advertiser' });
  });

  it('has an address of its own beside another of its name', async () => {
    const [one, other] = [
      await keep('The Courier', { libraryNumber: '0000001' }),
      await keep('The Courier', { libraryNumber: '0000002' }),
    ];
    const slugs = [(await stored(one))?.slug, (await stored(other))?.slug];
    expect([one === other, new Set(slugs).size]).toEqual([false, 2]);
    for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9-]+$/u);
  });

  it('knows its days, its first and its last, in whatever order they come', async () => {
    const id = await keep('The Courier');
    for (const date of ['1824-12-31', '1824-02-29', '1823-01-01', '1824-02-29']) await saveIssueDay(db, id, date);
    expect(await stored(id)).toMatchObject({ first: '1823-01-01', last: '1824-12-31' });
    const [summary] = await titleSummaries(db, new Map([[id, { name: 'x', dates: [] }]]));
    expect(summary).toMatchObject({ name: 'The Courier', issues: 3, first: '1823-01-01', last: '1824-12-31' });
  });
});

describe('what is missing of a newspaper', () => {
  const WEEKLY = ['1842-03-05', '1842-03-12', '1842-03-19', '1842-04-02', '1842-04-09'];

  it('are the days on which it came out otherwise, of the site and of what is read now together', async () => {
    const id = await keep('The Courier');
    for (const date of WEEKLY.slice(0, 3)) await saveIssueDay(db, id, date);
    const [summary] = await titleSummaries(db, new Map([[id, { name: 'x', dates: WEEKLY.slice(2) }]]));
    expect(summary).toMatchObject({ issues: 5, first: '1842-03-05', last: '1842-04-09' });
    expect(JSON.stringify(summary?.gaps)).toContain('1842-03-26');
    expect(summary?.gaps).toHaveLength(1);
  });

  it('is told of a paper that is not stored yet, by the name of its files', async () => {
    expect(await titleSummaries(db, new Map([['n-new', { name: 'New Paper', dates: ['1842-03-05'] }]]))).toEqual([
      { id: 'n-new', name: 'New Paper', issues: 1, first: '1842-03-05', last: '1842-03-05', gaps: [] },
    ]);
  });

  it('follows the days that operators have set, where they have', async () => {
    const id = await keep('The Courier');
    await db.rows('/* test.days */ UPDATE newspaper_title SET publishes_on = $2 WHERE id = $1', [id, [3, 6]]);
    const [summary] = await titleSummaries(db, new Map([[id, { name: 'x', dates: ['1842-03-05', '1842-03-12'] }]]));
    expect(JSON.stringify(summary?.gaps)).toContain('1842-03-09');
  });

  it('is nothing of a paper of which no day is known', async () => {
    const id = await keep('The Courier');
    expect(await titleSummaries(db, new Map([[id, { name: 'x', dates: [] }]]))).toMatchObject([
      { issues: 0, first: null, last: null, gaps: [] },
    ]);
  });
});

describe('who may read a newspaper', () => {
  const rules = async (id: string) =>
    (
      await db.rows<{ access: string }>(
        '/* test.rules */ SELECT access FROM access_rule WHERE title_id = $1 ORDER BY 1',
        [id],
      )
    ).map(({ access }) => access);
  const changes = async () =>
    (
      await db.rows<{ change: number }>(
        '/* test.changes */ SELECT change::int AS change FROM newspaper_article ORDER BY id',
      )
    ).map(({ change }) => change);

  it('is set in place of what was set before, and tells the search only where it changes', async () => {
    await runAdmin(db, [
      'import-newspapers',
      writeFiles(folder, { 'The Courier/1842-03-05/0001.xml': altoPage(['A FIRE', 'at Truro']) }),
      '--access',
      'free',
    ]);
    const title = await db.one<{ id: string }>('/* test.id */ SELECT id FROM newspaper_title');
    const id = title?.id ?? '';
    expect(await rules(id)).toEqual(['free']);
    const before = await changes();
    expect(before.length).toBeGreaterThan(0);
    await setTitleAccess(db, [id], ['free']);
    expect(await changes()).toEqual(before);
    await setTitleAccess(db, [id], ['members', 'institution:truro']);
    expect(await rules(id)).toEqual(['institution:truro', 'members']);
    for (const [at, change] of (await changes()).entries()) expect(change).toBeGreaterThan(before[at] ?? 0);
    await setTitleAccess(db, [id], []);
    expect(await rules(id)).toEqual([]);
  });

  it('leaves rules of a county or of some years as they are', async () => {
    const id = await keep('The Courier');
    await db.rows(
      "/* test.rule */ INSERT INTO access_rule (title_id, access, from_date) VALUES ($1, 'subscribers', '1900-01-01')",
      [id],
    );
    await setTitleAccess(db, [id], ['free']);
    expect(await rules(id)).toEqual(['free', 'subscribers']);
  });
});
