import { useFormik } from 'formik';

import { readTreeDate } from '#domain/trees/core/dates/readTreeDate.ts';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { Notice } from '#ui/Notice/Notice.tsx';
import { SelectField } from '#ui/SelectField/SelectField.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import { factErrors, typeChoices, type FactValues } from '../model/factForm.ts';
import styles from './panels.module.scss';

interface FactFormProps {
  label: string;
  initial: FactValues;
  of: 'person' | 'family';
  /** Why the last try failed; null when it did not. */
  failure: string | null;
  /** Where the pin of the fact is set; null for one that is not saved yet. */
  pinTo: string | null;
  cancelTo: string;
  onSave: (values: FactValues) => Promise<void>;
}

/** How a date was understood; a date that was not stays as it is written. */
function hintOf(text: string): string {
  const date = readTreeDate(text);
  if (!date) return 'Such as 3 April 1881, about 1832 or before 1900.';
  return date.from === null && date.to === null ? 'This is kept as it is written: no year could be read from it.' : 'Understood.';
}

/** What happened, when and where. What was typed stays when saving fails. */
export function FactForm({ label, initial, of, failure, pinTo, cancelTo, onSave }: FactFormProps) {
  const form = useFormik<FactValues>({ initialValues: initial, validate: factErrors, onSubmit: onSave });
  return (
    <form aria-label={label} noValidate onSubmit={form.handleSubmit}>
      <Stack gap={4}>
        {failure !== null && (
          <Notice tone="error" title="The fact was not saved">
            <p>{failure}</p>
          </Notice>
        )}
        <SelectField label="What happened" placeholder="Choose" options={typeChoices(of)} {...formikField(form, 'type')} />
        <TextField label="Date" optional autoComplete="off" hint={hintOf(form.values.date)} {...formikField(form, 'date')} />
        <TextField label="Place" autoComplete="off" hint="From the smallest part to the largest: Roche, Cornwall, England." {...formikField(form, 'place')} />
        <TextField label="Details" optional autoComplete="off" {...formikField(form, 'value')} />
        <div className={styles.actions}>
          <Button type="submit" variant="primary" loading={form.isSubmitting}>
            Save
          </Button>
          {pinTo !== null && <ButtonLink to={pinTo}>Move the pin</ButtonLink>}
          <ButtonLink to={cancelTo}>Cancel</ButtonLink>
        </div>
      </Stack>
    </form>
  );
}
