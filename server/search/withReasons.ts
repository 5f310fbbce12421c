import type { Gazetteer } from '#domain/places/gazetteer.ts';
import { toSearchDocument } from '#domain/records/toSearchDocument.ts';

import { criterionMatcher } from './matching/matchCriterion.ts';
import { planQuery } from './matching/planQuery.ts';
import type { PlannedQuery } from './matching/plannedQuery.ts';
import type { RecordSource } from './records/recordSource.ts';
import { type Proposal, proposeRelaxations, sortRelaxations } from './relaxations.ts';
import type { EngineHit, EngineQuery, Relaxation, SearchEngine } from './SearchEngine.ts';
import type { SearchIndex } from './SearchIndex.ts';

/**
 * Makes an engine of an index: plans queries, tells why each hit of the page matched by judging the record itself, and
 * measures relaxations when nothing was found. The same for every index, so reasons never differ between engines.
 */
export function withReasons(index: SearchIndex, { source, gazetteer }: { source: Pick<RecordSource, 'byNumbers'>; gazetteer: Gazetteer }): SearchEngine {
  async function explain(query: PlannedQuery, nos: readonly number[]): Promise<EngineHit[]> {
    const records = new Map((await source.byNumbers(nos)).map((record) => [record.no, record]));
    const matchers = query.criteria.map(criterionMatcher);
    return nos.flatMap((no) => {
      const record = records.get(no);
      // Removed since the index was built: the page shows the rest, and the next answer counts anew.
      if (!record) return [{ no, reasons: [] }];
      const document = toSearchDocument(record, record.set, gazetteer);
      // Closed since: never shown.
      if (!document) return [];
      return [{ no, reasons: matchers.flatMap((matches) => matches(document)?.reason ?? []) }];
    });
  }

  async function measure(query: EngineQuery, proposal: Proposal, signal?: AbortSignal): Promise<Relaxation> {
    const criteria = query.criteria.flatMap((criterion, at) => (at !== proposal.criterion ? [criterion] : proposal.replacement ? [proposal.replacement] : []));
    const { total } = await index.answer(planQuery({ ...query, criteria, limit: 0, offset: 0, facets: [] }, gazetteer), signal);
    return { ...proposal, total };
  }

  return {
    async search(query, signal) {
      const planned = planQuery(query, gazetteer);
      const { total, nos, facets, variants } = await index.answer(planned, signal);
      const relaxations = total > 0 ? [] : sortRelaxations(await Promise.all(proposeRelaxations(query.criteria).map((proposal) => measure(query, proposal, signal))));
      return { total, hits: await explain(planned, nos), facets, variants, relaxations };
    },
    suggest: (field, prefix, limit) => index.suggest(field, prefix, Math.min(100, Math.max(0, limit))),
    publish: (recordSetId) => index.publish(recordSetId),
    health: () => index.health(),
    close: () => index.close(),
  };
}
