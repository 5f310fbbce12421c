/** Most records compared side by side: more fit no screen. */
export const MOST_COMPARED = 4;

/** Where records are compared; `record` names each. */
export const COMPARE_PATH = '/search/compare';

/** Longest id of a record that is looked up at all. */
const LONGEST_ID = 300;

/**
 * The records that an address asks to compare: each once, in its order, the first four.
 * @param search - with or without the leading question mark.
 */
export const comparedIds = (search: string): readonly string[] => {
  const given = new URLSearchParams(search).getAll('record').map((id) => id.trim());
  return [...new Set(given.filter((id) => id !== '' && id.length <= LONGEST_ID))].slice(0, MOST_COMPARED);
};

/** The address that compares records. */
export const compareAddress = (ids: readonly string[]): string => `${COMPARE_PATH}?${new URLSearchParams(ids.map((id) => ['record', id])).toString()}`;
