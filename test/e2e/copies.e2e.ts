import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { writeCensusFile } from '#test/support/censusFile.ts';
import { COUSINS_GEDCOM } from '#test/support/cousinsGedcom.ts';
import { GEDCOM_OPERATIONS } from '#test/support/server/gedcomSite.ts';

import { askCopy, type Member, memberOf } from './support/copies/member.ts';
import { commandsOf } from './support/copies/spawnSite.ts';
import { type Copies, startCopies } from './support/copies/startCopies.ts';
import { messageStream } from './support/copies/messageStream.ts';
import { newFolder } from './support/startSite.ts';

/** Searches in five minutes: three leases of a copy. */
const SEARCH_LIMIT = 60;
const SEARCH = 'query Results($input: RecordSearchInput!) { recordSearch(input: $input) { total hits { id } } }';
const ME = 'query Me { unreadMessages { conversations } }';

let folder: string;
let site: Copies;
let origins: string[];
let mary: Member;
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'muniment-copies-'));
  const env = { SAMPLE_DATA: 'none', SEARCH_LIMIT: String(SEARCH_LIMIT) };
  site = await startCopies({ count: 3, dataDir: newFolder(env), env });
  origins = site.copies.map(({ origin }) => origin);
  mary = memberOf(site.origin, origins[0] ?? '');
}, 180_000);
afterAll(async () => {
  await site?.stop();
  if (folder) rmSync(folder, { recursive: true, force: true });
});

const [FIRST, SECOND, THIRD] = [0, 1, 2] as const;
const at = (no: number): string => origins[no] ?? '';
/** Searches for a surname as a visitor of a network of its own. */
const search = (no: number, surname: string, ip: string) => askCopy<{ recordSearch: { total: number } }>(at(no), SEARCH, { input: { filters: [{ fieldId: 'LastName', values: [surname] }] } }, { ip });

it('a member signs in on one copy, is known to all, renews on the second, and is signed out on all at once', async () => {
  await mary.at(at(FIRST)).signIn('member@example.com');
  for (const origin of origins) expect((await mary.at(origin).ask(ME)).data).toEqual({ unreadMessages: expect.anything() });
  await mary.at(at(SECOND)).renew();
  for (const origin of origins) expect((await mary.at(origin).ask(ME)).codes).toEqual([]);

  const leaver = memberOf(site.origin, at(SECOND));
  await leaver.signIn('second@example.com');
  expect((await leaver.at(at(THIRD)).ask(ME)).codes).toEqual([]);
  expect((await leaver.browser.post('/api/sign-out', {}, { authorization: `Bearer ${leaver.token()}` })).statusCode).toBeLessThan(300);
  for (const origin of origins) expect((await leaver.at(origin).ask(ME)).codes).toEqual(['UNAUTHENTICATED']);
});

it('a message that is sent on the first copy reaches a stream on the third within a second', async () => {
  const silas = memberOf(site.origin, at(FIRST));
  await silas.signIn('second@example.com');
  const stream = await messageStream(at(THIRD), mary.token());
  await stream.next(1);
  const { data } = await silas.ask<{ conversations: { conversations: { hash: string }[] } }>('query Theirs { conversations(folder: INBOX) { conversations { hash } } }');
  const hash = data?.conversations.conversations[0]?.hash ?? '';
  const sent = Date.now();
  expect((await silas.ask('mutation Say($input: SendMessageInput!) { sendMessage(input: $input) { hash } }', { input: { hash, text: 'From another copy', clientId: crypto.randomUUID() } })).codes).toEqual([]);
  expect(await stream.next(2)).toContainEqual({ kind: 'CHANGED', hash });
  expect(Date.now() - sent).toBeLessThan(1_000);
  stream.close();
});

it('records are published on all copies together, and one that is closed on the first is never shown on the others', async () => {
  const file = writeCensusFile(path.join(folder, 'census.tsv'), [{}, { seq: 2, household: 2, forenames: 'Jane', surname: 'TREBILCOCK' }]);
  const printed = await commandsOf(site.settings).run('import-records', file, '--mapping', 'freecen', '--set', 'Roche');
  expect(printed).toContain('2 records can be searched now');
  for (const no of [FIRST, SECOND, THIRD]) {
    while ((await search(no, 'Trebilcock', '198.51.100.1')).data?.recordSearch.total !== 1) await delay(100);
  }
  const { data } = await askCopy<{ recordSearch: { hits: { id: string }[] } }>(at(SECOND), SEARCH, { input: { filters: [{ fieldId: 'LastName', values: ['Trebilcock'] }] } }, { ip: '198.51.100.1' });
  const recordId = data?.recordSearch.hits[0]?.id;
  const asked = await mary.at(at(THIRD)).ask<{ askToCloseRecord: { id: string; problems: object[] } }>('mutation AskToCloseRecord($input: CloseRecordInput!) { askToCloseRecord(input: $input) { id problems { field message } } }', { input: { recordId, concern: 'RELATIVE', reason: 'She is my mother and lives.', contact: 'member@example.com' } });
  expect(asked.data?.askToCloseRecord.problems).toEqual([]);
  const staff = memberOf(site.origin, at(FIRST));
  await staff.signIn('staff@example.com', 'internal');
  expect((await staff.ask('mutation DecideClosure($id: ID!) { decideClosure(id: $id, accept: true, answer: "Closed.") }', { id: asked.data?.askToCloseRecord.id }))).toEqual({ status: 200, codes: [], data: { decideClosure: true } });
  const decided = Date.now();
  const READ = 'query Transcript($id: ID!) { record(id: $id) { standing record { id } } }';
  for (const origin of origins) expect((await askCopy<{ record: { record: object | null } | null }>(origin, READ, { id: recordId })).data?.record?.record ?? null).toBeNull();
  expect((await search(FIRST, 'Trebilcock', '198.51.100.1')).data?.recordSearch.total).toBe(0);
  for (const no of [SECOND, THIRD]) {
    while ((await search(no, 'Trebilcock', '198.51.100.2')).data?.recordSearch.total !== 0) await delay(100);
    expect(Date.now() - decided).toBeLessThan(4_000);
  }
  for (const no of [FIRST, SECOND, THIRD]) expect((await search(no, 'Pinch', '198.51.100.3')).data?.recordSearch.total).toBe(1);
});

it('counts what one network searches over all copies', async () => {
  let taken = 0;
  const refused = new Set<number>();
  for (let tries = 0; refused.size < 3 && tries < SEARCH_LIMIT * 4; tries += 1) {
    const { codes } = await search(tries % 3, 'Pinch', '203.0.113.9');
    if (codes.length === 0) taken += 1;
    else refused.add(tries % 3);
  }
  expect([taken, refused.size]).toEqual([SEARCH_LIMIT, 3]);
});

it('a file that is sent to the first copy is worked on by any and read on the second', async () => {
  mary.at(at(FIRST));
  const bytes = Buffer.from(COUSINS_GEDCOM);
  const opened = await mary.ask<{ openGedcomUpload: { import: { id: string }; uploadPath: string } }>(GEDCOM_OPERATIONS.open, { name: 'cousins.ged', size: bytes.length });
  const { import: { id }, uploadPath } = opened.data?.openGedcomUpload ?? { import: { id: '' }, uploadPath: '' };
  expect((await mary.browser.request({ url: uploadPath, method: 'PUT', headers: { 'content-type': 'application/octet-stream' }, payload: bytes })).statusCode).toBeLessThan(300);
  const until = async (stage: string) => {
    for (;;) {
      const found = (await mary.ask<{ gedcomImport: { stage: string; rootsfinderId: string | null } }>(GEDCOM_OPERATIONS.one, { id })).data?.gedcomImport;
      if (found?.stage === stage) return found;
      if (found?.stage === 'FAILED') throw new Error(JSON.stringify(found));
      await delay(100);
    }
  };
  mary.at(at(SECOND));
  await until('CHECKED');
  await mary.at(at(THIRD)).ask(GEDCOM_OPERATIONS.start, { id, name: 'Cousins' });
  mary.at(at(SECOND));
  expect((await until('DONE')).rootsfinderId).toMatch(/^fmp-/);
});

it('a copy that is asked to end says so first, finishes what is under way, and ends its streams', async () => {
  const stream = await messageStream(at(FIRST), mary.token());
  await stream.next(1);
  const [first] = site.copies;
  await site.restart(FIRST, { env: { DRAIN_SECONDS: '2' } });
  await first?.end();
  expect(await stream.ended).toBe('closed');
  origins = site.copies.map(({ origin }) => origin);
  const draining = await messageStream(at(FIRST), mary.token());
  await draining.next(1);
  site.copies[FIRST]?.child.kill('SIGTERM');
  await delay(500);
  const health = await fetch(`${at(FIRST)}/healthz`);
  expect([health.status, ((await health.json()) as { state: string }).state]).toEqual([503, 'stopping']);
  expect((await mary.at(at(FIRST)).ask(ME)).codes).toEqual([]);
  // The balancer has left it out by now: no one is refused.
  for (let tries = 0; tries < 12; tries += 1) expect((await fetch(`${site.origin}/sign-in`)).status).toBe(200);
  expect(await draining.ended).toBe('closed');
  await site.copies[FIRST]?.ended;
  for (let tries = 0; tries < 6; tries += 1) expect((await fetch(`${site.origin}/sign-in`)).status).toBe(200);
});
