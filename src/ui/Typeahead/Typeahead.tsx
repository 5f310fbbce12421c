import { useRef, useState } from 'react';

import { Field } from '../Field/Field.tsx';
import { useFieldIds } from '../Field/useFieldIds.ts';
import { uiTexts } from '../texts.ts';
import { PlainTypeahead } from './PlainTypeahead.tsx';
import styles from './Typeahead.module.scss';
import { checkTypeaheadItems } from './typeaheadItems.ts';
import { useTypeaheadUpgrade } from './useTypeaheadUpgrade.ts';
import type { Caret, TypeaheadProps } from './typeaheadProps.ts';

/**
 * A text field that suggests. It starts as a plain input, so that a page's first load does not carry the list;
 * when it is first used, the list's code arrives and takes over with text, focus and caret as they are.
 *
 * @throws TypeError on items that are not `{ value, label }` of strings.
 */
export function Typeahead({
  label,
  hint,
  error,
  touched,
  hideLabel,
  optional,
  required,
  hintBelow,
  name,
  onBlur,
  emptyText = uiTexts.noSuggestions,
  ...rest
}: TypeaheadProps) {
  checkTypeaheadItems(rest.items);
  const { control, shownError, onBlurWith } = useFieldIds({ error, touched, hint });
  const caret = useRef<Caret | null>(null);
  const [isComposing, setComposing] = useState(false);
  const { Combobox, prepare, upgrade } = useTypeaheadUpgrade();
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
          <PlainTypeahead {...shared} caret={caret} onReach={prepare} onEnter={upgrade} onCompose={setComposing} />
        )}
      </div>
      {name !== undefined && <input type="hidden" name={name} value={rest.value.selected?.value ?? ''} />}
    </Field>
  );
}
