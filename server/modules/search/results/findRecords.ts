import { isOpenField, mayBeShown } from '#domain/records/core/recordAccess.ts';
import type { SearchQuery, FilterValue } from '#domain/search/core/searchQuery.ts';
import { createRecordStore } from '#server/engines/search/records/recordStore.ts';
import type {
  EngineAnswer,
  EngineHit,
  EngineQuery,
  VariantUse,
  Criterion,
  Relaxation,
} from '#server/engines/search/SearchEngine.ts';
import { toEngineQuery } from '#server/engines/search/toEngineQuery.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import type {
  RecordSearchResult,
  SearchHit,
  RelaxedFilter,
  UnreadNames,
} from '#server/modules/kernel/graphql/types.generated.ts';

import { openSets } from './openSets.ts';
import { labelOf, toSearchHit } from './toSearchHit.ts';

const fieldOf = (criterion: Criterion): string => (criterion.kind === 'keywords' ? 'Keywords' : criterion.field);

function widened(filter: FilterValue, replacement: Criterion): FilterValue {
  if (replacement.kind === 'year') return { ...filter, yearsEitherWay: replacement.yearsEitherWay };
  if (replacement.kind === 'place')
    return { ...filter, proximity: replacement.miles, excludedVariants: replacement.excludedVariants ?? [] };
  if (replacement.kind === 'text') return { ...filter, excludedVariants: replacement.excludedVariants ?? [] };
  if (replacement.kind === 'name')
    return {
      ...filter,
      variants: replacement.variants,
      ...(replacement.soundsAlike && { soundsAlike: true }),
      certainOnly: replacement.readings === false,
      ...(replacement.unread && { unread: true }),
      excludedVariants: replacement.excludedVariants,
    };
  return filter;
}

/**
 * The filters of a wider search, in the terms of the address: one filter changed or left out, all others as they were.
 *
 * @param criteria - of the engine's query that found nothing; the relaxation counts in them.
 */
function relaxedFilters(
  filters: Readonly<Record<string, FilterValue>>,
  criteria: readonly Criterion[],
  { criterion, replacement }: Relaxation,
): RelaxedFilter[] {
  const changed = criteria[criterion];
  return Object.entries(filters).flatMap(([fieldId, filter]) => {
    const isChanged = changed !== undefined && fieldOf(changed) === fieldId;
    if (isChanged && replacement === null) return [];
    const {
      values,
      variants,
      soundsAlike,
      certainOnly,
      unread,
      excludedVariants,
      proximity,
      unlocated,
      yearsEitherWay,
    } = isChanged && replacement ? widened(filter, replacement) : filter;
    return [
      {
        fieldId,
        values: [...values],
        variants,
        soundsAlike: soundsAlike ?? false,
        certainOnly: certainOnly ?? false,
        unread: unread ?? false,
        without: [...excludedVariants],
        proximity,
        unlocated: unlocated ?? false,
        offset: yearsEitherWay,
      },
    ];
  });
}

/**
 * One page of a search with its rows read from the database. A page behind the last becomes the last, so that an old
 * address never shows an empty list of a search that finds something.
 */
export async function findRecords(
  query: SearchQuery,
  pageSize: number | null | undefined,
  context: RequestContext,
): Promise<RecordSearchResult> {
  const wanted = toEngineQuery(query, { pageSize: pageSize ?? undefined });
  let answer = await context.search.search(wanted, context.signal);
  let { offset } = wanted;
  if (answer.hits.length === 0 && answer.total > 0) {
    offset = Math.floor((answer.total - 1) / wanted.limit) * wanted.limit;
    answer = await context.search.search({ ...wanted, offset }, context.signal);
  }
  const [hits, unread] = await Promise.all([
    readHits(answer.hits, context),
    offset === 0 ? unreadNames(wanted.criteria, answer.total, context) : [],
  ]);
  return {
    // A newer generation may have closed what an index that is a moment behind still counts.
    total: answer.total - (answer.hits.length - hits.length),
    page: offset / wanted.limit + 1,
    pageSize: wanted.limit,
    hits: hits.map(({ row }) => row),
    variants: (await shownVariants(wanted, answer, context))
      .filter(({ field }) => mayBeShown(field, context.viewer))
      .map(({ field, variant, how, count }) => ({ fieldId: field, variant, how, count })),
    unread,
    relaxations: answer.relaxations.map((relaxation) => ({
      label: relaxation.label,
      total: relaxation.total,
      filters: relaxedFilters(query.filters, wanted.criteria, relaxation),
    })),
    close: (await readHits(answer.close, context)).map(({ row, hit: { misses } }) => ({
      hit: row,
      misses: misses.map(({ field, asked }) => ({ fieldId: field, label: labelOf(field), asked })),
    })),
  };
}

/** How many records more each name of a search would find with those whose name could not be read at all. */
async function unreadNames(
  criteria: readonly Criterion[],
  total: number,
  { search, signal }: RequestContext,
): Promise<UnreadNames[]> {
  const names = criteria.flatMap((criterion) =>
    criterion.kind === 'name' && isOpenField(criterion.field) && criterion.readings !== false && !criterion.unread
      ? [criterion]
      : [],
  );
  if (names.length === 0) return [];
  const counts = await search.count(
    names.map((name) => ({ criteria: criteria.map((one) => (one === name ? { ...name, unread: true } : one)) })),
    signal,
  );
  return names.flatMap(({ field }, at) => {
    const more = (counts[at] ?? 0) - total;
    return more > 0 ? [{ fieldId: field, more }] : [];
  });
}

/** The variants of an answer; those of fields that are closed in some sets are counted without these. */
async function shownVariants(
  wanted: EngineQuery,
  { variants }: EngineAnswer,
  context: RequestContext,
): Promise<readonly VariantUse[]> {
  const narrowed = variants.every(({ field }) => isOpenField(field)) ? null : await openSets(context);
  if (!narrowed) return variants;
  const open = await context.search.search(
    { ...wanted, criteria: [...wanted.criteria, narrowed], inTurns: false, offset: 0, limit: 1, facets: [] },
    context.signal,
  );
  return [
    ...variants.filter(({ field }) => isOpenField(field)),
    ...open.variants.filter(({ field }) => !isOpenField(field)),
  ];
}

/**
 * Rows in the engine's order, each with the hit it was made of. A record that was closed or removed since it was
 * indexed leaves no trace.
 */
async function readHits<Hit extends EngineHit>(
  hits: readonly Hit[],
  context: RequestContext,
): Promise<{ row: SearchHit; hit: Hit }[]> {
  if (hits.length === 0) return [];
  const records = await context.perRequest(createRecordStore).listed(hits.map(({ no }) => no));
  return hits.flatMap((hit) => {
    const record = records.get(hit.no);
    return record && !record.isClosed ? [{ row: toSearchHit(record, record.set, hit, context.viewer), hit }] : [];
  });
}
