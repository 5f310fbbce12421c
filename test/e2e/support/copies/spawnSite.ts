import { type ChildProcess, execFile, spawn } from 'node:child_process';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';

import { projectRoot } from '#server/platform/config/projectRoot.ts';
import { childrenOf } from '#test/support/childrenOf.ts';

import { type Printed, printedBy } from './printedBy.ts';

/** A process of the built site. */
export interface SiteProcess extends Printed {
  child: ChildProcess;
  /** Where it prints. */
  streams: readonly Readable[];
  /** Its address, when it is ready. Rejects when it ends before, or takes too long. */
  ready: Promise<string>;
  /** Ids of it and of the processes it has started. */
  family: () => number[];
  /** Whether it has started a program that is still at work. */
  hasChild: (program: string) => boolean;
  /** Settles when it has ended. */
  ended: Promise<void>;
  /** Ends it with SIGTERM, unless it has ended. */
  end: () => Promise<void>;
}

const READY = /^Ready at (\S+)/m;

const distOf = (root: string): string => path.join(root, 'dist/server');

/** Starts `dist/server/main.mjs` of a project folder. */
export function spawnSite(settings: NodeJS.ProcessEnv, root = projectRoot()): SiteProcess {
  const child = spawn(process.execPath, [path.join(distOf(root), 'main.mjs')], {
    cwd: root,
    env: settings,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const streams = [child.stdout, child.stderr];
  const { output, printed } = printedBy(streams);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const ready = Promise.race([
    printed((text) => READY.exec(text)?.[1]),
    ended.then(() => {
      throw new Error(`The site ended:\n${output()}`);
    }),
  ]);
  ready.catch(() => undefined);
  return {
    child,
    streams,
    output,
    printed,
    ready,
    family: () => [child.pid ?? 0, ...childrenOf(child.pid ?? 0).map(({ pid }) => pid)],
    hasChild: (program) => childrenOf(child.pid ?? 0).some(({ command }) => command.includes(program)),
    ended,
    async end() {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
      await ended;
    },
  };
}

/**
 * The operator's command line beside a site. The test goes on meanwhile: it is what copies reach their database
 * through.
 */
export const commandsOf = (settings: NodeJS.ProcessEnv, root = projectRoot()) => ({
  /** What it printed; rejects when it fails. */
  run: async (...args: string[]): Promise<string> =>
    (
      await promisify(execFile)(process.execPath, [path.join(distOf(root), 'cli.mjs'), ...args], {
        cwd: projectRoot(),
        env: settings,
      })
    ).stdout,
});
