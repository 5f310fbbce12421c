import { useEffect, useRef, useState, type ComponentType, type RefObject } from 'react';

import type { TypeaheadInputProps, Caret } from './typeaheadProps.ts';

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
export function useTypeaheadUpgrade(): TypeaheadUpgrade {
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
