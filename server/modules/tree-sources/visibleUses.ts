import { VISIBLE } from '#server/modules/trees/reading/personView.ts';

/**
 * The documents that cite source `s` where the reader may see that they do, as rows with `times`; the values of `VISIBLE`
 * begin at `$from`. Families must be told of (`isFamilyTold`); private facts count for nobody else.
 */
export const visibleUses = (from: number): string => `(
  SELECT m.open_times AS times FROM tree_mention m JOIN tree_person p ON p.tree_id = m.tree_id AND p.id = m.from_id
  WHERE m.tree_id = s.tree_id AND m.to_kind = 'source' AND m.to_id = s.id AND m.from_kind = 'person' AND m.open_times > 0 AND ${VISIBLE('p', from)}
  UNION ALL
  SELECT m.open_times FROM tree_mention m JOIN tree_family f ON f.tree_id = m.tree_id AND f.id = m.from_id
  WHERE m.tree_id = s.tree_id AND m.to_kind = 'source' AND m.to_id = s.id AND m.from_kind = 'family' AND m.open_times > 0 AND NOT f.is_private AND ${familyVisible('f', from)}
)`;

const memberThat = (family: string, condition: string): string => `EXISTS (
  SELECT 1 FROM tree_family_member l JOIN tree_person p ON p.tree_id = l.tree_id AND p.id = l.person_id
  WHERE l.tree_id = ${family}.tree_id AND l.family_id = ${family}.id AND ${condition})`;

/** `isFamilyTold` as a condition on the rows of `tree_family`. */
export const familyVisible = (family: string, from: number): string =>
  `(NOT ${memberThat(family, `l.role = 'partner' AND NOT ${VISIBLE('p', from)}`)} AND ${memberThat(family, VISIBLE('p', from))})`;
