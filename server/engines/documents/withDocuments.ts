import type { Criterion, EngineHit, EngineQuery, SearchEngine } from '#server/engines/search/SearchEngine.ts';

import type { Documents } from './createDocuments.ts';

type DocumentCriterion = Extract<Criterion, { kind: 'document' }>;

const isDocument = (criterion: Criterion): criterion is DocumentCriterion => criterion.kind === 'document';

/**
 * An engine of records that also finds them by their long documents, and says where the words are in those of a page.
 */
export function withDocuments(engine: SearchEngine, documents: Documents): SearchEngine {
  const lookUp = <Query extends Pick<EngineQuery, 'criteria'>>(query: Query, signal?: AbortSignal): Promise<Query> =>
    query.criteria.some(isDocument)
      ? Promise.all(
          query.criteria.map(async (criterion) =>
            isDocument(criterion) ? { ...criterion, nos: await documents.find(criterion.text, signal) } : criterion,
          ),
        ).then((criteria) => ({ ...query, criteria }))
      : Promise.resolve(query);

  async function withPassages(
    hits: readonly EngineHit[],
    criteria: readonly Criterion[],
    signal?: AbortSignal,
  ): Promise<readonly EngineHit[]> {
    const asked = criteria.filter(isDocument);
    if (asked.length === 0 || hits.length === 0) return hits;
    const nos = hits.map(({ no }) => no);
    const found = await Promise.all(
      asked.map(async ({ field, text }) => ({ field, text, spans: await documents.passages(text, nos, signal) })),
    );
    return hits.map((hit) => ({
      ...hit,
      passages: found.flatMap(({ field, text, spans }) =>
        spans.get(hit.no)?.length ? [{ field, text, spans: spans.get(hit.no) ?? [] }] : [],
      ),
    }));
  }

  return {
    ...engine,
    async search(query, signal) {
      const answer = await engine.search(await lookUp(query, signal), signal);
      return { ...answer, hits: await withPassages(answer.hits, query.criteria, signal) };
    },
    count: async (queries, signal) =>
      engine.count(await Promise.all(queries.map((query) => lookUp(query, signal))), signal),
    find: async (queries, signal) =>
      engine.find(await Promise.all(queries.map((query) => lookUp(query, signal))), signal),
    async publish(recordSetId) {
      await engine.publish(recordSetId);
      await documents.update();
    },
  };
}
