import { FIELDS } from '#domain/search/core/catalogue/fields.ts';
import { formFields, isKindKnown, type FormScope } from '#domain/search/core/formFields.ts';
import { regionOfSearch } from '#domain/search/core/taxonomy/regions.ts';

import type { FormField, SearchFormValues } from './formField.ts';
import { formFieldOf } from './searchForm.ts';

/** What kind of records a form searches, where the page decides it and not the form. */
export type RecordKind = Pick<FormScope, 'category' | 'subcategory' | 'isOfOneYear'>;

/** The fields of a form, part by part. */
export interface ArrangedFields {
  main: readonly FormField[];
  /** What the kind of records has; in sight when the kind is known. */
  further: readonly FormField[];
  isKindKnown: boolean;
  /** Filled, or asked for by hand, and in none of the other parts: nothing that is searched is out of sight. */
  added: readonly FormField[];
}

const found = (fieldIds: readonly string[]): FormField[] => fieldIds.flatMap((fieldId) => formFieldOf(fieldId) ?? []);

/**
 * Which fields a form shows for what is chosen in it.
 *
 * @param addedIds - fieldIds the reader asked for by hand, in the order asked.
 * @param kind - what the page itself says; choices in the form win.
 */
export function arrangeFields(
  values: SearchFormValues,
  addedIds: readonly string[],
  kind?: RecordKind,
): ArrangedFields {
  const { sourcecountry, sourcecategory, collection } = values;
  const scope: FormScope = {
    region: regionOfSearch(sourcecountry ? [sourcecountry] : []).id,
    category: sourcecategory || (kind?.category ?? ''),
    subcategory: collection || (sourcecategory ? '' : (kind?.subcategory ?? '')),
    isOfOneYear:
      kind?.isOfOneYear === true || ((values.eventyear ?? '').trim() !== '' && (values.censusyear ?? '').trim() === ''),
  };
  const { main, further } = formFields(scope);
  const placed = new Set([...main, ...further]);
  const filled = FIELDS.filter(
    ({ fieldId, urlId, isPartOfScope }) =>
      !isPartOfScope && !addedIds.includes(fieldId) && (values[urlId] ?? '').trim() !== '',
  ).map(({ fieldId }) => fieldId);
  return {
    main: found(main),
    further: found(further),
    isKindKnown: isKindKnown(scope),
    added: found([...addedIds, ...filled].filter((fieldId) => !placed.has(fieldId))),
  };
}

/** Whether something is asked for among the further options. */
export const usesOptions = (values: SearchFormValues, { main }: Pick<ArrangedFields, 'main'>): boolean => {
  const inSight = new Set(main.map(({ urlId }) => urlId));
  return FIELDS.some(({ urlId }) => !inSight.has(urlId) && (values[urlId] ?? '').trim() !== '');
};
