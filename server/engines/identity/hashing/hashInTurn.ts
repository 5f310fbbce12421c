import { availableParallelism } from 'node:os';

import { createTurns } from '#server/platform/limits/createTurns.ts';
import { networkOf } from '#server/platform/limits/limitKeys.ts';
import { startWorker } from '#server/platform/threads/startWorker.ts';
import { WorkThreads } from '#server/platform/threads/WorkThreads.ts';

/** A password to be hashed with scrypt (RFC 7914). */
export interface HashTask {
  password: string;
  salt: Uint8Array;
  cost: { N: number; r: number; p: number };
  /** Bytes of the hash. */
  length: number;
}

/** Hashes made at the same time, if there are cores enough: one core is always left to everything else. */
const MOST_AT_ONCE = 2;
/** Milliseconds that someone who signs in waits at most; by then they have asked again. */
const PATIENCE_MS = 15_000;
/**
 * Milliseconds after which a thread is stuck: a hash takes a quarter of a second, and far longer on a machine with too
 * much to do.
 */
const LONGEST_MS = 180_000;

const inTurn = createTurns<string>({
  most: Math.max(1, Math.min(MOST_AT_ONCE, availableParallelism() - 1)),
  mostOfOne: 1,
  patienceMs: PATIENCE_MS,
});
/** What the operator and the site ask for waits as long as it takes. */
const inOwnTurn = createTurns<string>({ most: 1, mostOfOne: 1 });
const threads = new WorkThreads<HashTask>({
  longestMs: LONGEST_MS,
  start: () => startWorker('hashWorker', { name: 'passwords' }),
});

/**
 * Hashes a password on a thread of its own, when it is its asker's turn: one for each network at a time, and networks
 * go round, so that an asker who tries many passwords waits behind everyone who tries one.
 *
 * @param ip - the address that asks; null for the operator and for what the site does by itself
 * @throws TurnMissed where so many others asked that there was no turn in time; Error for a cost that scrypt does not
 * take
 */
export const hashInTurn = (ip: string | null, task: HashTask): Promise<Buffer> =>
  ip === null ? inOwnTurn('', () => threads.run(task)) : inTurn(networkOf(ip), () => threads.run(task));
