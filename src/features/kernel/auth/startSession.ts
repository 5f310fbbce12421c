import type { Dispatch } from '@reduxjs/toolkit';

import { registerCredentials } from '#services/graphql/credentials.ts';
import type { Reader } from '#services/oidc/reader.ts';
import { session } from '#services/oidc/session.ts';

import {
  sessionLost,
  sessionRegained,
  sessionUnanswered,
  signedIn,
  signedOut,
  visitorFound,
  type SignedInMember,
} from './authSlice.ts';

const memberOf = ({ memberId, firstName, isInternal }: Reader): SignedInMember => ({
  memberId,
  displayName: firstName,
  isInternal,
});

/** Answers the calls that wait for a refused reader: whether they are back. */
let settle: (isBack: boolean) => void = () => undefined;

/** The provider asks for a sign-in: until then the reader counts as a visitor. */
const isAsked = ({ search }: Location): boolean => new URLSearchParams(search).has('interaction');

/** The code in the address is about to be traded for a session (CompleteLoginPage). */
const isReturning = ({ pathname, search }: Location): boolean =>
  pathname === '/complete-login' && new URLSearchParams(search).has('code');

/**
 * Looks for the reader's session and follows it from then on: calls carry its token, and the store learns who is there
 * and when they leave. Called once, before the first page is rendered.
 */
export function startSession(dispatch: Dispatch): void {
  registerCredentials({ token: session.accessToken, renew: session.renew });
  session.onEnded((elsewhere) => {
    dispatch(signedOut(elsewhere));
    settle(false);
  });
  session.onRefused(() => {
    dispatch(sessionLost());
    return new Promise((resolve) => {
      settle = resolve;
    });
  });
  if (isReturning(window.location)) return;
  if (isAsked(window.location)) {
    dispatch(visitorFound());
    return;
  }
  void session
    .restore((why) => dispatch(sessionUnanswered(why)))
    .then((reader) => dispatch(reader ? signedIn(memberOf(reader)) : visitorFound()));
}

/**
 * Signs a member in again on the page where their session was refused. Calls that were refused are then sent again.
 * @param answer - given the provider's question, resolves to the address that answering it led to
 * @throws SignInError when the provider refuses or cannot be reached; the reader may try again.
 */
export async function signInAgain(
  dispatch: Dispatch,
  { memberId, isInternal }: SignedInMember,
  answer: (uid: string) => Promise<string>,
): Promise<void> {
  await session.loginHere(memberId, { mode: isInternal ? 'internal' : undefined }, answer);
  dispatch(sessionRegained());
  settle(true);
}

/**
 * Finishes a sign-in at the address the provider returned to, and updates the store.
 * @returns who they are.
 * @throws SignInError when there is no session now; the reader is a visitor then.
 */
export async function completeLogin(dispatch: Dispatch, address: string): Promise<Reader> {
  try {
    const reader = await session.completeLogin(address);
    dispatch(signedIn(memberOf(reader)));
    return reader;
  } catch (error) {
    const reader = await session.look();
    dispatch(reader ? signedIn(memberOf(reader)) : visitorFound());
    if (!reader) throw error;
    return reader;
  }
}
