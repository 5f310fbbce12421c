import { createHash } from 'node:crypto';
import { chmodSync, chownSync, lstatSync, mkdirSync, rmdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { UserError } from '#server/platform/config/UserError.ts';

import type { RunUser } from './runUser.ts';

/** macOS allows 104 bytes with the final zero, Linux 108. */
const MAX_SOCKET_PATH_BYTES = 103;
/** Part of the socket's name; nothing listens on a port of this number. */
export const SOCKET_PORT = 5432;

const fits = (folder: string) =>
  Buffer.byteLength(path.join(folder, `.s.PGSQL.${SOCKET_PORT}`)) <= MAX_SOCKET_PATH_BYTES;

/** Makes the folder ours alone; false when another user's folder is there. */
function claim(folder: string, uid: number, gid: number): boolean {
  try {
    mkdirSync(folder, { mode: 0o700 });
    chownSync(folder, uid, gid);
  } catch {
    // There already, or not to be made: the look below decides.
  }
  const found = lstatSync(folder, { throwIfNoEntry: false });
  if (!found?.isDirectory() || found.uid !== uid) return false;
  chmodSync(folder, 0o700);
  return true;
}

/**
 * A folder for the Unix socket that only PostgreSQL's user may enter: in the data folder when the path is short enough
 * and PostgreSQL runs as we do; else one named after the data folder where every user can get to.
 *
 * @throws UserError when no place is left.
 */
export function claimSocketFolder(dataDir: string, user: RunUser | null): string {
  const name = `muniment-${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}`;
  const uid = user?.uid ?? process.getuid?.() ?? 0;
  const gid = user?.gid ?? process.getgid?.() ?? 0;
  const places = user
    ? ['/run', os.tmpdir(), '/tmp'].map((place) => path.join(place, name))
    : [path.join(dataDir, 'run'), path.join(os.tmpdir(), name), path.join('/tmp', name)];
  const folder = places.find((place) => fits(place) && claim(place, uid, gid));
  if (!folder) throw new UserError(`No folder for the database's socket could be made; tried ${places.join(', ')}.`);
  return folder;
}

/** Leaves nothing behind outside the data folder. A folder that is in use again is not empty, and stays. */
export function removeSocketFolder(dataDir: string, folder: string): void {
  if (folder.startsWith(dataDir)) return;
  try {
    rmdirSync(folder);
  } catch {
    // In use again, or gone.
  }
}
