import type { TreeNeighbourhood, TreePersonCard } from '#features/trees/core/index.ts';

import { shadowTreeTexts } from '../texts.ts';

interface KinRow {
  title: string;
  persons: readonly TreePersonCard[];
}

/** The nearest family of a proband as three rows; an empty one is left out. Each person is once in a row. */
export function kinRows({
  proband,
  persons,
  families,
}: Pick<TreeNeighbourhood, 'proband' | 'persons' | 'families'>): KinRow[] {
  const byId = new Map(persons.map((person) => [person.id, person]));
  const row = (title: string, ids: readonly string[]): KinRow => ({
    title,
    persons: [...new Set(ids)].flatMap((id) => byId.get(id) ?? []),
  });
  const above = families.filter(({ children }) => children.some(({ personId }) => personId === proband));
  const own = families.filter(({ partners }) => partners.includes(proband));
  return [
    row(
      shadowTreeTexts.rows.parents,
      above.flatMap(({ partners }) => partners),
    ),
    row(shadowTreeTexts.rows.own, [proband, ...own.flatMap(({ partners }) => partners)]),
    row(
      shadowTreeTexts.rows.children,
      own.flatMap(({ children }) => children.map(({ personId }) => personId)),
    ),
  ].filter((each) => each.persons.length > 0);
}
