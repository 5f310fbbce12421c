import { useState } from 'react';

import { failureTexts } from '#domain/kernel/errors/failureTexts.ts';

import { storeReturnLocation } from '../routing/returnLocation.ts';
import type { LoginOptions } from './loginOptions.ts';
import { session } from './session.ts';

/**
 * The way to a new sign-in, for what an earlier one is too long ago.
 * @param options - which kind of sign-in; without any, a member's
 * @returns `signIn` leaves the page for it and comes back to `returnTo`, a path of this site; `failure` is why it could
 * not, one sentence, null while it has not
 */
export function useRecentSignIn(options: LoginOptions = {}): {
  signIn: (returnTo: string) => Promise<void>;
  failure: string | null;
} {
  const [failure, setFailure] = useState<string | null>(null);
  const signIn = async (returnTo: string) => {
    setFailure(null);
    storeReturnLocation(returnTo);
    try {
      await session.login(options);
    } catch {
      setFailure(failureTexts.network);
    }
  };
  return { signIn, failure };
}
