import { memo, Suspense, useState } from 'react';

import { PROXIMITIES } from '#domain/search/core/query/filterRules.ts';
import { lazyPart } from '#ui/lazyPart.ts';
import { SelectField } from '#ui/SelectField/SelectField.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';
import { Typeahead } from '#ui/Typeahead/Typeahead.tsx';
import type { TypeaheadValue } from '#ui/Typeahead/typeaheadItems.ts';
import { useDebounced } from '#ui/useDebounced.ts';

import { useRecordSuggestionsQuery } from '../holdingsApi.ts';
import { textOfOffer, usePlaceSuggestions } from '../hooks/usePlaceSuggestions.ts';
import { bindField, type SearchFormBag } from '../hooks/useSearchForm.ts';
import { type FormField, valueIn } from '../model/formField.ts';
import { keysOfField, sameKeys } from '../model/keysOfField.ts';
import { fieldTexts, placeFieldTexts as texts } from '../texts.ts';
import { NameField } from './NameField.tsx';
import styles from './searchForm.module.scss';
import { YearMarginField } from './YearMarginField.tsx';

const PlaceCircle = lazyPart(() => import('./PlaceCircle.tsx').then((chunk) => chunk.PlaceCircle));

const DISTANCES = PROXIMITIES.map((miles) => ({ value: String(miles), label: texts.miles(miles) }));

interface PlaceFieldProps {
  form: SearchFormBag;
  label: string;
  urlId: string;
}

/** A place, suggested while typing, and how far around it. */
function PlaceField({ form, label, urlId }: PlaceFieldProps) {
  const text = form.values[urlId] ?? '';
  const miles = Number(valueIn(form.values, `${urlId}_proximity`));
  // What was picked needs no more suggestions.
  const [picked, setPicked] = useState<string | null>(null);
  const { items, isLoading, emptyText } = usePlaceSuggestions(
    text === picked ? '' : text,
    form.values.sourcecountry ?? '',
    true,
  );
  const onChange = ({ text: typed, selected }: TypeaheadValue) => {
    const next = selected ? textOfOffer(selected) : typed;
    if (selected) setPicked(next);
    form.setValue(urlId, next);
  };
  return (
    <div className={styles.withCompanion}>
      <Typeahead
        label={label}
        items={items}
        isFiltered
        loading={isLoading}
        emptyText={emptyText}
        placeholder={texts.placeholder}
        value={{ text, selected: null }}
        onChange={onChange}
        error={form.problems[urlId]}
        touched
      />
      <SelectField
        label={texts.distance(label)}
        hideLabel
        options={DISTANCES}
        {...bindField(form, `${urlId}_proximity`)}
      />
      {text.trim() !== '' && miles > 0 && (
        <Suspense fallback={null}>
          <PlaceCircle text={text} miles={miles} />
        </Suspense>
      )}
    </div>
  );
}

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
