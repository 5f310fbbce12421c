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

/**
 * Starts a search thread: from the bundle when the bundled server runs; from the sources, also under Jest, through tsx,
 * which a thread must register for itself.
 */
export function startWorker(options: WorkerOptions): Worker {
  const root = projectRoot();
  const bundles = realPath(path.join(root, 'dist/server'));
  if (process.argv[1] && path.dirname(realPath(process.argv[1])) === bundles) return new Worker(path.join(bundles, 'searchWorker.mjs'), options);
  const tsx = path.dirname(createRequire(path.join(root, 'package.json')).resolve('tsx/package.json'));
  const loader = pathToFileURL(path.join(tsx, 'dist/esm/api/index.mjs')).href;
  const source = pathToFileURL(path.join(root, 'server/search/columnar/worker.ts')).href;
  const code = `import(${JSON.stringify(loader)}).then(({ register }) => { register(); return import(${JSON.stringify(source)}); });`;
  return new Worker(code, { ...options, eval: true, execArgv: [] });
}
