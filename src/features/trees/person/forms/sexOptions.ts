import type { TreeSex } from '#domain/trees/core/model/treePerson.ts';

import { fieldTexts } from './texts.ts';

const ORDER = ['f', 'm', 'x', 'u'] as const satisfies readonly TreeSex[];

/** The sexes a form offers. */
export const SEX_OPTIONS: readonly { value: TreeSex; label: string }[] = ORDER.map((value) => ({
  value,
  label: fieldTexts.sexes[value],
}));
