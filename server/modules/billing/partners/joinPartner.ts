import { BillingRefusal } from '#server/modules/billing/core/index.ts';
import { planStore } from '#server/modules/billing/plans/index.ts';
import { renewsAlready } from '#server/modules/billing/subscription/index.ts';
import type { Database } from '#server/platform/db/database.ts';
import { linkTokenHash } from '#server/platform/encryption/linkToken.ts';

import { numberHash, partnerStore } from './partnerStore.ts';

/** Who joins, and with what. */
interface Joining {
  /** Locked. */
  accountId: number;
  memberId: number;
  partnerId: string;
  /** A member number as it was typed, or what a link holds. */
  typed: string;
  secret: string;
}

/**
 * Makes a member one of a partner organisation: by a member number that no one has used, or by a link that was sent to
 * an address of the organisation. They have its plan for as long as the organisation does; it is not billed here.
 * @returns null where nothing fits; which part does not is said to no one
 * @throws BillingRefusal NO_SEATS, ALREADY_SUBSCRIBED: a subscription of their own renews, and would go on beside it
 */
export async function joinPartner(
  tx: Database,
  { accountId, memberId, partnerId, typed, secret }: Joining,
): Promise<{ plan: string; until: Date } | null> {
  const wall = new Date();
  const partners = partnerStore(tx);
  const partner = await partners.locked(partnerId);
  if (!partner || partner.endsAt <= wall || (await partners.hasJoined(partnerId, memberId))) return null;
  const hash = numberHash(secret, typed);
  const known = hash && (await partners.freeSeat(partnerId, hash));
  const isInvited =
    known === null && (await partners.isInvited(partnerId, memberId, linkTokenHash(typed.trim()), wall));
  if (known === null && !isInvited) return null;
  if (partner.mostMembers !== null && (await partners.joinedOf(partnerId)) >= partner.mostMembers)
    throw new BillingRefusal('NO_SEATS');
  if (await renewsAlready(tx, { id: accountId, memberId }, wall)) throw new BillingRefusal('ALREADY_SUBSCRIBED');
  const row = await tx.one<{ id: number }>(
    "/* partner.subscribe */ INSERT INTO subscription (member_id, plan_id, state, type, created_at, expires_at) VALUES ($1, $2, 'ACTIVE', 'CARD', $3, $4) RETURNING id",
    [memberId, partner.planId, wall, partner.endsAt],
  );
  if (!row) throw new Error('A subscription could not be written.');
  await partners.take(known ?? (await partners.addSeat(partnerId)), memberId, row.id, wall);
  return { plan: (await planStore(tx).byId(partner.planId))?.displayName ?? partner.name, until: partner.endsAt };
}
