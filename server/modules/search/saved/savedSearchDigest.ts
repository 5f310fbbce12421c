import { countInWords } from '#domain/kernel/wording/countInWords.ts';
import type { SearchKind } from '#domain/search/saved/plainSearchOf.ts';
import { mailChoicesOf } from '#server/modules/account/profile/index.ts';
import type { Log } from '#server/platform/config/log.ts';
import type { Database } from '#server/platform/db/database.ts';
import { eachDue } from '#server/platform/db/eachDue.ts';
import { startHourly } from '#server/platform/jobs/startEvery.ts';
import { composeMail } from '#server/platform/mail/composeMail.ts';
import type { Mailer, Mail } from '#server/platform/mail/Mailer.ts';
import { type LinkDeps, preferenceLink, preferenceToken } from '#server/platform/mail/preferenceLinks.ts';

import { type CountingEngines, countNew } from './newResults.ts';

/** A saved search with new results that no email has reported yet. */
interface FreshSearch {
  name: string;
  kind: SearchKind;
  newCount: number;
}

const NAMES: Readonly<Record<SearchKind, string>> = { RECORDS: 'record', ARTICLES: 'article' };

/** What is new, as one word: records, articles, or results where there are both. */
const whatIsNew = (fresh: readonly FreshSearch[]): string =>
  fresh.every(({ kind }) => kind === fresh[0]?.kind) ? `${NAMES[fresh[0]?.kind ?? 'RECORDS']}s` : 'results';

/** An email about what is new in a member's saved searches: names they chose themselves, counts, and no result. */
const digestMail = (
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

/** What the emails about saved searches need. */
export interface DigestDeps extends LinkDeps {
  db: Database;
  mailer: Mailer;
  engines: CountingEngines;
}

interface Due {
  id: number;
  name: string;
  kind: SearchKind;
  search: string;
  lookedDay: string;
  totalOfDay: number;
  reportedNew: number;
}

/** Hours between two looks for one member: at most one email a day. */
const EVERY_HOURS = 24;

/** Stops the emails about all saved searches of a member; the searches stay. */
export async function stopSavedSearchMail(db: Database, memberId: number): Promise<void> {
  await db.rows('/* digest.stop */ UPDATE saved_search SET wants_mail = false WHERE member_id = $1', [memberId]);
}

/** The next member who waits for a look, taken by this copy of the server; null when there is none. */
const nextMember = (tx: Database): Promise<{ id: number; email: string } | null> =>
  tx.one<{ id: number; email: string }>(
    `/* digest.next */ SELECT m.id, m.email FROM member m LEFT JOIN saved_search_digest d ON d.member_id = m.id
     WHERE m.email IS NOT NULL AND EXISTS (SELECT 1 FROM saved_search s WHERE s.member_id = m.id AND s.wants_mail AND s.removed_at IS NULL
         AND greatest(s.looked_at, coalesce(d.looked_at, s.looked_at)) < CASE s.kind WHEN 'records' THEN (SELECT max(published_at) FROM record_set)
           ELSE (SELECT max(coalesce(finished_at, started_at)) FROM newspaper_batch) END)
       AND (d.looked_at IS NULL OR d.looked_at < now() - make_interval(hours => ${EVERY_HOURS}))
     ORDER BY d.looked_at NULLS FIRST, m.id LIMIT 1 FOR UPDATE OF m SKIP LOCKED`,
  );

async function report(
  tx: Database,
  { mailer, engines, ...links }: DigestDeps,
  member: { id: number; email: string },
): Promise<boolean> {
  await tx.rows(
    '/* digest.looked */ INSERT INTO saved_search_digest (member_id) VALUES ($1) ON CONFLICT (member_id) DO UPDATE SET looked_at = now()',
    [member.id],
  );
  const { settings } = await mailChoicesOf(tx, member.id);
  if (!settings.discoveries || settings.unsubscribeFromEverything) return false;
  const due = await tx.rows<Due>(
    `/* digest.searches */ SELECT id, name, upper(kind) AS kind, search, looked_day AS "lookedDay", total_of_day AS "totalOfDay", told_new AS "reportedNew"
     FROM saved_search WHERE member_id = $1 AND wants_mail AND removed_at IS NULL ORDER BY name, id`,
    [member.id],
  );
  const counts = await countNew(engines, due);
  const fresh = due
    .map((each, at) => ({ ...each, newCount: counts[at] ?? 0 }))
    .filter(({ newCount, reportedNew }) => newCount > reportedNew);
  if (fresh.length === 0) return false;
  await mailer.send({ ...digestMail(links, member.id, fresh), to: member.email, memberId: member.id }, tx);
  for (const { id, newCount } of fresh)
    await tx.rows('/* digest.reported */ UPDATE saved_search SET told_new = $2 WHERE id = $1', [id, newCount]);
  return true;
}

/**
 * Emails members whose saved searches find records that no email has reported, where their preferences allow it. Each
 * member is looked at once a day at most; several copies of the server may do so at once. @returns how many emails were
 * queued.
 */
export const sendDigests = (deps: DigestDeps): Promise<number> =>
  eachDue(deps.db, nextMember, (tx, member) => report(tx, deps, member));

/**
 * Sends them now and every hour until the returned function is called; that waits for work under way. A look when
 * nothing was imported costs one statement.
 */
export const startDigests = (deps: DigestDeps & { log: Pick<Log, 'info' | 'warn'> }): (() => Promise<void>) =>
  startHourly({
    work: async () => {
      const emails = await sendDigests(deps);
      if (emails > 0) deps.log.info({ emails }, 'emails about saved searches queued');
    },
    failed: 'emails about saved searches could not be sent',
    log: deps.log,
  });
