import { defaultGrants } from '#domain/kernel/grants/defaultGrants.ts';
import { createMember } from '#server/engines/identity/accounts/memberStore.ts';
import { DEMO_SECRET } from '#server/platform/config/secretProblem.ts';
import { createMailer } from '#server/platform/mail/createMailer.ts';
import { emptySearch } from '#test/support/server/emptySearch.ts';
import { putIssue, putTitle } from '#test/support/server/putNewspaper.ts';
import { mailsTo } from '#test/support/server/sentMail.ts';
import { siteIdentity } from '#test/support/server/siteIdentity.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';

import { sendDigests } from './savedSearchDigest.ts';

const SAVE =
  'mutation SaveSearch($name: String!, $search: String!, $kind: SearchKind!) { saveSearch(name: $name, search: $search, kind: $kind) { saved { id kind search total newCount } wasKept } }';
const LIST = 'query SavedSearches { savedSearches { searches { name kind search total newCount } } }';
const DIARY =
  'query SearchDiary { searchDiary { entries { id kind search total openings { recordId name recordSet } } } }';
const NOTE =
  'mutation NoteSearch($search: String!, $total: Int!, $kind: SearchKind!) { noteSearch(search: $search, total: $total, kind: $kind) }';

let site: TestApp;
let una: { memberId: number; grants: readonly string[] };
let mare = '';

beforeAll(async () => {
  site = await startTestApp();
  una = {
    memberId: (await createMember(site.db, {
      email: 'una@example.com',
      firstName: 'Una',
      lastName: 'Testwell',
      passwordHash: null,
    }))!.id,
    grants: defaultGrants('member'),
  };
  await putTitle(site.db, { id: 'n-times', name: 'Times' });
  [mare = ''] = await putIssue(site.db, 'n-times', '1842-02-05', [{ headline: 'Lost', text: 'a grey mare strayed' }]);
}, 60_000);
afterAll(() => site?.close());

const ask = async <Data>(text: string, variables: object = {}): Promise<Data> => {
  const { data, errors } = await site.ask<Data>(text, variables, una);
  if (!data || errors) throw new Error(String(errors?.[0]?.extensions.code));
  return data;
};
const list = async () => (await ask<{ savedSearches: { searches: object[] } }>(LIST)).savedSearches.searches;

describe('a saved search of articles', () => {
  it('is saved beside a search of records of the same text, and counts what came since', async () => {
    expect(await ask(SAVE, { name: 'Mares', search: '?q=mare&page=3', kind: 'ARTICLES' })).toEqual({
      saveSearch: {
        saved: { id: expect.any(String), kind: 'ARTICLES', search: 'q=mare', total: 1, newCount: 0 },
        wasKept: false,
      },
    });
    expect(await ask(SAVE, { name: 'Again', search: 'q=mare', kind: 'ARTICLES' })).toMatchObject({
      saveSearch: { wasKept: true },
    });
    expect(await ask(SAVE, { name: 'Records', search: 'lastname=mare&q=mare', kind: 'RECORDS' })).toMatchObject({
      saveSearch: { saved: { kind: 'RECORDS', search: 'lastname=mare' } },
    });
    await expect(ask(SAVE, { name: 'All', search: 'order=oldest&page=2', kind: 'ARTICLES' })).rejects.toThrow(
      'BAD_USER_INPUT',
    );
    await site.db.rows('/* test.aged */ UPDATE saved_search SET looked_day = looked_day - 3');
    await site.db.rows('/* test.agedArticles */ UPDATE newspaper_article SET added_on = added_on - 3');
    await site.db.rows("/* test.touched */ UPDATE newspaper_article SET change = nextval('newspaper_change')");
    // The one that was there has come on the day of the last look, the other since.
    await site.db.rows('/* test.stand */ UPDATE saved_search SET total_of_day = 1 WHERE kind = $1', ['articles']);
    await putIssue(site.db, 'n-times', '1842-02-12', [{ text: 'another mare strayed' }, { text: 'no horse' }]);
    expect(await list()).toEqual([
      { name: 'Records', kind: 'RECORDS', search: 'lastname=mare', total: 0, newCount: 0 },
      { name: 'Mares', kind: 'ARTICLES', search: 'q=mare', total: 1, newCount: 1 },
    ]);
  });

  it('counts fifty at once as one search of its member’s allowance', async () => {
    await site.db.rows(
      `/* test.many */ INSERT INTO saved_search (member_id, name, search, kind, total, looked_day, total_of_day) SELECT $1, 'n' || n, 'q=n' || n, 'articles', 0, current_date, 0 FROM generate_series(1, 40) AS n`,
      [una.memberId],
    );
    expect(await list()).toHaveLength(42);
    await site.db.rows("/* test.few */ DELETE FROM saved_search WHERE name LIKE 'n%'");
  });

  it('is emailed about once, in its own words, after newspapers were imported', async () => {
    const send = () =>
      sendDigests({
        db: site.db,
        mailer: createMailer({ db: site.db, secret: DEMO_SECRET, siteIdentity }),
        engines: { records: emptySearch, articles: site.articles },
        secret: DEMO_SECRET,
        publicUrl: 'https://records.example.org',
      });
    const later = () =>
      site.db.rows("/* test.later */ UPDATE saved_search_digest SET looked_at = looked_at - interval '25 hours'");
    await site.db.rows('/* test.wants */ UPDATE saved_search SET wants_mail = true');
    expect(await send()).toBe(0);
    await later();
    await site.db.rows(
      "/* test.batch */ INSERT INTO newspaper_batch (source, state, finished_at) VALUES ('papers', 'done', now())",
    );
    expect(await send()).toBe(1);
    const [mail] = await mailsTo(site.db, DEMO_SECRET, 'una@example.com');
    expect([mail?.subject, mail?.text]).toEqual([
      'New articles in a saved search',
      expect.stringContaining('Mares: 1 new article'),
    ]);
    await later();
    expect(await send()).toBe(0);
  });
});

describe('the research diary', () => {
  it('notes searches of articles and the articles opened from them, and repeats them', async () => {
    await ask('mutation Keep { keepSearchDiary(isKept: true) { isStarted } }');
    expect(await ask(NOTE, { search: 'q=mare&page=2', total: 1, kind: 'ARTICLES' })).toEqual({ noteSearch: true });
    expect(await ask(NOTE, { search: 'lastname=pinch', total: 7, kind: 'RECORDS' })).toEqual({ noteSearch: true });
    const open =
      'mutation NoteOpening($search: String!, $id: ID!, $kind: SearchKind!) { noteOpening(search: $search, recordId: $id, kind: $kind) }';
    expect(await ask(open, { search: 'q=mare', id: mare, kind: 'ARTICLES' })).toEqual({ noteOpening: true });
    expect(await ask(open, { search: 'q=mare', id: mare, kind: 'RECORDS' })).toEqual({ noteOpening: false });
    const { searchDiary } = await ask<{ searchDiary: { entries: { id: string; kind: string }[] } }>(DIARY);
    expect(searchDiary.entries).toEqual([
      expect.objectContaining({ kind: 'RECORDS', search: 'lastname=pinch', openings: [] }),
      expect.objectContaining({
        kind: 'ARTICLES',
        search: 'q=mare',
        openings: [{ recordId: mare, name: 'Lost', recordSet: 'Times, 5 February 1842' }],
      }),
    ]);
    const ids = searchDiary.entries.map(({ id }) => id);
    const { searchDiaryTotals } = await ask<{ searchDiaryTotals: { id: string; total: number }[] }>(
      'query SearchDiaryTotals($ids: [ID!]!) { searchDiaryTotals(ids: $ids) { id total } }',
      { ids },
    );
    expect(Object.fromEntries(searchDiaryTotals.map(({ id, total }) => [id, total]))).toEqual({
      [ids[0] ?? '']: 0,
      [ids[1] ?? '']: 2,
    });
    await site.db.rows("/* test.hidden */ UPDATE newspaper_article SET hidden_reason = 'asked for' WHERE id = $1", [
      mare,
    ]);
    expect(
      (await ask<{ searchDiary: { entries: { openings: object[] }[] } }>(DIARY)).searchDiary.entries[1]?.openings,
    ).toEqual([{ recordId: mare, name: null, recordSet: null }]);
  });
});
