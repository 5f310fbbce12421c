import { fieldById } from '#domain/search/catalogue/fields.ts';
import { readSearchAddress } from '#domain/search/query/readSearchAddress.ts';
import type { RecordSearchInput } from '#server/graphql/types.generated.ts';

/** Filters of one request: more than a form has fields, fewer than a document could be made to hold. */
const MOST_FILTERS = 60;
/** Values of one filter: more than anybody ticks. */
const MOST_VALUES = 100;

/**
 * A search as the browser sends it, put through the very rules that read an address: nothing the browser says is
 * believed, and what the rules drop is reported beside the query. Fields the catalogue does not know are dropped.
 */
export function readSearchInput(input: RecordSearchInput): ReturnType<typeof readSearchAddress> {
  const address = new URLSearchParams();
  const set = (key: string, value: string | number | null | undefined) => {
    if (value !== null && value !== undefined && value !== '') address.set(key, String(value));
  };
  for (const { fieldId, values, variants, without, proximity, offset } of input.filters.slice(0, MOST_FILTERS)) {
    const urlId = fieldById(fieldId)?.urlId;
    if (!urlId) continue;
    set(urlId, values.slice(0, MOST_VALUES).join('~'));
    if (variants) set(`${urlId}_variants`, 'true');
    if (without?.length) set(`${urlId}_without`, without.slice(0, MOST_VALUES).join('~'));
    set(`${urlId}_proximity`, proximity);
    set(`${urlId}_offset`, offset);
  }
  set('order', input.order?.by && fieldById(input.order.by)?.urlId);
  set('direction', input.order?.direction.toLowerCase());
  set('page', input.page);
  set('action', input.action);
  set('sid', input.sid);
  set('utm_source', input.utm?.source);
  set('utm_content', input.utm?.content);
  if (input.forceError) set('forceerror', 'true');
  return readSearchAddress(address.toString());
}
