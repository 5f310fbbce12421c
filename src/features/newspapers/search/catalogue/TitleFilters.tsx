import type { ListedTitle } from '#features/newspapers/core/index.ts';
import { SelectField } from '#ui/SelectField/SelectField.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';
import { YearField } from '#ui/YearField/YearField.tsx';

import { countyOptions } from '../model/countyOptions.ts';
import { titlesTexts as texts } from './texts.ts';
import styles from './catalogue.module.scss';
import type { TitleFilter } from './titleFilter.ts';

interface TitleFiltersProps {
  titles: readonly ListedTitle[];
  filter: TitleFilter;
  onChange: (filter: TitleFilter) => void;
}

/** Narrows the list of newspapers while one types. */
export const TitleFilters = ({ titles, filter, onChange }: TitleFiltersProps) => (
  <div role="search" aria-label={texts.filter} className={styles.filters}>
    <TextField
      type="search"
      label={texts.name}
      value={filter.name}
      onChange={(event) => onChange({ ...filter, name: event.target.value })}
    />
    <SelectField
      label={texts.county}
      placeholder={texts.anyCounty}
      options={countyOptions(titles)}
      value={filter.county}
      onChange={(event) => onChange({ ...filter, county: event.target.value })}
    />
    <YearField
      label={texts.year}
      value={filter.year}
      onChange={(event) => onChange({ ...filter, year: event.target.value })}
    />
  </div>
);
