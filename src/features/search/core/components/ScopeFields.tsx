import { memo } from 'react';

import { displayValue } from '#domain/search/core/query/displayValue.ts';
import { CATEGORIES } from '#domain/search/core/taxonomy/categories.ts';
import {
  regionOfSearch,
  REGIONS,
  subcategoriesOffered,
  WORLD,
  type Region,
} from '#domain/search/core/taxonomy/regions.ts';
import { SelectField } from '#ui/SelectField/SelectField.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';
import { Typeahead } from '#ui/Typeahead/Typeahead.tsx';

import { useRecordSetsQuery } from '../holdingsApi.ts';
import { useCountedChoices } from '../hooks/useCountedChoices.ts';
import { bindField, type SearchFormBag } from '../hooks/useSearchForm.ts';
import type { SearchFormValues } from '../model/formField.ts';
import { sameKeys } from '../model/keysOfField.ts';
import { scopeTexts as texts } from '../texts.ts';
import styles from './searchForm.module.scss';

const REGION_OPTIONS = REGIONS.map(({ urlId, displayText }) => ({ value: urlId, label: displayText }));
const CATEGORY_OPTIONS = CATEGORIES.map(({ id, label }) => ({ value: id, label }));

/** Subcategories of the chosen category in the chosen region; of every category while none is chosen (SRCH-035). */
function offeredIn(region: Region, category: string): readonly string[] {
  if (category !== '') return subcategoriesOffered(region, category);
  return [...new Set(CATEGORIES.flatMap(({ id }) => subcategoriesOffered(region, id)))].sort();
}

const regionIn = ({ sourcecountry }: SearchFormValues): Region => regionOfSearch(sourcecountry ? [sourcecountry] : []);

const KEYS = ['sourcecountry', 'sourcecategory', 'collection', 'datasetname', 'groups'];

function DrawnScope({ form }: { form: SearchFormBag }) {
  const { data: sets = [] } = useRecordSetsQuery();
  const country = form.values.sourcecountry ?? '';
  const region = regionIn(form.values);
  const category = form.values.sourcecategory ?? '';
  const choose = (changes: { country?: string; category?: string }) =>
    form.setValues((before) => {
      const next: SearchFormValues = {
        ...before,
        sourcecountry: changes.country ?? country,
        sourcecategory: changes.category ?? category,
      };
      const isOffered = offeredIn(regionIn(next), next.sourcecategory ?? '').includes(next.collection ?? '');
      return isOffered ? next : { ...next, collection: '' };
    });
  const { countRegion, countSubcategory } = useCountedChoices();
  const chooseRegion = ({ sourceCountry, trackingTag }: Region) => {
    countRegion(trackingTag);
    choose({ country: sourceCountry[0] ?? '' });
  };
  return (
    <div className={styles.grid}>
      <SelectField
        label={texts.region}
        options={REGION_OPTIONS}
        value={region.urlId}
        onChange={(event) => chooseRegion(REGIONS.find(({ urlId }) => urlId === event.target.value) ?? WORLD)}
      />
      {region.subRegions.length > 0 && (
        <SelectField
          label={texts.part(region.displayText)}
          options={[
            { value: region.sourceCountry[0] ?? '', label: texts.whole(region.displayText) },
            ...region.subRegions.map((part) => ({ value: part.sourceCountry[0] ?? '', label: part.displayText })),
          ]}
          value={country}
          onChange={(event) =>
            chooseRegion(region.subRegions.find((part) => part.sourceCountry[0] === event.target.value) ?? region)
          }
        />
      )}
      <SelectField
        label={texts.category}
        placeholder={texts.anyCategory}
        options={CATEGORY_OPTIONS}
        value={category}
        onChange={(event) => choose({ category: event.target.value })}
      />
      <SelectField
        label={texts.subcategory}
        placeholder={texts.anySubcategory}
        options={offeredIn(region, category).map((id) => ({ value: id, label: displayValue('SourceCategory', id) }))}
        {...bindField(form, 'collection')}
        onChange={(event) => {
          countSubcategory(event.target.value);
          form.setValue('collection', event.target.value);
        }}
      />
      <Typeahead
        label={texts.recordSet}
        items={sets.map(({ id, name }) => ({ value: id, label: name }))}
        placeholder={texts.anyRecordSet}
        emptyText={texts.noRecordSet}
        value={{ text: form.values.datasetname ?? '', selected: null }}
        onChange={({ text }) => form.setValue('datasetname', text)}
        error={form.problems.datasetname}
        touched
      />
      <TextField label={texts.topic} {...bindField(form, 'groups')} />
    </div>
  );
}

/** Which part of the holdings is searched: region, category, subcategory, record set, topic. */
export const ScopeFields = memo(DrawnScope, (before, after) => sameKeys(before.form, after.form, KEYS));
