import { isClippingId } from '#domain/clippings/core/clippingAddresses.ts';
import { treePersonId } from '#domain/trees/core/treeIds.ts';
import { editsTree, STILL_ATTACHED } from '#server/modules/clippings/core/index.ts';
import { requireGrant } from '#server/modules/kernel/graphql/requireMember.ts';
import type { Resolvers } from '#server/modules/kernel/graphql/types.generated.ts';
import { familyTreeRef } from '#server/modules/trees/core/index.ts';

import { attachClipping } from './attachClipping.ts';

interface PersonRow {
  treeId: number;
  rootPerson: number | null;
  treeName: string;
  personId: number;
  name: string;
}

/** Clippings of people of trees. Whom a clipping is attached to is said to the editors of their tree alone. */
export const clippingPersonResolvers: Resolvers = {
  Mutation: {
    attachClippingToPerson: (_root, asked, context) => {
      const memberId = requireGrant(context.viewer, 'collections');
      return isClippingId(asked.id) ? attachClipping(context, memberId, asked) : null;
    },
  },

  Clipping: {
    people: async ({ id = '' }, _arguments, { db, viewer }) => {
      if (viewer.memberId === null) return [];
      const rows = await db.rows<PersonRow>(
        `/* clippingPersons.people */ SELECT DISTINCT t.id AS "treeId", t.root_person AS "rootPerson", t.name AS "treeName", q.id AS "personId", trim(q.given || ' ' || q.surname) AS name
         FROM clipping_person p JOIN tree t ON t.id = p.tree_id JOIN tree_person q ON q.tree_id = p.tree_id AND q.id = p.person_id
         WHERE p.clipping_id = $1 AND ${editsTree('$2')} AND ${STILL_ATTACHED} ORDER BY name, t.id, q.id`,
        [id, viewer.memberId],
      );
      return rows.map(({ treeId, rootPerson, treeName, personId, name }) => ({
        familyTreeRef: familyTreeRef({ id: treeId, rootPerson }),
        treeName,
        personId: treePersonId(treeId, personId),
        name,
      }));
    },
  },
};
