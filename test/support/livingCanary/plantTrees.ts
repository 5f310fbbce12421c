import type { Viewer } from '#domain/kernel/grants/accessRule.ts';
import { defaultGrants } from '#domain/kernel/grants/defaultGrants.ts';
import { treePersonId } from '#domain/trees/core/treeIds.ts';
import { aPerson } from '#domain/trees/core/trees.fixture.ts';
import { createMember } from '#server/engines/identity/accounts/memberStore.ts';
import { fillTree } from '#server/modules/trees/core/store/fillTree.ts';
import { keyPersons } from '#server/modules/trees/core/store/keyPersons.ts';
import { exportTree } from '#server/modules/trees/gedcom/export/exportTree.ts';
import { fillFromGedcom } from '#server/modules/trees/gedcom/importing/fillFromGedcom.ts';
import { aRecord, aRecordSet, publishRecords } from '#test/support/server/publishRecords.ts';
import type { TestApp } from '#test/support/server/startTestApp.ts';

import { canaryTree, WHO } from './canaryTree.ts';
import { STEM } from './canaryWords.ts';

/** A tree with canaries in it, and every number by which something of it can be asked for. */
export interface PlantedTree {
  id: number;
  /** Its reference: the id of its root person. */
  ref: string;
  token: string | null;
  /** Of an open invitation as a guest who does not see the living; null without one. */
  code: string | null;
  /** Changes, hints, invitations and the like, as GraphQL writes ids. */
  ids: readonly string[];
  personId(who: number): string;
}

/** Everything that is planted. */
export interface Planted {
  owner: Partial<Viewer>;
  member: Partial<Viewer>;
  guest: Partial<Viewer>;
  /** Open to anyone. */
  open: PlantedTree;
  /** Open to anyone with its link. */
  linked: PlantedTree;
  /** The guest may look. */
  shared: PlantedTree;
  /**
   * The guest may look, too: the shared tree as it left in a file and came in again, so that the lines of the file are
   * kept with it.
   */
  imported: PlantedTree;
  /** For the owner alone; its dead are canaries, too. */
  closed: PlantedTree;
  /** Of the other member: a person who is also in the open tree, without his family. */
  own: PlantedTree;
}

const INVITE =
  'mutation Invite($ref: String!, $email: String) { inviteToTree(ref: $ref, input: { email: $email, role: GUEST, seesLiving: false, days: 14 }) { code invitation { id } } }';
const ADD =
  'mutation Add($id: ID!, $person: TreeDocument) { addTreeRelative(personId: $id, relation: SON, person: $person) { changeId personId } }';
const REMOVE = 'mutation Remove($id: ID!) { removeTreePerson(personId: $id) { changeId } }';
const HINT = `INSERT INTO tree_hint (tree_id, person_id, record_id, bits, is_strong, evidence, record_kind, record_year)
  VALUES ($1, $2, $3, 9, true, $4, 'CENSUS', 1871) RETURNING id`;

/** A member of the site whose name is a canary: owners live. */
async function aMember(site: TestApp, email: string, name: string): Promise<Partial<Viewer>> {
  const member = await createMember(site.db, { email, firstName: name, lastName: `${name}son`, passwordHash: null });
  return { memberId: member?.id ?? 0, grants: defaultGrants('member') };
}

async function plantTree(
  site: TestApp,
  owner: Partial<Viewer>,
  letter: string,
  deadSurname: string,
  row: { isPublic?: boolean; isPaid?: boolean; token?: string } = {},
): Promise<PlantedTree> {
  const { db } = site;
  const answer = async <Data>(text: string, variables: object): Promise<Data> => {
    const { data, errors } = await site.ask<Data>(text, variables, owner);
    if (!data || errors) throw new Error(JSON.stringify(errors));
    return data;
  };
  const tree = await db.one<{ id: number }>(
    '/* canary.tree */ INSERT INTO tree (owner_id, name, is_public, needs_subscription, share_token) VALUES ($1, $2, $3, $4, $5) RETURNING id',
    [owner.memberId, `Tree of the ${deadSurname}s`, row.isPublic ?? false, row.isPaid ?? false, row.token ?? null],
  );
  const id = tree!.id;
  const personId = (who: number) => treePersonId(id, who);
  await db.transaction((tx) => fillTree(tx, id, canaryTree(letter, deadSurname), WHO.root));
  await db.rows(
    `/* canary.pictures */ INSERT INTO tree_picture (tree_id, name, small, large, width, height)
     SELECT tree_id, body ->> 'storedAs', convert_to($2 || id, 'UTF8'), convert_to($2 || id, 'UTF8'), 1, 1 FROM tree_document WHERE tree_id = $1 AND kind = 'medium'`,
    [id, `${STEM}${letter}pixels`],
  );
  const grandchild = aPerson(0, `${STEM}${letter}grandgiven ${STEM}${letter}grandsurname`, { born: '17 MAR 1987' });
  const { addTreeRelative: added } = await answer<{ addTreeRelative: { changeId: string; personId: string } }>(ADD, {
    id: personId(WHO.living),
    person: grandchild,
  });
  const { removeTreePerson: removed } = await answer<{ removeTreePerson: { changeId: string } }>(REMOVE, {
    id: added.personId,
  });
  const { inviteToTree: invited } = await answer<{ inviteToTree: { code: string; invitation: { id: string } } }>(
    INVITE,
    { ref: String(id), email: `${STEM}${letter}invited@example.com` },
  );
  const evidence = JSON.stringify([{ field: 'household', text: `${STEM}${letter}evidence`, bits: 5 }]);
  const hints = await Promise.all(
    [WHO.dead, WHO.living].map((who) =>
      db.one<{ id: number }>(`/* canary.hint */ ${HINT}`, [id, who, 'ROCHE-1871/1', evidence]),
    ),
  );
  return {
    id,
    ref: personId(WHO.root),
    token: row.token ?? null,
    code: invited.code,
    ids: [added.changeId, removed.changeId, invited.invitation.id, ...hints.map((hint) => String(hint?.id))],
    personId,
  };
}

/** A tree as it comes in from its own file: people keep their numbers, since the file lists them first. */
async function importAgain({ db }: TestApp, owner: Partial<Viewer>, tree: PlantedTree): Promise<PlantedTree> {
  const withheld = { living: false, private: false, asOfYear: new Date().getUTCFullYear(), livingYears: 110 };
  const { pieces } = exportTree(db, {
    treeId: tree.id,
    version: '5.5.1',
    takesMedia: false,
    withheld,
    siteName: 'localhost',
    programVersion: '1',
    now: new Date(),
  });
  let text = '';
  for await (const piece of pieces) text += piece;
  const bytes = Buffer.from(
    text.replace('0 TRLR', `0 @U9@ SUBM\n1 NAME ${STEM}ssubmitter\n0 @N9@ NOTE ${STEM}sloosenote\n0 TRLR`),
  );
  const source = {
    chunks: async function* () {
      yield bytes;
    },
    bytes: bytes.length,
    media: [],
  };
  const { treeId: id } = await fillFromGedcom(db, source, {
    ownerId: owner.memberId ?? 0,
    treeName: 'Imported',
    fileName: 'canary.ged',
    atRecord: () => undefined,
  });
  return {
    id,
    ref: treePersonId(id, WHO.root),
    token: null,
    code: null,
    ids: [],
    personId: (who) => treePersonId(id, who),
  };
}

/** Plants trees of every kind of openness that hold living people, and the readers who may not know of them. */
export async function plantTrees(site: TestApp): Promise<Planted> {
  const { db } = site;
  const owner = await aMember(site, 'owner@example.com', `${STEM}owner`);
  const member = await aMember(site, 'member@example.com', 'Una');
  const guest = await aMember(site, 'guest@example.com', 'Gil');
  await publishRecords(db, aRecordSet(), [
    aRecord('1', {
      FirstName: 'Ambrose',
      LastName: 'Plainley',
      CensusYear: '1871',
      EventYear: '1871',
      EventType: 'Census',
    }),
  ]);
  const open = await plantTree(site, owner, 'o', 'Plainley', { isPublic: true });
  const linked = await plantTree(site, owner, 'l', 'Plainton', {
    isPublic: true,
    isPaid: true,
    token: 'the-right-token',
  });
  const shared = await plantTree(site, owner, 's', 'Plainham');
  const closed = await plantTree(site, owner, 'c', `${STEM}cdead`);
  await db.rows(
    "/* canary.guest */ INSERT INTO tree_access (tree_id, member_id, role, sees_living) VALUES ($1, $2, 'guest', false)",
    [shared.id, guest.memberId],
  );
  const imported = await importAgain(site, owner, shared);
  await db.rows(
    "/* canary.guestOfFile */ INSERT INTO tree_access (tree_id, member_id, role, sees_living) VALUES ($1, $2, 'guest', false)",
    [imported.id, guest.memberId],
  );
  const ownTree = await db.one<{ id: number }>(
    "/* canary.own */ INSERT INTO tree (owner_id, name) VALUES ($1, 'My own') RETURNING id",
    [member.memberId],
  );
  const id = ownTree!.id;
  await db.transaction((tx) =>
    fillTree(tx, id, [
      {
        kind: 'person',
        document: aPerson(WHO.dead, 'Ambrose Plainley', { sex: 'm', born: '4 MAY 1921', died: '2001' }),
      },
    ]),
  );
  while ((await keyPersons(db)) > 0);
  const own = {
    id,
    ref: treePersonId(id, WHO.dead),
    token: null,
    code: null,
    ids: [],
    personId: (who: number) => treePersonId(id, who),
  };
  // The holder of the code of an invitation may read the name of the tree.
  return { owner, member, guest, open, linked, shared, imported, closed: { ...closed, code: null }, own };
}
