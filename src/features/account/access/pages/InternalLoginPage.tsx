import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

import { mustStaffShowFactor } from '#domain/kernel/grants/staffSignIn.ts';
import { readSiteBoot } from '#services/config/siteBoot.ts';
import { session } from '#services/oidc/session.ts';
import { isReturningTo, storeReturnLocation } from '#services/routing/returnLocation.ts';

import { SignIn } from '../components/SignIn.tsx';
import { useInteraction } from '../model/useInteraction.ts';

/** Where staff land who asked for the sign-in itself. */
const STAFF_HOME = '/internal/ui';

/** Why someone who is signed in already is asked here once more (server/engines/identity/routes/interactionPage.ts). */
const WHY: Readonly<Record<string, string>> = {
  'ordinary-sign-in': 'You are signed in as a member. Staff pages need the staff sign-in, so that a screen left open does not show them.',
  'second-factor': 'You signed in without a second factor. Staff pages of this site need one: a code from an authenticator app, or a passkey.',
  again: 'Staff pages ask for a sign-in of the last few minutes before anything is changed. Sign in again to go on.',
};

const intro = (): string =>
  mustStaffShowFactor(readSiteBoot().mode)
    ? 'For people who work on this site. After your password we ask for a second factor: if you have none yet, you set up an authenticator app now.'
    : 'For people who work on this site.';

/** The internal sign-in: staff accounts only, and only it opens the internal pages (AUTH-023, Q-024). */
export function Component() {
  const { uid } = useInteraction();
  const [query] = useSearchParams();
  const start = useCallback(() => {
    if (!isReturningTo('/internal/')) storeReturnLocation(STAFF_HOME);
    return session.login({ mode: 'internal' });
  }, []);
  return <SignIn title="Staff sign-in" intro={WHY[query.get('why') ?? ''] ?? intro()} mode="internal" {...{ uid, start }} />;
}
