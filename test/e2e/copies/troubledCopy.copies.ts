import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { Client } from 'pg';

import { projectRoot } from '#server/platform/config/projectRoot.ts';
import { writeCensusFile } from '#test/support/censusFile.ts';
import { GEDCOM_OPERATIONS } from '#test/support/server/gedcomSite.ts';

import { longGedcom, openUpload, sendFile, untilStage } from '../support/copies/gedcomOfMember.ts';
import { askCopy, type Member, memberOf } from '../support/copies/member.ts';
import { commandsOf } from '../support/copies/spawnSite.ts';
import { type Copies, startCopies } from '../support/copies/startCopies.ts';
import { startLoad } from '../support/copies/startLoad.ts';
import { newFolder } from '../support/startSite.ts';
import { until } from '../support/until.ts';

const PAUSE_MS = 60_000;
const PEOPLE = 12_000;
/** A member and two visitors, who wait for what a copy in trouble has in hand until their balancer or that copy gives it up. */
const READERS = 3;
const TEN_MINUTES_MS = 600_000;
const ME = 'query Me { unreadMessages { conversations } }';
const SEARCH = 'query Results($input: RecordSearchInput!) { recordSearch(input: $input) { total hits { id } } }';
const CLOCK = pathToFileURL(path.join(projectRoot(), 'test/e2e/support/copies/wrongClock.mjs')).href;

jest.setTimeout(400_000);

let folder: string;
let site: Copies;
let database: Client;
let mary: Member;
let silas: Member;
let staff: Member;
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'muniment-troubled-copy-'));
  const env = { SAMPLE_DATA: 'none', SEARCH_LIMIT: '0' };
  site = await startCopies({ count: 3, dataDir: newFolder(env), env });
  database = new Client({ ...site.database.connection });
  await database.connect();
  const people = Array.from({ length: 12 }, (_, at) => ({ seq: at + 1, household: at + 1, forenames: `Jane ${at}`, surname: 'TREBILCOCK' }));
  await commandsOf(site.settings).run('import-records', writeCensusFile(path.join(folder, 'census.tsv'), [{ seq: 99, household: 99 }, ...people]), '--mapping', 'freecen', '--set', 'Roche');
  [mary, silas, staff] = [memberOf(site.origin, site.origin), memberOf(site.origin, site.origin), memberOf(site.origin, site.origin)];
  await mary.signIn('member@example.com');
  await silas.signIn('second@example.com');
  await staff.signIn('staff@example.com', 'internal');
}, 240_000);
afterAll(async () => {
  await database?.end();
  await site?.stop();
  if (folder) rmSync(folder, { recursive: true, force: true });
});

const originOf = (at: number): string => site.copies[at]?.origin ?? '';
const search = (at: number) => askCopy<{ recordSearch: { total: number; hits: { id: string }[] } }>(originOf(at), SEARCH, { input: { filters: [{ fieldId: 'LastName', values: ['Trebilcock'] }] } });
const totalAt = async (at: number): Promise<number | null> => (await search(at)).data?.recordSearch.total ?? null;
const healthOf = async (at: number) => (await (await fetch(`${originOf(at)}/healthz`)).json()) as { ready: boolean; state: string; degraded?: string[] };
const count = async (sql: string, values: unknown[] = []): Promise<number> => Number((await database.query<{ n: string }>(sql, values)).rows[0]?.n ?? -1);

/** Closes the first record that can be found, over a copy that is well. */
async function closeOne(at: number): Promise<void> {
  const recordId = (await search(at)).data?.recordSearch.hits[0]?.id;
  const asked = await mary.at(originOf(at)).ask<{ askToCloseRecord: { id: string } }>('mutation AskToCloseRecord($input: CloseRecordInput!) { askToCloseRecord(input: $input) { id problems { field } } }', { input: { recordId, concern: 'RELATIVE', reason: 'She is my mother and lives.', contact: 'member@example.com' } });
  const decided = await staff.at(originOf(at)).ask('mutation DecideClosure($id: ID!) { decideClosure(id: $id, accept: true, answer: "") }', { id: asked.data?.askToCloseRecord.id });
  expect(decided.data).toEqual({ decideClosure: true });
}

it.each([['ahead', TEN_MINUTES_MS], ['behind', -TEN_MINUTES_MS]])('a copy whose clock is ten minutes %s says so; no one is signed out, and no job is taken from another', async (_word, aheadMs) => {
  const old = site.copies[0];
  await site.restart(0, { env: { NODE_OPTIONS: `--import ${CLOCK}`, TEST_CLOCK_AHEAD_MS: String(aheadMs) } });
  await old?.end();
  await until(async () => ((await healthOf(0)).degraded ?? []).some((text) => text.includes('clock of the database')));
  expect((await healthOf(0)).ready).toBe(true);
  // Signed in before, elsewhere; signed in there, and known elsewhere; renewed across.
  for (const at of [0, 1, 2]) expect([at, (await mary.at(originOf(at)).ask(ME)).codes]).toEqual([at, []]);
  const other = memberOf(site.origin, originOf(0));
  await other.signIn('basic@example.com');
  for (const at of [1, 2, 0]) expect([at, (await other.at(originOf(at)).ask('query Who { site { recordCount } }')).codes]).toEqual([at, []]);
  for (const at of [1, 0, 2]) await other.at(originOf(at)).renew();
  await mary.at(originOf(0)).renew();
  expect((await mary.at(originOf(2)).ask(ME)).codes).toEqual([]);
  const { id, uploadPath } = await openUpload(mary.at(originOf(0)), 400_000);
  const bytes = Buffer.from(longGedcom(800));
  expect(await sendFile(mary.at(originOf(1)), uploadPath, bytes)).toBeLessThan(300);
  await untilStage(mary, id, 'CHECKED');
  const before = await count('SELECT fence AS n FROM gedcom_import WHERE id = $1', [id]);
  await mary.at(originOf(0)).ask(GEDCOM_OPERATIONS.start, { id, name: `Clock ${aheadMs}` });
  await untilStage(mary, id, 'DONE');
  expect(await count('SELECT fence AS n FROM gedcom_import WHERE id = $1', [id])).toBe(before + 1);
  expect(await count('SELECT count(*) AS n FROM tree WHERE name = $1', [`Clock ${aheadMs}`])).toBe(1);
  const wrong = site.copies[0];
  await site.restart(0);
  await wrong?.end();
});

it('a copy that is cut off from the database is left out, shows nothing that was closed meanwhile, and comes back', async () => {
  const load = startLoad(site.origin, [silas], 2);
  await delay(1_000);
  const total = await totalAt(1);
  site.copies[0]?.gate.cut();
  await until(async () => !(await healthOf(0)).ready);
  await until(() => !site.balancer.isIn(0));
  await delay(12_000);
  await closeOne(1);
  expect(await totalAt(1)).toBe((total ?? 0) - 1);
  // It refuses rather than answer by what it knew.
  const refused = await Promise.race([totalAt(0).catch(() => null), delay(20_000, 'no answer')]);
  expect([null, 'no answer']).toContain(refused);
  site.copies[0]?.gate.mend();
  await until(async () => (await healthOf(0)).ready);
  expect(await totalAt(0)).toBe((total ?? 0) - 1);
  await until(() => site.balancer.isIn(0));
  await delay(2_000);
  await load.stop();
  expect(load.signedOut()).toEqual([]);
  // Questions that the copy had in hand when the cable was pulled: one of each reader, at most.
  expect(load.faults().length).toBeLessThanOrEqual(READERS);
});

it('a copy that is paused for a minute in the middle of an import and wakes: another did it, once, and nothing closed is shown', async () => {
  const bytes = Buffer.from(longGedcom(PEOPLE));
  const { id, uploadPath } = await openUpload(mary.at(originOf(1)), bytes.length);
  expect(await sendFile(mary, uploadPath, bytes)).toBeLessThan(300);
  await untilStage(mary, id, 'CHECKED');
  const fence = () => count('SELECT fence AS n FROM gedcom_import WHERE id = $1', [id]);
  const before = await fence();
  await mary.ask(GEDCOM_OPERATIONS.start, { id, name: 'Paused' });
  while ((await fence()) === before) await delay(5);
  const holder = () => site.copies.findIndex((copy) => copy.hasChild('gedcomProcess'));
  await until(() => holder() >= 0);
  const sleeper = holder();
  const awake = [0, 1, 2].find((at) => at !== sleeper) ?? 1;
  for (const pid of site.copies[sleeper]?.family() ?? []) process.kill(pid, 'SIGSTOP');
  const load = startLoad(site.origin, [silas], 2);
  await until(() => !site.balancer.isIn(sleeper));
  await delay(3_000);
  const total = await totalAt(awake);
  await closeOne(awake);
  await untilStage(mary.at(originOf(awake)), id, 'DONE');
  await delay(PAUSE_MS);
  for (const pid of site.copies[sleeper]?.family() ?? []) process.kill(pid, 'SIGCONT');
  expect(await totalAt(sleeper)).toBe((total ?? 0) - 1);
  await delay(5_000);
  await load.stop();
  expect([await fence(), await count("SELECT count(*) AS n FROM tree WHERE name = 'Paused'")]).toEqual([before + 2, 1]);
  expect(await count("SELECT count(*) AS n FROM tree_person p JOIN tree t ON t.id = p.tree_id WHERE t.name = 'Paused'")).toBe(PEOPLE);
  expect(load.signedOut()).toEqual([]);
  expect(load.faults().length).toBeLessThanOrEqual(READERS);
  expect((await mary.at(originOf(sleeper)).ask(ME)).codes).toEqual([]);
});
