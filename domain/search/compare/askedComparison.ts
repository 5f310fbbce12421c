import { type ComparedItem, isSameItem, MOST_COMPARED, MOST_WORDS } from './comparedItem.ts';

/** What an address asks to compare. */
export interface AskedComparison {
  items: readonly ComparedItem[];
  /** Words to mark in articles, in the language of article search; empty for none. */
  words: string;
}

/** Longest id that is looked up at all. */
const LONGEST_ID = 300;

/**
 * The records and articles that an address asks to compare: each once, in its order, the first four.
 * @param search - with or without the leading question mark.
 */
export function askedComparison(search: string): AskedComparison {
  const query = new URLSearchParams(search);
  const items: ComparedItem[] = [];
  for (const [kind, value] of query) {
    if (kind !== 'record' && kind !== 'article') continue;
    const item: ComparedItem = { kind, id: value.trim() };
    if (
      item.id !== '' &&
      item.id.length <= LONGEST_ID &&
      items.length < MOST_COMPARED &&
      !items.some((each) => isSameItem(each, item))
    )
      items.push(item);
  }
  return { items, words: (query.get('q') ?? '').slice(0, MOST_WORDS) };
}
