import { SESSION_LIMITS } from '#domain/account/security/sessionLimits.ts';
import { UNDO_DAYS } from '#domain/kernel/dates/undoDays.ts';
import { MINUTE_MS } from '#domain/kernel/values/durations.ts';
import type { Database } from '#server/platform/db/database.ts';

import { sweepFederation } from './federationState.ts';
import type { IdentityLog } from './identity.ts';
import { sweepKeys } from './keys/keyStore.ts';
import { longestTokenSeconds } from './provider/lifetimes.ts';
import { sweepResets } from './recovery/resetTokens.ts';
import { sweepSecurityEvents } from './securityEvents/securityEventStore.ts';
import { sweepEndedSessions } from './sessions/endSession.ts';
import { sweepSessions } from './sessions/sessionStore.ts';

/**
 * What members may restore for {@link UNDO_DAYS} days after they removed it, with what else holds for its rows to be
 * cleared.
 */
const RESTORABLE: Readonly<Record<string, string>> = {
  clipping: '',
  collection: '',
  // The folder of a question goes with its question.
  research_folder: ' AND question_id IS NULL',
  research_item: '',
  research_question: '',
  research_plan_row: '',
  research_log_row: '',
  research_evidence: '',
  research_task: '',
};

/**
 * Removes what has expired: nothing reads it any more.
 * @param limits - the site's, by which the names of ended sessions are kept
 */
export async function sweepExpired(db: Database, limits = SESSION_LIMITS): Promise<void> {
  await db.rows('/* oidc.sweep */ DELETE FROM oidc_payload WHERE expires_at < now() OR idle_until < now()');
  await sweepFederation(db);
  await sweepSessions(db);
  await sweepKeys(db);
  await sweepEndedSessions(db, longestTokenSeconds(limits));
  await db.rows('/* emailChange.sweep */ DELETE FROM email_change WHERE expires_at < now()');
  await db.rows('/* export.sweepTickets */ DELETE FROM export_ticket WHERE expires_at < now()');
  await db.rows('/* identity.sweepLimits */ DELETE FROM rate_limit WHERE expire < extract(epoch FROM now()) * 1000');
  await sweepResets(db);
  await sweepSecurityEvents(db);
  await db.rows('/* passkey.sweepChallenges */ DELETE FROM passkey_challenge WHERE expires_at < now()');
  await db.rows('/* pendingSignUp.sweep */ DELETE FROM pending_sign_up WHERE expires_at < now()');
  // A month on, so that its owner sees that it ended; then the address it went to is forgotten.
  await db.rows(
    "/* treeSharing.sweep */ DELETE FROM tree_invitation WHERE accepted_at IS NULL AND expires_at < now() - interval '30 days'",
  );
  await db.rows(
    "/* stewards.sweep */ DELETE FROM steward WHERE member_id IS NULL AND expires_at < now() - interval '30 days'",
  );
  for (const [table, condition] of Object.entries(RESTORABLE))
    await db.rows(
      `/* restorable.sweep */ DELETE FROM ${table} WHERE removed_at < now() - make_interval(days => ${UNDO_DAYS})${condition}`,
    );
  await db.rows(
    '/* collections.sweepInvitations */ DELETE FROM collection_invitation WHERE accepted_at IS NULL AND expires_at < now()',
  );
  await db.rows('/* mfa.sweepPending */ DELETE FROM pending_sign_in WHERE expires_at < now()');
}

/** Questions of sign-ins live ten minutes, and no longer on the disk. */
const EVERY_MS = 10 * MINUTE_MS;

/** Sweeps every ten minutes until the returned function is called; that waits for a sweep under way. */
export function startSweeping(db: Database, log: IdentityLog, limits = SESSION_LIMITS): () => Promise<void> {
  let underWay: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    underWay = sweepExpired(db, limits).catch((error: unknown) =>
      log.warn({ err: error }, 'expired sessions could not be removed'),
    );
  }, EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await underWay;
  };
}
