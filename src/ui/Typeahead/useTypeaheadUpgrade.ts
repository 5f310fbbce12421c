import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react';

import type { TypeaheadInputProps, Caret } from './typeaheadProps.ts';

export type ComboboxForm = ComponentType<TypeaheadInputProps & { caret: RefObject<Caret | null> }>;

/** Once loaded, every later typeahead is complete from the start. */
let loaded: ComboboxForm | null = null;

/** Fetches the code of the full form; a failed download is tried again at the next reach. */
const load = () =>
  import('./TypeaheadCombobox.tsx').then(
    ({ TypeaheadCombobox }) => (loaded = TypeaheadCombobox),
    () => null,
  );

interface TypeaheadUpgrade {
  /** Null until the reader is in the field and the code has come. */
  Combobox: ComboboxForm | null;
  /** The reader points at the field: the code may come, the field stays, since it must not be exchanged under a press. */
  prepare: () => void;
  /** The reader is in the field. */
  upgrade: () => void;
}

/** The full form of the typeahead, loaded when the field is first used. Without it the plain field still takes text. */
export function useTypeaheadUpgrade(): TypeaheadUpgrade {
  const [Combobox, setCombobox] = useState<ComboboxForm | null>(() => loaded);
  const isThere = useRef(true);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  const upgrade = () => {
    void load().then((form) => {
      if (form !== null && isThere.current) setCombobox(() => form);
    });
  };
  return { Combobox, prepare: () => void load(), upgrade };
}
