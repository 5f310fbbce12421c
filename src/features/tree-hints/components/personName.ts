import { displayName } from '#domain/names/displayName.ts';

import type { Hint } from '../api/treeHintsApi.ts';

const yearIn = (text: string | null): string | null => /\d{4}/u.exec(text ?? '')?.[0] ?? null;

/**
 * A person of a hint with the years of their life, as far as they are told.
 * @example 'William Pinch (1832–1901)', 'Jane Pinch (born 1833)'
 */
export function personName({ given, surname, birthText, deathText }: Pick<Hint['person'], 'given' | 'surname' | 'birthText' | 'deathText'>): string {
  const [born, died] = [yearIn(birthText), yearIn(deathText)];
  const years = born && died ? `${born}–${died}` : born ? `born ${born}` : died ? `died ${died}` : null;
  const name = displayName(given, surname) || 'Name not known';
  return years === null ? name : `${name} (${years})`;
}
