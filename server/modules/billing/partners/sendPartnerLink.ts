import { addressDomain } from '#domain/billing/gifts/memberNumber.ts';
import { HOUR_MS } from '#domain/kernel/values/durations.ts';
import { memberEmail } from '#server/modules/account/profile/index.ts';
import type { Database } from '#server/platform/db/database.ts';
import { newLinkToken } from '#server/platform/encryption/linkToken.ts';
import { composeMail } from '#server/platform/mail/composeMail.ts';
import type { Mailer } from '#server/platform/mail/Mailer.ts';

import { partnerStore } from './partnerStore.ts';

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
