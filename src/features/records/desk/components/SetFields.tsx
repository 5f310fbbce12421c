import { LONGEST_SET_TEXT } from '#domain/records/sheets/sheetLimits.ts';
import { formikField, type FormBag } from '#ui/Field/formikField.ts';
import { RadioGroup } from '#ui/RadioGroup/RadioGroup.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextAreaField } from '#ui/TextField/TextAreaField.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import { columnTexts as texts } from '../columnTexts.ts';
import type { ColumnValues } from '../columnValues.ts';
import styles from './columns.module.scss';

const ACCESS = (['FREE', 'MEMBERS', 'SUBSCRIBERS'] as const).map((value) => ({ value, ...texts.ACCESS[value] }));

interface SetFieldsProps {
  form: FormBag<ColumnValues>;
  onAccess: (access: ColumnValues['access']) => void;
}

/** What readers are told of the record set, and who may read it. */
export const SetFields = ({ form, onAccess }: SetFieldsProps) => (
  <Stack gap={4}>
    <TextAreaField
      label={texts.description}
      hint={texts.descriptionHint}
      rows={3}
      maxLength={LONGEST_SET_TEXT}
      {...formikField(form, 'description')}
    />
    <RadioGroup label={texts.access} name="access" options={ACCESS} value={form.values.access} onChange={onAccess} />
    <div className={styles.pair}>
      <TextField
        label={texts.repository}
        hint={texts.repositoryHint}
        optional
        maxLength={LONGEST_SET_TEXT}
        {...formikField(form, 'repository')}
      />
      <TextField
        label={texts.archiveSeries}
        hint={texts.archiveSeriesHint}
        optional
        maxLength={LONGEST_SET_TEXT}
        {...formikField(form, 'archiveSeries')}
      />
      <TextField
        label={texts.attribution}
        hint={texts.attributionHint}
        optional
        maxLength={LONGEST_SET_TEXT}
        {...formikField(form, 'attribution')}
      />
    </div>
  </Stack>
);
