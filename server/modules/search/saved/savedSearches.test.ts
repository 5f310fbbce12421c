import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { defaultGrants } from '#domain/kernel/grants/defaultGrants.ts';
import { loadGazetteer } from '#server/engines/gazetteer/loadGazetteer.ts';
import { createMember } from '#server/engines/identity/accounts/memberStore.ts';
import { createSearchEngine } from '#server/engines/search/createSearchEngine.ts';
import type { SearchEngine } from '#server/engines/search/SearchEngine.ts';
import { silentLog } from '#server/platform/config/log.ts';
import { DEMO_SECRET } from '#server/platform/config/secretProblem.ts';
import type { Database } from '#server/platform/db/database.ts';
import { createMailer } from '#server/platform/mail/createMailer.ts';
import { testDatabase } from '#test/support/postgres/testDatabase.ts';
import { aRecord, aRecordSet, publishRecords } from '#test/support/server/publishRecords.ts';
import { mailsTo } from '#test/support/server/sentMail.ts';
import { siteIdentity } from '#test/support/server/siteIdentity.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';

import { sendDigests } from './savedSearchDigest.ts';

const FIELDS = 'id name kind search wantsMail total newCount';
const LIST = `query SavedSearches { savedSearches { searches { ${FIELDS} } most mayBeMailed } }`;
const SAVE = `mutation SaveSearch($name: String!, $search: String!) { saveSearch(name: $name, search: $search) { saved { ${FIELDS} } wasKept } }`;
const RENAME = `mutation Rename($id: ID!, $name: String!) { renameSavedSearch(id: $id, name: $name) { ${FIELDS} } }`;
const LOOK = `mutation Look($id: ID!) { lookAtSavedSearch(id: $id) { ${FIELDS} } }`;
const REMOVE = 'mutation Remove($id: ID!) { removeSavedSearch(id: $id) }';
const RESTORE = `mutation Restore($id: ID!) { restoreSavedSearch(id: $id) { ${FIELDS} } }`;
const MAIL = `mutation Mail($id: ID!, $on: Boolean!) { setSavedSearchMail(id: $id, wantsMail: $on) { ${FIELDS} } }`;

interface Saved {
  id: string;
  name: string;
  search: string;
  wantsMail: boolean;
  total: number;
  newCount: number | null;
}
interface Listed {
  savedSearches: { searches: Saved[]; most: number; mayBeMailed: boolean };
}

const pinch = (key: string, more: object = {}) =>
  aRecord(key, { FirstName: 'William', LastName: 'PINCH', Place: 'Roche, Cornwall', EventYear: '1871', ...more });

let db: Database;
let engine: SearchEngine;
let site: TestApp;
let dataDir: string;
let una: { memberId: number; grants: readonly string[] };
let other: typeof una;

beforeAll(async () => {
  db = await testDatabase();
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'muniment-saved-'));
  await publishRecords(db, aRecordSet(), [
    pinch('1'),
    pinch('2', { FirstName: 'Jane' }),
    aRecord('3', { FirstName: 'Ann', LastName: 'GUARD' }),
  ]);
  engine = await createSearchEngine({ db, settings: { dataDir }, gazetteer: loadGazetteer(), log: silentLog });
  site = await startTestApp({ db, search: engine });
  const make = async (email: string) => ({
    memberId: (await createMember(db, { email, firstName: 'Una', lastName: 'Testwell', passwordHash: null }))!.id,
    grants: defaultGrants('member'),
  });
  una = await make('una@example.com');
  other = await make('other@example.com');
}, 120_000);
afterAll(async () => {
  await site?.close();
  await engine?.close();
  await rm(dataDir, { recursive: true, force: true });
});

const ask = async <Data>(text: string, variables: object = {}, as: object | undefined = una): Promise<Data> => {
  const { data, errors } = await site.ask<Data>(text, variables, as);
  if (!data || errors) throw new Error(String(errors?.[0]?.extensions.code));
  return data;
};
const list = async (as?: object) => (await ask<Listed>(LIST, {}, as)).savedSearches;
const save = async (name: string, search: string, as?: object) =>
  (await ask<{ saveSearch: { saved: Saved; wasKept: boolean } }>(SAVE, { name, search }, as)).saveSearch;
const clear = () => db.rows('/* test.clear */ DELETE FROM saved_search');
/** Puts what is there back in time, as if it had come and been looked at earlier. */
const daysPass = () =>
  Promise.all([
    db.rows('/* test.agedSearches */ UPDATE saved_search SET looked_day = looked_day - 3'),
    db.rows('/* test.agedRecords */ UPDATE record SET added_on = added_on - 3'),
  ]);

describe('saved searches', () => {
  afterEach(clear);

  it('keeps a search under a name, without page and campaign, with the results it has', async () => {
    const { saved, wasKept } = await save('  The  Pinches of Roche ', '?page=4&LastName=Pinch&utm_source=mail&sid=9');
    expect([saved, wasKept]).toEqual([
      {
        id: expect.any(String),
        name: 'The Pinches of Roche',
        kind: 'RECORDS',
        search: 'lastname=pinch',
        wantsMail: false,
        total: 2,
        newCount: 0,
      },
      false,
    ]);
    expect(await list()).toEqual({ searches: [saved], most: 50, mayBeMailed: true });
  });

  it('keeps the same search once, and reports it', async () => {
    const { saved } = await save('Pinches', 'lastname=pinch');
    expect(await save('Again', 'lastname=PINCH&page=2')).toEqual({ saved, wasKept: true });
    expect((await list()).searches).toHaveLength(1);
  });

  it.each([
    ['a visitor', 'UNAUTHENTICATED', 'A', 'lastname=pinch', {}],
    ['a member without the grant', 'FORBIDDEN', 'A', 'lastname=pinch', { memberId: 1, grants: ['help'] }],
    ['no name', 'BAD_USER_INPUT', ' \n ', 'lastname=pinch', undefined],
    ['a name too long', 'BAD_USER_INPUT', 'x'.repeat(101), 'lastname=pinch', undefined],
    ['a search that asks for nothing', 'BAD_USER_INPUT', 'A', 'page=3&nonsense=1', undefined],
  ])('GRANT-036 refuses %s with %s', async (_who, code, name, search, as) => {
    await expect(save(name, search, as)).rejects.toThrow(code);
    expect((await list()).searches).toEqual([]);
  });

  it('keeps fifty and no more', async () => {
    await db.rows(
      `/* test.many */ INSERT INTO saved_search (member_id, name, search, total, looked_day, total_of_day) SELECT $1, 'n' || n, 'lastname=n' || n, 0, current_date, 0 FROM generate_series(1, 50) AS n`,
      [una.memberId],
    );
    await expect(save('One more', 'lastname=pinch')).rejects.toThrow('LIMIT_REACHED');
    expect((await list()).searches).toHaveLength(50);
  });

  it('is renamed, deleted and brought back', async () => {
    const { saved } = await save('Pinches', 'lastname=pinch');
    expect(await ask(RENAME, { id: saved.id, name: 'Family' })).toEqual({
      renameSavedSearch: { ...saved, name: 'Family' },
    });
    expect(await ask(REMOVE, { id: saved.id })).toEqual({ removeSavedSearch: true });
    expect((await list()).searches).toEqual([]);
    expect(await ask(RESTORE, { id: saved.id })).toEqual({ restoreSavedSearch: { ...saved, name: 'Family' } });
    expect((await list()).searches).toEqual([{ ...saved, name: 'Family' }]);
  });

  it('is not brought back beside a second copy of itself, nor after a day', async () => {
    const { saved } = await save('Pinches', 'lastname=pinch');
    await ask(REMOVE, { id: saved.id });
    const { saved: second } = await save('Pinches again', 'lastname=pinch');
    expect(await ask(RESTORE, { id: saved.id })).toEqual({ restoreSavedSearch: null });
    await ask(REMOVE, { id: second.id });
    await db.rows("/* test.yesterday */ UPDATE saved_search SET removed_at = now() - interval '25 hours'");
    expect(await ask(RESTORE, { id: second.id })).toEqual({ restoreSavedSearch: null });
  });

  it('is not brought back where fifty others are kept by now', async () => {
    const { saved } = await save('Pinches', 'lastname=pinch');
    await ask(REMOVE, { id: saved.id });
    await db.rows(
      `/* test.full */ INSERT INTO saved_search (member_id, name, search, total, looked_day, total_of_day) SELECT $1, 'n' || n, 'lastname=n' || n, 0, current_date, 0 FROM generate_series(1, 50) AS n`,
      [una.memberId],
    );
    await expect(ask(RESTORE, { id: saved.id })).rejects.toThrow('LIMIT_REACHED');
    expect((await list()).searches).toHaveLength(50);
    await db.rows("/* test.room */ DELETE FROM saved_search WHERE name = 'n1'");
    expect(await ask(RESTORE, { id: saved.id })).toEqual({ restoreSavedSearch: saved });
  });

  it('is out of reach for another member, and looks as if it were not there', async () => {
    const { saved } = await save('Pinches', 'lastname=pinch');
    expect((await list(other)).searches).toEqual([]);
    for (const id of [saved.id, '999999', 'x']) {
      expect(await ask(RENAME, { id, name: 'Mine' }, other)).toEqual({ renameSavedSearch: null });
      expect(await ask(LOOK, { id }, other)).toEqual({ lookAtSavedSearch: null });
      expect(await ask(MAIL, { id, on: true }, other)).toEqual({ setSavedSearchMail: null });
      expect(await ask(REMOVE, { id }, other)).toEqual({ removeSavedSearch: false });
    }
    expect((await list()).searches).toEqual([saved]);
  });

  it('counts the records that came since it was looked at, and none of a set that is imported again', async () => {
    const { saved } = await save('Pinches', 'lastname=pinch');
    await save('Guards', 'lastname=guard');
    await daysPass();
    const again = [
      pinch('1'),
      pinch('2', { FirstName: 'Jane' }),
      aRecord('3', { FirstName: 'Ann', LastName: 'GUARD' }),
    ];
    await publishRecords(db, aRecordSet(), [...again, pinch('44', { FirstName: 'New' })]);
    await publishRecords(db, aRecordSet({ id: 'NEW-SET', name: 'New set' }), [pinch('1'), pinch('2')]);
    await engine.publish('ROCHE-1871');
    await engine.publish('NEW-SET');
    const counts = async () =>
      Object.fromEntries((await list()).searches.map(({ name, total, newCount }) => [name, [total, newCount]]));
    expect(await counts()).toEqual({ Pinches: [2, 3], Guards: [1, 0] });
    expect(await ask(LOOK, { id: saved.id })).toEqual({ lookAtSavedSearch: { ...saved, total: 5, newCount: 0 } });
    expect(await counts()).toEqual({ Pinches: [5, 0], Guards: [1, 0] });
  });

  it('reports when email about new records would not be let through', async () => {
    const { saved } = await save('Pinches', 'lastname=pinch');
    expect(await ask(MAIL, { id: saved.id, on: true })).toEqual({
      setSavedSearchMail: { ...saved, wantsMail: true, total: expect.any(Number), newCount: 0 },
    });
    await site.ask(
      'mutation Off { updateEmailNotificationSetting(input: { discoveries: false }) { discoveries } }',
      {},
      una,
    );
    expect((await list()).mayBeMailed).toBe(false);
  });
});

describe('emails about saved searches', () => {
  afterEach(clear);
  const links = { secret: DEMO_SECRET, publicUrl: 'https://records.example.org' };
  const send = () =>
    sendDigests({
      db,
      mailer: createMailer({ db, secret: DEMO_SECRET, siteIdentity }),
      engines: { records: engine, articles: site.articles },
      ...links,
    });
  const mails = () => mailsTo(db, DEMO_SECRET, 'una@example.com');

  it('report new records once, if the member asked and their choices allow it, and stop with one press', async () => {
    const { saved } = await save('Pinches', 'lastname=pinch');
    await save('Guards', 'lastname=guard');
    await db.rows('/* test.lookedYesterday */ UPDATE saved_search SET looked_day = looked_day - 1');
    await publishRecords(db, aRecordSet({ id: 'LATER', name: 'Later' }), [pinch('1')]);
    await engine.publish('LATER');
    expect(await send()).toBe(0);

    await ask(MAIL, { id: saved.id, on: true });
    await site.ask(
      'mutation Off { updateEmailNotificationSetting(input: { discoveries: false }) { discoveries } }',
      {},
      una,
    );
    expect(await send()).toBe(0);

    await site.ask(
      'mutation On { updateEmailNotificationSetting(input: { discoveries: true }) { discoveries } }',
      {},
      una,
    );
    await db.rows("/* test.dayLater */ UPDATE saved_search_digest SET looked_at = looked_at - interval '25 hours'");
    expect(await send()).toBe(1);
    const [mail] = await mails();
    expect(mail?.subject).toBe('New records in a saved search');
    expect(mail?.text).toContain('We’ve added records that match your saved search:');
    expect(mail?.text).toContain('Pinches: 1 new record');
    expect(mail?.text).not.toContain('Guards');

    // Neither the same day nor later is the same reported again.
    expect(await send()).toBe(0);
    await db.rows(
      "/* test.dayLaterStill */ UPDATE saved_search_digest SET looked_at = looked_at - interval '25 hours'",
    );
    expect(await send()).toBe(0);

    const token = /stop-mail#token=(\S+)/u.exec(mail?.text ?? '')?.[1];
    const answer = await site.app.inject({
      method: 'POST',
      url: '/api/email-preferences',
      headers: { 'sec-fetch-site': 'same-origin' },
      payload: { token, savedSearches: false },
    });
    expect(answer.statusCode).toBe(200);
    expect((await list()).searches.map(({ name, wantsMail }) => [name, wantsMail])).toEqual([
      ['Guards', false],
      ['Pinches', false],
    ]);
  });
});
