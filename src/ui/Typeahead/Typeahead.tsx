import { useRef, useState, useEffect, type ComponentType, type RefObject } from 'react';

import { Field } from '../Field/Field.tsx';
import { useFieldIds } from '../Field/useFieldIds.ts';
import { uiTexts } from '../texts.ts';
import { PlainTypeahead, type Caret, type TypeaheadProps, type TypeaheadInputProps } from './PlainTypeahead.tsx';
import styles from './Typeahead.module.scss';
import { checkTypeaheadItems } from './typeaheadItems.ts';

type ComboboxForm = ComponentType<TypeaheadInputProps & { caret: RefObject<Caret | null> }>;

let loaded: ComboboxForm | null = null;

/** The full form of the typeahead where its code has come: every later typeahead is complete from the start. */
const loadedTypeahead = (): ComboboxForm | null => loaded;

/** Fetches the code of the full form. @returns null where it did not arrive; it is asked for again at the next reach */
const loadTypeahead = (): Promise<ComboboxForm | null> =>
  import('./TypeaheadCombobox.tsx').then(
    ({ TypeaheadCombobox }) => (loaded = TypeaheadCombobox),
    () => null,
  );

interface TypeaheadUpgrade {
  /** Null until the reader is in the field and the code has come. */
  Combobox: ComboboxForm | null;
  /**
   * The reader points at the field: the code may come, the field stays, since it must not be exchanged under a press.
   */
  prepare: () => void;
  /** The reader is in the field. */
  upgrade: () => void;
}

/** The full form of the typeahead, loaded when the field is first used. Without it the plain field still takes text. */
function useTypeaheadUpgrade(): TypeaheadUpgrade {
  const [Combobox, setCombobox] = useState<ComboboxForm | null>(loadedTypeahead);
  const isThere = useRef(true);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  const upgrade = () => {
    void loadTypeahead().then((form) => {
      if (form !== null && isThere.current) setCombobox(() => form);
    });
  };
  return { Combobox, prepare: () => void loadTypeahead(), upgrade };
}

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
