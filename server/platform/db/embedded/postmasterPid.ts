import { spawnSync } from 'node:child_process';
import {
  chownSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

import { SOCKET_PORT } from './socketFolder.ts';

/** What a running PostgreSQL notes about itself in its data folder. */
export interface PostmasterNote {
  pid: number;
  socketDir: string;
  /** False while it starts, replays its log or shuts down. */
  isReady: boolean;
}

const fileIn = (cluster: string) => path.join(cluster, 'postmaster.pid');

/** Null when nothing runs, or the note is being written. A note may be left over: ask `isPostmasterAlive`. */
export function readPostmasterNote(cluster: string): PostmasterNote | null {
  let lines: string[];
  try {
    lines = readFileSync(fileIn(cluster), 'utf8').split('\n');
  } catch {
    return null;
  }
  const pid = Number(lines[0]);
  return Number.isInteger(pid) && pid > 0
    ? { pid, socketDir: lines[4] ?? '', isReady: lines[7]?.trim() === 'ready' }
    : null;
}

/**
 * Whether that process is the PostgreSQL of this data folder, and not another one that was given the same number since
 * (numbers are reused at once in containers). A process that ended but was not collected by its parent counts as dead.
 */
export function isPostmasterAlive(cluster: string, pid: number): boolean {
  if (process.platform === 'linux') {
    try {
      return (
        readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster) &&
        readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres'
      );
    } catch {
      return false;
    }
  }
  const { stdout } = spawnSync('ps', ['-o', 'stat=,command=', '-p', String(pid)], { encoding: 'utf8' });
  return !stdout.trimStart().startsWith('Z') && stdout.includes('postgres') && stdout.includes(cluster);
}

function disown(lockFile: string, deadPid: number): void {
  // Written aside: on a full disk the file would be left empty, and PostgreSQL starts beside an empty one never again.
  const draft = `${lockFile}.${process.pid}`;
  try {
    const { uid, gid } = statSync(lockFile);
    const [pid, ...rest] = readFileSync(lockFile, 'utf8').split('\n');
    // A server that another process started a moment ago has written its own.
    if (Number(pid) !== deadPid) return;
    writeFileSync(draft, [process.pid, ...rest].join('\n'), { mode: 0o600 });
    chownSync(draft, uid, gid);
    renameSync(draft, lockFile);
  } catch {
    // It is gone: so much the better. Or there is no room: then PostgreSQL cannot start yet either.
    rmSync(draft, { force: true });
  }
}

/**
 * Makes PostgreSQL see through left-over lock files whose process number now belongs to another program, or to the
 * remains of the dead process, which no one collects in many containers. They are not removed: the note also names the
 * shared memory that must be free before the data may be touched. PostgreSQL takes a file that has the number of its
 * own parent, which we are, for left over.
 */
export function disownPostmasterNote(cluster: string, { pid, socketDir }: PostmasterNote): void {
  disown(fileIn(cluster), pid);
  disown(path.join(socketDir, `.s.PGSQL.${SOCKET_PORT}.lock`), pid);
}
