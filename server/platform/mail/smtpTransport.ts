import { createTransport, type SendMailOptions } from 'nodemailer';

import type { SiteIdentity } from '#domain/kernel/site/siteIdentity.ts';
import { credentialsOf } from '#server/platform/config/credentialsOf.ts';
import { isLoopback, socketHost } from '#server/platform/config/hostNames.ts';
import type { Settings } from '#server/platform/config/readSettings.ts';

import type { SealedMail } from './createMailer.ts';
import type { Handover, Transport } from './Transport.ts';

/** Milliseconds; together shorter than the first wait of backOff.ts. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, dnsTimeout: 10_000 };

interface Options {
  /** `smtp://` or `smtps://` with user and password where the mail server wants them. */
  smtpUrl: string;
  /** `Name <address>` or an address. */
  from: () => string | { name: string; address: string };
  /** Origin of the site; its host ends the Message-ID. */
  publicUrl: string;
  /** Demo mode keeps what was sent for the outbox page. */
  isKept: boolean;
}

/**
 * A mail server's answer of 500 and above on an address or an email is final (RFC 5321 section 4.2.1); on a login it is
 * not.
 */
const isFinal = (code: string | undefined, response: number | undefined) =>
  (code === 'EENVELOPE' || code === 'EMESSAGE') && response !== undefined && response >= 500;

function messageOf(
  id: string,
  { to, subject, text, html, unsubscribe }: SealedMail,
  { from, publicUrl }: Options,
): SendMailOptions {
  return {
    from: from(),
    to: { name: '', address: to },
    subject,
    text,
    html,
    messageId: `<${id}@${new URL(publicUrl).hostname}>`,
    // No machine should answer, with "out of office" or otherwise (RFC 3834).
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribe && {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/**
 * How the mail server of an address is reached. A password is never sent over a line that is not encrypted, except to
 * this machine.
 */
export function connectionOf(smtpUrl: string) {
  const address = new URL(smtpUrl);
  const { hostname, port, protocol, username } = address;
  const isSecure = protocol === 'smtps:';
  return {
    host: socketHost({ hostname }),
    port: Number(port) || (isSecure ? 465 : 587),
    secure: isSecure,
    ...(username && { auth: credentialsOf(address) }),
    requireTLS: !isSecure && username !== '' && !isLoopback(hostname),
    ...TIMEOUTS,
  };
}

/** Email over SMTP. */
function smtpTransport(options: Options): Transport {
  const transport = createTransport(connectionOf(options.smtpUrl));
  return {
    async handOver(id, mail): Promise<Handover> {
      try {
        await transport.sendMail(messageOf(id, mail, options));
        return { kind: 'delivered', isKept: options.isKept };
      } catch (error) {
        const { code, responseCode } = error as { code?: string; responseCode?: number };
        const problem = [code ?? 'UNKNOWN', responseCode].filter((part) => part !== undefined).join(' ');
        return { kind: isFinal(code, responseCode) ? 'refused' : 'failed', problem };
      }
    },
    close: () => transport.close(),
  };
}

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
export function openTransport(
  { mode, publicUrl, smtpUrl, mailFrom }: MailSettings,
  siteIdentity: () => SiteIdentity,
): Transport | null {
  if (smtpUrl !== null)
    return smtpTransport({
      smtpUrl,
      publicUrl,
      from: () => mailFrom ?? { name: siteIdentity().name, address: `no-reply@${new URL(publicUrl).hostname}` },
      isKept: mode === 'demo',
    });
  return mode === 'demo' ? outboxTransport : null;
}
