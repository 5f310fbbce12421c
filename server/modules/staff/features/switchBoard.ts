import { grantMatches } from '#domain/kernel/grants/grantMatches.ts';
import { isGrant } from '#domain/kernel/grants/grants.ts';
import type { SwitchedBy } from '#server/engines/identity/accounts/featureChangeStore.ts';
import {
  switchFlag,
  switchGrants,
  switchGroup,
  switchMembership,
} from '#server/engines/identity/accounts/switchFeature.ts';
import { refusal } from '#server/modules/kernel/graphql/refusal.ts';
import type { SwitchFeatureInput } from '#server/modules/kernel/graphql/types.generated.ts';
import { requireReason } from '#server/modules/staff/duties/index.ts';
import type { Database } from '#server/platform/db/database.ts';

import { requireAccount, requireFeature } from './featureBoard.ts';

/** A grant goes as a whole: what covers it must be taken instead, or the account would hold it still. */
function withoutGrant(held: readonly string[], grant: string): string[] {
  const rest = held.filter((one) => one !== grant);
  const cover = rest.find((one) => grantMatches(grant, one));
  if (cover !== undefined) throw refusal('CONFLICT', `The account holds this through ${cover}.`);
  return rest;
}

/**
 * Switches a feature as a member of staff asks, and keeps that they did.
 * @throws GraphQLError NOT_FOUND without such a feature or account, BAD_USER_INPUT for what cannot be switched so or
 * has no
 *   reason, CONFLICT for a grant that another one covers.
 */
export async function switchBoard(
  db: Database,
  staffId: number,
  { id, memberId, isOn, reason }: SwitchFeatureInput,
): Promise<void> {
  const by: SwitchedBy = { staffId, reason: requireReason(reason) };
  const { kind, name } = await requireFeature({ db }, id);
  const member = memberId == null ? null : await requireAccount({ db }, memberId);
  if (kind === 'group')
    return member ? switchMembership(db, name, member.id, isOn, by) : switchGroup(db, name, isOn, by);
  if (kind !== 'grant') {
    if (member) throw refusal('BAD_USER_INPUT', 'A flag is switched for everyone.');
    return switchFlag(db, name, isOn, by);
  }
  if (!member || !isGrant(name)) throw refusal('BAD_USER_INPUT', 'A grant is given to an account.');
  await switchGrants(db, member.id, (held) => (isOn ? [...new Set([...held, name])] : withoutGrant(held, name)), by);
}
