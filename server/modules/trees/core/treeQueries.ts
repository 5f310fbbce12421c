import { readTreePersonId, treePersonId } from '#domain/trees/core/treeIds.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import { requireMember } from '#server/modules/kernel/graphql/requireMember.ts';
import type { FamilyTree, QueryResolvers, TreeNeighbourhood } from '#server/modules/kernel/graphql/types.generated.ts';

import { personNumberIn } from './askedPersons.ts';
import { historyOf } from './editing/history.ts';
import { warningsOfTree } from './editing/warningsOfTree.ts';
import {
  accessTo,
  openTree,
  openTreeOfPerson,
  requireEditor,
  requireTreeGrant,
  treeNotFound,
  type OpenedTree,
} from './openTree.ts';
import { beyond, byFamily, linksOfFamilies } from './reading/familyLinks.ts';
import { familyRows, toFamilyCard } from './reading/familyRow.ts';
import { surroundingsOf, type Reach, type Surroundings } from './reading/neighbourhood.ts';
import { findPeople } from './reading/people.ts';
import { personRows } from './reading/personRow.ts';
import { viewOf } from './reading/personView.ts';
import { profileOf } from './reading/profile.ts';
import { relativesOf } from './reading/relativesOf.ts';
import { toCard } from './reading/toCard.ts';
import { familyTreeRef, ownerNames, toFamilyTree } from './reading/toFamilyTree.ts';
import { treesOfMember } from './treeRow.ts';

const MOST_GENERATIONS = 40;
const MOST_PERSONS = 4_000;
/** Of all relatives: a county may descend from one couple. */
const MOST_RELATIVES = 2_000;
const MOST_GENERATIONS_OF_RELATIVES = 12;
const PEOPLE_PAGE = 20;
const CHANGES_PAGE = 20;
/** Entries of any page. */
const MOST_PEOPLE = 50;

/** Entries of a page: as asked, within bounds. */
const pageSize = (asked: number | null | undefined, usual: number): number =>
  Math.min(MOST_PEOPLE, Math.max(1, Math.trunc(asked ?? usual)));

/** Where a page starts; null at the start. What is not a number is behind everything. */
const numberOf = (after: string | null | undefined): number | null =>
  after == null ? null : /^\d{1,15}$/u.test(after) ? Number(after) : -1;

const generations = (asked: number, most = MOST_GENERATIONS): number => Math.min(most, Math.max(0, Math.trunc(asked)));

/** Some opened trees as their reader sees them. */
export async function treeAnswers(context: RequestContext, opened: readonly OpenedTree[]): Promise<FamilyTree[]> {
  const owners = await ownerNames(
    context.db,
    opened.map(({ tree }) => tree.ownerId),
  );
  return Promise.all(
    opened.map(async (one) => {
      const { id, rootPerson } = one.tree;
      const [root] = rootPerson === null ? [] : await personRows(context.db, id, [rootPerson]);
      return toFamilyTree(one, root ? toCard(id, root, viewOf(context, one)) : null, owners);
    }),
  );
}

/** One opened tree as its reader sees it. */
export async function treeAnswer(context: RequestContext, opened: OpenedTree): Promise<FamilyTree> {
  const [answer] = await treeAnswers(context, [opened]);
  if (!answer) throw treeNotFound();
  return answer;
}

/**
 * People around a person of an opened tree, as its reader sees them.
 * @throws GraphQLError where there is no such person
 */
export const neighbourhoodAnswer = async (
  context: RequestContext,
  opened: OpenedTree,
  proband: number,
  reach: Reach,
): Promise<TreeNeighbourhood> =>
  surroundingsAnswer(context, opened, proband, await surroundingsOf(context.db, opened.tree.id, proband, reach));

async function surroundingsAnswer(
  context: RequestContext,
  opened: OpenedTree,
  proband: number,
  { persons, families, isWhole }: Surroundings,
): Promise<TreeNeighbourhood> {
  const { db } = context;
  const { id } = opened.tree;
  const view = viewOf(context, opened);
  const ofFamilies = async () => ({
    found: await familyRows(db, id, families),
    links: await linksOfFamilies(db, id, families),
  });
  const [rows, { found, links }, further] = await Promise.all([
    personRows(db, id, persons),
    ofFamilies(),
    beyond(db, id, persons),
  ]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  if (!byId.has(proband)) throw treeNotFound();
  const isThere = (personId: number) => byId.has(personId);
  // People whom the limit left out are not judged, so nothing is shown of their marriages.
  const left = links.filter(({ personId }) => !isThere(personId)).map(({ personId }) => personId);
  const hidden = new Set([...rows.filter((row) => !view.maySee(row)).map((row) => row.id), ...left]);
  const linksOf = byFamily(links);
  const ids = (numbers: readonly number[]) => numbers.map((number) => treePersonId(id, number));
  return {
    proband: treePersonId(id, proband),
    persons: persons.flatMap((number) => {
      const row = byId.get(number);
      return row ? [toCard(id, row, view)] : [];
    }),
    families: found.map((family) => toFamilyCard(id, family, linksOf(family.id), hidden, opened.mayEdit, isThere)),
    hasMoreParents: ids(further.parents),
    hasMorePartners: ids(further.partners),
    hasMoreChildren: ids(further.children),
    isWhole,
  };
}

type Queries = Pick<
  QueryResolvers,
  | 'familyTrees'
  | 'familyTree'
  | 'treeNeighbourhood'
  | 'treePerson'
  | 'getPersonTreeForProfile'
  | 'treePeople'
  | 'treeChanges'
  | 'treeWarnings'
>;

/** What is read of trees. */
export const treeQueries: Required<Queries> = {
  familyTrees: async (_root, _arguments, context) => {
    const memberId = requireMember(context.viewer);
    requireTreeGrant(context);
    const opened: OpenedTree[] = [];
    for (const tree of await treesOfMember(context.db, memberId)) {
      const access = accessTo(context, tree);
      if (!('refused' in access)) opened.push({ ...access, tree });
    }
    return treeAnswers(context, opened);
  },

  familyTree: async (_root, { ref, ...call }, context) => treeAnswer(context, await openTree(context, ref, call)),

  treeNeighbourhood: async (_root, { personId, ancestors, descendants, siblings, relatives, ...call }, context) => {
    const { personId: proband, ...opened } = await openTreeOfPerson(context, personId, call);
    await context.charge();
    return context.inTurn(async () => {
      if (relatives !== true)
        return neighbourhoodAnswer(context, opened, proband, {
          ancestors: generations(ancestors),
          descendants: generations(descendants),
          siblings,
          most: MOST_PERSONS,
        });
      const [up, down] = [ancestors, descendants].map((asked) => generations(asked, MOST_GENERATIONS_OF_RELATIVES)) as [
        number,
        number,
      ];
      return surroundingsAnswer(
        context,
        opened,
        proband,
        await relativesOf(context.db, opened.tree.id, proband, {
          ancestors: up,
          descendants: down,
          most: MOST_RELATIVES,
        }),
      );
    });
  },

  treePerson: async (_root, { id, ...call }, context) => {
    const { personId, ...opened } = await openTreeOfPerson(context, id, call);
    const profile = await profileOf(context.db, opened, personId, viewOf(context, opened));
    if (!profile) throw treeNotFound();
    if (opened.mayEdit) await context.personOpened(opened.tree.id, personId);
    return profile;
  },

  getPersonTreeForProfile: async (_root, { personId, familyTreeRef: ref, ...call }, context) => {
    const { tree } = await openTree(context, ref, call);
    const person = readTreePersonId(personId);
    const [row] = person?.treeId === tree.id ? await personRows(context.db, tree.id, [person.personId]) : [];
    if (!row) throw treeNotFound();
    return {
      id: treePersonId(tree.id, row.id),
      familyTree: {
        id: String(tree.id),
        rootPerson: tree.rootPerson === null ? null : { id: treePersonId(tree.id, tree.rootPerson) },
        familyTreeRef: familyTreeRef(tree),
      },
    };
  },

  treePeople: async (_root, { ref, name, first, after, ...call }, context) => {
    const opened = await openTree(context, ref, call);
    const view = viewOf(context, opened);
    const size = pageSize(first, PEOPLE_PAGE);
    const { rows, total } = await findPeople(
      context.db,
      opened.tree.id,
      name.slice(0, 200),
      view,
      size + 1,
      after == null ? null : (readTreePersonId(after)?.personId ?? -1),
    );
    const shown = rows.slice(0, size);
    const last = shown.at(-1);
    return {
      persons: shown.map((row) => toCard(opened.tree.id, row, view)),
      total,
      next: rows.length > size && last ? treePersonId(opened.tree.id, last.id) : null,
    };
  },

  treeChanges: async (_root, { ref, personId, first, after }, context) => {
    const { tree } = await requireEditor(context, ref);
    const person = personId == null ? null : personNumberIn({ tree }, personId);
    const size = pageSize(first, CHANGES_PAGE);
    const found = await historyOf(context.db, tree.id, person, size + 1, numberOf(after));
    const changes = found.slice(0, size);
    return { changes, next: found.length > size ? (changes.at(-1)?.id ?? null) : null };
  },

  treeWarnings: async (_root, { ref, first, after }, context) => {
    const { tree } = await requireEditor(context, ref);
    const found = await warningsOfTree(context.db, tree);
    const from = Math.max(0, numberOf(after) ?? 0);
    const to = from + pageSize(first, PEOPLE_PAGE);
    return { warnings: found.slice(from, to), next: to < found.length ? String(to) : null };
  },
};
