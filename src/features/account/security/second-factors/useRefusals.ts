import { useState } from 'react';

import { describeError } from '#domain/kernel/errors/describeError.ts';

import { needsSignIn } from '../needsSignIn.ts';

/** Why something was not done. */
export type Refusal = { kind: 'sign-in-again' } | { kind: 'failed'; message: string } | null;

/** Keeps the last thing that went wrong in a panel, for its notice. */
export function useRefusals() {
  const [refused, setRefused] = useState<Refusal>(null);
  return {
    refused,
    /** Says why in words of our own; null takes the notice away. */
    say: (message: string | null) => setRefused(message === null ? null : { kind: 'failed', message }),
    /** A call failed: the reader signs in again, or learns what was wrong with it. */
    onFailed: (error: unknown) =>
      setRefused(needsSignIn(error) ? { kind: 'sign-in-again' } : { kind: 'failed', message: describeError(error) }),
  };
}
