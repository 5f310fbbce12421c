import type { Viewer } from '#domain/kernel/grants/accessRule.ts';
import { createTurns, TurnMissed } from '#server/platform/limits/createTurns.ts';
import { networkOf } from '#server/platform/limits/limitKeys.ts';

import { rateLimited } from './refusal.ts';

/** One takes three connections to the database at most, of ten that all requests share. */
const AT_ONCE = { most: 2, mostOfOne: 1, patienceMs: 10_000 };
/** After so long what the asker has running is done. */
const RETRY_SECONDS = 10;

/**
 * Does what takes several connections for long, such as a chart, when it is its asker's turn. It must not wait for
 * another turn.
 * @throws GraphQLError `RATE_LIMITED` where the asker has so much under way that there was no turn in time.
 */
export type LookUpTurn = <Result>(act: () => Promise<Result>) => Promise<Result>;

/** Who asks: a member, or a visitor of a network. */
export interface Asker {
  viewer: Pick<Viewer, 'memberId'>;
  /** The address the request came from. */
  ip: string;
  /** Fires when they have gone: what still waits is dropped. */
  signal: AbortSignal;
}

/** Turns of this copy of the server, since the connections are its own: one for each asker, two in all. */
export function createLookUpTurns(limits = AT_ONCE): (asker: Asker) => LookUpTurn {
  const inTurn = createTurns<number | string>(limits);
  return ({ viewer, ip, signal }) =>
    async (act) => {
      try {
        return await inTurn(viewer.memberId ?? networkOf(ip), act, signal);
      } catch (error) {
        if (error instanceof TurnMissed) throw rateLimited('Too much was asked for at once.', RETRY_SECONDS);
        throw error;
      }
    };
}
