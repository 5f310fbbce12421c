import type { FieldDefinition } from '../catalogue/fieldDefinition.ts';
import { fieldByUrlId } from '../catalogue/fields.ts';
import type { FilterValue, IgnoredValue, SearchQuery } from '../searchQuery.ts';
import { cleanSearchText, MAX_VALUE_LENGTH } from './cleanSearchText.ts';
import { companionsOf } from './filterRules.ts';
import { readFilter } from './readFilter.ts';
import { searchLevelOf } from './searchLevel.ts';
import { readOrder } from './searchOrder.ts';

/**
 * The filters of a search, with a year that is given twice given once: the year of a census record is its census year,
 * so that the same year in both asks for nothing more. The narrower of the two margins stays.
 */
export function yearStatedOnce(filters: SearchQuery['filters']): SearchQuery['filters'] {
  const { EventYear, ...rest } = filters;
  const { CensusYear } = filters;
  if (!EventYear || !CensusYear || EventYear.values[0] !== CensusYear.values[0]) return filters;
  const yearsEitherWay =
    (EventYear.yearsEitherWay ?? 0) < (CensusYear.yearsEitherWay ?? 0)
      ? EventYear.yearsEitherWay
      : CensusYear.yearsEitherWay;
  return { ...rest, CensusYear: { ...CensusYear, yearsEitherWay } };
}

/** Keys that say how the search is run or where the reader came from, not what is searched. */
const CONTROL_KEYS = new Set(['order', 'direction', 'page', 'action', 'sid', 'forceerror']);
/** Keys of other concerns that any address may carry: campaigns, click ids, the app's webview (spec 1 section 1). */
const FOREIGN_KEY = /^(?:utm_.*|gclid|fbclid|msclkid|source|ismobileapp)$/u;
const MAX_PAGE = 999_999_999;

/** A parameter of the address, its key and value lower-cased. */
interface Parameter {
  key: string;
  value: string;
}

/** The field a companion key such as `lastname_variants` belongs to, whatever its type. */
function companionOf(key: string): { field: FieldDefinition; ending: string } | null {
  const match = /^(.+)(_variants|_soundsalike|_uncertain|_unread|_without|_offset|_proximity|_unlocated)$/u.exec(key);
  const field = match?.[1] === undefined ? null : fieldByUrlId(match[1]);
  return field && match?.[2] !== undefined ? { field, ending: match[2] } : null;
}

function unknownKey({ key, value }: Parameter): IgnoredValue | null {
  if (CONTROL_KEYS.has(key) || FOREIGN_KEY.test(key) || fieldByUrlId(key)) return null;
  const companion = companionOf(key);
  if (!companion) return { key, value, reason: 'no field' };
  const isKnown = companionsOf(companion.field).includes(companion.ending);
  return isKnown ? null : { key, value, reason: 'no such companion' };
}

/** A token that is passed on, not searched: cut, and null when empty. */
const token = (text: string | null | undefined): string | null => cutWhole(text ?? '').trim() || null;
const cutWhole = (text: string): string => text.slice(0, MAX_VALUE_LENGTH).replace(/[\uD800-\uDBFF]$/u, '');

function readPage(text: string | undefined): number {
  const page = text !== undefined && /^[0-9]+$/u.test(text) ? Number(text) : 1;
  return page >= 1 && page <= MAX_PAGE ? page : 1;
}

/**
 * Reads a whole search from an address's query part by the rules of spec 1 section 5. Any text gives a
 * valid query; what the rules drop is listed so that the page can report it. A year given as year and census year alike
 * is one filter. Empty parameters are passed over in silence.
 *
 * @param search - with or without the leading question mark, percent-encoded.
 * @example readSearchAddress('?LastName=SMYTH&lastname_variants=true').query.filters
 *   // { LastName: { values: ['smyth'], variants: true, proximity: null, yearsEitherWay: null, excludedVariants: [] } }
 */
export function readSearchAddress(search: string): { query: SearchQuery; ignored: IgnoredValue[] } {
  const given = [...new URLSearchParams(search)];
  const parameters: Parameter[] = given.map(([key, value]) => ({ key: key.toLowerCase(), value: value.toLowerCase() }));
  const first = (key: string): string | undefined =>
    parameters.find((each) => each.key === key && each.value.trim() !== '')?.value.trim();
  // Kept as given (SRCH-008): an id of a saved search need not survive lower-casing.
  const asGiven = (key: string): string | undefined => given.find(([each]) => each.toLowerCase() === key)?.[1];

  const ignored: IgnoredValue[] = [];
  const read: Record<string, FilterValue> = {};
  for (const key of new Set(parameters.map((each) => each.key))) {
    const field = fieldByUrlId(key);
    if (!field) continue;
    const values = parameters.filter((each) => each.key === key).map((each) => each.value);
    const { filter, ignored: dropped } = readFilter(field, values, (ending) => first(key + ending));
    if (filter) read[field.fieldId] = filter;
    ignored.push(...dropped);
  }
  ignored.push(
    ...parameters
      .filter((each) => each.value.trim() !== '')
      .map(unknownKey)
      .filter((each) => each !== null),
  );

  const filters = yearStatedOnce(read);
  const order = readOrder(first('order') ?? '', first('direction') ?? '');
  const askedOrder = first('order');
  if (askedOrder !== undefined && order.by === null && askedOrder !== 'relevance')
    ignored.push({ key: 'order', value: askedOrder, reason: 'no order' });
  const page = readPage(first('page'));
  const askedPage = first('page');
  if (askedPage !== undefined && Number(askedPage) !== page)
    ignored.push({ key: 'page', value: askedPage, reason: 'no page' });
  const forced = first('forceerror');

  return {
    query: {
      filters,
      order,
      page,
      action: cleanSearchText(first('action') ?? '') || null,
      searchLevel: searchLevelOf(filters),
      utm: { source: token(first('utm_source')), content: token(first('utm_content')) },
      sid: token(asGiven('sid')),
      language: 'English',
      forceError: forced !== undefined && forced !== 'false',
    },
    ignored,
  };
}
