import { isDocumentField } from '#domain/search/core/catalogue/documentFields.ts';
import { fieldById, FIELDS } from '#domain/search/core/catalogue/fields.ts';

/** Whether a field of the catalogue holds years. */
export const isYearField = (field: string): boolean => fieldById(field)?.fieldType === 'YEAR_WITH_OFFSET';

/** Whether documents hold values of the field that can be counted. */
export const isValueField = (field: string): boolean =>
  fieldById(field) !== null && !isYearField(field) && !isDocumentField(field);

/** Whether values of the field are places of the gazetteer. */
export const isPlaceField = (field: string): boolean => fieldById(field)?.fieldType === 'PROXIMITY_STRING';

/** Whether single names of the field are counted. */
export const isNameField = (field: string): boolean => Boolean(fieldById(field)?.nameKind) && isValueField(field);

/** Every field whose values documents hold. */
export const VALUE_FIELDS: readonly string[] = FIELDS.map(({ fieldId }) => fieldId).filter(isValueField);

/** Every field of years. */
export const YEAR_FIELDS: readonly string[] = FIELDS.map(({ fieldId }) => fieldId).filter(isYearField);

/** Whether documents hold what they could be ordered by. */
export const mayOrder = (field: string): boolean => isYearField(field) || isValueField(field);

/** Where a document keeps what of a field. */
export const PATHS = {
  /** Every value's key, for counting. */
  values: (field: string): string => `f.${field}`,
  /** The first value's key, for ordering; of a name its orderKey where it has a place in the alphabet. */
  first: (field: string): string => `s.${field}`,
  /** The orderKey of a first name without a first letter, which orders behind all others. */
  outside: (field: string): string => `x.${field}`,
  /** The earliest year, for ordering. */
  year: (field: string): string => `y.${field}`,
  /** What the field orders by. */
  order: (field: string): string => (isYearField(field) ? PATHS.year(field) : PATHS.first(field)),
  /** Single names. */
  names: (field: string): string => `t.${field}`,
  /** Ids of located places. */
  places: (field: string): string => `p.${field}`,
  /** Names of places that are not located. */
  unlocated: (field: string): string => `u.${field}`,
};
