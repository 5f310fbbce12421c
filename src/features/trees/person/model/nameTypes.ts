import type { TreeName } from '#domain/trees/core/model/treePerson.ts';

import { nameKindTexts } from './texts.ts';

/** The kinds of names, in the order in which they are offered. */
export const NAME_TYPES: readonly { value: TreeName['type']; label: string }[] = [
  { value: 'birth', label: nameKindTexts.birth },
  { value: 'married', label: nameKindTexts.married },
  { value: 'also-known-as', label: nameKindTexts['also-known-as'] },
  { value: 'religious', label: nameKindTexts.religious },
  { value: 'other', label: nameKindTexts.other },
];
