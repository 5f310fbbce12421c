import { useCallback, useState } from 'react';
import { useSelector } from 'react-redux';

import { CONSENT_GROUPS, type consentSlice, selectIsAllowed } from '#features/kernel/consent/index.ts';
import { session } from '#services/oidc/session.ts';
import { SignInError } from '#services/oidc/SignInError.ts';
import { readStored, writeStored } from '#services/storage/webStorage.ts';

import { chooserTexts } from './texts.ts';

/** localStorage key: the institution signed in through last, by its short name. */
const KEY = 'lastInstitution';

/** Null unless the reader allows functional storage. */
export const readLastInstitution = (isAllowed: boolean): string | null => (isAllowed ? readStored('local', KEY) : null);

function rememberInstitution(id: string, isAllowed: boolean): void {
  if (isAllowed) writeStored('local', KEY, id);
}

type WithConsent = Record<typeof consentSlice.name, ReturnType<typeof consentSlice.reducer>>;

const describe = (error: unknown): string =>
  error instanceof SignInError && error.error === 'insecure_context' ? error.description : chooserTexts.unreachable;

/** Whether the reader allows what is only convenient to be kept in this browser. */
export const useIsFunctionalAllowed = (): boolean =>
  useSelector((state: WithConsent) => selectIsAllowed(state, CONSENT_GROUPS.functional));

/** Leaves for an institution's sign-in, in the place of this address. States: here, leaving, could not leave. */
export function useSignInThrough() {
  const isAllowed = useIsFunctionalAllowed();
  const [leavingFor, setLeavingFor] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const signInThrough = useCallback(
    async (institution: string) => {
      setFailure(null);
      setLeavingFor(institution);
      rememberInstitution(institution, isAllowed);
      try {
        await session.login({ institution });
      } catch (error) {
        setLeavingFor(null);
        setFailure(describe(error));
      }
    },
    [isAllowed],
  );
  return { signInThrough, leavingFor, failure };
}
