import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

import { listFiles } from '../listFiles.ts';

/** The `imports` of package.json, without their stars. */
const ALIASES: Readonly<Record<string, string>> = {
  '#domain/': 'domain/',
  '#server/': 'server/',
  '#app/': 'src/app/',
  '#features/': 'src/features/',
  '#services/': 'src/services/',
  '#ui/': 'src/ui/',
  '#styles/': 'src/styles/',
  '#test/': 'test/',
  '#tools/': 'tools/',
};
/** `import … from`, `export … from` and `import '…'`. A lazy `import()` ties nothing at start, and is left out. */
const IMPORT = /(?:\bfrom|^import)\s+'([#.][^'\n]+)'/gmu;

/** Folders whose source counts. */
export const SOURCE_FOLDERS = ['domain', 'server', 'src', 'tools'];

/**
 * TypeScript files below a folder, tests, fixtures and generated code left out; paths from the project's root, with
 * `/`.
 */
export const sourceFiles = (folder: string): string[] =>
  ['.ts', '.tsx']
    .flatMap((ending) => listFiles(folder, ending))
    .filter((file) => !/\.(?:test|fixture|generated|d)\./u.test(file))
    .sort();

function target(file: string, specifier: string): string | null {
  const alias = Object.keys(ALIASES).find((name) => specifier.startsWith(name));
  const found =
    alias === undefined
      ? path.posix.join(path.posix.dirname(file), specifier)
      : `${ALIASES[alias] ?? ''}${specifier.slice(alias.length)}`;
  return existsSync(found) && statSync(found).isFile() ? found : null;
}

/** From each source file to the files it imports, types included. */
export function importGraph(folders: readonly string[] = SOURCE_FOLDERS): ReadonlyMap<string, readonly string[]> {
  const files = folders.flatMap(sourceFiles);
  const known = new Set(files);
  return new Map(
    files.map((file) => {
      const targets = [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, specifier = '']) =>
        target(file, specifier),
      );
      return [
        file,
        [...new Set(targets.filter((found): found is string => found !== null && known.has(found)))],
      ] as const;
    }),
  );
}
