import { FieldSet } from '#ui/FieldSet/FieldSet.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import type { SearchFormBag } from '../hooks/useSearchForm.ts';
import { bind } from '../hooks/useSearchForm.ts';
import { NameField } from './NameField.tsx';
import { PlaceField } from './PlaceField.tsx';
import { ScopeFields } from './ScopeFields.tsx';
import styles from './searchForm.module.scss';
import { YearWithOffset } from './YearWithOffset.tsx';

interface MoreFieldsProps {
  form: SearchFormBag;
  /** False where the page itself says what is searched. */
  hasScope: boolean;
}

/** What fewer searches need: the record, the family, where the records come from. */
export function MoreFields({ form, hasScope }: MoreFieldsProps) {
  return (
    <div className={styles.more}>
      <FieldSet legend="The record">
        <div className={styles.grid}>
          <YearWithOffset form={form} label="Year" urlId="eventyear" />
          <PlaceField form={form} label="Birth place" urlId="placeofbirth" />
          <TextField label="Keywords" placeholder="Words, or “a phrase”" {...bind(form, 'keywords')} />
        </div>
      </FieldSet>
      <FieldSet legend="The family">
        <div className={styles.grid}>
          <NameField form={form} label="Spouse’s first name(s)" urlId="spousefirstname" />
          <NameField form={form} label="Father’s first name(s)" urlId="fatherfirstname" />
          <NameField form={form} label="Mother’s first name(s)" urlId="motherfirstname" />
        </div>
      </FieldSet>
      {hasScope && (
        <FieldSet legend="Where to search">
          <ScopeFields form={form} />
        </FieldSet>
      )}
    </div>
  );
}
