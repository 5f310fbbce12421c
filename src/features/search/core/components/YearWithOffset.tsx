import { MAX_YEAR_OFFSET } from '#domain/search/core/query/filterRules.ts';
import { SelectField } from '#ui/SelectField/SelectField.tsx';
import { YearField } from '#ui/YearField/YearField.tsx';

import { bind, type SearchFormBag } from '../hooks/useSearchForm.ts';
import { valueIn } from '../model/formField.ts';
import styles from './searchForm.module.scss';

const OFFERED = [0, 1, 2, 5, 10, 20, MAX_YEAR_OFFSET];

const optionsWith = (chosen: number) =>
  [...new Set([...OFFERED, chosen])].sort((one, other) => one - other).map((years) => ({ value: String(years), label: years === 0 ? 'Exact' : `± ${years}` }));

interface YearWithOffsetProps {
  form: SearchFormBag;
  label: string;
  urlId: string;
}

/** A year and how far off it may be. */
export function YearWithOffset({ form, label, urlId }: YearWithOffsetProps) {
  const key = `${urlId}_offset`;
  return (
    <div className={styles.withCompanion}>
      <YearField label={label} {...bind(form, urlId)} />
      <SelectField label={`Years either way of ${label.toLowerCase()}`} hideLabel options={optionsWith(Number(valueIn(form.values, key)))} {...bind(form, key)} />
    </div>
  );
}
