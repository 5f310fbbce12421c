import { YEARS_EITHER_WAY } from '#domain/kernel/dates/yearsEitherWay.ts';
import { displayValue } from '#domain/search/core/query/displayValue.ts';
import { PROXIMITIES } from '#domain/search/core/query/filterRules.ts';
import type { FilterValue } from '#domain/search/core/searchQuery.ts';
import { Button } from '#ui/Button/Button.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { SelectField } from '#ui/SelectField/SelectField.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import { fieldEditorTexts as texts } from '../texts.ts';
import styles from './SentenceReading.module.scss';

const OR = ' or ';

interface FieldEditorProps {
  fieldId: string;
  label: string;
  filter: FilterValue;
  /** Why the rules of the search would drop it; null where they take it. */
  problemOf: (filter: FilterValue) => string | null;
  onSave: (filter: FilterValue) => void;
  onCancel: () => void;
}

interface FieldValues {
  text: string;
  /** As the lists hold them; empty where the field has none. */
  yearsEitherWay: string;
  proximity: string;
}

const numberOrNull = (text: string): number | null => (text === '' ? null : Number(text));

/**
 * One field, to be corrected: its text and, where it has one, how far it may be missed. It is judged by the rules of
 * the search itself.
 */
export function FieldEditor({ fieldId, label, filter, problemOf, onSave, onCancel }: FieldEditorProps) {
  const before = filter.values.map((value) => displayValue(fieldId, value)).join(OR);
  const filterOf = ({ text, yearsEitherWay, proximity }: FieldValues): FilterValue => {
    const parts = filter.values.length > 1 ? text.split(OR) : [text];
    const values =
      text === before ? filter.values : parts.map((part) => part.trim().toLowerCase()).filter((part) => part !== '');
    return { ...filter, values, yearsEitherWay: numberOrNull(yearsEitherWay), proximity: numberOrNull(proximity) };
  };
  const form = useForm<FieldValues>({
    initialValues: {
      text: before,
      yearsEitherWay: filter.yearsEitherWay === null ? '' : String(filter.yearsEitherWay),
      proximity: filter.proximity === null ? '' : String(filter.proximity),
    },
    validate: (values) => {
      const problem = problemOf(filterOf(values));
      return problem === null ? {} : { text: problem };
    },
    validateOnBlur: false,
    onSubmit: (values) => onSave(filterOf(values)),
  });
  const years = [
    ...new Set([...YEARS_EITHER_WAY, ...(filter.yearsEitherWay === null ? [] : [filter.yearsEitherWay])]),
  ].sort((one, other) => one - other);
  return (
    <Form
      form={form}
      className={styles.editor}
      onKeyDown={({ key }) => key === 'Escape' && onCancel()}
      aria-label={texts.label(label)}
    >
      <TextField label={label} autoFocus {...formikField(form, 'text')} />
      {filter.yearsEitherWay !== null && (
        <SelectField
          label={texts.yearsEitherWay}
          options={years.map((count) => ({ value: String(count), label: texts.years(count) }))}
          {...formikField(form, 'yearsEitherWay')}
        />
      )}
      {filter.proximity !== null && (
        <SelectField
          label={texts.around}
          options={PROXIMITIES.map((miles) => ({ value: String(miles), label: texts.miles(miles) }))}
          {...formikField(form, 'proximity')}
        />
      )}
      <Button type="submit" variant="primary">
        {texts.save}
      </Button>
      <Button variant="quiet" onClick={onCancel}>
        {texts.cancel}
      </Button>
    </Form>
  );
}
