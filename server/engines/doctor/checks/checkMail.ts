import SMTPConnection from 'nodemailer/lib/smtp-connection';

import { isLoopback } from '#server/platform/config/hostNames.ts';
import { connectionOf } from '#server/platform/mail/smtpTransport.ts';

import { type ExaminedSite, fault, type Finding, notApplicable, ok, warning } from '../DoctorCheck.ts';

/** What nodemailer calls its failures, in words. */
const PROBLEMS: Readonly<Record<string, string>> = {
  EDNS: 'Its name is not known: correct the host in SMTP_URL.',
  ECONNECTION: 'Check host and port in SMTP_URL, and whether a firewall is in the way.',
  ETIMEDOUT: 'Check host and port in SMTP_URL, and whether a firewall is in the way.',
  ESOCKET: 'Check host and port in SMTP_URL, and its certificate: name, date and authority.',
  ETLS: 'Give it a valid certificate for the host in SMTP_URL; a password is never sent without TLS.',
  EAUTH: 'Correct user and password in SMTP_URL.',
  EPROTOCOL: 'Ask the people who run it: it refuses this machine.',
  ECONN: 'Ask the people who run it: it refuses this machine.',
};

const problemOf = (error: unknown): { code: string; response: number | undefined } => {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return { code: code ?? 'UNKNOWN', response: responseCode };
};

/** Connects, greets, starts TLS and signs in, as for an email, and leaves. */
async function greet(smtpUrl: string): Promise<{ isEncrypted: boolean }> {
  const { auth, ...options } = connectionOf(smtpUrl);
  const connection = new SMTPConnection({
    ...options,
    connectionTimeout: 8_000,
    greetingTimeout: 8_000,
    socketTimeout: 8_000,
  });
  try {
    await new Promise<void>((resolve, reject) => {
      connection.once('error', reject);
      connection.connect((error) => (error ? reject(error) : resolve()));
    });
    connection.on('error', () => undefined);
    if (auth)
      await new Promise<void>((resolve, reject) =>
        connection.login(auth, (error) => (error ? reject(error) : resolve())),
      );
    const isEncrypted = connection.secure;
    connection.quit();
    return { isEncrypted };
  } finally {
    connection.close();
  }
}

/** Whether the mail server would take an email; none is sent. */
export async function checkMailServer({
  settings: { smtpUrl, mode },
}: Pick<ExaminedSite, 'settings'>): Promise<readonly Finding[]> {
  if (smtpUrl === null)
    return [
      mode === 'demo'
        ? notApplicable('SMTP_URL is not set: emails of a demonstration stay in the outbox.')
        : fault(
            'SMTP_URL is not set: no email is delivered.',
            'Set it, or members can neither confirm an address nor ask for a new password.',
          ),
    ];
  try {
    const { isEncrypted } = await greet(smtpUrl);
    const isHere = isLoopback(new URL(smtpUrl).hostname);
    return [
      isEncrypted || isHere
        ? ok(`The email server answers${isEncrypted ? ' over TLS' : ''}.`)
        : warning(
            'The email server answers without TLS: emails, with links that open accounts, cross the network readable.',
            'Switch TLS on there, or use smtps://.',
          ),
    ];
  } catch (error) {
    const { code, response } = problemOf(error);
    return [
      fault(
        `The email server refuses our greeting (${[code, response].filter((part) => part !== undefined).join(' ')}).`,
        PROBLEMS[code] ?? PROBLEMS.ESOCKET ?? '',
      ),
    ];
  }
}

/** Emails that wait too long, whatever the mail server says now. */
export async function checkWaitingMail({ db }: Pick<ExaminedSite, 'db'>): Promise<readonly Finding[]> {
  const row = await db.one<{ waiting: number; hours: number | null; lost: number }>(
    `/* doctor.mail */ SELECT count(*) FILTER (WHERE given_up_at IS NULL) AS waiting, (extract(epoch FROM now() - min(queued_at) FILTER (WHERE given_up_at IS NULL)) / 3600)::float8 AS hours,
       count(*) FILTER (WHERE given_up_at > now() - interval '1 day') AS lost FROM outbox WHERE delivered_at IS NULL`,
  );
  if (row && row.lost > 0)
    return [warning(`${row.lost} emails of the last day were given up.`, 'Look at /internal/outbox for the reasons.')];
  return [
    row?.hours && row.hours > 1
      ? warning(
          `${row.waiting} emails wait, the oldest for ${Math.floor(row.hours)} hours.`,
          'Mend the email server, or start the site, which delivers them.',
        )
      : ok('No email waits for more than an hour.'),
  ];
}
