import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { Client } from 'pg';

import { freePort } from '../freePort.ts';

/** A PgBouncer in transaction mode before a database. */
export interface Pooler {
  url: string;
  stop: () => Promise<void>;
}

/** Connections to the database: fewer than clients want, so that each transaction of a client may get another. */
const BEHIND = 4;
const PATIENCE_MS = 10_000;
const PLACES = [process.env.PGBOUNCER, '/usr/sbin/pgbouncer', '/usr/bin/pgbouncer'];

/** The program: the one that PGBOUNCER names, or that Debian installs. Null where there is none. */
export const pgBouncer = (): string | null =>
  PLACES.find((place): place is string => place !== undefined && existsSync(place)) ?? null;

/** Whether it knows prepared statements. */
export function knowsPrepared(program: string): boolean {
  const [, major = '0', minor = '0'] =
    /PgBouncer (\d+)\.(\d+)/.exec(execFileSync(program, ['--version'], { encoding: 'utf8' })) ?? [];
  return Number(major) > 1 || Number(minor) >= 21;
}

async function untilAnswers(url: string, child: ChildProcess): Promise<void> {
  for (const deadline = Date.now() + PATIENCE_MS; ; await delay(50)) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error('PgBouncer did not start.');
    const client = new Client(url);
    try {
      await client.connect();
      return;
    } catch {
      // Not yet.
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}

/** Starts PgBouncer before the PostgreSQL at a port of 127.0.0.1. */
export async function startPgBouncer(
  program: string,
  { port, user, database }: { port: number; user: string; database: string },
): Promise<Pooler> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'muniment-pgbouncer-'));
  chmodSync(folder, 0o755);
  const own = await freePort();
  const config = path.join(folder, 'pgbouncer.ini');
  writeFileSync(
    config,
    [
      '[databases]',
      `* = host=127.0.0.1 port=${port} user=${user}`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${own}`,
      'unix_socket_dir =',
      'auth_type = any',
      'pool_mode = transaction',
      'max_client_conn = 400',
      `default_pool_size = ${BEHIND}`,
      ...(knowsPrepared(program) ? ['max_prepared_statements = 200'] : []),
    ].join('\n'),
  );
  const child = spawn(program, ['-q', ...(process.getuid?.() === 0 ? ['-u', 'nobody'] : []), config], {
    stdio: 'ignore',
  });
  const url = `postgres://${user}@127.0.0.1:${own}/${database}`;
  await untilAnswers(url, child);
  return {
    url,
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
