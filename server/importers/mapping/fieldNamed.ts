import { FIELDS } from '#domain/search/core/catalogue/fields.ts';

const key = (text: string): string => text.toLowerCase().replaceAll('’', "'").replace(/\s+/gu, ' ').trim();

const byName = new Map([
  ...FIELDS.flatMap(({ fieldId, displayLabel }): [string, string][] =>
    displayLabel === null || displayLabel === undefined ? [] : [[key(displayLabel), fieldId]],
  ),
  ...FIELDS.map(({ fieldId }): [string, string] => [key(fieldId), fieldId]),
]);

/**
 * The id of the field of the catalogue that a mapping calls by its id or by the label that readers see; case does not
 * matter.
 *
 * @returns null when there is no such field.
 * @example fieldNamed('First name(s)') // 'FirstName'
 */
export const fieldNamed = (text: string): string | null => byName.get(key(text)) ?? null;
