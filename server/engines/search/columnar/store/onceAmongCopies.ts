import { setTimeout as delay } from 'node:timers/promises';

import type { Database } from '#server/platform/db/database.ts';
import { withLease } from '#server/platform/jobs/withLease.ts';

const LOOK_MS = 500;
/** Seconds after which the work of a copy that died is taken on. */
const LEASE_SECONDS = 20;

/** Work that one copy of the site does for all of them. */
interface SharedWork<Result> {
  /** Of the work; one copy at a time is at it. */
  name: string;
  /** Milliseconds that another copy is waited for. */
  patienceMs: number;
  /** Whether its outcome is still wanted here. */
  isWanted: () => boolean;
  /** What a copy has made of it; null while none has. */
  fetch: () => Promise<Result | null>;
  /** Does it for all. Whatever `own` is asked fails once another copy has taken over. */
  build: (own: Database) => Promise<Result>;
  /** Does it for this copy, where the other one takes too long. */
  buildAlone: () => Promise<Result>;
}

/**
 * What a copy has made is fetched; else this one makes it, unless another is at it just now, which is waited for.
 *
 * @throws what the steps throw; Error when it is no longer wanted
 */
export async function onceAmongCopies<Result>(
  db: Database,
  { name, patienceMs, isWanted, fetch, build, buildAlone }: SharedWork<Result>,
): Promise<Result> {
  const buildOnce = () =>
    withLease(
      db,
      name,
      { seconds: LEASE_SECONDS, orElse: () => null },
      async ({ db: own }) => (await fetch()) ?? build(own),
    );
  for (const deadline = performance.now() + patienceMs; isWanted(); await delay(LOOK_MS)) {
    const found = (await fetch()) ?? (await buildOnce());
    if (found !== null) return found;
    if (performance.now() > deadline) return buildAlone();
  }
  throw new Error('The search engine is closed');
}
