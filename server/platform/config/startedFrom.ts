import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, realpathSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { projectRoot } from './projectRoot.ts';

const realPath = (file: string): string => {
  try {
    return realpathSync(file);
  } catch {
    return file;
  }
};

/** What of esbuild is used here: it comes with tsx, which runs the sources elsewhere. */
interface Bundler {
  buildSync(options: object): { outputFiles: { text: string }[] };
}

const bundler = (root: string): Bundler => {
  const require = createRequire(createRequire(path.join(root, 'package.json')).resolve('tsx/package.json'));
  return require('esbuild') as Bundler;
};

/**
 * A bundle beside the running server's, by its name in rspack.server.config.ts; null where the sources run, also under
 * Jest.
 */
export function builtBundle(name: string): string | null {
  const bundles = realPath(path.join(projectRoot(), 'dist/server'));
  return process.argv[1] && path.dirname(realPath(process.argv[1])) === bundles
    ? path.join(bundles, `${name}.mjs`)
    : null;
}

/** Packages with a binary or files of their own cannot be put into a bundle: they are found from the project. */
const NATIVE = ['sharp', 'pdfkit'];

/**
 * Sources in one piece, packages and all, for a thread: one that loaded them one by one would be slower to start than
 * to work.
 * @param entry - file in the project.
 */
export function bundledSources(entry: string): string {
  const root = projectRoot();
  const { outputFiles } = bundler(root).buildSync({
    entryPoints: [path.join(root, entry)],
    absWorkingDir: root,
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    external: NATIVE,
    // Code that is no file has no folder to look for packages from.
    banner: {
      js: `globalThis.require = require('node:module').createRequire(${JSON.stringify(path.join(root, 'package.json'))});`,
    },
    supported: { 'dynamic-import': false },
    define: { 'import.meta.url': JSON.stringify(pathToFileURL(path.join(root, 'package.json')).href) },
    logLevel: 'error',
  });
  return outputFiles.map(({ text }) => text).join('');
}

/**
 * The same as a file for a process, its packages left where they are. It lies in `.cache`, named by what is in it.
 * @returns its path.
 */
export function bundledFile(entry: string): string {
  const root = projectRoot();
  const { outputFiles } = bundler(root).buildSync({
    entryPoints: [path.join(root, entry)],
    absWorkingDir: root,
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'error',
  });
  const text = outputFiles.map((file) => file.text).join('');
  const folder = path.join(root, '.cache/bundles');
  const file = path.join(
    folder,
    `${path.basename(entry, '.ts')}-${createHash('sha256').update(text).digest('hex').slice(0, 16)}.mjs`,
  );
  if (existsSync(file)) return file;
  mkdirSync(folder, { recursive: true });
  // Whole or not at all: several tests may start at once.
  writeFileSync(`${file}.${process.pid}`, text);
  renameSync(`${file}.${process.pid}`, file);
  return file;
}
