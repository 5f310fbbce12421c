import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { projectRoot } from '#server/platform/config/projectRoot.ts';

import { type Printed, printedBy } from './copies/printedBy.ts';
import { commandsOf, spawnSite } from './copies/spawnSite.ts';
import { type Copies, startCopies } from './copies/startCopies.ts';

/** The built site in a process of its own, on an empty data folder. */
export interface RunningSite extends Printed {
  origin: string;
  /** Of each of its processes: the same, where it is one. */
  origins: () => string[];
  dataDir: string;
  /** Runs the operator's command line beside it; what it printed. Rejects when it fails. */
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

/** Names the folder that `prepareFolder` made to the processes that run the tests: parts by the sample they hold. */
export const PREPARED_VARIABLE = 'MUNIMENT_E2E_PREPARED';
/** How many processes each site of a run is; unset: one. Set by `npm run test:copies`. */
const COPIES_VARIABLE = 'MUNIMENT_E2E_COPIES';
/** Settings under which a site must make its folder itself. */
const OF_ANOTHER_SITE = ['MUNIMENT_MODE', 'MUNIMENT_SECRET', 'DATABASE_URL'];

/** A folder of its own, made ready as far as the settings allow. */
export function newFolder(env: Record<string, string>): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'muniment-e2e-'));
  const prepared = process.env[PREPARED_VARIABLE];
  if (!prepared || OF_ANOTHER_SITE.some((name) => name in env)) return folder;
  const parts = [env.SAMPLE_DATA ?? 'county', 'none'].map((sample) => path.join(prepared, sample));
  const part = parts.find((each) => existsSync(each));
  // With owners and modes: PostgreSQL accepts a cluster of its own user only.
  if (part) execFileSync('cp', ['-a', `${part}/.`, folder]);
  return folder;
}

/**
 * Starts `dist/server/main.mjs` as `npm start` does; resolves when it is ready. Documents carry no first content unless
 * the settings say so: on a busy machine some would and others not. Nor do browsers keep code: what a worker asks for,
 * a page does not see. A statement may take a minute, where a busy machine would have it given up. Where
 * COPIES_VARIABLE names a number, that many processes on one database are started, behind a balancer.
 */
export async function startSite({
  env = {},
  dataDir = newFolder(env),
  root = projectRoot(),
}: SiteOptions = {}): Promise<RunningSite> {
  const count = Number(process.env[COPIES_VARIABLE] ?? 1);
  if (count > 1) return siteOfCopies(await startCopies({ count, dataDir, env, root }), dataDir);
  const settings = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    DATA_DIR: dataDir,
    PORT: '0',
    LOG_LEVEL: 'warn',
    FIRST_CONTENT: 'off',
    SERVICE_WORKER: 'off',
    STATEMENT_SECONDS: '60',
    ...env,
  };
  const site = spawnSite(settings, root);
  const origin = await site.ready;
  return {
    origin,
    origins: () => [origin],
    dataDir,
    output: site.output,
    printed: site.printed,
    ...commandsOf(settings, root),
    pid: site.child.pid ?? 0,
    end: site.end,
    async stop() {
      await site.end();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Copies as the journeys know a site: one of them is as good as another. */
function siteOfCopies({ origin, copies, settings, stop }: Copies, dataDir: string): RunningSite {
  return {
    origin,
    origins: () => copies.map((copy) => copy.origin),
    dataDir,
    ...printedBy(copies.flatMap(({ streams }) => streams)),
    ...commandsOf(settings),
    pid: copies[0]?.child.pid ?? 0,
    end: stop,
    async stop() {
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
