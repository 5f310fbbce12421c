import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

import { projectRoot } from '#server/platform/config/projectRoot.ts';
import { GEDCOM_OPERATIONS } from '#test/support/server/gedcomSite.ts';

import {
  bringFile,
  longGedcom,
  openUpload,
  sendFile,
  startImport,
  untilStage,
} from '../support/copies/gedcomOfMember.ts';
import { type Member, signedIn } from '../support/copies/member.ts';
import { openThreeCopies, type ThreeCopies } from '../support/copies/openThreeCopies.ts';
import { closeRecord, ME, searchFor } from '../support/copies/questions.ts';
import type { Copies } from '../support/copies/startCopies.ts';
import { startLoad } from '../support/copies/startLoad.ts';
import { until } from '../support/until.ts';

const PAUSE_MS = 60_000;
const PEOPLE = 12_000;
/**
 * A member and two visitors, who wait for what a copy in trouble has in hand until their balancer or that copy gives it
 * up.
 */
const READERS = 3;
const TEN_MINUTES_MS = 600_000;
const CLOCK = pathToFileURL(path.join(projectRoot(), 'test/e2e/support/copies/wrongClock.mjs')).href;

jest.setTimeout(400_000);

let copies: ThreeCopies;
let site: Copies;
let originOf: ThreeCopies['originOf'];
let count: ThreeCopies['count'];
let fenceOf: ThreeCopies['fenceOf'];
let mary: Member;
let silas: Member;
let staff: Member;
beforeAll(async () => {
  copies = await openThreeCopies();
  ({ site, originOf, count, fenceOf } = copies);
  const people = Array.from({ length: 12 }, (_, at) => ({
    seq: at + 1,
    household: at + 1,
    forenames: `Jane ${at}`,
    surname: 'TREBILCOCK',
  }));
  await copies.importCensus([{ seq: 99, household: 99 }, ...people]);
  mary = await signedIn(site.origin, 'member@example.com');
  silas = await signedIn(site.origin, 'second@example.com');
  staff = await signedIn(site.origin, 'staff@example.com', { mode: 'internal' });
}, 240_000);
afterAll(() => copies?.close());

const search = (at: number) => searchFor(originOf(at), 'Trebilcock');
const totalAt = async (at: number): Promise<number | null> => (await search(at)).data?.recordSearch.total ?? null;
const healthOf = async (at: number) =>
  (await (await fetch(`${originOf(at)}/healthz`)).json()) as { ready: boolean; state: string; degraded?: string[] };

/** Closes the first record that can be found, over a copy that is well. */
async function closeOne(at: number): Promise<void> {
  const recordId = (await search(at)).data?.recordSearch.hits[0]?.id;
  expect((await closeRecord(mary.at(originOf(at)), staff.at(originOf(at)), recordId)).data).toEqual({
    decideClosure: true,
  });
}

it.each([
  ['ahead', TEN_MINUTES_MS],
  ['behind', -TEN_MINUTES_MS],
])(
  'a copy whose clock is ten minutes %s says so; no one is signed out, and no job is taken from another',
  async (_word, aheadMs) => {
    const old = site.copies[0];
    await site.restart(0, { env: { NODE_OPTIONS: `--import ${CLOCK}`, TEST_CLOCK_AHEAD_MS: String(aheadMs) } });
    await old?.end();
    await until(async () =>
      ((await healthOf(0)).degraded ?? []).some((text) => text.includes('clock of the database')),
    );
    expect((await healthOf(0)).ready).toBe(true);
    // Signed in before, elsewhere; signed in there, and known elsewhere; renewed across.
    for (const at of [0, 1, 2]) expect([at, (await mary.at(originOf(at)).ask(ME)).codes]).toEqual([at, []]);
    const other = await signedIn(site.origin, 'basic@example.com', { at: originOf(0) });
    for (const at of [1, 2, 0])
      expect([at, (await other.at(originOf(at)).ask('query Who { site { recordCount } }')).codes]).toEqual([at, []]);
    for (const at of [1, 0, 2]) await other.at(originOf(at)).renew();
    await mary.at(originOf(0)).renew();
    expect((await mary.at(originOf(2)).ask(ME)).codes).toEqual([]);
    const { id, uploadPath } = await openUpload(mary.at(originOf(0)), 400_000);
    const bytes = Buffer.from(longGedcom(800));
    expect(await sendFile(mary.at(originOf(1)), uploadPath, bytes)).toBeLessThan(300);
    await untilStage(mary, id, 'CHECKED');
    const before = await fenceOf(id);
    await mary.at(originOf(0)).ask(GEDCOM_OPERATIONS.start, { id, name: `Clock ${aheadMs}` });
    await untilStage(mary, id, 'DONE');
    expect(await fenceOf(id)).toBe(before + 1);
    expect(await count('SELECT count(*) AS n FROM tree WHERE name = $1', [`Clock ${aheadMs}`])).toBe(1);
    const wrong = site.copies[0];
    await site.restart(0);
    await wrong?.end();
  },
);

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
  const id = await bringFile(mary.at(originOf(1)), PEOPLE);
  const before = await fenceOf(id);
  const sleeper = await startImport(copies, mary, id, 'Paused');
  const awake = (sleeper + 1) % 3;
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
  expect([await fenceOf(id), await count("SELECT count(*) AS n FROM tree WHERE name = 'Paused'")]).toEqual([
    before + 2,
    1,
  ]);
  expect(
    await count("SELECT count(*) AS n FROM tree_person p JOIN tree t ON t.id = p.tree_id WHERE t.name = 'Paused'"),
  ).toBe(PEOPLE);
  expect(load.signedOut()).toEqual([]);
  expect(load.faults().length).toBeLessThanOrEqual(READERS);
  expect((await mary.at(originOf(sleeper)).ask(ME)).codes).toEqual([]);
});
