import type { GraphQLError } from 'graphql';

import type { Viewer } from '#domain/kernel/grants/accessRule.ts';
import { holdsDuty, type StaffDuty } from '#domain/kernel/grants/staffDuties.ts';

import { refusal } from './refusal.ts';

/** The answer for everyone else: the same as for something that does not exist. */
export const nothingHere = (): GraphQLError => refusal('NOT_FOUND', 'There is nothing here.');

/**
 * The member of staff who asks, come in through the internal sign-in (AUTH-023).
 * @throws GraphQLError NOT_FOUND for everyone else, who must not learn that there is something.
 */
export function requireStaff({ isInternal, memberId }: Viewer): number {
  if (!isInternal || memberId === null) throw nothingHere();
  return memberId;
}

/**
 * The member of staff who asks, with one of the duties named.
 * @throws GraphQLError NOT_FOUND for everyone else, staff without the duty among them.
 */
export function requireDuty({ viewer }: { viewer: Viewer }, ...duties: readonly [StaffDuty, ...StaffDuty[]]): number {
  const staffId = requireStaff(viewer);
  if (!holdsDuty(duties, viewer.duties)) throw nothingHere();
  return staffId;
}
