import { GraphQLError } from 'graphql';

import type { RequestContext } from '#server/graphql/context.ts';

import { ownDetails, type OwnDetails } from './personalDetailsStore.ts';

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
