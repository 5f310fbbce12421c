import { displayName } from '#domain/names/displayName.ts';

import type { Hint } from '../api/treeHintsApi.ts';

/** A person of a hint with the years of their life, as far as they are told. */
export function personName({ given, surname, birthText, deathText }: Hint['person']): string {
  const years = birthText || deathText ? ` (${birthText ?? ''}–${deathText ?? ''})` : '';
  return `${displayName(given, surname) || 'Name not known'}${years}`;
}
