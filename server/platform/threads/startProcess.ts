import { type ChildProcess, fork, type ForkOptions } from 'node:child_process';
import path from 'node:path';

import { builtBundle, bundledFile } from '#server/platform/config/startedFrom.ts';

const built = new Map<string, string>();

function fileOf(source: string): string {
  const file = builtBundle(path.basename(source, '.ts')) ?? built.get(source) ?? bundledFile(source);
  built.set(source, file);
  return file;
}

/**
 * Starts a process of the site, which gets messages as structured clones.
 * @param source - the file of the project that it runs; its bundle in rspack.server.config.ts has the same name.
 */
export const startProcess = (
  source: string,
  { args = [], ...options }: Pick<ForkOptions, 'execArgv' | 'stdio'> & { args?: readonly string[] },
): ChildProcess => fork(fileOf(source), args, { serialization: 'advanced', ...options });
