import { VISIBLE } from '#server/modules/trees/reading/personView.ts';

/**
 * The documents that cite source `s` where the reader may see that they do, as rows with `times`; the values of `VISIBLE`
 * begin at `$from`. Of a couple both must be theirs to see (`isFamilyShown`), and private facts count for nobody else.
 */
export const visibleUses = (from: number): string => `(
  SELECT m.open_times AS times FROM tree_mention m JOIN tree_person p ON p.tree_id = m.tree_id AND p.id = m.from_id
  WHERE m.tree_id = s.tree_id AND m.to_kind = 'source' AND m.to_id = s.id AND m.from_kind = 'person' AND m.open_times > 0 AND ${VISIBLE('p', from)}
  UNION ALL
  SELECT m.open_times FROM tree_mention m JOIN tree_family f ON f.tree_id = m.tree_id AND f.id = m.from_id
  WHERE m.tree_id = s.tree_id AND m.to_kind = 'source' AND m.to_id = s.id AND m.from_kind = 'family' AND m.open_times > 0 AND NOT f.is_private AND ${partnersVisible('f', from)}
)`;

/** Nobody of a couple is hidden from the reader. */
export const partnersVisible = (family: string, from: number): string => `NOT EXISTS (
  SELECT 1 FROM tree_family_member l JOIN tree_person p ON p.tree_id = l.tree_id AND p.id = l.person_id
  WHERE l.tree_id = ${family}.tree_id AND l.family_id = ${family}.id AND l.role = 'partner' AND NOT ${VISIBLE('p', from)})`;
