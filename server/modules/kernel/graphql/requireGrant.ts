import type { Viewer } from '#domain/kernel/grants/accessRule.ts';
import { grantMatches } from '#domain/kernel/grants/grantMatches.ts';
import type { Grant } from '#domain/kernel/grants/grants.ts';

import { refusal } from './refusal.ts';
import { requireMember } from './requireMember.ts';

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
