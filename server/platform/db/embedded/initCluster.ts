import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { UserError } from '#server/platform/config/UserError.ts';

import type { Binaries } from './binaries.ts';
import { dataFolderArgument, type RunUser } from './runUser.ts';

/** PostgreSQL's data folders of other majors cannot be opened by these programs. */
const MAJOR = '18';
/** The role that owns the embedded cluster. */
export const SUPERUSER = 'muniment';

/** Only the user who runs the site, and root, get in: PostgreSQL asks the operating system who is at the socket. */
function admit(cluster: string, user: RunUser | null): void {
  const names = [...new Set([os.userInfo().username, 'root'])];
  const files = {
    'pg_hba.conf': 'local all all peer map=site\n',
    'pg_ident.conf': names.map((name) => `site "${name}" ${SUPERUSER}\n`).join(''),
  };
  for (const [name, text] of Object.entries(files)) {
    // Written aside: a server that another process starts at this moment must find the file whole, and its own.
    const draft = path.join(cluster, `${name}.${process.pid}`);
    writeFileSync(draft, text, { mode: 0o600 });
    if (user) chownSync(draft, user.uid, user.gid);
    renameSync(draft, path.join(cluster, name));
  }
}

const isRunning = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** What starts that were killed left behind. */
function removeDrafts(dataDir: string): void {
  for (const name of readdirSync(dataDir)) {
    const pid = /^postgres\.new-(\d+)$/.exec(name)?.[1];
    if (pid && !isRunning(Number(pid))) rmSync(path.join(dataDir, name), { recursive: true, force: true });
  }
}

/** Whether `DATA_DIR` holds the data folder of an embedded database. */
export const hasCluster = (dataDir: string): boolean => existsSync(path.join(dataDir, 'postgres', 'PG_VERSION'));

/**
 * Makes sure that `DATA_DIR/postgres` is a data folder of PostgreSQL 18, readable by its user alone. A new one is
 * made aside and renamed when complete, so a start that is killed leaves nothing half-made, and two starts agree.
 *
 * @throws UserError when the folder is of another major version, or PostgreSQL's initdb fails.
 */
export function initCluster(dataDir: string, { initdb }: Binaries, user: RunUser | null): string {
  const cluster = path.join(dataDir, 'postgres');
  removeDrafts(dataDir);
  if (!hasCluster(dataDir)) {
    const draft = path.join(dataDir, `postgres.new-${process.pid}`);
    mkdirSync(draft, { mode: 0o700 });
    if (user) chownSync(draft, user.uid, user.gid);
    // The built-in C.UTF-8 sorts by code point on every system; the C library's name for it is not on every system.
    const locale = process.platform === 'linux' ? 'C.UTF-8' : 'C';
    const args = [
      '-U',
      SUPERUSER,
      '-E',
      'UTF8',
      `--locale=${locale}`,
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '-A',
      'peer',
      '--no-instructions',
    ];
    const { status, stderr } = spawnSync(initdb, ['-D', dataFolderArgument(draft, user), ...args], {
      cwd: draft,
      encoding: 'utf8',
      env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
      ...(user && { uid: user.uid, gid: user.gid }),
    });
    try {
      if (status !== 0)
        throw new UserError(
          `The database could not be made in ${dataDir}: ${stderr.trim().split('\n').slice(-3).join(' ')}`,
        );
      renameSync(draft, cluster);
    } catch (error) {
      rmSync(draft, { recursive: true, force: true });
      if (!hasCluster(dataDir)) throw error;
    }
  }
  const major = readFileSync(path.join(cluster, 'PG_VERSION'), 'utf8').trim();
  if (major !== MAJOR) {
    throw new UserError(
      `${cluster} was written by PostgreSQL ${major}; this Muniment brings ${MAJOR}. Export the site with the version that wrote it, then import into an empty DATA_DIR (docs/run-it.md).`,
    );
  }
  chmodSync(cluster, 0o700);
  admit(cluster, user);
  return cluster;
}
