import { GraphQLError } from 'graphql';

import type { Viewer } from '#domain/access/accessRule.ts';

/** What everybody else is told: the same as of something that is not there. */
export const nothingHere = (): GraphQLError => new GraphQLError('There is nothing here.', { extensions: { code: 'NOT_FOUND' } });

/**
 * The member of staff who asks, come in through the internal sign-in (AUTH-023).
 * @throws GraphQLError NOT_FOUND for everybody else, who must not learn that there is something.
 */
export function requireStaff({ isInternal, memberId }: Viewer): number {
  if (!isInternal || memberId === null) throw nothingHere();
  return memberId;
}
