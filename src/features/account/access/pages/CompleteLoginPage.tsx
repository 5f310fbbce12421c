import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate, useSearchParams } from 'react-router-dom';

import { completeLogin } from '#features/kernel/auth/index.ts';
import { libraryUserDetails } from '#features/kernel/grants/index.ts';
import { SignInError } from '#services/oidc/SignInError.ts';
import { documentNavigation } from '#services/routing/documentNavigation.ts';
import { takeReturnLocation } from '#services/routing/returnLocation.ts';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';

import { AuthError } from '../components/AuthError.tsx';
import { forgetRetry } from '../model/retryFlag.ts';
import { signInTexts } from '../texts/signInTexts.ts';

interface Failure {
  error: string;
  description: string;
}

const failureOf = (error: unknown): Failure =>
  error instanceof SignInError
    ? { error: error.error, description: error.description }
    : { error: 'unknown_error', description: '' };

/**
 * A patron whose library does not include the site has nowhere else to go; a look-up that fails is not held
 * against them.
 */
const lacksLibraryAccess = async (dispatch: ThunkDispatch<unknown, unknown, UnknownAction>): Promise<boolean> =>
  (await dispatch(libraryUserDetails.initiate(undefined, { subscribe: false }))).data?.hasLibraryAccess === false;

/**
 * The provider's return: trades the code for a session and goes where the reader wanted to be, in the place of this
 * address. States: working, refused by the provider, failed.
 */
export function Component() {
  const [query] = useSearchParams();
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<Failure | null>(null);
  // A code works once, and strict mode runs effects twice.
  const hasStarted = useRef(false);
  const refusal = query.get('error');

  useEffect(() => {
    if (refusal !== null || hasStarted.current) return;
    hasStarted.current = true;
    completeLogin(dispatch, window.location.href).then(
      async ({ isPatron, mustAcceptTerms }) => {
        forgetRetry();
        // Asked once a sign-in; where the reader wanted to be waits until they have answered.
        if (mustAcceptTerms) return void navigate('/accept-terms-of-use', { replace: true });
        const target = takeReturnLocation();
        if (isPatron && (await lacksLibraryAccess(dispatch))) void navigate('/nolibraryaccess', { replace: true });
        else if (target.kind === 'external') documentNavigation.replace(target.url);
        else void navigate(target.path, { replace: true });
        return undefined;
      },
      (error: unknown) => setFailure(failureOf(error)),
    );
  }, [refusal, dispatch, navigate]);

  if (refusal !== null) return <AuthError error={refusal} description={query.get('error_description') ?? ''} />;
  return failure ? <AuthError {...failure} /> : <PageSkeleton label={signInTexts.signingIn} />;
}
