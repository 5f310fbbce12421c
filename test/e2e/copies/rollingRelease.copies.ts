import { setTimeout as delay } from 'node:timers/promises';

import { GEDCOM_OPERATIONS } from '#test/support/server/gedcomSite.ts';

import { bringFile, untilStage } from '../support/copies/gedcomOfMember.ts';
import { signedIn } from '../support/copies/member.ts';
import { NEXT_MIGRATION, nextRelease } from '../support/copies/nextRelease.ts';
import { openThreeCopies, type ThreeCopies } from '../support/copies/openThreeCopies.ts';
import type { Copies } from '../support/copies/startCopies.ts';
import { startLoad } from '../support/copies/startLoad.ts';

jest.setTimeout(400_000);

let copies: ThreeCopies;
let site: Copies;
beforeAll(async () => {
  // Longer than the balancer takes to notice.
  copies = await openThreeCopies({ DRAIN_SECONDS: '4' });
  ({ site } = copies);
  await copies.importCensus([{}]);
}, 240_000);
afterAll(() => copies?.close());

it('a release rolls over three copies under load: no request fails, no one is signed out, and an import goes on', async () => {
  const mary = await signedIn(site.origin, 'member@example.com');
  const silas = await signedIn(site.origin, 'second@example.com');
  const id = await bringFile(mary, 3_000);
  const root = nextRelease(copies.folder);
  const load = startLoad(site.origin, [silas], 3);
  await delay(1_000);
  await mary.ask(GEDCOM_OPERATIONS.start, { id, name: 'Rolled' });
  for (const at of [0, 1, 2]) {
    // It says that it ends; the balancer sees that by itself.
    await site.copies[at]?.end();
    await site.restart(at, { root });
    expect(await copies.count('SELECT count(*) AS n FROM schema_migration WHERE name = $1', [NEXT_MIGRATION])).toBe(1);
    await delay(1_000);
    expect([at, load.faults()]).toEqual([at, []]);
  }
  await untilStage(mary.at(site.origin), id, 'DONE');
  expect(await copies.count("SELECT count(*) AS n FROM tree WHERE name = 'Rolled'")).toBe(1);
  await mary.renew();
  const answered = load.answered();
  await delay(1_000);
  expect(load.answered()).toBeGreaterThan(answered);
  await load.stop();
  expect(load.faults()).toEqual([]);
});

it('a copy of the old release that runs on beside the new one is refused when it starts again, and says why', async () => {
  await expect(site.restart(0)).rejects.toThrow(
    `The database was written by a newer Muniment: it has ${NEXT_MIGRATION}`,
  );
});
