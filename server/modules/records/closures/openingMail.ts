import { dayInWords } from '#domain/kernel/dates/dayInWords.ts';
import { unlinkedWords } from '#domain/kernel/wording/unlinkedWords.ts';
import { composeMail } from '#server/platform/mail/composeMail.ts';
import type { Mail } from '#server/platform/mail/Mailer.ts';

/**
 * Says that closed records of a set, or all of them, open soon.
 *
 * @param day - `YYYY-MM-DD`, UTC. @param publicUrl - of the site, without a trailing slash
 */
export const openingMail = ({
  publicUrl,
  name,
  day,
}: {
  publicUrl: string;
  name: string;
  day: string;
}): Omit<Mail, 'to' | 'memberId'> => ({
  kind: 'records-open-soon',
  ...composeMail({
    subject: 'Closed records open soon',
    before: [
      `On ${dayInWords(new Date(day))} a closing date comes in “${unlinkedWords(name)}”, which you look after. From then on readers see what it has kept from them, unless something else closes it.`,
      'If that is too early, give a later date before.',
    ],
    action: { label: 'See when records open', href: `${publicUrl}/desk/closures` },
    footer: ['You get this email because you look after these records.'],
  }),
});
