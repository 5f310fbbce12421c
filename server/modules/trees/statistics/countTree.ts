import { countyName, nationName } from '#domain/places/gazetteer/placeName.ts';
import {
  collectStatistics,
  type CountedPlace,
  type TreeStatistics,
} from '#domain/trees/statistics/collectStatistics.ts';
import { type SourcedFacts, sourcedFacts } from '#domain/trees/statistics/sourcedFacts.ts';
import { loadGazetteer } from '#server/engines/gazetteer/loadGazetteer.ts';
import { type PersonView, visibleFamiliesOf, visiblePeopleOf } from '#server/modules/trees/core/index.ts';
import type { Database } from '#server/platform/db/database.ts';

/**
 * Facts of some people or families by type, and how many name a source. Documents are read where they lie: none is
 * sent.
 */
const sourcesOf = (
  db: Database,
  treeId: number,
  kind: 'person' | 'family',
  ids: readonly number[],
  withPrivate: boolean,
): Promise<SourcedFacts[]> =>
  db.rows<SourcedFacts>(
    `/* treeStatistics.sources */ SELECT f ->> 'type' AS type, count(*)::int AS facts, count(*) FILTER (WHERE jsonb_array_length(f -> 'citations') > 0)::int AS sourced
     FROM tree_document d, jsonb_array_elements(d.body -> 'facts') AS f WHERE d.tree_id = $1 AND d.kind = $2 AND d.id = ANY($3::int[]) AND ($4 OR NOT (f ->> 'isPrivate')::boolean) GROUP BY 1`,
    [treeId, kind, ids, withPrivate],
  );

/** What a tree says of its people, and how many of its facts name a source. */
export interface CountedTree extends TreeStatistics {
  sources: ReturnType<typeof sourcedFacts>;
}

/**
 * A place of birth as the gazetteer has it, so that spellings count together; else as it is written, with the county
 * its text ends in.
 */
function placeOf(text: string): CountedPlace {
  const gazetteer = loadGazetteer();
  const place = gazetteer.resolve(text);
  if (place) return { place: `${place.name}, ${countyName(place)}`, region: countyName(place) };
  const region = gazetteer.regionOf(text);
  return {
    place: text.trim(),
    region:
      region &&
      (region.kind === 'country'
        ? nationName(region.name)
        : countyName({ county: region.name, country: region.country })),
  };
}

/**
 * What a tree says of all the people who can be seen by `view`. A large tree takes seconds: away from the requests
 * (`wholeTrees`).
 */
export async function countTree(db: Database, treeId: number, view: PersonView): Promise<CountedTree> {
  const { addPerson, addFamily, finish } = collectStatistics(placeOf);
  const seen = new Set<number>();
  const sources = new Map<string, SourcedFacts>();
  const addSources = async (kind: 'person' | 'family', ids: readonly number[]) => {
    for (const { type, facts, sourced } of await sourcesOf(db, treeId, kind, ids, view.mayEdit)) {
      const before = sources.get(type) ?? { facts: 0, sourced: 0 };
      sources.set(type, { type, facts: before.facts + facts, sourced: before.sourced + sourced });
    }
  };
  for await (const people of visiblePeopleOf(db, treeId, view)) {
    for (const person of people) {
      seen.add(person.id);
      addPerson(person);
    }
    await addSources(
      'person',
      people.map(({ id }) => id),
    );
  }
  for await (const families of visibleFamiliesOf(db, treeId, view, seen)) {
    families.forEach(addFamily);
    await addSources(
      'family',
      families.map(({ id }) => id),
    );
  }
  return { ...finish(), sources: sourcedFacts([...sources.values()]) };
}
