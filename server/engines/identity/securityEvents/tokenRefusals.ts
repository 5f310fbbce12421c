import type { Database } from '#server/platform/db/database.ts';
import { networkOf } from '#server/platform/limits/limitKeys.ts';

import { recordSecurityEvent } from './recordSecurityEvent.ts';

/** Milliseconds in which refused tokens of one network are one event: anyone can send any number of them. */
const QUIET_MS = 60_000;
/** Networks that are remembered; beyond it, what comes is not written down until a minute has passed. */
const MOST_NETWORKS = 5_000;

/**
 * Makes what writes down that a token was refused. It returns at once, and each network's refusals of a minute are one
 * event for each copy of the server. Failures to log are passed to `onFailure`; the refusal is not affected.
 */
export function createTokenRefusals(
  db: Pick<Database, 'rows'>,
  onFailure: (error: unknown) => void,
  now: () => number = Date.now,
): (ip: string | undefined) => void {
  const until = new Map<string, number>();
  return (ip) => {
    const network = ip === undefined ? '' : networkOf(ip);
    const at = now();
    for (const [key, end] of until) if (end <= at) until.delete(key);
    if (until.has(network) || until.size >= MOST_NETWORKS) return;
    until.set(network, at + QUIET_MS);
    recordSecurityEvent(db, {
      kind: 'token-refused',
      memberId: null,
      by: 'visitor',
      ...(ip !== undefined && { ip }),
    }).catch(onFailure);
  };
}
