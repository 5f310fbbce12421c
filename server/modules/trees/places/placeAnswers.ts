import { placeKey } from '#domain/places/gazetteer/placeKey.ts';
import { jurisdictionsOf, jurisdictionsOfText } from '#domain/places/jurisdictions/jurisdictionsOf.ts';
import { groupSpellings, type PlaceSpelling, type TreePlaceGroup } from '#domain/trees/places/groupSpellings.ts';
import { writeYears } from '#domain/trees/places/yearCounts.ts';
import type {
  TreeMap,
  TreePlace,
  TreePlaceChange,
  TreePositionFrom,
} from '#server/modules/kernel/graphql/types.generated.ts';
import type { PersonView, TreeRow } from '#server/modules/trees/core/index.ts';
import type { Database } from '#server/platform/db/database.ts';

import { rulesOf, type SavedPlaceChange } from './placeChanges.ts';
import { readSpellings } from './readSpellings.ts';

const MOST_SPELLINGS = 12;

/**
 * Spellings in groups, as long as these spellings are remembered: those of one version of a tree for one kind of
 * reader.
 */
const remembered = new WeakMap<readonly PlaceSpelling[], { key: string; groups: readonly TreePlaceGroup[] }>();

/**
 * The places of a tree as a reader may know them, with what editors said of them; worked out once for a version of the
 * tree and of what they said. Takes seconds for a large tree: requests ask for it through `wholeTrees`.
 */
export async function placesOfTree(
  db: Database,
  tree: Pick<TreeRow, 'id' | 'version' | 'createdAt'>,
  view: PersonView,
): Promise<readonly TreePlaceGroup[]> {
  const [spellings, { key, rules }] = [await readSpellings(db, tree, view), await rulesOf(db, tree.id)];
  const known = remembered.get(spellings);
  if (known?.key === key) return known.groups;
  const groups = groupSpellings(spellings, rules);
  remembered.set(spellings, { key, groups });
  return groups;
}

/** Places one of whose spellings holds what was typed, compared as names of places are. */
export function foundBy(places: readonly TreePlaceGroup[], typed: string): readonly TreePlaceGroup[] {
  const wanted = placeKey(typed);
  return wanted === ''
    ? places
    : places.filter(({ name, spellings }) =>
        [name, ...spellings.map(({ text }) => text)].some((each) => placeKey(each).includes(wanted)),
      );
}

const span = (years: ReadonlyMap<number, number>): { firstYear: number | null; lastYear: number | null } => {
  let [firstYear, lastYear]: [number | null, number | null] = [null, null];
  for (const year of years.keys()) {
    if (firstYear === null || year < firstYear) firstYear = year;
    if (lastYear === null || year > lastYear) lastYear = year;
  }
  return { firstYear, lastYear };
};

/** A place as GraphQL gives it. */
export const placeAnswer = ({
  id,
  name,
  spellings,
  events,
  years,
  position,
  positionFrom,
  place,
}: TreePlaceGroup): TreePlace => ({
  id,
  name,
  spellings: spellings.slice(0, MOST_SPELLINGS),
  spellingCount: spellings.length,
  events,
  ...span(years),
  latitude: position?.latitude ?? null,
  longitude: position?.longitude ?? null,
  positionFrom: positionFrom && (positionFrom.toUpperCase() as TreePositionFrom),
  jurisdictions: place ? jurisdictionsOf(place) : jurisdictionsOfText(name),
});

/** All places that have a position. */
export function mapAnswer(places: readonly TreePlaceGroup[]): TreeMap {
  const spans = places.map(({ years }) => span(years));
  const years = new Map(
    spans
      .flatMap(({ firstYear, lastYear }) => [firstYear, lastYear])
      .flatMap((year) => (year === null ? [] : [[year, 1] as const])),
  );
  return {
    places: places.flatMap(({ id, name, position, years: counts, undated }) =>
      position
        ? [{ id, name, latitude: position.latitude, longitude: position.longitude, years: writeYears(counts), undated }]
        : [],
    ),
    unplaced: places.reduce((sum, { position, events }) => (position ? sum : sum + events), 0),
    ...span(years),
  };
}

/** A change as GraphQL gives it. */
export const changeAnswer = ({ id, said, madeAt, undoneAt }: SavedPlaceChange): TreePlaceChange => ({
  id: String(id),
  said,
  madeAt: madeAt.toISOString(),
  isUndone: undoneAt !== null,
});
