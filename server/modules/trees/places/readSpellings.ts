import { setImmediate as letOthersRun } from 'node:timers/promises';

import type { Position } from '#domain/places/gazetteer/distance.ts';
import type { PlaceSpelling } from '#domain/trees/places/groupSpellings.ts';
import { loadGazetteer } from '#server/engines/gazetteer/loadGazetteer.ts';
import { perView, type PersonView, visibleFamiliesOf, visiblePeopleOf } from '#server/modules/trees/core/index.ts';
import type { Database } from '#server/platform/db/database.ts';

/** Trees whose places are remembered for each kind of reader: some megabytes for 140,000 people. */
const MOST_REMEMBERED = 4;
/** Spellings of one tree, five times those of a tree of 140,000 people: what a file names beyond them is in no list. */
const MOST_SPELLINGS = 50_000;
/** Characters of a spelling; a longer text is no name of a place. */
const LONGEST_SPELLING = 500;
/** Spellings by year that a portion of people is asked for: fifty facts of each. */
const MOST_ROWS = 200_000;
/** Spellings that are looked up before others have their turn. */
const LOOKED_UP = 500;

interface PlaceRow {
  text: string;
  year: number | null;
  events: number;
  pin: Position | null;
}

/** Where facts of some people or families were, by year. Counted where the documents lie: none is sent. */
const placesOfFacts = (
  db: Database,
  treeId: number,
  kind: 'person' | 'family',
  ids: readonly number[],
  withPrivate: boolean,
): Promise<PlaceRow[]> =>
  db.rows<PlaceRow>(
    `/* treePlaces.spellings */ SELECT f #>> '{place,text}' AS text, coalesce((f #>> '{date,from}')::int, (f #>> '{date,to}')::int) / 10000 AS year, count(*)::int AS events,
       (array_agg(f #> '{place,position}') FILTER (WHERE jsonb_typeof(f #> '{place,position}') = 'object'))[1] AS pin
     FROM tree_document d, jsonb_array_elements(d.body -> 'facts') AS f
     WHERE d.tree_id = $1 AND d.kind = $2 AND d.id = ANY($3::int[]) AND jsonb_typeof(f -> 'place') = 'object' AND length(f #>> '{place,text}') <= $5 AND ($4 OR NOT (f ->> 'isPrivate')::boolean) GROUP BY 1, 2 ORDER BY 3 DESC, 1, 2 LIMIT $6`,
    [treeId, kind, ids, withPrivate, LONGEST_SPELLING, MOST_ROWS],
  );

async function read(db: Database, treeId: number, view: PersonView): Promise<readonly PlaceSpelling[]> {
  const spellings = new Map<string, PlaceSpelling & { years: Map<number, number> }>();
  const add = ({ text, year, events, pin }: PlaceRow) => {
    if (spellings.size >= MOST_SPELLINGS && !spellings.has(text)) return;
    const known = spellings.get(text) ?? {
      text,
      place: null,
      years: new Map<number, number>(),
      undated: 0,
      events: 0,
      pin: null,
    };
    if (year !== null) known.years.set(year, (known.years.get(year) ?? 0) + events);
    spellings.set(text, {
      ...known,
      events: known.events + events,
      undated: known.undated + (year === null ? events : 0),
      pin: known.pin ?? pin,
    });
  };
  const seen = new Set<number>();
  for await (const people of visiblePeopleOf(db, treeId, view)) {
    for (const { id } of people) seen.add(id);
    (
      await placesOfFacts(
        db,
        treeId,
        'person',
        people.map(({ id }) => id),
        view.mayEdit,
      )
    ).forEach(add);
  }
  for await (const families of visibleFamiliesOf(db, treeId, view, seen))
    (
      await placesOfFacts(
        db,
        treeId,
        'family',
        families.map(({ id }) => id),
        view.mayEdit,
      )
    ).forEach(add);
  const gazetteer = loadGazetteer();
  const found: PlaceSpelling[] = [];
  for (const spelling of spellings.values()) {
    found.push({ ...spelling, place: gazetteer.resolve(spelling.text) });
    if (found.length % LOOKED_UP === 0) await letOthersRun();
  }
  return found;
}

/**
 * The places that facts of a tree name, as they are written there, of those people and families alone whom its reader
 * may see.
 */
export const readSpellings = perView(MOST_REMEMBERED, read);
