import type { Position } from '#domain/places/gazetteer/distance.ts';

/** What editors said of the places of a tree. Nothing in its documents changes for it; each can be undone by itself. */
export type PlaceChange =
  /** They are one place, and are called as `into` is. */
  | { kind: 'merge'; into: string; from: readonly string[] }
  /** It lies there; null: where the gazetteer has it again. */
  | { kind: 'position'; place: string; position: Position | null };

/** What all of it comes to. */
export interface PlaceRules {
  /** The place that a place is one with: itself, unless they were merged. */
  placeOf: (id: string) => string;
  /** Where an editor put it; null for nowhere. */
  positionOf: (id: string) => Position | null;
}

/** Places that are merged at once. */
export const MOST_MERGED = 50;

/** Works out what changes come to, the earliest first. One that was undone is not among them. */
export function placeRules(changes: readonly PlaceChange[]): PlaceRules {
  const parents = new Map<string, string>();
  const placeOf = (id: string): string => {
    let place = id;
    for (let next = parents.get(place); next !== undefined; next = parents.get(place)) place = next;
    // The way is short from now on: thousands of merges may follow one another.
    for (let next = parents.get(id), at = id; next !== undefined && next !== place; at = next, next = parents.get(at))
      parents.set(at, place);
    return place;
  };
  for (const change of changes) {
    if (change.kind !== 'merge') continue;
    const into = placeOf(change.into);
    // What is one already is left, so that no place leads back to itself.
    for (const from of change.from.map(placeOf)) if (from !== into) parents.set(from, into);
  }
  const positions = new Map<string, Position | null>();
  for (const change of changes) if (change.kind === 'position') positions.set(placeOf(change.place), change.position);
  return { placeOf, positionOf: (id) => positions.get(placeOf(id)) ?? null };
}
