import { mixed, object, type Schema } from 'yup';

import type { TypeaheadItem, TypeaheadValue } from '#ui/Typeahead/typeaheadItems.ts';

import { chooserTexts } from '../texts.ts';
import { chosenInstitution } from './chosenInstitution.ts';

/** An institution of the list must be chosen, or its name typed in full. Loaded at the first check. */
export const institutionSchema = (items: readonly TypeaheadItem[]): Schema =>
  object({
    library: mixed<TypeaheadValue>().test(
      'chosen',
      chooserTexts.required,
      (value) => value !== undefined && chosenInstitution(items, value) !== null,
    ),
  });
