import { fieldById } from '#domain/search/core/catalogue/fields.ts';
import { readSearchAddress } from '#domain/search/core/query/readSearchAddress.ts';
import { scopeOfSearch } from '#domain/search/core/query/searchLevel.ts';
import type { SearchQuery } from '#domain/search/core/searchQuery.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import { refusal } from '#server/modules/kernel/graphql/refusal.ts';
import type { RecordSearchInput } from '#server/modules/kernel/graphql/types.generated.ts';

/** Filters of one request: more than a form has fields, fewer than a document could be made to hold. */
const MOST_FILTERS = 60;
/** Values of one filter: more than anyone ticks. */
const MOST_VALUES = 100;

/** No longer than this is an unknown name said back to its asker. */
const MOST_SAID = 60;

function urlIdOf(fieldId: string): string {
  const field = fieldById(fieldId);
  if (!field) throw refusal('BAD_USER_INPUT', `There is no search field “${fieldId.slice(0, MOST_SAID)}”.`);
  return field.urlId;
}

/**
 * A search as the browser sends it, put through the very rules that read an address: nothing the browser says is
 * believed, and what the rules drop is reported beside the query.
 *
 * @throws GraphQLError BAD_USER_INPUT for a field the catalogue does not have, or more filters than a search holds: an
 * answer
 *   without that filter would be an answer to another question.
 */
export function readSearchInput(input: RecordSearchInput): ReturnType<typeof readSearchAddress> {
  const address = new URLSearchParams();
  const set = (key: string, value: string | number | null | undefined) => {
    if (value !== null && value !== undefined && value !== '') address.set(key, String(value));
  };
  if (input.filters.length > MOST_FILTERS)
    throw refusal('BAD_USER_INPUT', `A search has at most ${MOST_FILTERS} filters.`);
  for (const {
    fieldId,
    values,
    variants,
    soundsAlike,
    certainOnly,
    unread,
    without,
    proximity,
    unlocated,
    offset: yearsEitherWay,
  } of input.filters) {
    const urlId = urlIdOf(fieldId);
    set(urlId, values.slice(0, MOST_VALUES).join('~'));
    if (variants) set(`${urlId}_variants`, 'true');
    if (soundsAlike) set(`${urlId}_soundsalike`, 'true');
    if (certainOnly) set(`${urlId}_uncertain`, 'false');
    if (unread) set(`${urlId}_unread`, 'true');
    if (without?.length) set(`${urlId}_without`, without.slice(0, MOST_VALUES).join('~'));
    set(`${urlId}_proximity`, proximity);
    if (unlocated) set(`${urlId}_unlocated`, 'true');
    set(`${urlId}_offset`, yearsEitherWay);
  }
  set('order', input.order?.by && urlIdOf(input.order.by));
  set('direction', input.order?.direction.toLowerCase());
  set('page', input.page);
  set('action', input.action);
  set('sid', input.sid);
  set('utm_source', input.utm?.source);
  set('utm_content', input.utm?.content);
  if (input.forceError) set('forceerror', 'true');
  return readSearchAddress(address.toString());
}

/** A level that does not exist is the caller's mistake, answered word for word (spec 1 section 8). */
function checkLevel(level: string, { filters }: SearchQuery): void {
  try {
    scopeOfSearch(level, filters);
  } catch (error) {
    throw refusal('MALFORMED_QUERY', (error as Error).message);
  }
}

/**
 * The query behind an input; drops are logged by key and reason, never by value (SRCH-020 to SRCH-022).
 *
 * @throws GraphQLError for a search level that does not exist, and where a demonstration was asked to fail.
 */
export function queryOf(input: RecordSearchInput, { site, log }: RequestContext): SearchQuery {
  const { query, ignored } = readSearchInput(input);
  for (const { key, reason } of ignored) log.warn({ key, reason }, 'search value ignored');
  if (query.forceError && site.mode !== 'production') throw refusal('FORCED_ERROR', 'This failure was asked for.');
  checkLevel(input.searchLevel ?? query.searchLevel, query);
  return query;
}
