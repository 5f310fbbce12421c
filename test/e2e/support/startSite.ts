import { execFile, execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

import { projectRoot } from '#server/platform/config/projectRoot.ts';

/** The built site in a process of its own, on an empty data folder. */
export interface RunningSite {
  origin: string;
  dataDir: string;
  /** Everything it has printed. */
  output: () => string;
  /** Waits until it has printed something: what `find` makes of everything printed so far. */
  printed: <Found>(find: (output: string) => Found | undefined) => Promise<Found>;
  /** Runs the operator's command line beside it; what it printed. Throws when it fails. */
  command: (...args: string[]) => string;
  /** The same while the test goes on; rejects when it fails. */
  run: (...args: string[]) => Promise<string>;
  /** Of the site's process. */
  pid: number;
  /** Ends it with SIGTERM; its folder stays. */
  end: () => Promise<void>;
  /** Ends it with SIGTERM and removes its folder. */
  stop: () => Promise<void>;
}

interface SiteOptions {
  /** Settings beside the port and the folder. */
  env?: Record<string, string>;
  /** A folder that is kept, for starting again on what is there. */
  dataDir?: string;
  /** A project folder with a `dist` of its own; left out: this one. */
  root?: string;
}

/** Names the folder that `prepareFolder` made to the processes that run the tests. */
export const PREPARED_VARIABLE = 'MUNIMENT_E2E_PREPARED';
/** Settings under which a site must make its folder itself. */
const OF_ANOTHER_SITE = ['MUNIMENT_MODE', 'MUNIMENT_SECRET', 'DATABASE_URL'];

/** A folder of its own, made ready wherever the settings allow. */
function newFolder(env: Record<string, string>): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'muniment-e2e-'));
  const prepared = process.env[PREPARED_VARIABLE];
  // With owners and modes: PostgreSQL accepts a cluster of its own user only.
  if (prepared && !OF_ANOTHER_SITE.some((name) => name in env)) execFileSync('cp', ['-a', `${prepared}/.`, folder]);
  return folder;
}

/** Longest start on a busy machine: a new database, the sample county and its index. */
const PATIENCE_MS = 120_000;
const READY = /^Ready at (\S+)/m;

/**
 * Starts `dist/server/main.mjs` as `npm start` does; resolves when it is ready. Documents carry no first content unless the settings say so: on a
 * busy machine some would and others not. Browsers keep no code either: what a worker asks for, a page does not see.
 */
export async function startSite({ env = {}, dataDir = newFolder(env), root = projectRoot() }: SiteOptions = {}): Promise<RunningSite> {
  const settings = { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'warn', FIRST_CONTENT: 'off', SERVICE_WORKER: 'off', ...env };
  const dist = path.join(root, 'dist/server');
  const child = spawn(process.execPath, [path.join(dist, 'main.mjs')], { cwd: root, env: settings, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  let isEnded = false;
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => {
      isEnded = true;
      resolve();
    });
  });
  const origin = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`The site was not ready in time:\n${output}`)), PATIENCE_MS);
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const ready = READY.exec(output)?.[1];
      if (ready) {
        clearTimeout(timer);
        resolve(ready);
      }
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void ended.then(() => {
      clearTimeout(timer);
      reject(new Error(`The site ended:\n${output}`));
    });
  });
  const end = async () => {
    if (!isEnded) child.kill('SIGTERM');
    await ended;
  };
  return {
    origin,
    dataDir,
    output: () => output,
    printed: (find) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = find(output);
          if (found === undefined) return;
          stop();
          resolve(found);
        };
        const stop = () => {
          clearTimeout(timer);
          for (const stream of [child.stdout, child.stderr]) stream.off('data', look);
        };
        const timer = setTimeout(() => {
          stop();
          reject(new Error(`The site never printed it:\n${output}`));
        }, PATIENCE_MS);
        for (const stream of [child.stdout, child.stderr]) stream.on('data', look);
        look();
      }),
    command(...args) {
      const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(dist, 'cli.mjs'), ...args], { cwd: projectRoot(), env: settings, encoding: 'utf8' });
      if (status !== 0) throw new Error(`muniment ${args.join(' ')} ended with ${status}:\n${stdout}${stderr}`);
      return stdout;
    },
    run: async (...args) => (await promisify(execFile)(process.execPath, [path.join(dist, 'cli.mjs'), ...args], { cwd: projectRoot(), env: settings })).stdout,
    pid: child.pid ?? 0,
    end,
    async stop() {
      await end();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
