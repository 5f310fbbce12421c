import type { SearchFormValues } from './formField.ts';

/** What was sent from forms of this document, by where they are. Not stored: another document starts with nothing. */
export const sentForms = new Map<string, SearchFormValues>();
