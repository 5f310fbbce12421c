const PARAMETERS = ['clickid', 'irclickid'];
const CLICK_ID = /^[\w.~:|-]{1,200}$/u;

/**
 * Whether a text can be a click id: letters, digits and a few signs, so that it can travel as a cookie and into a
 * report.
 */
export const isClickId = (text: string): boolean => CLICK_ID.test(text);

/**
 * The click id in the query of an address (spec 1 section 4); null where there is none.
 * @param search - with or without the question mark.
 */
export function clickIdIn(search: string): string | null {
  const query = new URLSearchParams(search);
  return PARAMETERS.map((name) => query.get(name)).find((value) => value !== null && isClickId(value)) ?? null;
}
