import type { Gazetteer } from '#domain/places/gazetteer/gazetteer.ts';

import { closeQueries, rankCloseMatches, wantsCloseMatches } from './closeMatches.ts';
import { type PlannedQuery, planQuery } from './matching/planQuery.ts';
import type { RecordSource } from './records/recordSource.ts';
import { type Proposal, proposeRelaxations, sortRelaxations } from './relaxations.ts';
import type {
  CloseHit,
  EngineAnswer,
  EngineHit,
  EngineQuery,
  PlaceCounts,
  Relaxation,
  SearchEngine,
} from './SearchEngine.ts';
import type { SearchIndex } from './SearchIndex.ts';

/** So that one reader who finds nothing does not hold up the others. */
const MEASURED_AT_ONCE = 4;
/** First hits of each wider search that are looked at. */
const CANDIDATES = 20;
const NOTHING: EngineAnswer = { total: 0, hits: [], facets: {}, variants: [], relaxations: [], close: [] };
const NOWHERE: PlaceCounts = { at: [], placed: 0, unlocatedNames: [] };

/**
 * Makes an engine of an index: plans queries, explains why each hit of the page matched by judging the record itself,
 * and measures relaxations when nothing was found. The same for every index, so reasons never differ between engines.
 */
export function withReasons(
  index: SearchIndex,
  { source, gazetteer }: { source: Pick<RecordSource, 'byNumbers'>; gazetteer: Gazetteer },
): SearchEngine {
  async function explain(query: PlannedQuery, nos: readonly number[], signal?: AbortSignal): Promise<EngineHit[]> {
    if (nos.length === 0) return [];
    const records = await source.byNumbers(nos);
    const found = new Set(records.map(({ no }) => no));
    const explained = new Map((await index.explain(query.criteria, records, signal)).map((hit) => [hit.no, hit]));
    // A record removed since the index was built keeps its place; a record closed since is never shown.
    return nos.flatMap((no): readonly EngineHit[] => {
      const hit = explained.get(no);
      return hit ? [hit] : found.has(no) ? [] : [{ no, reasons: [] }];
    });
  }

  async function measure(query: EngineQuery, proposal: Proposal, signal?: AbortSignal): Promise<Relaxation> {
    const criteria = query.criteria.flatMap((criterion, at) =>
      at !== proposal.criterion ? [criterion] : proposal.replacement ? [proposal.replacement] : [],
    );
    return { ...proposal, total: await total(criteria, signal) };
  }

  async function total(criteria: EngineQuery['criteria'], signal?: AbortSignal): Promise<number> {
    const query: EngineQuery = {
      criteria,
      orderBy: null,
      direction: 'desc',
      offset: 0,
      limit: 0,
      facets: [],
      facetLimit: 0,
    };
    return (await index.answer(planQuery(query, gazetteer), signal)).total;
  }

  async function closeTo(query: EngineQuery, found: readonly number[], signal?: AbortSignal): Promise<CloseHit[]> {
    const nos = new Set<number>();
    for (const criteria of closeQueries(query.criteria)) {
      const wide = await index.answer(
        planQuery(
          { criteria, orderBy: null, direction: 'desc', offset: 0, limit: CANDIDATES, facets: [], facetLimit: 0 },
          gazetteer,
        ),
        signal,
      );
      for (const no of wide.nos) nos.add(no);
    }
    for (const no of found) nos.delete(no);
    return rankCloseMatches(query.criteria, await source.byNumbers([...nos]), gazetteer);
  }

  return {
    gazetteer,
    async search(query, signal) {
      const planned = planQuery(
        query.facetsOnly ? { ...query, orderBy: null, inTurns: false, offset: 0, limit: 1 } : query,
        gazetteer,
      );
      const { total, nos, facets, places, variants } = await index.answer(planned, signal);
      if (query.facetsOnly) {
        // Counts of a single person who was closed a moment ago would say who that was.
        const isOpen = total !== nos.length || (await explain(planned, nos, signal)).length > 0;
        return { ...NOTHING, total: isOpen ? total : 0, facets: isOpen ? facets : {} };
      }
      const relaxations: Relaxation[] = [];
      const proposals = total > 0 ? [] : proposeRelaxations(query.criteria);
      for (let at = 0; at < proposals.length; at += MEASURED_AT_ONCE) {
        relaxations.push(
          ...(await Promise.all(
            proposals.slice(at, at + MEASURED_AT_ONCE).map((proposal) => measure(query, proposal, signal)),
          )),
        );
      }
      const close = wantsCloseMatches(query, total) ? await closeTo(query, nos, signal) : [];
      const hits = await explain(planned, nos, signal);
      // What was closed a moment ago is not counted either, though the index still holds it; a search for that one
      // person reveals nothing.
      const open = total - (nos.length - hits.length);
      if (open === 0 && total > 0)
        return { total: 0, hits, facets: {}, ...(places && { places: NOWHERE }), variants: [], relaxations: [], close };
      return {
        total: open,
        hits,
        facets,
        ...(places && { places }),
        variants,
        relaxations: sortRelaxations(relaxations),
        close,
      };
    },
    async count(queries, signal) {
      const totals: number[] = [];
      for (let at = 0; at < queries.length; at += MEASURED_AT_ONCE) {
        totals.push(
          ...(await Promise.all(
            queries.slice(at, at + MEASURED_AT_ONCE).map(({ criteria }) => total(criteria, signal)),
          )),
        );
      }
      return totals;
    },
    find: (queries, signal) =>
      index.find(
        queries.map((query) => planQuery({ ...query, facets: [], facetLimit: 0, places: undefined }, gazetteer)),
        signal,
      ),
    suggest: (field, prefix, limit) => index.suggest(field, prefix, Math.min(100, Math.max(0, limit))),
    publish: (recordSetId) => index.publish(recordSetId),
    noticeClosures: () => index.noticeClosures(),
    health: () => index.health(),
    close: () => index.close(),
  };
}
