import { placeholdersOf } from './compileTemplate.ts';
import type { ImportMapping } from './importMapping.ts';

/**
 * What the keys of a mapping are worth: `content`, made of what the entry says; `own`, the source's own; `place`, a
 * line of a file, which the next delivery gives to another entry.
 */
export function keysOf({ key }: Pick<ImportMapping, 'key'>): 'content' | 'own' | 'place' {
  if (typeof key !== 'string') return 'content';
  return placeholdersOf(key).some(({ columns }) => columns.includes('#line')) ? 'place' : 'own';
}
