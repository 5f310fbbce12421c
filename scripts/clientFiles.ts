import { writeFileSync } from 'node:fs';
import path from 'node:path';

import type { Compiler, StatsCompilation } from '@rspack/core';

/** What the bundler says of the build of the browser application; written beside it, so that it is not served. */
export const STATS_FILE = 'dist/clientStats.json';

/** Writes it when the application is built. @param root - the folder of the project */
export const clientStats = (root: string) => ({
  apply(compiler: Compiler) {
    compiler.hooks.done.tap('ClientStats', (stats) => {
      const said = stats.toJson({
        all: false,
        assets: true,
        chunks: true,
        chunkGroups: true,
        entrypoints: true,
      });
      writeFileSync(path.join(root, STATS_FILE), JSON.stringify(said));
    });
  },
});

const isCode = (name: string): boolean => /\.(?:js|css)$/u.test(name);

/** Files of the entry, which every page loads. */
export const entryFiles = ({ entrypoints = {} }: StatsCompilation): string[] =>
  (entrypoints.main?.assets ?? []).map(({ name }) => name).filter(isCode);

/**
 * Scripts and styles that a named import brings beside the entry's. Pages are imported under the ids of their routes.
 * @param name - the `webpackChunkName` of the import
 * @returns their paths in `dist/client`, none for a name that no import has
 */
export function filesOf(stats: StatsCompilation, name: string): string[] {
  const group = stats.namedChunkGroups?.[name];
  if (!group) return [];
  const entry = new Set(entryFiles(stats));
  return (group.assets ?? []).map(({ name: file }) => file).filter((file) => isCode(file) && !entry.has(file));
}
