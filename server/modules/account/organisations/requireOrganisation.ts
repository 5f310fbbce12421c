import { judgeCare } from '#domain/kernel/grants/judgeCare.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import { nothingHere } from '#server/modules/kernel/graphql/requireDuty.ts';
import type { Organisation, OrganisationKind } from '#server/modules/kernel/graphql/types.generated.ts';
import { heed, type LookedAfter, looksAfter } from '#server/modules/records/stewards/index.ts';

import { findOrganisation, lookedAfter } from './organisationStore.ts';

/** Staff with it see every organisation, and say who looks after it. */
const DUTY = 'operations';

/** An organisation that the asker may do something with. */
interface Required {
  memberId: number;
  organisation: Organisation;
  on: LookedAfter;
}

/**
 * An organisation for who looks after it, or for staff.
 *
 * @param act - `appoint` is for staff alone
 * @throws GraphQLError NOT_FOUND for everyone else, alike for another’s and for what is not there; STEWARD_… for who looks
 *   after it and may not do this, or not yet
 */
export async function requireOrganisation(
  context: RequestContext,
  kind: OrganisationKind,
  id: string,
  act: 'look' | 'change' | 'appoint',
): Promise<Required> {
  const { viewer, db } = context;
  const on = lookedAfter(kind, id);
  const isOwn =
    !viewer.isInternal &&
    viewer.memberId !== null &&
    viewer.contact !== undefined &&
    (await looksAfter(db, viewer.memberId, on));
  const own = isOwn ? viewer.contact : undefined;
  const memberId = heed(context, judgeCare(viewer, { duty: DUTY, own, isForStaffOnly: act === 'appoint' }));
  const organisation = await findOrganisation(context, on);
  if (!organisation) throw nothingHere();
  return { memberId, organisation, on };
}

/** Whose organisations are listed: null for staff, who see every one. @throws GraphQLError as `requireOrganisation` */
export function requireOwnOrganisations(context: RequestContext): number | null {
  const { viewer } = context;
  const own = viewer.isInternal ? undefined : viewer.contact;
  const memberId = heed(context, judgeCare(viewer, { duty: DUTY, own, isForStaffOnly: false }));
  return viewer.isInternal ? null : memberId;
}
