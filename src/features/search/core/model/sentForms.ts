import type { SearchFormValues } from './formField.ts';

/** How many are remembered: the way back to a form is rarely longer, and a session may send thousands. */
const MOST = 20;

/**
 * What was sent from forms of this document, by where they are; the one that was sent longest ago first. Not stored:
 * another document starts with nothing.
 */
export const sentForms = new Map<string, SearchFormValues>();

/** Remembers what was sent from the form at a place, and forgets what was sent too long ago. */
export function rememberSentForm(place: string, values: SearchFormValues): void {
  sentForms.delete(place);
  sentForms.set(place, values);
  for (const oldest of sentForms.keys()) {
    if (sentForms.size <= MOST) break;
    sentForms.delete(oldest);
  }
}
