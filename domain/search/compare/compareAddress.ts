import { COMPARE_PATH, type ComparedItem, MOST_WORDS } from './comparedItem.ts';

/** The address that compares records and articles. */
export const compareAddress = (items: readonly ComparedItem[], words = ''): string =>
  `${COMPARE_PATH}?${new URLSearchParams([...items.map(({ kind, id }) => [kind, id]), ...(words === '' ? [] : [['q', words.slice(0, MOST_WORDS)]])]).toString().replaceAll('%2F', '/')}`;
