import { isEmailAddress } from '#domain/accounts/signUpRules.ts';

import type { Database } from '../db/database.ts';
import { seal } from '../identity/secrets/seal.ts';
import type { Mail, Mailer } from './Mailer.ts';

/** What is stored sealed: whatever could tell who is written to, and what. */
export type SealedMail = Pick<Mail, 'to' | 'subject' | 'text' | 'html' | 'link' | 'unsubscribe'>;

const USEFUL_HOURS = 72;
const MAX_SUBJECT_LENGTH = 200;
/** Control characters, line breaks of every kind among them. */
const CONTROL = /[\p{Cc}\u2028\u2029]/u;

function problemOf({ to, subject, unsubscribe }: Mail, origin: string): string | null {
  if (CONTROL.test(to) || !isEmailAddress(to)) return 'The reader of a mail must be one address.';
  if (CONTROL.test(subject) || subject.trim() === '' || subject.length > MAX_SUBJECT_LENGTH) return 'The subject of a mail must be one short line.';
  if (unsubscribe !== undefined && (CONTROL.test(unsubscribe) || !unsubscribe.startsWith(`${origin}/`))) return 'Mails are unsubscribed at this site only.';
  return null;
}

/** What the queue of mail stands on. */
interface MailerParts {
  db: Database;
  /** Seals the stored mail, which can hold a link that opens an account. */
  secret: string;
  /** Origin of the site, without a final slash. */
  publicUrl: string;
}

/** The mail port over the table `outbox`. */
export function createMailer({ db, secret, publicUrl }: MailerParts): Mailer {
  return {
    async send(mail, tx = db) {
      const problem = problemOf(mail, publicUrl);
      if (problem) throw new Error(problem);
      const { to, subject, text, html, link, unsubscribe, kind, memberId = null, usefulHours = USEFUL_HOURS } = mail;
      const sealed: SealedMail = { to: to.trim(), subject, text, html, ...(link && { link }), ...(unsubscribe && { unsubscribe }) };
      await tx.rows(
        `/* mail.queue */ INSERT INTO outbox (kind, member_id, content, expires_at)
         VALUES ($1, $2, $3, now() + make_interval(hours => $4))`,
        [kind, memberId, seal(secret, JSON.stringify(sealed)), usefulHours],
      );
    },
  };
}
