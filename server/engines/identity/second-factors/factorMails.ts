import type { Database } from '#server/platform/db/database.ts';
import { composeMail } from '#server/platform/mail/composeMail.ts';
import type { Mailer } from '#server/platform/mail/Mailer.ts';

import { memberById } from '../accounts/memberStore.ts';

/** What can change about how an account proves who signs in, beside its password, as the email says it. */
const CHANGES = {
  'passkey-added': {
    subject: 'A passkey was added to your account',
    text: (host: string) => `A passkey was added to your account at ${host}. It can be used to sign in from now on.`,
  },
  'passkey-removed': {
    subject: 'A passkey was removed from your account',
    text: (host: string) => `A passkey was removed from your account at ${host}. It no longer signs anyone in.`,
  },
  'app-added': {
    subject: 'An authenticator app was set up for your account',
    text: (host: string) => `An authenticator app was set up for your account at ${host}, with ten new recovery codes.`,
  },
  'codes-renewed': {
    subject: 'Your recovery codes were renewed',
    text: (host: string) => `Your account at ${host} has ten new recovery codes. Earlier ones no longer work.`,
  },
  'second-step-off': {
    subject: 'Multi-factor authentication was switched off',
    text: (host: string) =>
      `Multi-factor authentication was switched off for your account at ${host}. Its authenticator app and recovery codes were removed.`,
  },
  'factors-removed': {
    subject: 'Your second factors were removed',
    text: (host: string) =>
      `Our staff switched multi-factor authentication off for your account at ${host}, removed its passkeys and signed it out everywhere.`,
  },
} as const;

/** What changed. */
export type FactorChange = keyof typeof CHANGES;

/**
 * Emails a member that a way to prove who they are was added or removed, so that they learn of it if it was not them
 * (NIST SP 800-63B section 4.6). An account without an address gets none.
 * @param tx - the transaction of the change: both happen or neither
 */
export async function mailFactorChange(
  { mailer, publicUrl }: { mailer: Mailer; publicUrl: string },
  tx: Database,
  memberId: number,
  change: FactorChange,
): Promise<void> {
  const email = (await memberById(tx, memberId))?.email ?? null;
  if (email === null) return;
  const { subject, text } = CHANGES[change];
  const words = composeMail({
    subject,
    before: [text(new URL(publicUrl).host)],
    after: [
      `If that was you, you need do nothing. If it was not, choose another password at ${publicUrl}/forgot-password: that signs your account out everywhere, and you can remove its passkeys there too.`,
    ],
    action: { label: 'See your security settings', href: `${publicUrl}/account/security-settings` },
    footer: ['We email you about every change to how you sign in.'],
  });
  await mailer.send({ kind: 'factor-changed', ...words, to: email, memberId }, tx);
}
