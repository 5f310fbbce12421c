import type { FieldDefinition, FieldGroup } from './fieldDefinition.ts';

/** What differs from the plain field of its type. */
type Traits = Partial<Pick<FieldDefinition, 'urlId' | 'isOrderable' | 'isSearchFacet' | 'isPartOfScope'>>;

const build = (fieldType: FieldDefinition['fieldType'], fieldId: string, label: string | null, group: FieldGroup, nameKind: FieldDefinition['nameKind'], traits: Traits): FieldDefinition => ({
  fieldId,
  urlId: fieldId.toLowerCase(),
  fieldType,
  isOrderable: true,
  isSearchFacet: false,
  isPartOfScope: false,
  isIndexed: true,
  displayLabel: label,
  group,
  nameKind,
  ...traits,
});

/** Offered as a filter with counts. */
export const FACET: Traits = { isSearchFacet: true };
/** Results cannot be sorted by it. */
export const UNSORTED: Traits = { isOrderable: false };
/** A facet whose records may hold several values. */
export const MULTI_FACET: Traits = { isSearchFacet: true, isOrderable: false };

/** A field compared as written: STRING. `label` is null on internal fields. */
export const text = (fieldId: string, label: string | null, group: FieldGroup, traits: Traits = {}): FieldDefinition => build('STRING', fieldId, label, group, null, traits);

/** A forename or forenames with variants: VARIANTS_STRING. */
export const forename = (fieldId: string, label: string, group: FieldGroup, traits: Traits = {}): FieldDefinition => build('VARIANTS_STRING', fieldId, label, group, 'forename', traits);

/** A surname with variants: VARIANTS_STRING. */
export const surname = (fieldId: string, label: string, group: FieldGroup, traits: Traits = {}): FieldDefinition => build('VARIANTS_STRING', fieldId, label, group, 'surname', traits);

/** A year that may be asked for with years either way: YEAR_WITH_OFFSET. */
export const year = (fieldId: string, label: string | null, group: FieldGroup, traits: Traits = {}): FieldDefinition => build('YEAR_WITH_OFFSET', fieldId, label, group, null, traits);

/** A place that may be asked for with miles around it: PROXIMITY_STRING. Sorting by it would mean nothing. */
export const place = (fieldId: string, label: string, group: FieldGroup, traits: Traits = {}): FieldDefinition => build('PROXIMITY_STRING', fieldId, label, group, null, { isOrderable: false, ...traits });
