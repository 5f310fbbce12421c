import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';

import { projectRoot } from '#server/platform/config/projectRoot.ts';

interface Options {
  role?: 'server' | 'guest';
  isWriting?: boolean;
  /** Start it as this user; needs root. */
  uid?: number;
  gid?: number;
  /** The project to run; another copy of it, say. */
  root?: string;
}

/** The storage of a site in a process of its own, to be killed. */
export interface SpawnedStorage {
  pid: number;
  /** What it has said so far, a line each. */
  lines: string[];
  /** Ids of rows that were reported as stored. */
  promised: () => number[];
  /** Resolves with the first line, past or to come, that matches. Rejects when the process ends without one. */
  until: (pattern: RegExp) => Promise<string>;
  /** Resolves with the exit code, or the signal's name. */
  ended: Promise<number | string | null>;
  kill: (signal: NodeJS.Signals) => void;
}

/** Starts test/support/postgres/storageProcess.ts on a data folder. */
export function spawnStorage(
  dataDir: string,
  { role = 'server', isWriting = false, uid, gid, root = projectRoot() }: Options = {},
): SpawnedStorage {
  const child = spawn(
    process.execPath,
    [
      '--import',
      'tsx',
      path.join(root, 'test/support/postgres/storageProcess.ts'),
      dataDir,
      role,
      ...(isWriting ? ['write'] : []),
    ],
    { cwd: root, stdio: ['ignore', 'pipe', 'inherit'], env: { PATH: process.env.PATH }, uid, gid },
  );
  const lines: string[] = [];
  const listeners = new Set<() => void>();
  const notify = () => listeners.forEach((listener) => listener());
  const output = createInterface({ input: child.stdout });
  output.on('line', (line) => {
    lines.push(line);
    notify();
  });
  let isClosed = false;
  const ended = new Promise<number | string | null>((resolve) => {
    child.on('close', (code, signal) => {
      isClosed = true;
      notify();
      resolve(code ?? signal);
    });
  });

  return {
    pid: child.pid ?? 0,
    lines,
    promised: () => lines.filter((line) => line.startsWith('row ')).map((line) => Number(line.slice('row '.length))),
    until: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = lines.find((line) => pattern.test(line));
          if (found === undefined && !isClosed) return;
          listeners.delete(look);
          if (found === undefined)
            reject(new Error(`The process ended without ${String(pattern)}:\n${lines.slice(-10).join('\n')}`));
          else resolve(found);
        };
        listeners.add(look);
        look();
      }),
    ended,
    kill: (signal) => void child.kill(signal),
  };
}
