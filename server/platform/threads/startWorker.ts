import { Worker, type WorkerOptions } from 'node:worker_threads';

import { builtBundle, bundledSources } from '#server/platform/config/startedFrom.ts';

/** Source of each worker by the name of its bundle, which rspack.server.config.ts builds from the same source. */
const SOURCES = {
  searchWorker: 'server/engines/search/columnar/worker.ts',
  articleWorker: 'server/engines/articles/worker.ts',
  treeWorker: 'server/modules/trees/whole/treeWorker.ts',
  hashWorker: 'server/engines/identity/hashing/hashWorker.ts',
  watchdogWorker: 'server/platform/threads/watchdogWorker.ts',
} as const;

/** Kinds of threads the site has. */
type WorkerName = keyof typeof SOURCES;

const bundled = new Map<WorkerName, string>();

/**
 * Starts a worker thread: from its bundle when the bundled server runs; from the sources otherwise, also under Jest.
 */
export function startWorker(name: WorkerName, options: WorkerOptions): Worker {
  const built = builtBundle(name);
  if (built !== null) return new Worker(built, options);
  const sources = bundled.get(name) ?? bundledSources(SOURCES[name]);
  bundled.set(name, sources);
  return new Worker(sources, { ...options, eval: true, execArgv: [] });
}
