import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

import { mustStaffShowFactor } from '#domain/kernel/grants/staffSignIn.ts';
import { readSiteBoot } from '#services/config/siteBoot.ts';
import { session } from '#services/oidc/session.ts';
import { isReturningTo, storeReturnLocation } from '#services/routing/returnLocation.ts';

import { SignIn } from '../components/SignIn.tsx';
import { useInteraction } from '../model/useQuestion.ts';
import { staffSignInTexts, whyAgainTexts } from '../texts/staffSignInTexts.ts';

/** Where staff land who asked for the sign-in itself. */
const STAFF_HOME = '/internal';

const intro = (): string =>
  mustStaffShowFactor(readSiteBoot().mode) ? staffSignInTexts.introWithFactor : staffSignInTexts.intro;

/** The internal sign-in: staff accounts only, and only it opens the internal pages (AUTH-023, Q-024). */
export function Component() {
  const { uid } = useInteraction();
  const [query] = useSearchParams();
  const start = useCallback(() => {
    if (!isReturningTo('/internal/')) storeReturnLocation(STAFF_HOME);
    return session.login({ mode: 'internal' });
  }, []);
  return (
    <SignIn
      title={staffSignInTexts.title}
      intro={whyAgainTexts.get(query.get('why')) ?? intro()}
      mode="internal"
      {...{ uid, start }}
    />
  );
}
