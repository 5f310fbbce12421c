import { memo } from 'react';

import { TextField } from '#ui/TextField/TextField.tsx';
import { Typeahead } from '#ui/Typeahead/Typeahead.tsx';
import { useDebounced } from '#ui/useDebounced.ts';

import { useRecordSuggestionsQuery } from '../holdingsApi.ts';
import { bindField, type SearchFormBag } from '../hooks/useSearchForm.ts';
import type { FormField } from '../model/formField.ts';
import { keysOfField, sameKeys } from '../model/keysOfField.ts';
import { fieldTexts } from '../texts.ts';
import { NameField } from './NameField.tsx';
import { PlaceField } from './PlaceField.tsx';
import { YearMarginField } from './YearMarginField.tsx';

interface ValueFieldProps {
  form: SearchFormBag;
  field: FormField;
}

const REST_MS = 200;

/** A field whose values are compared whole: the values that records have are offered while one is typed. */
function ValueField({ form, field: { fieldId, urlId, label } }: ValueFieldProps) {
  const text = form.values[urlId] ?? '';
  const prefix = useDebounced(text.trim(), REST_MS);
  const { currentData, isFetching } = useRecordSuggestionsQuery(
    { fieldId, prefix },
    { skip: prefix === '' || /[*?]/.test(prefix) },
  );
  return (
    <Typeahead
      label={label}
      items={(currentData ?? []).map(({ value }) => ({ value, label: value }))}
      isFiltered
      loading={isFetching}
      emptyText={fieldTexts.valueHint}
      placeholder={fieldTexts.value}
      value={{ text, selected: null }}
      onChange={({ text: typed, selected }) => form.setValue(urlId, selected ? selected.label : typed)}
      error={form.problems[urlId]}
      touched
    />
  );
}

interface FieldControlProps {
  form: SearchFormBag;
  field: FormField;
}

function DrawnField({ form, field }: FieldControlProps) {
  const { urlId, label, fieldType, isFacet } = field;
  const own = { form, label, urlId };
  if (fieldType === 'VARIANTS_STRING') return <NameField {...own} />;
  if (fieldType === 'YEAR_WITH_OFFSET') return <YearMarginField {...own} />;
  if (fieldType === 'PROXIMITY_STRING') return <PlaceField {...own} />;
  if (isFacet) return <ValueField form={form} field={field} />;
  return (
    <TextField
      label={label}
      autoComplete="off"
      placeholder={urlId === 'keywords' || urlId === 'fulltext' ? fieldTexts.keywords : undefined}
      {...bindField(form, urlId)}
    />
  );
}

/** A field of the catalogue, drawn by its type with its companions; again only when something it shows has changed. */
export const FieldControl = memo(
  DrawnField,
  (before, after) =>
    before.field.fieldId === after.field.fieldId && sameKeys(before.form, after.form, keysOfField(after.field.urlId)),
);
