import type { EngineFind, EngineQuery, SearchEngine } from '#server/engines/search/SearchEngine.ts';

import { candidateQuery, lifeCriteria, MOST_CANDIDATES, nameBlocks } from './hintCandidates.ts';
import type { Holdings } from './holdings.ts';

/** Names remembered: those of a large tree, most of which have no record. */
const REMEMBERED = 200_000;

/** Asks what is not known yet, each query once. */
async function learn(
  known: Map<string, EngineFind>,
  search: Pick<SearchEngine, 'find'>,
  asked: ReadonlyMap<string, EngineQuery>,
): Promise<void> {
  const unknown = [...asked].filter(([key]) => !known.has(key));
  const found = await search.find(unknown.map(([, query]) => query));
  unknown.forEach(([key], at) => known.set(key, found[at] ?? { total: 0, nos: [] }));
}

/**
 * Brings people of trees together with the records that may be of them. All records of a name are asked for once; where
 * these are few they are the candidates of everyone so named, and where there are none nothing more is asked. Of common
 * names the candidates are those that a life distinguishes from others.
 */
export function createCandidates(search: Pick<SearchEngine, 'find'>): Holdings['candidatesOf'] {
  const blocks = new Map<string, EngineFind>();

  return async (people) => {
    if (blocks.size > REMEMBERED) blocks.clear();
    const looked = people
      .map((person) => ({ blocks: nameBlocks(person), life: lifeCriteria(person) }))
      .map((each) => (each.life.length === 0 ? { ...each, blocks: [] } : each));
    await learn(
      blocks,
      search,
      new Map(looked.flatMap((each) => each.blocks.map(({ key, criteria }) => [key, candidateQuery(criteria)]))),
    );
    const isLarge = (key: string): boolean => (blocks.get(key)?.total ?? 0) > MOST_CANDIDATES;
    const lives = new Map<string, EngineQuery>();
    const keysOf = looked.map((each) =>
      each.blocks.flatMap(({ key, criteria }) => {
        if (!isLarge(key)) return [];
        return each.life.map((life) => {
          const whole = `${key} ${JSON.stringify(life)}`;
          lives.set(whole, candidateQuery([...criteria, ...life]));
          return whole;
        });
      }),
    );
    const found = new Map<string, EngineFind>();
    await learn(found, search, lives);
    return looked.map(
      (each, at) =>
        new Set([
          ...each.blocks.flatMap(({ key }) => (isLarge(key) ? [] : (blocks.get(key)?.nos ?? []))),
          ...(keysOf[at] ?? []).flatMap((key) => found.get(key)?.nos ?? []),
        ]),
    );
  };
}
