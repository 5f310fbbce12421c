import type { SealedMail } from './createMailer.ts';

/** What came of handing an email on. */
export type Handover =
  | { kind: 'delivered'; /** Whether to keep the email for the outbox page. */ isKept: boolean }
  /** It can go well another time. */
  | { kind: 'failed'; problem: string }
  /** It never will: the mail server refused the address or the email itself. */
  | { kind: 'refused'; problem: string };

/** The destination of emails. */
export interface Transport {
  /** Never rejects. `id` is the email's, the same at every try. */
  handOver(id: string, mail: SealedMail): Promise<Handover>;
  close(): void;
}
