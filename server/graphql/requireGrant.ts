import { GraphQLError } from 'graphql';

import type { Viewer } from '#domain/access/accessRule.ts';
import { grantMatches } from '#domain/access/grantMatches.ts';
import type { Grant } from '#domain/access/grants.ts';

const refusal = (code: string, message: string) => new GraphQLError(message, { extensions: { code } });

/**
 * Lets only a signed-in member pass who holds a grant; call it before anything is read.
 * @returns the member's id
 * @throws GraphQLError `UNAUTHENTICATED` for a visitor, `FORBIDDEN` without the grant and when grants could not be loaded
 */
export function requireGrant({ memberId, grants }: Viewer, required: Grant): number {
  if (memberId === null) throw refusal('UNAUTHENTICATED', 'Sign in first.');
  if (!grants?.some((held) => grantMatches(required, held))) throw refusal('FORBIDDEN', 'Not allowed.');
  return memberId;
}
