import { Worker, type WorkerOptions } from 'node:worker_threads';

import { builtBundle, bundledSources } from '#server/config/startedFrom.ts';

let sources: string | null = null;

/** Starts a search thread: from the bundle when the bundled server runs; from the sources otherwise, also under Jest. */
export function startWorker(options: WorkerOptions): Worker {
  const built = builtBundle('searchWorker');
  if (built !== null) return new Worker(built, options);
  sources ??= bundledSources('server/search/columnar/worker.ts');
  return new Worker(sources, { ...options, eval: true, execArgv: [] });
}
