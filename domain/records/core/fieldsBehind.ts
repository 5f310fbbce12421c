import { LEVELLED_FIELDS, levelFields } from '#domain/places/gazetteer/placeLevels.ts';
import { fieldById } from '#domain/search/core/catalogue/fields.ts';

const LEVELS: ReadonlySet<string> = new Set(LEVELLED_FIELDS.flatMap(levelFields));

/** Whether a field names the area that a place of the record lies in. */
const isLevel = (fieldId: string): boolean => LEVELS.has(fieldId);

/** Whether values of a field are looked up in the gazetteer. */
export const hasPlace = (fieldId: string): boolean =>
  isLevel(fieldId) || fieldById(fieldId)?.fieldType === 'PROXIMITY_STRING';

/** Values that a record is given from other fields of its own (toSearchDocument.ts). */
const MADE_FROM: Readonly<Record<string, string>> = {
  County: 'Place',
  Country: 'Place',
  Decade: 'EventYear',
  SurnameInitial: 'LastName',
};

/**
 * The fields to look at where only some of a record's values are wanted: these and what they may be made from.
 * @example fieldsBehind(['SurnameInitial']) // SurnameInitial, LastName
 */
export const fieldsBehind = (wanted: Iterable<string>): ReadonlySet<string> =>
  new Set([...wanted].flatMap((field) => [field, MADE_FROM[field] ?? field]));
