import { dayInWords } from '#domain/kernel/dates/dayInWords.ts';
import { figure } from '#domain/kernel/wording/countInWords.ts';
import { readSearchAddress } from '#domain/search/core/query/readSearchAddress.ts';
import type { ContentDocument } from '#domain/site/content/contentDocument.ts';
import { PLACEHOLDER, type Placeholder, readPlaceholder, type SiteFact } from '#domain/site/content/placeholder.ts';
import type { SearchEngine } from '#server/engines/search/SearchEngine.ts';
import { toEngineQuery } from '#server/engines/search/toEngineQuery.ts';
import { SearchUnavailable } from '#server/engines/SearchUnavailable.ts';
import type { Settings } from '#server/platform/config/readSettings.ts';

import { leaveOutNothing, NOTHING } from './leaveOutNothing.ts';

/** How long a count is reused before it is taken again, in milliseconds. */
const FRESH_MS = 60_000;
/** Queries remembered: more than the texts and pages of a site ask for. */
const MOST = 2_000;

/** How many records a search finds, by the query part of its address; empty means all. */
export type RecordCounts = (query: string) => Promise<number>;

/**
 * Counts records for pages that many readers open: each count is taken once a minute and shared. Counts are of what
 * any search finds, so they reveal no more than a search does. While the search does not answer, those of before are
 * given: texts are still read.
 */
export function createRecordCounts(search: SearchEngine): RecordCounts {
  const known = new Map<string, { at: number; count: Promise<number> }>();
  const last = new Map<string, number>();
  const take = async (query: string): Promise<number> => {
    if (query === '') {
      const { isReady, records } = await search.health();
      if (!isReady) throw new SearchUnavailable('health');
      return records;
    }
    const asked = toEngineQuery(readSearchAddress(query).query);
    return (await search.search({ ...asked, offset: 0, limit: 1 })).total;
  };
  return (query) => {
    const held = known.get(query);
    if (held && Date.now() - held.at < FRESH_MS) return held.count;
    const count = take(query).then(
      (found) => (last.set(query, found), found),
      (error: unknown) => {
        const before = last.get(query);
        if (before === undefined || !(error instanceof SearchUnavailable)) throw error;
        return before;
      },
    );
    known.delete(query);
    known.set(query, { at: Date.now(), count });
    for (const map of [known, last]) if (map.size > MOST) map.delete(map.keys().next().value ?? '');
    count.catch(() => known.delete(query));
    return count;
  };
}

type SetAccess = Extract<Placeholder, { kind: 'sets' }>['access'];

/** What the site's settings state; null where nothing is set, and then the sentences that say it are left out. */
export type SiteFacts = Readonly<Record<SiteFact, string | null>>;

/** What the numbers and facts of a text are taken from. */
export interface NumberSources {
  facts: SiteFacts;
  countRecords: RecordCounts;
  /** Published record sets with this access; null counts all. */
  countSets: (access: SetAccess) => Promise<number>;
}

/**
 * What `fillNumbers` answers, with a mark before each number that is nothing, and in the place of a fact that is not
 * known.
 */
async function fillMarked<Texts>(texts: Texts, { facts, countRecords, countSets }: NumberSources): Promise<Texts> {
  const written = JSON.stringify(texts);
  const asked = [...new Set([...written.matchAll(PLACEHOLDER)].map(([, inner = '']) => inner))];
  if (asked.length === 0) return texts;
  const numberOf = async (inner: string): Promise<string> => {
    const placeholder = readPlaceholder(inner);
    if (!placeholder) return '';
    // Within JSON as the text around it is.
    if (placeholder.kind === 'fact') return JSON.stringify(facts[placeholder.name] ?? NOTHING).slice(1, -1);
    const count =
      placeholder.kind === 'sets' ? await countSets(placeholder.access) : await countRecords(placeholder.query);
    return count === 0 ? `${NOTHING}0` : figure(count);
  };
  const numbers = new Map(await Promise.all(asked.map(async (inner) => [inner, await numberOf(inner)] as const)));
  return JSON.parse(written.replace(PLACEHOLDER, (_, inner: string) => numbers.get(inner) ?? '')) as Texts;
}

const withoutMarks = <Texts>(texts: Texts): Texts => JSON.parse(JSON.stringify(texts).replaceAll(NOTHING, '')) as Texts;

/**
 * Text, or anything made of texts that JSON can hold, with its facts and its numbers in British form, from the index as
 * it is now. Unknown placeholders become nothing.
 */
export const fillNumbers = async <Texts>(texts: Texts, sources: NumberSources): Promise<Texts> =>
  withoutMarks(await fillMarked(texts, sources));

/** A document with its numbers, and without what would say that there is nothing (leaveOutNothing.ts). */
export const fillDocument = async (document: ContentDocument, sources: NumberSources): Promise<ContentDocument> =>
  withoutMarks(leaveOutNothing(await fillMarked(document, sources)));

type Stated = Pick<Settings, 'operator' | 'supportEmail' | 'termsDate'>;

/** What texts call an operator whose name is not set. */
const UNNAMED = 'the operator of this site';

/** What the site’s own texts state of it, in the words of its settings. */
export const siteFacts = ({ operator, supportEmail, termsDate }: Stated, publicUrl: string): SiteFacts => ({
  operator: operator.name ?? UNNAMED,
  'operator:address': operator.address?.replaceAll('\n', ', ') ?? null,
  'operator:registration': operator.registration,
  'operator:email': supportEmail,
  site: new URL(publicUrl).host,
  'terms-date': termsDate && dayInWords(new Date(termsDate)),
});
