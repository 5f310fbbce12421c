import { returnTarget, type ReturnTarget } from '#domain/kernel/grants/returnTarget.ts';

import { readSiteBoot } from '../config/siteBoot.ts';
import { readStored, removeStored, writeStored } from '../storage/webStorage.ts';

/** sessionStorage key of where to go after signing in. */
const STORAGE_KEY = 'returnTo';

/** Pages on the way to a sign-in: never returned to. */
const ON_THE_WAY = /^\/(?:sign-in|register|forgot-password|complete-reset-password|complete-login|error\/(?:auth|federator)|wayf|internal\/login)(?:[/?#]|$)/u;

/** Remembers where the reader wanted to be: path, query and fragment. Pages of the sign-in itself leave what is there. */
export function storeReturnLocation(path: string): void {
  if (!ON_THE_WAY.test(path)) writeStored('session', STORAGE_KEY, path);
}

/**
 * Where the reader wanted to be, forgotten by reading it. `/` when nothing was stored or it is not safe to go to.
 * Other sites are returned to only where the operator named their host.
 */
export function takeReturnLocation(): ReturnTarget {
  const stored = readStored('session', STORAGE_KEY);
  removeStored('session', STORAGE_KEY);
  return returnTarget(stored, readSiteBoot().addresses.returnHosts);
}

/** Whether the reader is on the way to an address with this start. */
export const isReturningTo = (start: string): boolean => readStored('session', STORAGE_KEY)?.startsWith(start) ?? false;
