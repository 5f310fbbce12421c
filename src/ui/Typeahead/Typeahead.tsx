import { type ReactNode, useRef, useState } from 'react';

import { Field } from '../Field/Field.tsx';
import { type FieldProps, useFieldIds } from '../Field/useFieldIds.ts';
import { PlainTypeahead } from './PlainTypeahead.tsx';
import styles from './Typeahead.module.scss';
import { checkTypeaheadItems, type TypeaheadItem, type TypeaheadValue } from './typeaheadItems.ts';
import { type Caret, useTypeaheadUpgrade } from './useTypeaheadUpgrade.ts';

export interface TypeaheadProps extends FieldProps {
  /** Offers. With `isFiltered` they are shown as they come; else those that contain the text. */
  items: readonly TypeaheadItem[];
  value: TypeaheadValue;
  onChange: (value: TypeaheadValue) => void;
  onBlur?: () => void;
  isFiltered?: boolean;
  /** Offers are on their way. */
  loading?: boolean;
  /** Said when nothing fits. Default "No suggestions.". */
  emptyText?: string;
  /** The form gets the picked item's value under this name; nothing picked sends an empty one. */
  name?: string;
  placeholder?: string;
  optional?: boolean;
  required?: boolean;
  /** The hint stands under the field. */
  hintBelow?: boolean;
  disabled?: boolean;
  icon?: ReactNode;
}

/** What both forms of the input share. */
export interface TypeaheadInputProps extends Omit<TypeaheadProps, keyof FieldProps | 'onBlur' | 'name' | 'optional' | 'required' | 'hintBelow'> {
  label: string;
  control: ReturnType<typeof useFieldIds>['control'] & { 'aria-required'?: boolean | undefined };
  onLeave: () => void;
}

/**
 * A text field that suggests. It starts as a plain input, so that a page's first load does not carry the list;
 * when somebody reaches for it, the list's code arrives and takes over with text, focus and caret as they are.
 *
 * @throws TypeError on items that are not `{ value, label }` of strings.
 */
export function Typeahead({ label, hint, error, touched, hideLabel, optional, required, hintBelow, name, onBlur, emptyText = 'No suggestions.', ...rest }: TypeaheadProps) {
  checkTypeaheadItems(rest.items);
  const { control, shownError, onBlurWith } = useFieldIds({ error, touched, hint });
  const caret = useRef<Caret | null>(null);
  const [isComposing, setComposing] = useState(false);
  const { Combobox, prepare } = useTypeaheadUpgrade();
  const leave = onBlurWith<HTMLInputElement>();
  const shared = {
    ...rest,
    label,
    emptyText,
    control: { ...control, 'aria-required': required },
    onLeave: () => {
      leave({} as Parameters<typeof leave>[0]);
      onBlur?.();
    },
  };
  return (
    <Field controlId={control.id} {...{ label, hint, hideLabel, optional, required, hintBelow, shownError }}>
      <div className={styles.place}>
        {Combobox && !isComposing ? (
          <Combobox {...shared} caret={caret} />
        ) : (
          <PlainTypeahead {...shared} caret={caret} onReach={prepare} onCompose={setComposing} />
        )}
      </div>
      {name !== undefined && <input type="hidden" name={name} value={rest.value.selected?.value ?? ''} />}
    </Field>
  );
}
