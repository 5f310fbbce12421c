import type { KinFamily, KinGraph } from '#domain/trees/chart/layout/kinGraph.ts';
import type { ParentLink } from '#domain/trees/core/model/treeFamily.ts';
import type { TreeFamilyCard, TreeNeighbourhood, TreePersonCard } from '#features/trees/core/index.ts';

/** Everyone a chart may show, and how they belong together. */
export interface Kin {
  cards: ReadonlyMap<string, TreePersonCard>;
  families: ReadonlyMap<number, TreeFamilyCard>;
  graph: KinGraph;
}

const LINKS: readonly string[] = ['birth', 'adopted', 'foster', 'step', 'sealed', 'unknown'] satisfies ParentLink[];
const linkOf = (link: string): ParentLink => (LINKS.includes(link) ? (link as ParentLink) : 'unknown');

const kinFamily = ({ id, partners, children, marriageFrom, areMarried }: TreeFamilyCard): KinFamily => ({
  id,
  partners,
  children: children.map(({ personId, link }) => ({ personId, link: linkOf(link) })),
  since: marriageFrom,
  areMarried,
});

/** Adds who of a part has relatives beyond it; who is whole in any part has none beyond all of them. */
function addMore(more: Map<string, boolean>, persons: TreeNeighbourhood['persons'], beyond: ReadonlySet<string>): void {
  for (const { id } of persons) more.set(id, beyond.has(id) && more.get(id) !== false);
}

const idsOf = (more: ReadonlyMap<string, boolean>): string[] =>
  [...more].flatMap(([id, isMore]) => (isMore ? [id] : []));

/** Joins what was asked for at several times; of what comes twice the later is the newer. */
export function mergeKin(parts: readonly TreeNeighbourhood[]): Kin {
  const cards = new Map<string, TreePersonCard>();
  const families = new Map<number, TreeFamilyCard>();
  const [up, down] = [new Map<string, boolean>(), new Map<string, boolean>()];
  for (const { persons, families: found, hasMoreParents, hasMorePartners, hasMoreChildren } of parts) {
    for (const card of persons) cards.set(card.id, card);
    for (const family of found) families.set(family.id, family);
    addMore(up, persons, new Set(hasMoreParents));
    addMore(down, persons, new Set([...hasMorePartners, ...hasMoreChildren]));
  }
  const persons = [...cards.values()].map(({ id, sex }) => ({ id, sex }));
  return {
    cards,
    families,
    graph: { persons, families: [...families.values()].map(kinFamily), moreUp: idsOf(up), moreDown: idsOf(down) },
  };
}
