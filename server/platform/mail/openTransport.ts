import type { Settings } from '#server/platform/config/readSettings.ts';

import { smtpTransport } from './smtpTransport.ts';
import type { Transport } from './Transport.ts';

/** Where no mail server is set, in demo mode: an email has arrived when it is in the outbox, where staff read it. */
const outboxTransport: Transport = {
  handOver: () => Promise.resolve({ kind: 'delivered', isKept: true }),
  close: () => undefined,
};

type MailSettings = Pick<Settings, 'mode' | 'publicUrl' | 'smtpUrl' | 'mailFrom'>;

/**
 * The destination of this site's emails: the mail server of SMTP_URL, else in demo mode the outbox. Null: none, in
 * production without a mail server; then emails wait in the queue until one is set.
 */
export function openTransport({ mode, publicUrl, smtpUrl, mailFrom }: MailSettings): Transport | null {
  if (smtpUrl !== null)
    return smtpTransport({
      smtpUrl,
      publicUrl,
      from: mailFrom ?? `Muniment <no-reply@${new URL(publicUrl).hostname}>`,
      isKept: mode === 'demo',
    });
  return mode === 'demo' ? outboxTransport : null;
}
