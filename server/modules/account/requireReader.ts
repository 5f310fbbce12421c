import { GraphQLError } from 'graphql';

import type { RequestContext } from '#server/graphql/context.ts';

import { ownDetails, type OwnDetails } from './personalDetailsStore.ts';

/** How long ago a sign-in may be for what cannot be undone: milliseconds. */
const RECENT_MS = 15 * 60_000;

const refusal = (code: string, message: string) => new GraphQLError(message, { extensions: { code } });

/** The id of a signed-in reader. @throws GraphQLError `UNAUTHENTICATED` for a visitor. */
export function requireMemberId({ viewer }: RequestContext): number {
  if (viewer.memberId === null) throw refusal('UNAUTHENTICATED', 'Sign in first.');
  return viewer.memberId;
}

/** A reader's own details. @throws GraphQLError `UNAUTHENTICATED` when the account was erased this moment. */
export async function requireOwnDetails({ db }: RequestContext, memberId: number, withConnections = false): Promise<OwnDetails> {
  const details = await ownDetails(db, memberId, withConnections);
  if (!details) throw refusal('UNAUTHENTICATED', 'There is no such account any more.');
  return details;
}

/**
 * Lets only those pass who showed who they are in the last quarter of an hour, however they do that: a screen left open
 * is not enough.
 * @throws GraphQLError `RECENT_SIGN_IN_REQUIRED`
 */
export async function requireRecentSignIn({ session }: RequestContext): Promise<void> {
  const known = await session();
  if (!known || Date.now() - known.authenticatedAt.getTime() > RECENT_MS) throw refusal('RECENT_SIGN_IN_REQUIRED', 'Sign in again first.');
}
