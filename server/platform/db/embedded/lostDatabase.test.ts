import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { silentLog } from '#server/platform/config/log.ts';
import { spawnStorage, type SpawnedStorage } from '#test/support/postgres/spawnStorage.ts';

import { openStorage, type Storage } from '../openStorage.ts';
import { isPostmasterAlive, readPostmasterNote } from './postmasterPid.ts';

/** Waits until so many lines match. */
async function untilSaid(site: SpawnedStorage, pattern: RegExp, times: number): Promise<void> {
  while (site.lines.filter((line) => pattern.test(line)).length < times) await delay(50);
}
const COULD_NOT = /^log embedded PostgreSQL could not be started again/u;

let folder: string;
let cluster: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'muniment-lost-'));
  cluster = path.join(folder, 'postgres');
});
afterEach(() => {
  const note = readPostmasterNote(cluster);
  if (note && isPostmasterAlive(cluster, note.pid)) process.kill(note.pid, 'SIGQUIT');
  rmSync(folder, { recursive: true, force: true });
});

const pidOf = () => readPostmasterNote(cluster)?.pid ?? 0;
/** PostgreSQL ends and cannot start, as on a disk that is full or was mounted wrongly. */
const breakIt = () => {
  chmodSync(path.join(cluster, 'global'), 0);
  process.kill(pidOf(), 'SIGKILL');
};
const mendIt = () => chmodSync(path.join(cluster, 'global'), 0o700);

describe('an embedded PostgreSQL that is lost and cannot start', () => {
  it('is tried again until it can, and says meanwhile why it cannot', async () => {
    const losses: string[] = [];
    const site: Storage = await openStorage({ dataDir: folder, databaseUrl: null }, silentLog, {
      onDatabaseLoss: (reason) => void losses.push(reason),
    });
    expect(site.databaseFault()).toBeNull();
    breakIt();
    const reason = 'a file or folder may not be used: give it to the user who runs the site';
    while (losses.length < 3) await delay(50);
    expect(new Set(losses)).toEqual(new Set([reason]));
    expect(site.databaseFault()).toBe(reason);
    // No one knows when it comes back, so no reader is kept waiting.
    const asked = performance.now();
    await expect(site.db.one('/* test.away */ SELECT 1 AS ok')).rejects.toThrow('db.connect: the database is away');
    expect(performance.now() - asked).toBeLessThan(1_000);
    mendIt();
    while (site.databaseFault() !== null) await delay(50);
    expect(await site.db.one('/* test.back */ SELECT 1 AS ok')).toEqual({ ok: 1 });
    await site.stop();
    expect(isPostmasterAlive(cluster, pidOf())).toBe(false);
  });

  it('keeps no one who wants to end waiting', async () => {
    const site = spawnStorage(folder);
    await site.until(/^open$/u);
    breakIt();
    await untilSaid(site, COULD_NOT, 4);
    const asked = performance.now();
    site.kill('SIGTERM');
    expect(await site.ended).toBe(0);
    expect(performance.now() - asked).toBeLessThan(5_000);
  });

  it('is not used once another server has taken over the folder, nor ended with the first', async () => {
    const first = spawnStorage(folder);
    await first.until(/^open$/u);
    breakIt();
    await untilSaid(first, COULD_NOT, 1);
    // The first sleeps, so that it is the second who starts PostgreSQL.
    first.kill('SIGSTOP');
    mendIt();
    const second = spawnStorage(folder);
    await second.until(/^open$/u);
    const successor = pidOf();
    const before = first.lines.length;
    first.kill('SIGCONT');
    while (!first.lines.slice(before).some((line) => COULD_NOT.test(line))) await delay(50);
    first.kill('SIGTERM');
    expect(await first.ended).toBe(0);
    expect(pidOf()).toBe(successor);
    expect(isPostmasterAlive(cluster, successor)).toBe(true);
    second.kill('SIGTERM');
    expect(await second.ended).toBe(0);
    expect(isPostmasterAlive(cluster, successor)).toBe(false);
  });
});
