import type { Database } from '#server/platform/db/database.ts';
import { encrypt, decrypt } from '#server/platform/encryption/encrypt.ts';
import type { Mailer } from '#server/platform/mail/Mailer.ts';

import { findTotp, useTotpStep } from '../accounts/credentialStore.ts';
import type { IdentityLog } from '../identity.ts';
import { checkPasskey } from '../passkeys/checkPasskey.ts';
import { recordCodeLockOut, recordSecurityEvent } from '../securityEvents/recordSecurityEvent.ts';
import { refusal, type Outcome } from '../signing/outcome.ts';
import type { RateLimits } from '../signing/rateLimits.ts';
import { mailFactorChange } from './factorMails.ts';
import { endPending, findPending, type PendingSignIn } from './pendingSignIns.ts';
import { countRecoveryCodes, renewRecoveryCodes, useRecoveryCode } from './recoveryCodes.ts';
import type { SecondStepDeps } from './secondStep.ts';
import { acceptedTotpStep } from './totp.ts';

/**
 * Keeps a member's authenticator app, sealed, with the step of its first code; staff, who must have one, have
 * multi-factor authentication on from then on. False when multi-factor authentication was turned off in the meantime,
 * or an app is there already: another sign-in was faster, and its app must not be replaced.
 */
async function enrolTotp(db: Database, memberId: number, sealedSecret: string, step: number): Promise<boolean> {
  const row = await db.one(
    `/* mfa.enrol */ UPDATE member SET mfa_secret = $2, mfa_last_step = $3, mfa_enabled = true
     WHERE id = $1 AND (mfa_enabled OR kind = 'internal') AND mfa_secret IS NULL RETURNING id`,
    [memberId, sealedSecret, step],
  );
  return row !== null;
}

/** What answers are judged with. */
export interface AnswerParts extends SecondStepDeps {
  log: IdentityLog;
  limits: RateLimits;
  mailer: Mailer;
}

/** The sign-in that an answer belongs to. */
export interface Answering {
  interactionUid: string;
  /** The address the answer comes from. */
  ip: string;
}

const TOO_LATE = refusal(null, 'PASSWORD_AGAIN', 'That took too long. Enter your password again.');
const WRONG_CODE = refusal(
  'code',
  'WRONG_CODE',
  'That code is wrong, or has been used. Enter the one your app shows now.',
);
const UNREADABLE = refusal(
  null,
  'MFA_UNREADABLE',
  'We can’t check your authenticator app at the moment. Contact our customer support team.',
);
const WRONG_RECOVERY_CODE = refusal(
  'recoveryCode',
  'WRONG_CODE',
  'That is not one of your recovery codes, or it has been used.',
);
const WRONG_PASSKEY = refusal(null, 'WRONG_PASSKEY', 'We couldn’t check that passkey. Try again, or use another way.');

/** What a right answer adds to the sign-in; or the refusal of a wrong one. */
type Judged =
  | { method: 'otp' | 'recovery' | 'hwk'; codes?: string[]; left?: number }
  | Extract<Outcome, { kind: 'refused' }>;

/** Counts a try, judges it, and ends the waiting when it was right. Only wrong tries count. */
async function judge(
  parts: AnswerParts,
  { interactionUid, ip }: Answering,
  look: (pending: PendingSignIn) => Promise<Judged>,
): Promise<Outcome> {
  const pending = await findPending(parts.db, interactionUid);
  if (!pending) return TOO_LATE;
  const wait = await parts.limits.countCode(pending.memberId, ip);
  if (wait !== null) {
    await recordCodeLockOut(parts.db, pending.memberId, ip);
    return { kind: 'limited', retryAfterSeconds: wait };
  }
  const judged = await look(pending);
  if ('kind' in judged) {
    if (pending.newSecret === null)
      await recordSecurityEvent(parts.db, {
        kind: 'second-factor-failed',
        memberId: pending.memberId,
        by: 'visitor',
        ip,
      });
    return judged;
  }
  await endPending(parts.db, interactionUid);
  await parts.limits.forgiveCode(pending.memberId, ip);
  const { method, codes, left } = judged;
  return {
    kind: 'signed-in',
    memberId: pending.memberId,
    version: pending.version,
    methods: [...pending.methods, method],
    ...(codes && { recoveryCodes: codes }),
    ...(left !== undefined && { recoveryCodesLeft: left }),
  };
}

/** Judges a code of the authenticator app. */
export const answerCode = (parts: AnswerParts, answering: Answering, code: string): Promise<Outcome> => {
  if (code.trim() === '')
    return Promise.resolve(refusal('code', 'REQUIRED', 'Enter the six-digit code from your authenticator app.'));
  return judge(parts, answering, async ({ memberId }) => {
    const totp = await findTotp(parts.db, memberId);
    const secret = decrypt(parts.secret, totp?.secret ?? '');
    if (secret === null) return UNREADABLE;
    const step = acceptedTotpStep(secret, code, Date.now(), totp?.lastStep ?? null);
    return step !== null && (await useTotpStep(parts.db, memberId, step)) ? { method: 'otp' } : WRONG_CODE;
  });
};

/** Judges a recovery code, which works once. Says how many are left. */
export const answerRecoveryCode = (parts: AnswerParts, answering: Answering, code: string): Promise<Outcome> => {
  if (code.trim() === '')
    return Promise.resolve(refusal('recoveryCode', 'REQUIRED', 'Enter one of your recovery codes.'));
  return judge(parts, answering, async ({ memberId }) => {
    if (!(await useRecoveryCode(parts.db, parts.secret, memberId, code))) return WRONG_RECOVERY_CODE;
    return { method: 'recovery', left: await countRecoveryCodes(parts.db, memberId) };
  });
};

/** Judges a passkey shown after the password. */
export const answerPasskey = (parts: AnswerParts, answering: Answering, answer: unknown): Promise<Outcome> =>
  judge(parts, answering, async ({ memberId }) =>
    (await checkPasskey(parts, `second-factor:${answering.interactionUid}`, answer, memberId)) === memberId
      ? { method: 'hwk' }
      : WRONG_PASSKEY,
  );

/** Judges the first code of an app being set up; a right one keeps the app and gives ten recovery codes, shown once. */
export const confirmEnrolment = (parts: AnswerParts, answering: Answering, code: string): Promise<Outcome> => {
  if (code.trim() === '')
    return Promise.resolve(refusal('code', 'REQUIRED', 'Enter the six-digit code that your app shows now.'));
  return judge(parts, answering, async ({ memberId, newSecret }) => {
    const secret = decrypt(parts.secret, newSecret ?? '');
    if (secret === null) return TOO_LATE;
    const step = acceptedTotpStep(secret, code, Date.now(), null);
    if (step === null)
      return refusal(
        'code',
        'WRONG_CODE',
        'That code is wrong. Enter the one your app shows now. If it keeps failing, check the clock on your device.',
      );
    const codes = await parts.db.transaction(async (tx) => {
      if (!(await enrolTotp(tx, memberId, encrypt(parts.secret, secret), step))) return null;
      await recordSecurityEvent(tx, { kind: 'factor-added', memberId, detail: 'authenticator app', ip: answering.ip });
      await mailFactorChange(parts, tx, memberId, 'app-added');
      return renewRecoveryCodes(tx, parts.secret, memberId);
    });
    return codes ? { method: 'otp', codes } : TOO_LATE;
  });
};
