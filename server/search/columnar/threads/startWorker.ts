import { realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';

import { projectRoot } from '#server/config/projectRoot.ts';

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

/** The worker's sources in one piece. A thread that loaded them one by one would be slower to start than to search. */
let bundled: string | null = null;
function bundleSources(root: string): string {
  const require = createRequire(createRequire(path.join(root, 'package.json')).resolve('tsx/package.json'));
  const { outputFiles } = (require('esbuild') as Bundler).buildSync({
    entryPoints: [path.join(root, 'server/search/columnar/worker.ts')],
    absWorkingDir: root,
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    define: { 'import.meta.url': JSON.stringify(pathToFileURL(path.join(root, 'package.json')).href) },
    logLevel: 'error',
  });
  return outputFiles.map(({ text }) => text).join('');
}

/** Starts a search thread: from the bundle when the bundled server runs; from the sources otherwise, also under Jest. */
export function startWorker(options: WorkerOptions): Worker {
  const root = projectRoot();
  const bundles = realPath(path.join(root, 'dist/server'));
  if (process.argv[1] && path.dirname(realPath(process.argv[1])) === bundles) return new Worker(path.join(bundles, 'searchWorker.mjs'), options);
  bundled ??= bundleSources(root);
  return new Worker(bundled, { ...options, eval: true, execArgv: [] });
}
