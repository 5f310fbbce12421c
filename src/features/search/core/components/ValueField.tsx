import { Typeahead } from '#ui/Typeahead/Typeahead.tsx';
import { useDebounced } from '#ui/useDebounced.ts';

import { useRecordSuggestionsQuery } from '../holdingsApi.ts';
import type { SearchFormBag } from '../hooks/useSearchForm.ts';
import type { FormField } from '../model/formField.ts';
import { fieldTexts } from '../texts.ts';

interface ValueFieldProps {
  form: SearchFormBag;
  field: FormField;
}

const REST_MS = 200;

/** A field whose values are compared whole: the values that records have are offered while one is typed. */
export function ValueField({ form, field: { fieldId, urlId, label } }: ValueFieldProps) {
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
