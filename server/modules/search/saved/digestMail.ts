import { counted } from '#domain/kernel/wording/counted.ts';
import { composeMail } from '#server/platform/mail/composeMail.ts';
import type { Mail } from '#server/platform/mail/Mailer.ts';
import { preferenceLink, preferenceToken, type LinkParts } from '#server/platform/mail/preferenceLinks.ts';

/** A saved search with records that no mail told of yet. */
export interface FreshSearch {
  name: string;
  newCount: number;
}

/** Tells a member what is new in their saved searches: names and figures they chose themselves, and no record. */
export const digestMail = (links: LinkParts, memberId: number, fresh: readonly FreshSearch[]): Omit<Mail, 'to' | 'memberId'> => ({
  kind: 'saved-searches',
  ...composeMail({
    subject: fresh.length === 1 ? 'New records in a saved search' : `New records in ${fresh.length} saved searches`,
    before: ['Records have come to the site that your saved searches find:', ...fresh.map(({ name, newCount }) => `${name}: ${counted(newCount, 'new record')}`)],
    action: { label: 'See what is new', href: `${links.publicUrl}/search/saved` },
    footer: ['You get this because you asked for mail about these searches, at most once a day.'],
    footerLinks: [{ label: 'Stop mails about saved searches', href: `${links.publicUrl}/search/saved/stop-mail#token=${preferenceToken(links.secret, memberId)}` }, preferenceLink(links, memberId)],
  }),
});
