import { Cancelled } from '#server/engines/threads/messages.ts';

import { goesInTurns, ownFilter, type PlannedQuery, type RawAnswer } from '../../matching/planQuery.ts';
import { compileCriterion, type CompileTools } from './compileCriterion.ts';
import { FacetCounter } from './FacetCounter.ts';
import type { IndexView } from './IndexView.ts';
import { meetAndCount } from './meetFacets.ts';
import { openCriterion } from './openCriterion.ts';
import { countKinds, fieldKeys, kindCodes, relevanceKeys } from './orderKeys.ts';
import { PlaceCounter } from './PlaceCounter.ts';
import { selectInTurns } from './selectInTurns.ts';
import { selectPage } from './selectPage.ts';
import { usedVariants } from './usedVariants.ts';
import type { VariantCache } from './VariantCache.ts';
import type { WithheldIn } from './WithheldRecords.ts';

/** What a thread keeps between queries, and what this query must not find. */
export interface AnswerTools {
  scratch: CompileTools['scratch'];
  variants: VariantCache;
  withheldIn: WithheldIn;
}

/**
 * Answers one query over all segments of a view.
 *
 * @param isCancelled - asked between segments.
 * @throws Cancelled when it says yes.
 */
export function answerQuery(
  view: IndexView,
  query: PlannedQuery,
  tools: AnswerTools,
  isCancelled: () => boolean,
): RawAnswer {
  return { ...findRecords(view, query, tools, isCancelled), variants: usedVariants(view, query.criteria, tools) };
}

/** The same without the variants, which take as long as the rest when names are all that is asked for. */
export function findRecords(
  view: IndexView,
  query: PlannedQuery,
  tools: AnswerTools,
  isCancelled: () => boolean,
): Omit<RawAnswer, 'variants'> {
  const { scratch, variants, withheldIn } = tools;
  const compileTools: CompileTools = { scratch, variants };
  const ownFilters = new Set(query.facets.map((facet) => ownFilter(query, facet)));
  const counter = new FacetCounter(view, scratch);
  const places = query.places === undefined ? null : new PlaceCounter(query.places, scratch);
  const isInTurns = goesInTurns(query);
  let total = 0;
  view.segments.forEach((segment, at) => {
    if (isCancelled()) throw new Cancelled();
    const compiled = query.criteria.map((planned) => ({
      planned,
      compiled: compileCriterion(planned, segment, compileTools),
    }));
    const withheld = withheldIn(segment);
    const open = withheld.length > 0 ? [openCriterion(withheld, segment.docs)] : [];
    const hits = meetAndCount(
      {
        segment: at,
        records: segment.docs,
        criteria: [
          ...compiled.filter(({ planned }) => !ownFilters.has(planned)).map((criterion) => criterion.compiled),
          ...open,
        ],
        ownFacets: compiled
          .filter(({ planned }) => ownFilters.has(planned))
          .map((criterion) => ({
            field: (criterion.planned as { field: string }).field,
            compiled: criterion.compiled,
          })),
        facets: query.facets,
      },
      counter,
      scratch,
    );
    places?.count(segment, hits.docs, hits.count);
    if (query.limit > 0 && hits.count > 0) {
      const keys = kept(scratch, 'keys', total, hits.count).subarray(total);
      const nos = kept(scratch, 'nos', total, hits.count).subarray(total);
      if (query.orderBy === null) relevanceKeys(segment.rank, compiled, hits.docs, hits.count, keys, scratch);
      else fieldKeys(view, at, query.orderBy, query.direction, hits.docs, hits.count, keys);
      if (isInTurns)
        kindCodes(view, at, hits.docs, hits.count, kept(scratch, 'kinds', total, hits.count).subarray(total), scratch);
      for (let index = 0; index < hits.count; index++) nos[index] = segment.no[hits.docs[index]!]!;
    }
    total += hits.count;
  });
  return {
    total,
    nos: pageOf(view, query, total, scratch),
    facets: Object.fromEntries(query.facets.map((field) => [field, counter.top(field, query.facetLimit)])),
    ...(places && { places: places.result() }),
  };
}

/** The page out of the keys, numbers and kinds that all segments wrote. */
function pageOf(view: IndexView, query: PlannedQuery, count: number, scratch: CompileTools['scratch']): number[] {
  if (query.limit === 0) return [];
  const ranked = { keys: scratch.u32('keys', count), nos: scratch.u32('nos', count), count };
  if (!goesInTurns(query)) return selectPage(ranked, query.offset, query.limit);
  return selectInTurns(
    { ...ranked, kinds: scratch.u32('kinds', count), kindCount: countKinds(view) },
    query.offset,
    query.limit,
    scratch,
  );
}

/** Room behind what earlier segments wrote, which stays. */
function kept(scratch: CompileTools['scratch'], name: string, written: number, extra: number): Uint32Array {
  const before = scratch.u32(name, written);
  const array = scratch.u32(name, written + extra);
  if (array !== before) array.set(before.subarray(0, written));
  return array;
}
