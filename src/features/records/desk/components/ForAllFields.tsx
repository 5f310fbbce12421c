import { LONGEST_CONSTANT } from '#domain/records/sheets/sheetLimits.ts';
import { TextField } from '#ui/TextField/TextField.tsx';

import { fieldsOf, type ColumnValues } from '../columnValues.ts';
import styles from './columns.module.scss';

interface ForAllFieldsProps {
  values: ColumnValues;
  onChange: (field: string, value: string) => void;
}

/** What holds for every row of a sheet: the parish, the county, the church. */
export const ForAllFields = ({ values: { kind, constants }, onChange }: ForAllFieldsProps) => (
  <div className={styles.pair}>
    {fieldsOf(kind)
      .filter(({ isForAll }) => isForAll)
      .map(({ id, label }) => (
        <TextField
          key={id}
          label={label}
          optional
          maxLength={LONGEST_CONSTANT}
          value={constants[id] ?? ''}
          onChange={({ target }) => onChange(id, target.value)}
        />
      ))}
  </div>
);
