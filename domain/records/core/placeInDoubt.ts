import { foldName } from '#domain/kernel/names/foldName.ts';
import { fits } from '#domain/kernel/readings/fits.ts';
import { known } from '#domain/kernel/readings/known.ts';
import { mayHoldSign } from '#domain/kernel/readings/mayHoldSign.ts';
import { parseReading } from '#domain/kernel/readings/parseReading.ts';
import type { Notation, WordReading } from '#domain/kernel/readings/reading.ts';
import { readingKey, wordOfKey } from '#domain/kernel/readings/readingKey.ts';
import type { Gazetteer, Place } from '#domain/places/gazetteer/gazetteer.ts';

/** So many letters must have been read: of a county with one place of five letters, `_____` is not that place. */
const LEAST_KNOWN = 2;

const namesOf = new WeakMap<Place, readonly string[]>();

function wordsOf(place: Place): readonly string[] {
  let words = namesOf.get(place);
  if (!words) namesOf.set(place, (words = foldName(place.name).split(' ')));
  return words;
}

/** The words of a place of which letters could not be read; null where all were. */
function unreadWords(name: string, notation: Notation): WordReading[] | null {
  const words = mayHoldSign(name) ? (parseReading(name, notation)?.words ?? []) : [];
  return words.some(({ signs }) => signs.some(({ kind }) => kind !== 'letters'))
    ? words.map((word) => wordOfKey(readingKey(word)))
    : null;
}

/**
 * The place of a name of which letters could not be read: the only one of its county that the name may be.
 *
 * @param text - as it was written: `Ro_he`, `Ro_he, Cornwall`.
 * @param within - the county where the fields beside it say so.
 * @returns undefined for a name that was read whole; null where none fits, or several do.
 */
export function placeInDoubt(
  text: string,
  notation: Notation,
  within: Readonly<Record<'county' | 'country', string | null>>,
  gazetteer: Pick<Gazetteer, 'regionOf' | 'insideOf' | 'byId'>,
): Place | null | undefined {
  const words = unreadWords(text.split(',', 1)[0] ?? '', notation);
  if (!words) return undefined;
  const region = gazetteer.regionOf(text, within);
  if (region?.kind !== 'county' || words.reduce((sum, word) => sum + known(word), 0) < LEAST_KNOWN) return null;
  const fitting = gazetteer.insideOf(region.id).flatMap((id) => {
    const place = gazetteer.byId(id);
    const names = place ? wordsOf(place) : [];
    return place && names.length === words.length && words.every((word, at) => fits(names[at]!)(word) === 'fits')
      ? place
      : [];
  });
  return fitting.length === 1 ? fitting[0]! : null;
}
