import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  chownSync,
  closeSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { Client } from 'pg';

import { findBinaries } from '#server/platform/db/embedded/binaries.ts';
import { chooseRunUser, type RunUser } from '#server/platform/db/embedded/runUser.ts';
import { childrenOf } from '#test/support/childrenOf.ts';
import { freePort } from '#test/support/freePort.ts';

/** A real PostgreSQL server of a test, listening on this machine only. */
export interface PostgresServer {
  name: string;
  port: number;
  folder: string;
  /** Address of a database on it. */
  url: (database?: string) => string;
  /** Statements on a connection of their own. */
  ask: <Row extends object>(sql: string, database?: string) => Promise<Row[]>;
  /** Starts it, on the same port as before. */
  start: () => Promise<void>;
  /** Ends it as a power cut does. */
  kill: () => Promise<void>;
  stop: () => Promise<void>;
  /** Stands still, or goes on: connections stay open and nothing answers. */
  pause: () => void;
  resume: () => void;
  /** What it said so far. */
  log: () => string;
}

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  shared_buffers: '32MB',
  max_connections: '60',
  fsync: 'off',
  wal_keep_size: '256MB',
  lc_messages: 'C',
  timezone: 'UTC',
  log_timezone: 'UTC',
  wal_receiver_status_interval: '1s',
};
const START_MS = 30_000;

/** A server with all of its processes, each of which is a group of its own: as a power cut finds them. */
function signalAll(pid: number, signal: NodeJS.Signals): void {
  for (const each of [pid, ...childrenOf(pid).map((child) => child.pid)]) {
    try {
      process.kill(each, signal);
    } catch {
      // Ended by itself.
    }
  }
}

/** Real servers of one test: primaries, standbys by streaming replication, and copies of data folders. */
export class PostgresServers {
  readonly home = mkdtempSync(path.join(os.tmpdir(), 'muniment-servers-'));
  private readonly user: RunUser | null = chooseRunUser(path.join(this.home, 'none'));
  private readonly bin = path.dirname(findBinaries(this.home, this.user).postgres);
  private readonly running = new Map<string, ChildProcess>();

  constructor() {
    if (this.user) chownSync(this.home, this.user.uid, this.user.gid);
  }

  private get as() {
    return {
      cwd: this.home,
      env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
      ...(this.user && { uid: this.user.uid, gid: this.user.gid }),
    };
  }

  /** Runs a program of PostgreSQL, `pg_ctl` say. */
  program(name: string, args: readonly string[]): string {
    const { status, stdout, stderr } = spawnSync(path.join(this.bin, name), args, { ...this.as, encoding: 'utf8' });
    if (status !== 0) throw new Error(`${name} failed: ${stderr}`);
    return stdout;
  }

  /** A new server. @param settings - of postgresql.conf */
  async primary(name: string, settings: Record<string, string> = {}): Promise<PostgresServer> {
    const folder = path.join(this.home, name);
    this.program('initdb', [
      '-D',
      folder,
      '-U',
      'muniment',
      '-E',
      'UTF8',
      '--locale=C.UTF-8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '-A',
      'trust',
      '--no-instructions',
      '--no-sync',
    ]);
    return this.server(name, settings);
  }

  /** A standby of a running server: a copy of its folder, taken while it runs, that follows its log. */
  async standby(name: string, of: PostgresServer, settings: Record<string, string> = {}): Promise<PostgresServer> {
    await this.copy(of, name);
    writeFileSync(path.join(this.home, name, 'standby.signal'), '');
    return this.server(name, {
      primary_conninfo: `host=127.0.0.1 port=${of.port} user=muniment application_name=${name}`,
      hot_standby: 'on',
      ...settings,
    });
  }

  /** A backup by the rules of the manual: pg_backup_start, copying, pg_backup_stop. */
  async copy(of: PostgresServer, name: string): Promise<string> {
    const folder = path.join(this.home, name);
    const client = new Client({ connectionString: of.url('postgres') });
    await client.connect();
    try {
      await client.query("SELECT pg_backup_start('copy', true)");
      const without = new Set([
        'postmaster.pid',
        'postmaster.opts',
        'pg_wal',
        'pg_replslot',
        'server.log',
        'standby.signal',
        'recovery.signal',
      ]);
      cpSync(of.folder, folder, {
        recursive: true,
        filter: (source) => !without.has(path.relative(of.folder, source)),
      });
      for (const empty of ['pg_wal', 'pg_replslot']) mkdirSync(path.join(folder, empty), { mode: 0o700 });
      const { rows } = await client.query<{ label: string }>('SELECT labelfile AS label FROM pg_backup_stop(false)');
      writeFileSync(path.join(folder, 'backup_label'), rows[0]?.label ?? '');
    } finally {
      await client.end();
    }
    if (this.user) spawnSync('chown', ['-R', `${this.user.uid}:${this.user.gid}`, folder]);
    spawnSync('chmod', ['-R', 'go-rwx', folder]);
    return folder;
  }

  /** Starts a server on a data folder that is there. */
  async server(name: string, settings: Record<string, string> = {}): Promise<PostgresServer> {
    const folder = path.join(this.home, name);
    const logFile = path.join(this.home, `${name}.log`);
    const port = await freePort();
    const log = () => (existsSync(logFile) ? readFileSync(logFile, 'utf8') : '');
    const url = (database = 'muniment') => `postgres://muniment@127.0.0.1:${port}/${database}`;
    const ask = async <Row extends object>(sql: string, database = 'postgres'): Promise<Row[]> => {
      const client = new Client({ connectionString: url(database), connectionTimeoutMillis: 5_000 });
      client.on('error', () => undefined);
      await client.connect();
      try {
        return (await client.query<Row>(sql)).rows;
      } finally {
        await client.end();
      }
    };
    const start = async () => {
      // Written by the server itself: what it says last may come after this folder is gone.
      const out = openSync(logFile, 'a');
      const child = spawn(
        path.join(this.bin, 'postgres'),
        [
          '-D',
          folder,
          ...Object.entries({ ...SETTINGS, port: String(port), ...settings }).flatMap(([key, value]) => [
            '-c',
            `${key}=${value}`,
          ]),
        ],
        { ...this.as, stdio: ['ignore', out, out], detached: true },
      );
      closeSync(out);
      this.running.set(name, child);
      for (const deadline = Date.now() + START_MS; ; await delay(50)) {
        if (
          await ask('SELECT 1').then(
            () => true,
            () => false,
          )
        )
          return;
        if (child.exitCode !== null || Date.now() > deadline)
          throw new Error(`${name} did not start: ${log().slice(-2000)}`);
      }
    };
    const end = async (signal: NodeJS.Signals) => {
      const child = this.running.get(name);
      this.running.delete(name);
      if (child?.pid === undefined || child.exitCode !== null) return;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      if (signal === 'SIGKILL') signalAll(child.pid, signal);
      else process.kill(child.pid, signal);
      await ended;
    };
    const all = (signal: NodeJS.Signals) => {
      const pid = this.running.get(name)?.pid;
      if (pid !== undefined) signalAll(pid, signal);
    };
    await start();
    return {
      name,
      port,
      folder,
      url,
      ask,
      start,
      kill: () => end('SIGKILL'),
      stop: () => end('SIGINT'),
      pause: () => all('SIGSTOP'),
      resume: () => all('SIGCONT'),
      log,
    };
  }

  /** Makes a standby the primary. */
  promote(server: PostgresServer): void {
    this.program('pg_ctl', ['promote', '-D', server.folder, '-w', '-t', '30']);
  }

  /** Ends all, removes all. */
  close(): void {
    for (const { pid } of this.running.values()) if (pid !== undefined) signalAll(pid, 'SIGKILL');
    rmSync(this.home, { recursive: true, force: true, maxRetries: 5 });
  }
}
