import type { TreeNeighbourhood, TreePersonCard } from '#features/trees/core/index.ts';

/** A person of a small pedigree; null where the tree has none. */
export type Ancestor = TreePersonCard | null;

const FATHER_FIRST: Readonly<Record<string, number>> = { m: 0, f: 2 };

/**
 * Generations of ancestors, the person first: 1, 2, 4 … places, father before mother where the tree says which is
 * which. Only the first pair of parents of each is taken.
 */
export function pedigreeOf(
  { persons, families }: Pick<TreeNeighbourhood, 'persons' | 'families'>,
  rootId: string,
  generations: number,
): Ancestor[][] {
  const byId = new Map(persons.map((person) => [person.id, person]));
  const parentsOf = (person: Ancestor): [Ancestor, Ancestor] => {
    const family = person && families.find(({ children }) => children.some(({ personId }) => personId === person.id));
    const [one = null, other = null] = (family?.partners ?? [])
      .flatMap((id) => byId.get(id) ?? [])
      .sort((a, b) => (FATHER_FIRST[a.sex] ?? 1) - (FATHER_FIRST[b.sex] ?? 1));
    // A mother alone has her own place.
    return other === null && one?.sex === 'f' ? [null, one] : [one, other];
  };
  const rows: Ancestor[][] = [[byId.get(rootId) ?? null]];
  while (rows.length < generations) rows.push((rows.at(-1) ?? []).flatMap(parentsOf));
  return rows;
}
