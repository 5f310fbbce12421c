import type { Viewer } from '#domain/kernel/grants/accessRule.ts';
import { holdsDuty, type StaffDuty } from '#domain/kernel/grants/staffDuties.ts';

import { nothingHere, requireStaff } from './requireStaff.ts';

/**
 * The member of staff who asks, with one of the duties named.
 * @throws GraphQLError NOT_FOUND for everyone else, staff without the duty among them.
 */
export function requireDuty({ viewer }: { viewer: Viewer }, ...duties: readonly [StaffDuty, ...StaffDuty[]]): number {
  const staffId = requireStaff(viewer);
  if (!holdsDuty(duties, viewer.duties)) throw nothingHere();
  return staffId;
}
