import { CERTAINTIES, type Certainty } from '#domain/places/addresses/certainty.ts';
import { numberKey, readHouseNumber } from '#domain/places/addresses/houseNumber.ts';
import { streetKey } from '#domain/places/addresses/streetKey.ts';
import type { Gazetteer } from '#domain/places/gazetteer/gazetteer.ts';

import { placeOfText } from './reading/toAddressRow.ts';

/** A renumbering as the table holds it. */
export interface RenumberingRow {
  placeKey: string;
  countyKey: string;
  placeName: string;
  fromStreetKey: string;
  fromStreet: string;
  fromNumberKey: string;
  toStreetKey: string;
  toStreet: string;
  toNumberKey: string;
  year: number | null;
  certainty: Certainty;
  source: string;
}

/** Columns of the file; those that may be missing are read as empty. */
export const RENUMBERING_COLUMNS = ['place', 'old_street', 'new_street', 'source'] as const;

const isCertainty = (text: string): text is Certainty => CERTAINTIES.some((each) => each === text);

/**
 * Reads one row of a list of renumberings.
 * @param cell - what a column holds, trimmed; empty where it is missing.
 * @returns the reason, as a sentence, where the row says nothing that can be used.
 */
export function readRenumbering(cell: (column: string) => string, gazetteer: Gazetteer): RenumberingRow | string {
  const place = placeOfText(cell('place'), { county: null, country: null }, gazetteer);
  if (!place) return 'The place is missing.';
  const [fromStreet, toStreet, source] = [cell('old_street'), cell('new_street'), cell('source')];
  if (streetKey(fromStreet) === '') return 'The old street is missing.';
  if (streetKey(toStreet) === '') return 'The new street is missing.';
  if (source === '') return 'The source is missing. Name the map, directory or rate book that shows the change.';
  const numbers = [cell('old_number'), cell('new_number')].map((text) => (text === '' ? '' : readHouseNumber(text)));
  const [from, to] = numbers;
  if (from === null || from === undefined) return `${cell('old_number')} is not a house number.`;
  if (to === null || to === undefined) return `${cell('new_number')} is not a house number.`;
  if ((from === '') !== (to === '')) return 'Give both numbers, or none where the whole street was renamed.';
  const year = cell('year') === '' ? null : Number(cell('year'));
  if (year !== null && !(Number.isInteger(year) && year >= 1000 && year <= 2100))
    return `${cell('year')} is not a year between 1000 and 2100.`;
  const certainty = cell('certainty').toLowerCase() || 'certain';
  if (!isCertainty(certainty)) return `${cell('certainty')} is not a certainty. Use ${CERTAINTIES.join(', ')}.`;
  const row = {
    fromStreetKey: streetKey(fromStreet),
    fromNumberKey: from === '' ? '' : numberKey(from),
    toStreetKey: streetKey(toStreet),
    toNumberKey: to === '' ? '' : numberKey(to),
  };
  if (row.fromStreetKey === row.toStreetKey && row.fromNumberKey === row.toNumberKey)
    return 'The old address and the new one are the same.';
  return {
    placeKey: place.placeKey,
    countyKey: place.countyKey,
    placeName: place.placeName,
    fromStreet,
    toStreet,
    ...row,
    year,
    certainty,
    source,
  };
}
