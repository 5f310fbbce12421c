import type { Position } from '#domain/places/gazetteer/distance.ts';
import { placeKey } from '#domain/places/gazetteer/placeKey.ts';

import { familyFactKey } from './factKey.ts';
import type { TreeFact } from './model/treeFact.ts';
import type { TreeFamily } from './model/treeFamily.ts';
import type { TreePerson } from './model/treePerson.ts';

/** Where a fact lies on a map. */
export interface FactPlace extends Position {
  /** `f3` of the person, `family-9-f1` of one of their families. */
  fact: string;
  /** Facts of one text at one position share it; it is part of addresses. */
  placeId: string;
  text: string;
  /** Set by a person; else from the gazetteer. */
  isPinned: boolean;
}

/** Positions nearer than this, in degrees, are one place of the map: about a hundred metres. */
const GRAIN = 1000;

const placeIdOf = (text: string, { latitude, longitude }: Position): string =>
  `${placeKey(text).replaceAll(' ', '-')}~${Math.round(latitude * GRAIN)}_${Math.round(longitude * GRAIN)}`;

/**
 * The facts of a person and of their families that have a place whose position is known, in the order of the document.
 * A pin that was set counts before the gazetteer.
 *
 * @param resolve - the position of a place as written; null where it is not known.
 */
export function factPlaces(
  person: Pick<TreePerson, 'facts'>,
  families: readonly Pick<TreeFamily, 'id' | 'facts'>[],
  resolve: (text: string) => Position | null,
): FactPlace[] {
  const placed = (fact: string, { place }: TreeFact): FactPlace[] => {
    const position = place?.position ?? (place && resolve(place.text));
    if (!place || !position) return [];
    const { latitude, longitude } = position;
    return [
      {
        fact,
        placeId: placeIdOf(place.text, position),
        text: place.text,
        latitude,
        longitude,
        isPinned: place.position !== null,
      },
    ];
  };
  return [
    ...person.facts.flatMap((fact) => placed(fact.id, fact)),
    ...families.flatMap((family) => family.facts.flatMap((fact) => placed(familyFactKey(family.id, fact.id), fact))),
  ];
}
