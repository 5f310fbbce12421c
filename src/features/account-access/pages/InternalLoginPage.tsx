import { useCallback } from 'react';

import { session } from '#services/oidc/session.ts';
import { isReturningTo, storeReturnLocation } from '#services/routing/returnLocation.ts';

import { SignIn } from '../components/SignIn.tsx';
import { useInteraction } from '../model/useInteraction.ts';

/** Where staff land who asked for the sign-in itself. */
const STAFF_HOME = '/internal/ui';

/** The internal sign-in: staff accounts only, and only it opens the internal pages (AUTH-023, Q-024). */
export function Component() {
  const { uid } = useInteraction();
  const start = useCallback(() => {
    if (!isReturningTo('/internal/')) storeReturnLocation(STAFF_HOME);
    return session.login({ mode: 'internal' });
  }, []);
  return <SignIn title="Staff sign-in" intro="For people who work on this site." mode="internal" {...{ uid, start }} />;
}
