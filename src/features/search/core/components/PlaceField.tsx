import { Suspense, useState } from 'react';

import { PROXIMITIES } from '#domain/search/core/query/filterRules.ts';
import { lazyPart } from '#ui/lazyPart.ts';
import { SelectField } from '#ui/SelectField/SelectField.tsx';
import { Typeahead } from '#ui/Typeahead/Typeahead.tsx';
import type { TypeaheadValue } from '#ui/Typeahead/typeaheadItems.ts';

import { textOfOffer, usePlaceSuggestions } from '../hooks/usePlaceSuggestions.ts';
import { bindField, type SearchFormBag } from '../hooks/useSearchForm.ts';
import { valueIn } from '../model/formField.ts';
import { placeFieldTexts as texts } from '../texts.ts';
import styles from './searchForm.module.scss';

const PlaceCircle = lazyPart(() => import('./PlaceCircle.tsx').then((chunk) => chunk.PlaceCircle));

const DISTANCES = PROXIMITIES.map((miles) => ({ value: String(miles), label: texts.miles(miles) }));

interface PlaceFieldProps {
  form: SearchFormBag;
  label: string;
  urlId: string;
}

/** A place, suggested while typing, and how far around it. */
export function PlaceField({ form, label, urlId }: PlaceFieldProps) {
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
