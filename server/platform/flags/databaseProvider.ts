import { AsyncLocalStorage } from 'node:async_hooks';

import { ErrorCode, type Provider, type ResolutionDetails, StandardResolutionReasons } from '@openfeature/server-sdk';

/** Flags as they are kept in the database, by name. One that is missing was never set. */
export type StoredFlags = Readonly<Record<string, boolean>>;

/**
 * What this request has read. The reader's grants, groups and flags come in one statement; asking the database once
 * more for each flag would cost more than all the rest of a request.
 */
const read = new AsyncLocalStorage<StoredFlags>();

/** Evaluates flags while these are what the database holds. */
export const withStoredFlags = <Result>(stored: StoredFlags, evaluate: () => Result): Result =>
  read.run(stored, evaluate);

const isNotBoolean = async <Kind>(_name: string, value: Kind): Promise<ResolutionDetails<Kind>> => ({
  value,
  reason: StandardResolutionReasons.ERROR,
  errorCode: ErrorCode.TYPE_MISMATCH,
});

/** Our own provider of flags: the operator's switches, the same for everyone. Flags are on or off and nothing else. */
export const databaseProvider: Provider = {
  metadata: { name: 'database' },
  runsOn: 'server',
  async resolveBooleanEvaluation(name, value) {
    const stored = read.getStore()?.[name];
    if (stored === undefined) return { value, reason: StandardResolutionReasons.DEFAULT };
    return { value: stored, reason: StandardResolutionReasons.STATIC };
  },
  resolveStringEvaluation: isNotBoolean,
  resolveNumberEvaluation: isNotBoolean,
  resolveObjectEvaluation: isNotBoolean,
};
