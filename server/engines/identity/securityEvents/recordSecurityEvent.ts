import type { errors, KoaContextWithOIDC } from 'oidc-provider';

import type { SecurityEventKind } from '#domain/account/security/securityEvents.ts';
import type { Database } from '#server/platform/db/database.ts';
import { createLimiter } from '#server/platform/limits/createLimiter.ts';
import { addressKey, networkOf } from '#server/platform/limits/limitKeys.ts';

import { memberByEmail } from '../accounts/memberStore.ts';
import type { IdentityLog } from '../identity.ts';
import { coarseNetwork } from '../sessions/coarseNetwork.ts';
import { readerAddressOf } from '../sessions/readerAddress.ts';

/** Something that happened to an account or a sign-in. Names and addresses have no place in it. */
export interface SecurityEvent {
  kind: SecurityEventKind;
  /** The account it is about; null when none is known. */
  memberId: number | null;
  /**
   * Who did it: the member (left out), someone who has not proved who they are, the operator on the command line, or
   * the member of staff with this number.
   */
  by?: 'member' | 'visitor' | 'operator' | { staffId: number };
  /** A word or two of a closed vocabulary: `passkey`, the name of a grant. Never what someone typed. */
  detail?: string;
  /** The address the request came from; only its network is kept. Left out on the command line. */
  ip?: string;
}

/** A detail as the table takes it: what is outside its letters is dropped. */
const detailOf = (detail: string | undefined): string | null =>
  detail
    ?.replace(/[^A-Za-z0-9 :,._-]/gu, '')
    .slice(0, 100)
    .trim() || null;

/**
 * Logs a security event (table `security_event`). Pass it the transaction of the event, so that neither is
 * there without the other. An account that is gone meanwhile becomes null.
 * @throws Error when the database cannot be written.
 */
export async function recordSecurityEvent(
  db: Pick<Database, 'rows'>,
  { kind, memberId, by = 'member', detail, ip }: SecurityEvent,
): Promise<void> {
  const staffId = typeof by === 'object' ? by.staffId : null;
  await db.rows(
    `/* securityEvent.record */ INSERT INTO security_event (kind, member_id, actor, staff_id, detail, network)
     VALUES ($1, (SELECT id FROM member WHERE id = $2), $3, (SELECT id FROM member WHERE id = $4), $5, $6)`,
    [
      kind,
      memberId,
      typeof by === 'object' ? 'staff' : by,
      staffId,
      detailOf(detail),
      ip === undefined ? null : coarseNetwork(ip),
    ],
  );
}

/** Writes down that a member of staff looked at an account, unless it is their own or there is none. */
export async function recordMemberViewed(
  db: Pick<Database, 'rows'>,
  staffId: number,
  memberId: number | null,
  ip: string,
): Promise<void> {
  if (memberId !== null && memberId !== staffId)
    await recordSecurityEvent(db, { kind: 'member-viewed', memberId, by: { staffId }, ip });
}

/**
 * Lock-outs are logged once in this many seconds for one account or address, however often a locked-out person tries.
 */
const LOCK_OUT = { points: 1, duration: 900 };

/** Writes down that tries for an address, and the account it may have, are refused for a while. */
export async function recordLockOut(db: Database, email: string, ip: string): Promise<void> {
  if ((await createLimiter(db, 'lockOutEvent', LOCK_OUT).take(addressKey(email, networkOf(ip)))) !== null) return;
  await recordSecurityEvent(db, {
    kind: 'locked-out',
    memberId: (await memberByEmail(db, email))?.id ?? null,
    by: 'visitor',
    detail: 'password',
    ip,
  });
}

/** Writes down that answers to an account's second step are refused for a while. */
export async function recordCodeLockOut(db: Database, memberId: number, ip: string): Promise<void> {
  if ((await createLimiter(db, 'lockOutEvent', LOCK_OUT).take(`code ${memberId}`)) !== null) return;
  await recordSecurityEvent(db, { kind: 'locked-out', memberId, by: 'visitor', detail: 'second step', ip });
}

/**
 * Logs that a refresh token was used a second time, when a copy of it may be in other hands. The provider has revoked
 * everything of its grant by then. Called for every refusal at the token endpoint; what is no such use is passed over.
 */
export async function recordReuse(
  db: Database,
  log: IdentityLog,
  ctx: KoaContextWithOIDC,
  error: errors.OIDCProviderError,
): Promise<void> {
  const token = ctx.oidc.entities.RefreshToken;
  if (error.error !== 'invalid_grant' || token?.consumed === undefined || token.consumed === false) return;
  try {
    await recordSecurityEvent(db, {
      kind: 'token-reused',
      memberId: Number(token.accountId),
      by: 'visitor',
      ip: readerAddressOf(ctx.req) ?? undefined,
    });
  } catch (cause) {
    log.warn({ err: cause }, 'a refresh token that was used twice could not be written down');
  }
}
