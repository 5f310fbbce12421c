import type { SearchFormBag } from '../hooks/useSearchForm.ts';

const ENDINGS = ['', '_variants', '_soundsalike', '_offset', '_proximity'];

/** The keys that a field of the form shows; places are suggested within the chosen country. */
export const keysOfField = (urlId: string): string[] => [...ENDINGS.map((ending) => urlId + ending), 'sourcecountry'];

/**
 * Whether a part of the form that shows these keys would be drawn as it was. Typing in one field leaves the others
 * alone.
 */
export const sameKeys = (before: SearchFormBag, after: SearchFormBag, keys: readonly string[]): boolean =>
  before.setValue === after.setValue &&
  before.setValues === after.setValues &&
  keys.every((key) => before.values[key] === after.values[key] && before.problems[key] === after.problems[key]);
