import type { GraphQLError } from 'graphql';

import type { Viewer } from '#domain/kernel/grants/accessRule.ts';

import { refusal } from './refusal.ts';

/** What everybody else is told: the same as of something that is not there. */
export const nothingHere = (): GraphQLError => refusal('NOT_FOUND', 'There is nothing here.');

/**
 * The member of staff who asks, come in through the internal sign-in (AUTH-023).
 * @throws GraphQLError NOT_FOUND for everybody else, who must not learn that there is something.
 */
export function requireStaff({ isInternal, memberId }: Viewer): number {
  if (!isInternal || memberId === null) throw nothingHere();
  return memberId;
}
