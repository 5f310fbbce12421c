/** What a typeahead offers: both parts are text and mandatory (spec 1 section 5). */
export interface TypeaheadItem {
  /** What the form gets. */
  value: string;
  /** What people read. */
  label: string;
}

/** What has been typed, and what has been picked; null when the text is not a label. */
export interface TypeaheadValue {
  text: string;
  selected: TypeaheadItem | null;
}

/** Nothing typed and nothing picked. */
export const EMPTY_TYPEAHEAD: TypeaheadValue = { text: '', selected: null };

/**
 * Holds items to their shape, since they often come from outside.
 *
 * @throws TypeError when `items` is no array, or an item lacks a text `value` or a text `label`.
 */
export function checkTypeaheadItems(items: unknown): asserts items is readonly TypeaheadItem[] {
  if (!Array.isArray(items)) throw new TypeError('Typeahead items must be an array of { value, label }.');
  for (const item of items as unknown[]) {
    const { value, label } = (item ?? {}) as Record<string, unknown>;
    if (typeof value !== 'string' || typeof label !== 'string') {
      throw new TypeError('Each typeahead item needs a value and a label, both strings.');
    }
  }
}
