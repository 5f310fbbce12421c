import { normaliseEmail } from '#domain/account/access/signUpRules.ts';
import type { Database } from '#server/platform/db/database.ts';
import { eachDue } from '#server/platform/db/eachDue.ts';
import { encrypt, decrypt } from '#server/platform/encryption/encrypt.ts';

import { credentialsByEmail } from '../accounts/credentialStore.ts';
import { isShut } from '../accounts/member.ts';
import type { IdentityOptions } from '../identity.ts';
import { noPasswordMail, resetMail } from './recoveryMails.ts';
import { issueReset } from './resetTokens.ts';

/** What answering requests needs. */
export type ResetDeps = Pick<IdentityOptions, 'db' | 'settings' | 'mailer' | 'log' | 'siteIdentity'>;

/** A request older than this is not answered any more: the member has asked again, or given up. */
const PATIENCE = '1 hour';
const LOOK_MS = 1000;

/**
 * Keeps a request for a new password. No one looks yet whether there is such an account: the same is done, and takes
 * the same time, for every address.
 */
export async function askForReset({ db, settings }: ResetDeps, address: string): Promise<void> {
  await db.rows('/* reset.ask */ INSERT INTO password_reset_request (address) VALUES ($1)', [
    encrypt(settings.secret, normaliseEmail(address)),
  ]);
}

async function answer({ settings, mailer }: ResetDeps, tx: Database, address: string): Promise<void> {
  const who = await credentialsByEmail(tx, address);
  if (!who || isShut(who, settings.mode)) return;
  const words =
    who.passwordHash === null
      ? noPasswordMail(settings.publicUrl)
      : resetMail(settings.publicUrl, await issueReset(tx, who.id));
  await mailer.send({ ...words, to: address, memberId: who.id }, tx);
}

/** Takes one request, which is gone with that; null: none waits. */
const takeRequest = (tx: Database): Promise<{ address: string; isLate: boolean } | null> =>
  tx.one<{ address: string; isLate: boolean }>(
    `/* reset.take */ DELETE FROM password_reset_request WHERE id =
       (SELECT id FROM password_reset_request ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED)
     RETURNING address, asked_at < now() - interval '${PATIENCE}' AS "isLate"`,
  );

/**
 * Answers every request that waits with an email where there is an account: both, or neither. Several copies of the
 * server may do so at once.
 */
export const answerResetRequests = (deps: ResetDeps): Promise<number> =>
  eachDue(deps.db, takeRequest, async (tx, taken) => {
    const address = decrypt(deps.settings.secret, taken.address);
    if (address !== null && !taken.isLate) await answer(deps, tx, address);
    return true;
  });

/** Answers requests every second until the returned function is called; that waits for the one under way. */
export function startAnsweringResets(deps: ResetDeps): () => Promise<void> {
  let underWay: Promise<unknown> | null = null;
  const timer = setInterval(() => {
    underWay ??= answerResetRequests(deps)
      .catch((error: unknown) => deps.log.warn({ err: error }, 'requests for a new password could not be answered'))
      .finally(() => {
        underWay = null;
      });
  }, LOOK_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await underWay;
  };
}
