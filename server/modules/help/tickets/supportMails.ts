import { requestAddress, VISITORS_REQUEST } from '#domain/help/tickets/ticketAddresses.ts';
import type { Database } from '#server/platform/db/database.ts';
import { newLinkToken } from '#server/platform/encryption/randomTokens.ts';
import { composeMail } from '#server/platform/mail/composeMail.ts';
import type { Mailer } from '#server/platform/mail/Mailer.ts';

import type { StoredRequest } from './requestStore.ts';

/** Days for which a link in an email to a visitor opens the request. */
const LINK_DAYS = 90;

/** What happened that the person who asked is written to about. */
export type SupportNews = 'received' | 'answered' | 'solved';

const WORDS: Readonly<
  Record<SupportNews, (reference: string, promisedOn: string) => { subject: string; before: string[] }>
> = {
  received: (reference, promisedOn) => ({
    subject: `We have received your request ${reference}`,
    before: [
      'Thank you for writing to us.',
      `We will answer by ${promisedOn}. You can read your request and add to it until then.`,
    ],
  }),
  answered: (reference) => ({
    subject: `We have answered your request ${reference}`,
    before: [
      'There is an answer to your request. Read it and reply on the site: replies to this email do not reach us.',
    ],
  }),
  solved: (reference) => ({
    subject: `Your request ${reference} is solved`,
    before: [
      'We have marked your request as solved. If it is not, reply on the site within 14 days and we will carry on.',
    ],
  }),
};

/** A link that opens the request to a visitor, new for each email. */
async function visitorsLink(tx: Database, requestId: number, publicUrl: string): Promise<string> {
  const { token, hash } = newLinkToken();
  await tx.rows(
    '/* support.link */ INSERT INTO support_link (token_hash, request_id, expires_at) VALUES ($1, $2, now() + make_interval(days => $3))',
    [hash, requestId, LINK_DAYS],
  );
  return `${publicUrl}${VISITORS_REQUEST}#token=${token}`;
}

/** Queues an email to the person who asked. It says nothing of what was written: other people may read the email. */
export async function sendSupportNews(
  tx: Database,
  { mailer, publicUrl }: { mailer: Mailer; publicUrl: string },
  request: StoredRequest,
  news: SupportNews,
): Promise<void> {
  const { id, reference, memberId, email, promisedOn } = request;
  if (email === null) return;
  const day = new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(promisedOn));
  const href = memberId === null ? await visitorsLink(tx, id, publicUrl) : `${publicUrl}${requestAddress(reference)}`;
  const mail = composeMail({
    ...WORDS[news](reference, day),
    action: { label: 'Open your request', href },
    footer: [
      memberId === null
        ? 'You receive this because you gave this address with a request. The link opens your request: do not pass it on.'
        : 'You receive this because you wrote to our support team.',
    ],
  });
  await mailer.send({ kind: `support-${news}`, ...mail, to: email, ...(memberId !== null && { memberId }) }, tx);
}
