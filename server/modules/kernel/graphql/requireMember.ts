import type { Viewer } from '#domain/kernel/grants/accessRule.ts';
import { grantMatches } from '#domain/kernel/grants/grantMatches.ts';
import type { Grant } from '#domain/kernel/grants/grants.ts';

import { refusal } from './refusal.ts';

/**
 * The id of a signed-in reader; call it before anything is read.
 * @throws GraphQLError `UNAUTHENTICATED` for a visitor.
 */
export function requireMember({ memberId }: Pick<Viewer, 'memberId'>): number {
  if (memberId === null) throw refusal('UNAUTHENTICATED', 'Sign in first.');
  return memberId;
}

/**
 * Lets only a signed-in member pass who holds a grant; call it before anything is read.
 * @returns the member's id
 * @throws GraphQLError `UNAUTHENTICATED` for a visitor, `FORBIDDEN` without the grant and when grants could not be
 * loaded
 */
export function requireGrant(viewer: Viewer, required: Grant): number {
  const memberId = requireMember(viewer);
  if (!viewer.grants?.some((held) => grantMatches(required, held))) throw refusal('FORBIDDEN', 'Not allowed.');
  return memberId;
}
