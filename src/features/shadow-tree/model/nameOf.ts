import { displayName } from '#domain/names/displayName.ts';
import type { TreePersonCard } from '#features/tree-data/index.ts';

/** What a card calls its person; somebody who may be living has no name for most readers. */
export function nameOf({ isRedacted, given, surname }: Pick<TreePersonCard, 'isRedacted' | 'given' | 'surname'>, isUppercase: boolean): string {
  if (isRedacted) return 'Living person';
  return displayName(given, isUppercase ? surname.toLocaleUpperCase('en-GB') : surname) || 'Name not known';
}
