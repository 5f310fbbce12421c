import { MAX_YEARS_EITHER_WAY } from '#domain/kernel/dates/yearsEitherWay.ts';
import { isReadingKey } from '#domain/kernel/readings/isReadingKey.ts';

import { isDocumentField } from '../catalogue/documentFields.ts';
import type { FieldDefinition } from '../catalogue/fieldDefinition.ts';
import type { DropReason, FilterValue, IgnoredValue } from '../searchQuery.ts';
import { readCategory } from '../taxonomy/categories.ts';
import { readSourceCountry } from '../taxonomy/regions.ts';
import { readSubcategory } from '../taxonomy/subcategories.ts';
import { cleanSearchText, isWildcardDropped, MAX_VALUE_LENGTH } from './cleanSearchText.ts';
import { companionsOf, DEFAULT_PROXIMITY, PROXIMITIES, VALUE_SEPARATOR } from './filterRules.ts';

/** Values a scope field takes, as the taxonomy knows them; other fields take any. */
const SCOPE_READERS: Readonly<Record<string, [read: (text: string) => string | null, otherwise: DropReason]>> = {
  SourceCountry: [readSourceCountry, 'no country'],
  Collection: [readCategory, 'no category'],
  SourceCategory: [readSubcategory, 'no subcategory'],
};

/** Facets and scopes take several values, meaning any of them. */
export const mayHoldSeveral = (field: FieldDefinition): boolean => field.isSearchFacet || field.isPartOfScope;

/** Fields whose text may hold phrases in quotation marks. */
const isPhrased = ({ fieldId }: FieldDefinition): boolean => fieldId === 'Keywords' || isDocumentField(fieldId);

/** A valid value, or why it is not. */
function readValue(field: FieldDefinition, raw: string): { value: string } | { reason: DropReason } {
  const value = cleanSearchText(raw, isPhrased(field));
  if (value === '') return { reason: 'nothing to search' };
  if (field.fieldType === 'YEAR_WITH_OFFSET' && !/^[0-9]+$/u.test(value)) return { reason: 'no year' };
  const scope = SCOPE_READERS[field.fieldId];
  if (!scope) return { value };
  const [read, otherwise] = scope;
  const known = read(value);
  return known === null ? { reason: otherwise } : { value: known };
}

const isOn = (text: string | undefined): boolean => text === 'true' || text === 'on';

function readNumber(text: string | undefined, isValid: (value: number) => boolean): number | null {
  if (text === undefined || !/^[0-9]{1,3}$/u.test(text)) return null;
  return isValid(Number(text)) ? Number(text) : null;
}

/** Words in doubt keep their signs: they are named as the index names them. */
const IN_DOUBT = /^[\p{L}\p{N}_*?[\]{},]+$/u;
const cleanVariant = (text: string): string =>
  isReadingKey(text) && IN_DOUBT.test(text.trim()) ? text.trim().slice(0, MAX_VALUE_LENGTH) : cleanSearchText(text);

const splitValues = (text: string): string[] => text.split(VALUE_SEPARATOR).filter((part) => part.trim() !== '');
const unique = (values: readonly string[]): string[] => [...new Set(values)];

/**
 * Reads one field of the address.
 *
 * @param given - lower-cased values under the field's own key, in order.
 * @param companion - the lower-cased value of a companion key such as `_offset`; undefined when absent.
 * @returns a null filter when no value is valid; companions alone ask for nothing.
 */
export function readFilter(
  field: FieldDefinition,
  given: readonly string[],
  companion: (ending: string) => string | undefined,
): { filter: FilterValue | null; ignored: IgnoredValue[] } {
  const parts = mayHoldSeveral(field) ? given.flatMap(splitValues) : given.filter((text) => text.trim() !== '');
  const ignored: IgnoredValue[] = [];
  const values: string[] = [];
  const drop = (key: string, value: string, reason: DropReason) => ignored.push({ key, value, reason });
  for (const part of parts) {
    const read = readValue(field, part);
    if ('reason' in read) drop(field.urlId, part, read.reason);
    else if (values.length > 0 && !mayHoldSeveral(field)) drop(field.urlId, part, 'one value only');
    else {
      values.push(read.value);
      if (!SCOPE_READERS[field.fieldId] && isWildcardDropped(part, isPhrased(field)))
        drop(field.urlId, part, 'stray wildcard');
    }
  }
  if (values.length === 0) return { filter: null, ignored };
  const proximity = readNumber(companion('_proximity'), (miles) => PROXIMITIES.includes(miles));
  const yearsEitherWay = readNumber(companion('_offset'), (years) => years <= MAX_YEARS_EITHER_WAY);
  const has = (ending: string) => companionsOf(field).includes(ending);
  const asked = (ending: string) => has(ending) && (companion(ending) ?? '') !== '';
  if (asked('_proximity') && proximity === null)
    drop(`${field.urlId}_proximity`, companion('_proximity') ?? '', 'no distance');
  if (asked('_offset') && yearsEitherWay === null)
    drop(`${field.urlId}_offset`, companion('_offset') ?? '', 'no offset');
  const variants = has('_variants') && isOn(companion('_variants'));
  return {
    filter: {
      values: unique(values),
      variants,
      ...(variants && isOn(companion('_soundsalike')) && { soundsAlike: true }),
      ...(has('_uncertain') && companion('_uncertain') === 'false' && { certainOnly: true }),
      ...(has('_unread') && isOn(companion('_unread')) && { unread: true }),
      proximity: has('_proximity') ? (proximity ?? DEFAULT_PROXIMITY) : null,
      ...(has('_unlocated') && isOn(companion('_unlocated')) && { unlocated: true }),
      yearsEitherWay: has('_offset') ? yearsEitherWay : null,
      excludedVariants: has('_without')
        ? unique(
            splitValues(companion('_without') ?? '')
              .map(cleanVariant)
              .filter((text) => text !== ''),
          )
        : [],
    },
    ignored,
  };
}
