import { spawn } from 'node:child_process';
import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { Client } from 'pg';

import type { Log } from '#server/platform/config/log.ts';
import { machineFault } from '#server/platform/config/machineFault.ts';
import { UserError } from '#server/platform/config/UserError.ts';

import { findBinaries, type Binaries } from './binaries.ts';
import { initCluster, SUPERUSER } from './initCluster.ts';
import { PARAMETERS } from './parameters.ts';
import { disownPostmasterNote, isPostmasterAlive, readPostmasterNote } from './postmasterPid.ts';
import { dataFolderArgument, chooseRunUser, type RunUser } from './runUser.ts';
import { claimSocketFolder, removeSocketFolder, SOCKET_PORT } from './socketFolder.ts';

const POLL_MS = 25;
/** Recovery after a crash replays at most max_wal_size; this is far beyond it on a slow disk. */
const START_LIMIT_MS = 10 * 60_000;
const STOP_LIMIT_MS = 60_000;
/**
 * One that no one has got into yet has little to finish; then it is cut short, and replays its log when it starts next.
 */
const QUICK_STOP_MS = 2_000;
/** It says it is ready, so it answers at once or hangs. */
const GREET_MS = 5_000;
const MAX_LOG_BYTES = 10_000_000;
/**
 * Another process was quicker to start or is just leaving, or backends of a killed server have not all ended: all pass.
 */
const PASSING =
  /lock file "postmaster\.pid" already exists|pre-existing shared memory block|could not create lock file ".*\.lock": No such file/;

/** One data folder and the PostgreSQL that may be running on it. */
export interface Postmaster {
  /**
   * A connection to the maintenance database, whichever process started the server; starts it when none runs.
   * @param signal - gives the waiting up.
   */
  connect: (signal?: AbortSignal) => Promise<PostmasterConnection>;
  /**
   * Ends a server in order: running transactions are undone, everything committed is on disk.
   * @param pid - the one that is meant; left out, whichever runs there. One that has another number is let be.
   */
  shutDown: (pid?: number) => Promise<void>;
  /**
   * Ends, within seconds, a server that `connect` started and that this process never got into. Any other is let be.
   * @param isUnused - asks a server that answers whether another process got into it
   */
  abandon: (isUnused: (client: Client) => Promise<boolean>) => Promise<void>;
}

/** A connection to a running server. */
export interface PostmasterConnection {
  client: Client;
  /** The server’s process. */
  pid: number;
  socketDir: string;
}

interface Place {
  dataDir: string;
  cluster: string;
  logFile: string;
  binaries: Binaries;
  user: RunUser | null;
  parameters: Readonly<Record<string, string>>;
}

interface Attempt {
  /** Undefined when it could not even be started. */
  pid: number | undefined;
  isOver: boolean;
  /** What it said, once it is over. */
  lastWords: () => string;
}

/** Null while no one answers there. @throws what PostgreSQL says when it refuses for good. */
async function greet(socketDir: string): Promise<Client | null> {
  const client = new Client({
    host: socketDir,
    port: SOCKET_PORT,
    user: SUPERUSER,
    database: 'postgres',
    application_name: `muniment ${process.pid}`,
    connectionTimeoutMillis: GREET_MS,
  });
  // Lost while it is being greeted: the answer below says so.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    const { code } = error as { code?: string };
    await client.end().catch(() => undefined);
    if (code?.startsWith('28'))
      throw new UserError(`The database at ${socketDir} belongs to another user of this machine.`);
    return null;
  }
}

function launch({ cluster, logFile, binaries, user, parameters }: Place, socketDir: string): Attempt {
  if ((statSync(logFile, { throwIfNoEntry: false })?.size ?? 0) > MAX_LOG_BYTES) renameSync(logFile, `${logFile}.1`);
  const log = openSync(logFile, 'a', 0o600);
  const { size } = statSync(logFile);
  const settings = { ...PARAMETERS, ...parameters, unix_socket_directories: socketDir, port: String(SOCKET_PORT) };
  const child = spawn(
    binaries.postgres,
    [
      '-D',
      dataFolderArgument(cluster, user),
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    {
      cwd: cluster,
      env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
      stdio: ['ignore', log, log],
      // Ctrl-C in a terminal goes to the whole process group; the database must outlive the work that is being ended.
      detached: true,
      ...(user && { uid: user.uid, gid: user.gid }),
    },
  );
  closeSync(log);
  child.unref();
  const attempt: Attempt = {
    pid: child.pid,
    isOver: false,
    lastWords: () => readFileSync(logFile).subarray(size).toString('utf8').trim(),
  };
  child.on('error', ({ message }) => Object.assign(attempt, { isOver: true, lastWords: () => message }));
  child.on('exit', () => (attempt.isOver = true));
  return attempt;
}

/** The sentence of PostgreSQL's log that explains why it ended. */
const reasonIn = (text: string) =>
  text
    .split('\n')
    .filter((line) => /FATAL|PANIC|ERROR|error/.test(line))
    .at(-1)
    ?.replace(/^.*?(FATAL|PANIC|ERROR):\s*/, '') ?? text.slice(-200);

/** @param launched - told of each server that is started here */
async function connect(
  place: Place,
  log: Log,
  launched: (attempt: Attempt) => void,
  signal?: AbortSignal,
): Promise<PostmasterConnection> {
  const { cluster, dataDir, user, logFile } = place;
  let attempt: Attempt | null = null;
  for (const started = Date.now(); Date.now() - started < START_LIMIT_MS; await delay(POLL_MS, undefined, { signal })) {
    const note = readPostmasterNote(cluster);
    if (note?.isReady) {
      const client = await greet(note.socketDir);
      if (client) {
        const { pid, socketDir } = note;
        log.info(
          { pid, ms: Date.now() - started },
          attempt ? 'embedded PostgreSQL started' : 'embedded PostgreSQL was running already',
        );
        return { client, pid, socketDir };
      }
    }
    signal?.throwIfAborted();
    if (attempt?.isOver) {
      const words = attempt.lastWords();
      if (!PASSING.test(words))
        throw new UserError(`The database did not start: ${reasonIn(words)} (more in ${logFile})`);
      attempt = null;
    } else if (attempt === null && !(note && isPostmasterAlive(cluster, note.pid))) {
      if (note) disownPostmasterNote(cluster, note);
      attempt = launch(place, claimSocketFolder(dataDir, user));
      launched(attempt);
    }
  }
  throw new UserError(`The database did not answer within ${START_LIMIT_MS / 60_000} minutes; see ${logFile}.`);
}

/** Whether the process is gone within so many milliseconds. */
async function hasEnded(cluster: string, pid: number, limitMs: number): Promise<boolean> {
  for (const started = Date.now(); isPostmasterAlive(cluster, pid); await delay(POLL_MS))
    if (Date.now() - started > limitMs) return false;
  return true;
}

/** The code of what hinders a folder. Node.js says of a read-only file system that there is no such folder. */
function whyNotMade(folder: string, error: unknown): string {
  let parent = path.resolve(folder);
  while (!existsSync(parent)) parent = path.dirname(parent);
  try {
    accessSync(parent, constants.W_OK);
    return (error as NodeJS.ErrnoException).code ?? '';
  } catch (refusal) {
    return (refusal as NodeJS.ErrnoException).code ?? '';
  }
}

/**
 * PostgreSQL 18 from npm on `DATA_DIR/postgres`, listening on a Unix socket only. The folder is made when absent,
 * readable by no one else; parameters are of postgresql.conf, over our own.
 *
 * @throws UserError when this machine or folder cannot hold it.
 */
export function openPostmaster(
  dataDir: string,
  log: Log,
  parameters: Readonly<Record<string, string>> = {},
): Postmaster {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new UserError(
      `DATA_DIR ${dataDir} cannot be made: ${machineFault(whyNotMade(dataDir, error)) ?? (error as Error).message}.`,
    );
  }
  const home = realpathSync(dataDir);
  const user = chooseRunUser(path.join(home, 'postgres'));
  const binaries = findBinaries(home, user);
  const cluster = initCluster(home, binaries, user);
  const place: Place = { dataDir: home, cluster, logFile: path.join(home, 'postgres.log'), binaries, user, parameters };
  let launched: Attempt | null = null;

  return {
    connect: (signal) => connect(place, log, (attempt) => (launched = attempt), signal),
    async shutDown(pid) {
      const note = readPostmasterNote(cluster);
      if (!note || (pid !== undefined && note.pid !== pid) || !isPostmasterAlive(cluster, note.pid)) return;
      process.kill(note.pid, 'SIGINT');
      if (!(await hasEnded(cluster, note.pid, STOP_LIMIT_MS)))
        throw new UserError(`The database (process ${note.pid}) did not end within ${STOP_LIMIT_MS / 1000} s.`);
      removeSocketFolder(home, note.socketDir);
      log.info({ pid: note.pid }, 'embedded PostgreSQL stopped');
    },
    async abandon(isUnused) {
      const pid = launched?.isOver === false ? launched.pid : undefined;
      const note = readPostmasterNote(cluster);
      if (pid === undefined || !isPostmasterAlive(cluster, pid)) return;
      const client = note?.isReady ? await greet(note.socketDir) : null;
      if (client && !(await isUnused(client))) return client.end();
      for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
        process.kill(pid, signal);
        if (await hasEnded(cluster, pid, QUICK_STOP_MS)) break;
      }
      if (note) removeSocketFolder(home, note.socketDir);
    },
  };
}
