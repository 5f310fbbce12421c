import { Search } from 'lucide-react';

import { displayValue } from '#domain/search/core/query/displayValue.ts';
import { CATEGORIES } from '#domain/search/core/taxonomy/categories.ts';
import type { HeldSet } from '#features/search/core/index.ts';
import { SelectField } from '#ui/SelectField/SelectField.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import type { ListFilter } from '../listFilter.ts';
import { allSetsTexts } from '../texts.ts';
import styles from './sets.module.scss';

interface ListFiltersProps {
  sets: readonly HeldSet[];
  filter: ListFilter;
  onChange: (filter: ListFilter) => void;
}

const texts = allSetsTexts.filter;

/** Narrows the list as one types, and by the categories and countries that are there. */
export function ListFilters({ sets, filter, onChange }: ListFiltersProps) {
  const categories = new Set(sets.map(({ category }) => category.toLowerCase()));
  const countries = [...new Set(sets.map(({ sourceCountry }) => sourceCountry.toLowerCase()))].sort();
  return (
    <form
      role="search"
      aria-label={texts.label}
      className={styles.filters}
      onSubmit={(event) => event.preventDefault()}
    >
      <TextField
        type="search"
        label={texts.text}
        placeholder={texts.textExample}
        icon={<Search aria-hidden="true" />}
        autoComplete="off"
        value={filter.text}
        onChange={(event) => onChange({ ...filter, text: event.target.value })}
      />
      <SelectField
        label={texts.category}
        placeholder={texts.anyCategory}
        options={CATEGORIES.filter(({ id }) => categories.has(id)).map(({ id, label }) => ({ value: id, label }))}
        value={filter.category}
        onChange={(event) => onChange({ ...filter, category: event.target.value })}
      />
      <SelectField
        label={texts.country}
        placeholder={texts.anyCountry}
        options={countries.map((country) => ({ value: country, label: displayValue('SourceCountry', country) }))}
        value={filter.country}
        onChange={(event) => onChange({ ...filter, country: event.target.value })}
      />
    </form>
  );
}
