import type { FieldDefinition } from '../catalogue/fieldDefinition.ts';
import { isOccupation } from '../isOccupation.ts';

/** Miles a place may be asked for around. */
export const PROXIMITIES: readonly number[] = [0, 5, 10, 20, 50, 100];
/** Miles around a place when none were asked for. */
export const DEFAULT_PROXIMITY = 5;
/** Between the values of a multi-valued facet. */
export const VALUE_SEPARATOR = '~';

/** The companion keys of a field type; a STRING field has none. */
export const COMPANIONS: Readonly<Record<FieldDefinition['fieldType'], readonly string[]>> = {
  STRING: [],
  VARIANTS_STRING: ['_variants', '_soundsalike', '_uncertain', '_unread', '_without'],
  YEAR_WITH_OFFSET: ['_offset'],
  PROXIMITY_STRING: ['_without', '_proximity', '_unlocated'],
};

/** The companion keys of a field: those of its type; an occupation has variants that may be left out as well. */
export const companionsOf = ({
  fieldId,
  fieldType,
}: Pick<FieldDefinition, 'fieldId' | 'fieldType'>): readonly string[] =>
  isOccupation(fieldId) ? [...COMPANIONS[fieldType], '_without'] : COMPANIONS[fieldType];
