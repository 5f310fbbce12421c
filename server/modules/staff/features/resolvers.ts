import { grantMatches } from '#domain/kernel/grants/grantMatches.ts';
import { isGrant } from '#domain/kernel/grants/grants.ts';
import { changesOf, type SwitchedBy } from '#server/engines/identity/accounts/featureChangeStore.ts';
import { memberById } from '#server/engines/identity/accounts/memberStore.ts';
import {
  switchFlag,
  switchGrants,
  switchGroup,
  switchMembership,
} from '#server/engines/identity/accounts/switchFeature.ts';
import { refusal } from '#server/modules/kernel/graphql/refusal.ts';
import { requireDuty } from '#server/modules/kernel/graphql/requireDuty.ts';
import { storedId } from '#server/modules/kernel/graphql/storedId.ts';
import type { Resolvers, SwitchFeatureInput } from '#server/modules/kernel/graphql/types.generated.ts';
import { recordLook, recordStaffAct, requireReason } from '#server/modules/staff/duties/index.ts';
import type { Database } from '#server/platform/db/database.ts';

import { featureBoard, findAccount, requireAccount, requireFeature, toReader } from './featureBoard.ts';

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
async function switchBoard(
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

/** Changes shown with a feature. */
const MOST_CHANGES = 50;

/** What staff see and switch; to everyone else there is nothing here. */
export const featureResolvers: Resolvers = {
  Query: {
    featureBoard: async (_root, { memberId }, context) => {
      const staffId = requireDuty(context, 'operations');
      const member = memberId == null ? null : await requireAccount(context, memberId);
      await recordLook(context, { staffId, duty: 'operations', memberId: member?.id ?? null, page: 'features' });
      return featureBoard(context, member);
    },
    featureReader: async (_root, { account }, context) => {
      const staffId = requireDuty(context, 'operations');
      const member = await findAccount(context, account);
      await recordLook(context, { staffId, duty: 'operations', memberId: member?.id ?? null, page: 'features' });
      return member && toReader(member);
    },
    featureChanges: async (_root, { id }, context) => {
      requireDuty(context, 'operations');
      const { name } = await requireFeature(context, id);
      const changes = await changesOf(context.db, name, MOST_CHANGES);
      const staff = new Map<number, string>();
      for (const staffId of new Set(changes.flatMap((change) => change.staffId ?? []))) {
        const member = await memberById(context.db, staffId);
        if (member) staff.set(staffId, toReader(member).displayName);
      }
      return changes.map(({ staffId, memberId, changedAt, actor, ...change }) => ({
        id: String(change.id),
        changedAt: changedAt.toISOString(),
        staff: staffId === null ? null : (staff.get(staffId) ?? null),
        isOperator: actor === 'operator',
        memberId: memberId === null ? null : String(memberId),
        was: change.was,
        becomes: change.becomes,
        reason: change.reason,
      }));
    },
  },
  Mutation: {
    switchFeature: async (_root, { input }, context) => {
      const staffId = requireDuty(context, 'operations');
      const { id, memberId, isOn, reason } = input;
      return context.db.transaction(async (tx) => {
        await switchBoard(tx, staffId, input);
        await recordStaffAct(tx, {
          staffId,
          duty: 'operations',
          what: 'feature-switched',
          memberId: memberId == null ? null : storedId(memberId),
          reason,
          after: { feature: id, isOn },
        });
        return true;
      });
    },
  },
};
