import type { PlaceArea } from '#domain/places/gazetteer/placeArea.ts';
import { isRegionId } from '#domain/places/gazetteer/region.ts';
import type { IndexedValue } from '#domain/records/core/searchDocument.ts';
import { textTokens } from '#domain/records/core/textTokens.ts';

import type { MatchReason } from '../SearchEngine.ts';
import { variantJudge } from './matchVariant.ts';
import type { PlannedCriterion, StatedValues } from './plannedCriterion.ts';
import { holdsWords } from './wordPattern.ts';

type PlaceCriterion = Extract<PlannedCriterion, { kind: 'place' }>;

/** A place that matched by its words alone comes after the place itself. */
export const WORDS_PLACE_PENALTY = 1;

/** Whether a value is of a place that could not be located, but lies where the words may be looked for. */
export const mayBeWords = (placeId: number | null, wordsWithin: readonly number[] | null): boolean =>
  placeId === null
    ? wordsWithin === null
    : isRegionId(placeId) && (wordsWithin === null || wordsWithin.includes(placeId));

/** What one place is to the area asked for: what it names, inside it, around it, or in a county that it touches. */
function howFound(id: number, away: number, { named, inDistrict }: PlaceArea): MatchReason['how'] {
  if (inDistrict.includes(id)) return 'inside';
  if (isRegionId(id) && away > 0) return 'not located';
  if (away > 0) return 'within miles';
  return named.includes(id) || !named.some(isRegionId) ? 'exact' : 'inside';
}

/**
 * Judges one value of a place field, or of a field that names its area; a place found by id needs no words.
 *
 * @param area - levelArea of it for fields that name the area.
 */
export function placeMatcher(
  criterion: PlaceCriterion,
  area: PlaceArea,
): (
  value: Pick<IndexedValue, 'key' | 'placeId'>,
  byWords: boolean,
) => { penalty: number; how: MatchReason['how']; distance: number | null } | null {
  const { words } = criterion;
  const variantOf = variantJudge(criterion);
  const excluded = new Set(criterion.excluded);
  const miles = new Map(Array.from(area.ids, (id, at) => [id, area.miles[at] ?? 0]));
  return ({ key, placeId }, byWords) => {
    const away = placeId === null ? undefined : miles.get(placeId);
    const isWords =
      byWords &&
      (away === undefined || away > WORDS_PLACE_PENALTY) &&
      mayBeWords(placeId, area.wordsWithin) &&
      holdsWords(textTokens(key), words);
    if (isWords) return { penalty: WORDS_PLACE_PENALTY, how: 'words', distance: null };
    if (placeId === null || away === undefined) return null;
    const variant = variantOf(key, placeId);
    if (variant && excluded.has(variant.variant)) return null;
    const how = variant?.how ?? howFound(placeId, away, area);
    return { penalty: away, how, distance: how === 'not located' ? null : how === 'inside' ? 0 : away };
  };
}

/** Judges values of one field by what is written in them alone (StatedValues). */
export function statedMatcher(
  stated: readonly StatedValues[],
  field: string,
): (
  value: Pick<IndexedValue, 'key' | 'placeId'>,
) => { penalty: number; how: MatchReason['how']; distance: number | null } | null {
  const held = stated
    .filter(({ fields }) => fields.includes(field))
    .map(({ keys, within, miles }) => ({ keys: new Set(keys), within: new Set(within), miles }));
  return ({ key, placeId }) => {
    const found = held.find(({ keys, within }) => keys.has(key) && within.has(placeId));
    return found ? { penalty: found.miles, how: 'inside', distance: 0 } : null;
  };
}
