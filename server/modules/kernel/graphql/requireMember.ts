import type { Viewer } from '#domain/kernel/grants/accessRule.ts';

import { refusal } from './refusal.ts';

/**
 * The id of a signed-in reader; call it before anything is read.
 * @throws GraphQLError `UNAUTHENTICATED` for a visitor.
 */
export function requireMember({ memberId }: Pick<Viewer, 'memberId'>): number {
  if (memberId === null) throw refusal('UNAUTHENTICATED', 'Sign in first.');
  return memberId;
}
