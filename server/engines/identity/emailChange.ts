import { normaliseEmail } from '#domain/account/access/signUpRules.ts';
import type { Database } from '#server/platform/db/database.ts';
import { linkTokenHash, newLinkToken } from '#server/platform/encryption/randomTokens.ts';
import type { Mailer } from '#server/platform/mail/Mailer.ts';

import { memberByEmail } from './accounts/memberStore.ts';
import { changedMail, confirmMail, EMAIL_CHANGE_HOURS, noticeMail, takenMail } from './emailChangeMails.ts';
import { endResets } from './recovery/resetTokens.ts';
import { recordSecurityEvent } from './securityEvents/recordSecurityEvent.ts';

interface Parts {
  db: Database;
  mailer: Mailer;
  /** Origin of the site, without a final slash. */
  publicUrl: string;
}

/** Whose address changes, and what it is now. */
interface Asker {
  id: number;
  email: string;
}

/**
 * Starts a change of a member's address: a link is sent to the new one, a notice to the old one. An address that
 * belongs to another member looks the same to this one; its owner gets an email. An earlier request is replaced.
 */
export function askEmailChange({ db, mailer, publicUrl }: Parts, asker: Asker, wanted: string): Promise<void> {
  const newEmail = normaliseEmail(wanted);
  const confirm = newLinkToken();
  const cancel = newLinkToken();
  return db.transaction(async (tx) => {
    const owner = await memberByEmail(tx, newEmail);
    await tx.rows(
      `/* emailChange.ask */ INSERT INTO email_change (member_id, new_email, confirm_hash, cancel_hash, expires_at)
       VALUES ($1, $2, $3, $4, now() + make_interval(hours => $5))
       ON CONFLICT (member_id) DO UPDATE SET new_email = excluded.new_email, confirm_hash = excluded.confirm_hash,
         cancel_hash = excluded.cancel_hash, asked_at = now(), expires_at = excluded.expires_at`,
      [asker.id, owner ? null : newEmail, confirm.hash, cancel.hash, EMAIL_CHANGE_HOURS],
    );
    const words = owner ? takenMail(publicUrl) : confirmMail(publicUrl, confirm.token);
    await mailer.send({ ...words, to: newEmail, memberId: owner?.id ?? asker.id }, tx);
    await mailer.send({ ...noticeMail(publicUrl, cancel.token), to: asker.email, memberId: asker.id }, tx);
  });
}

/**
 * Makes the new address the account's, when its link is opened. Links for a new password that went to the old address
 * work no more.
 * @returns false when the link is used, replaced or expired, or when someone else has the address by now.
 */
export async function confirmEmailChange({ db, mailer, publicUrl }: Parts, token: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const request = await tx.one<{ memberId: number; newEmail: string }>(
      `/* emailChange.confirm */ DELETE FROM email_change WHERE confirm_hash = $1 AND expires_at > now() AND new_email IS NOT NULL
       RETURNING member_id AS "memberId", new_email AS "newEmail"`,
      [linkTokenHash(token)],
    );
    if (!request) return false;
    const changed = await tx.one<{ oldEmail: string | null }>(
      `/* emailChange.apply */ UPDATE member SET email = $2, email_confirmed_at = now() FROM (SELECT id, email FROM member WHERE id = $1 FOR UPDATE) AS before
       WHERE member.id = before.id AND NOT EXISTS (SELECT FROM member taken WHERE lower(taken.email) = $2) RETURNING before.email AS "oldEmail"`,
      [request.memberId, request.newEmail],
    );
    if (!changed) return false;
    await endResets(tx, request.memberId);
    await recordSecurityEvent(tx, { kind: 'address-changed', memberId: request.memberId });
    for (const to of [request.newEmail, changed.oldEmail]) {
      if (to !== null) await mailer.send({ ...changedMail(publicUrl), to, memberId: request.memberId }, tx);
    }
    return true;
  });
}

/** Keeps the old address, when its link is opened. False when there is nothing to stop. */
export async function cancelEmailChange(db: Database, token: string): Promise<boolean> {
  return (
    (await db.one('/* emailChange.cancel */ DELETE FROM email_change WHERE cancel_hash = $1 RETURNING member_id', [
      linkTokenHash(token),
    ])) !== null
  );
}
