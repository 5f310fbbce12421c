import { createTransport, type SendMailOptions } from 'nodemailer';

import { credentialsOf } from '#server/platform/config/credentialsOf.ts';
import { isLoopback } from '#server/platform/config/isLoopback.ts';
import { socketHost } from '#server/platform/config/socketHost.ts';

import type { SealedMail } from './createMailer.ts';
import type { Handover, Transport } from './Transport.ts';

/** Milliseconds; together shorter than the first wait of backOff.ts. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, dnsTimeout: 10_000 };

interface Options {
  /** `smtp://` or `smtps://` with user and password where the mail server wants them. */
  smtpUrl: string;
  /** `Name <address>` or an address. */
  from: string;
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
    from,
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
export function smtpTransport(options: Options): Transport {
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
