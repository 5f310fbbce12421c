import { addressDomain } from '#domain/billing/gifts/memberNumber.ts';
import { HOUR_MS } from '#domain/kernel/values/durations.ts';
import { memberEmail } from '#server/modules/account/profile/index.ts';
import { BillingRefusal } from '#server/modules/billing/core/index.ts';
import { planStore } from '#server/modules/billing/plans/index.ts';
import { renewsAlready } from '#server/modules/billing/subscription/index.ts';
import type { Database } from '#server/platform/db/database.ts';
import { linkTokenHash, newLinkToken } from '#server/platform/encryption/randomTokens.ts';
import { composeMail } from '#server/platform/mail/composeMail.ts';
import type { Mailer } from '#server/platform/mail/Mailer.ts';

import { numberHash, partnerStore } from './partnerStore.ts';

const GOOD_HOURS = 24;

interface LinkDeps {
  db: Database;
  mailer: Mailer;
  /** Origin of the site, without a final slash. */
  publicUrl: string;
}

/**
 * Sends a member a link by which they join a partner organisation, if the address of their account is one of the
 * organisation’s: an account’s address alone proves nothing, the link that arrives there does. Nothing is sent
 * otherwise, and no one is told which it was.
 */
export async function sendPartnerLink(
  { db, mailer, publicUrl }: LinkDeps,
  memberId: number,
  partnerId: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const partner = await partnerStore(tx).byId(partnerId);
    const email = await memberEmail(tx, memberId);
    const host = email === null ? null : addressDomain(email);
    if (!partner || email === null || host === null || !partner.domains.includes(host) || partner.endsAt <= new Date())
      return;
    const { token, hash } = newLinkToken();
    await partnerStore(tx).invite(partner.id, memberId, hash, new Date(Date.now() + GOOD_HOURS * HOUR_MS));
    const link = `${publicUrl}/nygb/redeem-offer#code=${token}`;
    await mailer.send(
      {
        to: email,
        memberId,
        kind: 'partner-link',
        usefulHours: GOOD_HOURS,
        link,
        ...composeMail({
          subject: `Join through ${partner.name}`,
          before: [
            `Open this link while you are signed in to get what ${partner.name} offers its members. It works for ${GOOD_HOURS} hours.`,
          ],
          action: { label: 'Join', href: link },
          footer: [
            'You get this because someone signed in to your account asked for it. If that was not you, ignore this email.',
          ],
        }),
      },
      tx,
    );
  });
}

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
