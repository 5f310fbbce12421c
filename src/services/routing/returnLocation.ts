import { returnTarget, type ReturnTarget } from '#domain/kernel/grants/returnTarget.ts';

import { readSiteBoot } from '../config/siteBoot.ts';
import { readStored, removeStored, writeStored } from '../storage/webStorage.ts';

/** sessionStorage key of where to go after signing in. */
const STORAGE_KEY = 'returnTo';

/** Pages on the way to a sign-in: never returned to. */
const ON_THE_WAY =
  /^\/(?:sign-in|register|forgot-password|complete-reset-password|complete-login|error\/(?:auth|federator)|wayf|internal\/login)(?:[/?#]|$)/u;

/** Stored in the place of an address when a reader signs out. */
const LEFT = '';

/**
 * The reader signed out here, and another document comes: what the pages of this one still store would be the next
 * reader's.
 */
let isLeaving = false;

/**
 * Remembers where the reader wanted to be: path, query and fragment. Pages of the sign-in itself leave what is there.
 */
export function storeReturnLocation(path: string): void {
  if (!isLeaving && !ON_THE_WAY.test(path)) writeStored('session', STORAGE_KEY, path);
}

/**
 * Where the reader wanted to be, forgotten by reading it. `/` when nothing was stored or it is not safe to go to.
 * Other sites are returned to only where the operator named their host.
 */
export function takeReturnLocation(): ReturnTarget {
  isLeaving = false;
  const stored = readStored('session', STORAGE_KEY);
  removeStored('session', STORAGE_KEY);
  return returnTarget(stored, readSiteBoot().addresses.returnHosts);
}

/**
 * Forgets it at a sign-out: who signs in next, perhaps on a shared computer, is someone else.
 * @param isHere - this tab signed out, and is about to load another document
 */
export function forgetReturnLocation(isHere: boolean): void {
  isLeaving = isHere;
  writeStored('session', STORAGE_KEY, LEFT);
}

/** Whether Back led to this document after a sign-out: its address is one that the last reader was at. */
export const isOfLastReader = (): boolean =>
  readStored('session', STORAGE_KEY) === LEFT &&
  performance.getEntriesByType?.('navigation').some((entry) => 'type' in entry && entry.type === 'back_forward');

/** Whether the reader is on the way to an address with this start. */
export const isReturningTo = (start: string): boolean => readStored('session', STORAGE_KEY)?.startsWith(start) ?? false;
