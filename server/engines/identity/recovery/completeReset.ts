import type { FieldProblem } from '#domain/account/access/signUpRules.ts';

import { endSessions, memberById, setPasswordHash } from '../accounts/memberStore.ts';
import { hashPassword } from '../hashing/password.ts';
import { newPasswordProblem, siteNamesOf } from '../newPasswordProblem.ts';
import { listPasskeys, removeAllPasskeys } from '../passkeys/passkeyStore.ts';
import { recordSecurityEvent } from '../securityEvents/recordSecurityEvent.ts';
import { passwordChangedMail } from './recoveryMails.ts';
import type { ResetDeps } from './resetRequests.ts';
import { findReset, useReset, type ResetState } from './resetTokens.ts';

/** What came of a new password. */
export type ResetOutcome =
  /** It is in force, and the member is signed out everywhere. */
  | { kind: 'done'; email: string | null }
  | { kind: 'refused'; problems: FieldProblem[] }
  | { kind: 'closed'; state: Exclude<ResetState, 'open'> };

/**
 * Sets a new password with the token of a link, which is used up by it, signs the member out everywhere, removes their
 * passkeys where they ask for it, and emails them.
 * @throws TurnMissed as signing in does
 */
export async function completeReset(
  { db, settings, mailer, siteIdentity }: ResetDeps,
  token: string,
  { password, removesPasskeys = false }: { password: string; removesPasskeys?: boolean },
  ip: string,
): Promise<ResetOutcome> {
  const found = await findReset(db, token);
  if (found.state !== 'open') return { kind: 'closed', state: found.state };
  const member = await memberById(db, found.memberId);
  const problem = newPasswordProblem(
    password,
    { email: member?.email ?? '', names: [member?.firstName ?? '', member?.lastName ?? ''] },
    siteNamesOf(siteIdentity().name, settings.publicUrl),
  );
  if (problem) return { kind: 'refused', problems: [problem] };
  const passwordHash = await hashPassword(password, ip);
  return db.transaction(async (tx): Promise<ResetOutcome> => {
    // The link may have been used while the password was hashed.
    const still = await findReset(tx, token);
    if (still.state !== 'open') return { kind: 'closed', state: still.state };
    await useReset(tx, token);
    // Who has the link reads what is sent to the address.
    await tx.rows(
      '/* member.confirmEmail */ UPDATE member SET email_confirmed_at = coalesce(email_confirmed_at, now()) WHERE id = $1',
      [still.memberId],
    );
    await setPasswordHash(tx, still.memberId, passwordHash);
    await endSessions(tx, still.memberId);
    await recordSecurityEvent(tx, {
      kind: 'password-changed',
      memberId: still.memberId,
      detail: 'by a link in an email',
      ip,
    });
    const hadPasskeys = removesPasskeys && (await listPasskeys(tx, still.memberId)).length > 0;
    if (hadPasskeys) {
      await removeAllPasskeys(tx, still.memberId);
      await recordSecurityEvent(tx, { kind: 'factor-removed', memberId: still.memberId, detail: 'every passkey', ip });
    }
    const email = member?.email ?? null;
    if (email !== null)
      await mailer.send(
        { ...passwordChangedMail(settings, still.memberId, hadPasskeys), to: email, memberId: still.memberId },
        tx,
      );
    return { kind: 'done', email };
  });
}
