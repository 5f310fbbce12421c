import { figure } from '#domain/kernel/wording/countInWords.ts';
import type { ContentDocument } from '#domain/site/content/contentDocument.ts';
import { PLACEHOLDER, type Placeholder, readPlaceholder, type SiteFact } from '#domain/site/content/placeholder.ts';

import type { RecordCounts } from './createRecordCounts.ts';
import { leaveOutNothing, NOTHING } from './leaveOutNothing.ts';

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
