import type { Database } from '#server/platform/db/database.ts';

/** One email to one person. */
export interface Mail {
  /** One bare address: no name, no list. */
  to: string;
  /** One line. */
  subject: string;
  /** Both parts say the same; `composeMail` makes them. */
  text: string;
  /** What is below the name of the site, which the mailer puts above it. */
  html: string;
  /** What it is about, for the log and the operator: `password-reset`. Says nothing about the person. */
  kind: string;
  /** Whose it is, so that it goes when they are erased; left out for someone without an account. */
  memberId?: number;
  /** Hours after which no one has any use for it; three days unless said. */
  usefulHours?: number;
  /** What the email asks its reader to open. Demo mode prints it in the log, no other mode does. */
  link?: string;
  /** What it is about, such as `gift:ID`, where someone waits to hear whether it arrived. Names no person. */
  about?: string;
  /**
   * Where one press ends emails of this kind (RFC 8058): an address of this site that takes a POST. One that has it
   * goes after all that someone may be waiting for.
   */
  unsubscribe?: string;
}

/** The port through which everything of the site sends email. */
export interface Mailer {
  /**
   * Queues an email; the server delivers it a moment later and tries again when that fails.
   * @param tx - the transaction of what causes the email: both happen or neither. Left out: queued by itself.
   * @throws Error for an address or subject that could smuggle in a header or a second reader. It repeats neither.
   */
  send(mail: Mail, tx?: Database): Promise<void>;
}
