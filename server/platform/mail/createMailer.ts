import { isEmailAddress } from '#domain/account/access/signUpRules.ts';
import type { SiteIdentity } from '#domain/kernel/site/siteIdentity.ts';
import { type Database, PREPARED } from '#server/platform/db/database.ts';
import { encrypt } from '#server/platform/encryption/encrypt.ts';

import { mailDocument } from './composeMail.ts';
import type { Mail, Mailer } from './Mailer.ts';

/** What is stored sealed: anything about the recipient, and the content. */
export type SealedMail = Pick<Mail, 'to' | 'subject' | 'text' | 'html' | 'link' | 'unsubscribe'>;

const USEFUL_HOURS = 72;
const MAX_SUBJECT_LENGTH = 200;
/** Control characters, line breaks of every kind among them. */
const CONTROL = /[\p{Cc}\u2028\u2029]/u;

function problemOf({ to, subject }: Mail): string | null {
  if (CONTROL.test(to) || !isEmailAddress(to)) return 'An email goes to one address.';
  if (CONTROL.test(subject) || subject.trim() === '' || subject.length > MAX_SUBJECT_LENGTH)
    return 'The subject of an email is one short line.';
  return null;
}

/** What the email queue needs. */
interface MailerParts {
  db: Database;
  /** Seals the stored email, which can hold a link that opens an account. */
  secret: string;
  siteIdentity: () => SiteIdentity;
}

/** The email port over the table `outbox`. */
export function createMailer({ db, secret, siteIdentity }: MailerParts): Mailer {
  return {
    async send(mail, tx = db) {
      const problem = problemOf(mail);
      if (problem) throw new Error(problem);
      const {
        to,
        subject,
        text,
        html,
        link,
        unsubscribe,
        kind,
        memberId = null,
        usefulHours = USEFUL_HOURS,
        about = null,
      } = mail;
      const sealed: SealedMail = {
        to: to.trim(),
        subject,
        text,
        html: mailDocument(siteIdentity().name, subject, html),
        ...(link && { link }),
        ...(unsubscribe && { unsubscribe }),
      };
      await tx.rows(
        `/* mail.queue */ INSERT INTO outbox (kind, member_id, content, expires_at, about, is_bulk)
         VALUES ($1, $2, $3, now() + make_interval(hours => $4), $5, $6)`,
        [kind, memberId, encrypt(secret, JSON.stringify(sealed)), usefulHours, about, unsubscribe !== undefined],
        PREPARED,
      );
    },
  };
}
