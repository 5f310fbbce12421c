import { mayKeep } from '#domain/site/worker/treatmentOf.ts';
import { cacheOf } from '#domain/site/worker/workerPlan.ts';

import { scope, type FetchEvent } from './workerScope.ts';

const { version, first, parts } = scope.sitePlan;
const own = new Set([...first, ...parts]);

const isWhole = (path: string, { status, type, redirected, headers }: Response): boolean =>
  mayKeep(path, { status, type, redirected, contentType: headers.get('content-type') });

/** Fetches a part for later. The page took most of them a moment ago: the browser has those still. */
async function keep(cache: Cache, path: string): Promise<void> {
  const answer = await fetch(path);
  if (!isWhole(path, answer)) throw new Error(`${path} did not arrive`);
  await cache.put(path, answer);
}

/**
 * Keeps what the shell needs. Rejects when some of it does not arrive or there is no room: a worker without it is of no
 * use, and what was kept of it takes no room from anything else.
 */
export async function cacheFirstParts(): Promise<void> {
  const cache = await caches.open(cacheOf(version));
  try {
    await Promise.all(first.map((path) => keep(cache, path)));
  } catch (error) {
    await caches.delete(cacheOf(version));
    throw error;
  }
}

/**
 * Keeps what pages took before the worker saw their requests. Only what is of its version, and what fits. Rejects where
 * the browser has taken the caches away.
 */
export async function cacheTakenParts(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheOf(version));
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  await Promise.allSettled(paths.filter((path) => own.has(path) && !kept.has(path)).map((path) => keep(cache, path)));
}

/**
 * Answers with the part of that name that is kept, whatever version it is of: names are never used twice. Otherwise
 * with the server’s.
 */
export async function answerPart(event: FetchEvent): Promise<Response> {
  const path = new URL(event.request.url).pathname;
  const kept = await caches.match(path, { ignoreVary: true }).catch(() => undefined);
  if (kept) return kept;
  const answer = await fetch(event.request);
  if (own.has(path) && isWhole(path, answer)) {
    const copy = answer.clone();
    event.waitUntil(
      caches
        .open(cacheOf(version))
        .then((cache) => cache.put(path, copy))
        .catch(() => undefined),
    );
  }
  return answer;
}
