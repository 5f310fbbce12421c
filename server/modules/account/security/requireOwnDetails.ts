import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import { refusal } from '#server/modules/kernel/graphql/refusal.ts';

import { ownDetails, type OwnDetails } from './personalDetailsStore.ts';

/** A reader's own details. @throws GraphQLError `UNAUTHENTICATED` when the account was erased this moment. */
export async function requireOwnDetails(
  { db }: RequestContext,
  memberId: number,
  withConnections = false,
): Promise<OwnDetails> {
  const details = await ownDetails(db, memberId, withConnections);
  if (!details) throw refusal('UNAUTHENTICATED', 'This account is no longer here.');
  return details;
}
