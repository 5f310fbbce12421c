import { countInWords } from '#domain/kernel/wording/countInWords.ts';
import type { SearchKind } from '#domain/search/saved/plainSearchOf.ts';
import { composeMail } from '#server/platform/mail/composeMail.ts';
import type { Mail } from '#server/platform/mail/Mailer.ts';
import { preferenceLink, preferenceToken, type LinkDeps } from '#server/platform/mail/preferenceLinks.ts';

/** A saved search with new results that no email has reported yet. */
export interface FreshSearch {
  name: string;
  kind: SearchKind;
  newCount: number;
}

const NAMES: Readonly<Record<SearchKind, string>> = { RECORDS: 'record', ARTICLES: 'article' };

/** What is new, as one word: records, articles, or results where there are both. */
const whatIsNew = (fresh: readonly FreshSearch[]): string =>
  fresh.every(({ kind }) => kind === fresh[0]?.kind) ? `${NAMES[fresh[0]?.kind ?? 'RECORDS']}s` : 'results';

/** An email about what is new in a member's saved searches: names they chose themselves, counts, and no result. */
export const digestMail = (
  links: LinkDeps,
  memberId: number,
  fresh: readonly FreshSearch[],
): Omit<Mail, 'to' | 'memberId'> => ({
  kind: 'saved-searches',
  ...composeMail({
    subject:
      fresh.length === 1
        ? `New ${whatIsNew(fresh)} in a saved search`
        : `New ${whatIsNew(fresh)} in ${fresh.length} saved searches`,
    before: [
      `We’ve added ${whatIsNew(fresh)} that match your saved ${fresh.length === 1 ? 'search' : 'searches'}:`,
      ...fresh.map(({ name, kind, newCount }) => `${name}: ${countInWords(newCount, `new ${NAMES[kind]}`)}`),
    ],
    action: { label: `See new ${whatIsNew(fresh)}`, href: `${links.publicUrl}/search/saved` },
    footer: ['You asked us to email you about these searches. We send at most one email a day.'],
    footerLinks: [
      {
        label: 'Stop emails about saved searches',
        href: `${links.publicUrl}/search/saved/stop-mail#token=${preferenceToken(links.secret, memberId)}`,
      },
      preferenceLink(links, memberId),
    ],
  }),
});
