import type { ComponentType, RefObject } from 'react';

import type { TypeaheadInputProps, Caret } from './typeaheadProps.ts';

export type ComboboxForm = ComponentType<TypeaheadInputProps & { caret: RefObject<Caret | null> }>;

let loaded: ComboboxForm | null = null;

/** The full form of the typeahead where its code has come: every later typeahead is complete from the start. */
export const loadedTypeahead = (): ComboboxForm | null => loaded;

/** Fetches the code of the full form. @returns null where it did not arrive; it is asked for again at the next reach */
export const loadTypeahead = (): Promise<ComboboxForm | null> =>
  import('./TypeaheadCombobox.tsx').then(
    ({ TypeaheadCombobox }) => (loaded = TypeaheadCombobox),
    () => null,
  );
