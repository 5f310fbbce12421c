import { VISIBLE } from '#server/modules/trees/core/index.ts';

const memberThat = (family: string, condition: string): string => `EXISTS (
  SELECT 1 FROM tree_family_member l JOIN tree_person p ON p.tree_id = l.tree_id AND p.id = l.person_id
  WHERE l.tree_id = ${family}.tree_id AND l.family_id = ${family}.id AND ${condition})`;

/**
 * `isFamilyVisible` as a condition on the rows of `tree_family`; the values of `VISIBLE` start at `$from`. A test holds
 * the two together.
 */
export const familyVisible = (family: string, from: number): string =>
  `(NOT ${memberThat(family, `l.role = 'partner' AND NOT ${VISIBLE('p', from)}`)} AND ${memberThat(family, VISIBLE('p', from))})`;
