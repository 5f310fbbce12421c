import { CATEGORIES, type Locale } from '../taxonomy/categories.ts';
import type { FieldDefinition } from './fieldDefinition.ts';
import { FIELDS } from './fields.ts';
import { LOCAL_LABELS } from './localLabels.ts';

/** The British labels, kept so that another locale may follow. */
const BRITISH = new Map(FIELDS.map(({ fieldId, displayLabel }) => [fieldId, displayLabel]));

/** What a field is called in a locale; null for internal fields (spec 2 section 3). */
export const fieldLabel = ({ fieldId }: Pick<FieldDefinition, 'fieldId'>, locale: Locale): string | null =>
  (locale === 'en_GB' ? null : LOCAL_LABELS[locale][fieldId]) ?? BRITISH.get(fieldId) ?? null;

/**
 * Puts a site's own words on the catalogue and the categories: to be called once, when a process or a page starts,
 * before anything is shown. Ids and address keys stay as they are.
 */
export function speakLocale(locale: Locale): void {
  for (const field of FIELDS) field.displayLabel = fieldLabel(field, locale);
  for (const category of CATEGORIES) category.label = category.locales[locale].label;
}
