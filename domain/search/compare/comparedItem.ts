/** Most records or articles compared side by side: more fit no screen. */
export const MOST_COMPARED = 4;

/** Longest search that an address may hold; the rest is cut off. */
const MOST_WORDS = 2_000;

/** Where records and articles are compared; `record` and `article` name each. */
export const COMPARE_PATH = '/search/compare';

/** A record, or an article of a newspaper, that is compared with others. */
export interface ComparedItem {
  kind: 'record' | 'article';
  id: string;
}

/** Whether both are one record or article. */
export const isSameItem = (one: ComparedItem, other: ComparedItem): boolean =>
  one.kind === other.kind && one.id === other.id;

/** The address that compares records and articles. */
export const compareAddress = (items: readonly ComparedItem[], words = ''): string =>
  `${COMPARE_PATH}?${new URLSearchParams([...items.map(({ kind, id }) => [kind, id]), ...(words === '' ? [] : [['q', words.slice(0, MOST_WORDS)]])]).toString().replaceAll('%2F', '/')}`;

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
