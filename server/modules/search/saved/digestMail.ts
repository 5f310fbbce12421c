import { counted } from '#domain/kernel/wording/counted.ts';
import { composeMail } from '#server/platform/mail/composeMail.ts';
import type { Mail } from '#server/platform/mail/Mailer.ts';
import { preferenceLink, preferenceToken, type LinkParts } from '#server/platform/mail/preferenceLinks.ts';

/** A saved search with new records that no email has reported yet. */
export interface FreshSearch {
  name: string;
  newCount: number;
}

/** An email about what is new in a member's saved searches: names they chose themselves, counts, and no record. */
export const digestMail = (links: LinkParts, memberId: number, fresh: readonly FreshSearch[]): Omit<Mail, 'to' | 'memberId'> => ({
  kind: 'saved-searches',
  ...composeMail({
    subject: fresh.length === 1 ? 'New records in a saved search' : `New records in ${fresh.length} saved searches`,
    before: [fresh.length === 1 ? 'We’ve added records that match your saved search:' : 'We’ve added records that match your saved searches:', ...fresh.map(({ name, newCount }) => `${name}: ${counted(newCount, 'new record')}`)],
    action: { label: 'See new records', href: `${links.publicUrl}/search/saved` },
    footer: ['You asked us to email you about these searches. We send at most one email a day.'],
    footerLinks: [{ label: 'Stop emails about saved searches', href: `${links.publicUrl}/search/saved/stop-mail#token=${preferenceToken(links.secret, memberId)}` }, preferenceLink(links, memberId)],
  }),
});
