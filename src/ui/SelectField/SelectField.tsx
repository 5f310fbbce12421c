import { Field } from '../Field/Field.tsx';
import { type FieldProps, useFieldIds } from '../Field/useFieldIds.ts';
import { Select, type SelectProps } from './Select.tsx';

export type { SelectOption } from './Select.tsx';

interface SelectFieldProps extends FieldProps, SelectProps {
  optional?: boolean;
}

/** One of a few. The browser's own list: phones show their wheel and every keyboard works. */
export function SelectField({
  label,
  hint,
  error,
  touched,
  hideLabel,
  optional,
  id,
  onBlur,
  ...rest
}: SelectFieldProps) {
  const { control, shownError, onBlurWith } = useFieldIds({ error, touched, hint }, id);
  return (
    <Field controlId={control.id} {...{ label, hint, hideLabel, optional, shownError }}>
      <Select {...rest} {...control} onBlur={onBlurWith(onBlur)} />
    </Field>
  );
}
