import { YEARS_EITHER_WAY } from '#domain/kernel/dates/yearsEitherWay.ts';
import { SelectField } from '#ui/SelectField/SelectField.tsx';
import { YearField } from '#ui/YearField/YearField.tsx';

import { bindField, type SearchFormBag } from '../hooks/useSearchForm.ts';
import { valueIn } from '../model/formField.ts';
import { fieldTexts as texts } from '../texts.ts';
import styles from './searchForm.module.scss';

const optionsWith = (chosen: number) =>
  [...new Set([...YEARS_EITHER_WAY, chosen])]
    .sort((one, other) => one - other)
    .map((years) => ({ value: String(years), label: texts.years(years) }));

interface YearEitherWayProps {
  form: SearchFormBag;
  label: string;
  urlId: string;
}

/** A year and how far off it may be. */
export function YearMarginField({ form, label, urlId }: YearEitherWayProps) {
  const key = `${urlId}_offset`;
  return (
    <div className={styles.withCompanion}>
      <YearField label={label} {...bindField(form, urlId)} />
      <SelectField
        label={texts.yearsEitherWay(label)}
        hideLabel
        options={optionsWith(Number(valueIn(form.values, key)))}
        {...bindField(form, key)}
      />
    </div>
  );
}
