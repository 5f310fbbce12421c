import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react';

import type { TypeaheadInputProps, Caret } from './typeaheadProps.ts';

export type ComboboxForm = ComponentType<TypeaheadInputProps & { caret: RefObject<Caret | null> }>;

/** Once loaded, every later typeahead is complete from the start. */
let loaded: ComboboxForm | null = null;

/**
 * The full form of the typeahead, loaded when the field is first used.
 *
 * @returns `Combobox` is null until then; a failed download leaves the plain field, which still takes text.
 */
export function useTypeaheadUpgrade(): { Combobox: ComboboxForm | null; prepare: () => void } {
  const [Combobox, setCombobox] = useState<ComboboxForm | null>(() => loaded);
  const isThere = useRef(true);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  const prepare = () => {
    import('./TypeaheadCombobox.tsx').then(
      (chunk) => {
        loaded = chunk.TypeaheadCombobox;
        if (isThere.current) setCombobox(() => chunk.TypeaheadCombobox);
      },
      () => undefined,
    );
  };
  return { Combobox, prepare };
}
