import { figure } from '#domain/kernel/wording/counted.ts';
import type { ContentDocument, ContentEntry } from '#domain/site/content/contentDocument.ts';
import { PLACEHOLDER, type Placeholder, readPlaceholder } from '#domain/site/content/placeholder.ts';

import type { RecordCounts } from './createRecordCounts.ts';

type SetAccess = Extract<Placeholder, { kind: 'sets' }>['access'];

/** What the numbers of a text are taken from. */
export interface NumberSources {
  countRecords: RecordCounts;
  /** Published record sets with this access; null counts all. */
  countSets: (access: SetAccess) => Promise<number>;
}

/** Text, or anything made of texts that JSON can hold, with its numbers in British form, from the index as it is now. Unknown placeholders become nothing. */
export async function fillNumbers<Texts>(texts: Texts, { countRecords, countSets }: NumberSources): Promise<Texts> {
  const written = JSON.stringify(texts);
  const asked = [...new Set([...written.matchAll(PLACEHOLDER)].map(([, inner = '']) => inner))];
  if (asked.length === 0) return texts;
  const numberOf = async (inner: string): Promise<string> => {
    const placeholder = readPlaceholder(inner);
    if (!placeholder) return '';
    return figure(placeholder.kind === 'sets' ? await countSets(placeholder.access) : await countRecords(placeholder.query));
  };
  const numbers = new Map(await Promise.all(asked.map(async (inner) => [inner, await numberOf(inner)] as const)));
  return JSON.parse(written.replace(PLACEHOLDER, (_, inner: string) => numbers.get(inner) ?? '')) as Texts;
}

/** `0`, or `0 people`. */
const isNothing = (value: string | null): boolean => value !== null && /^0(?:\s|$)/u.test(value);
const withoutNothing = (entry: ContentEntry): ContentEntry => (isNothing(entry.value) ? { ...entry, value: null } : entry);

/** A document with its numbers. A figure of nothing is left out, and other entries lose it: a page promises only what there is. */
export async function fillDocument(document: ContentDocument, sources: NumberSources): Promise<ContentDocument> {
  const filled = await fillNumbers(document, sources);
  return {
    ...filled,
    blocks: filled.blocks.map((block) => ({
      ...block,
      entries: block.kind === 'figures' ? block.entries.filter(({ value }) => !isNothing(value)) : block.entries.map(withoutNothing),
    })),
  };
}
