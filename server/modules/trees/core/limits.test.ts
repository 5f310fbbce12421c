import sharp from 'sharp';

import { defaultGrants } from '#domain/kernel/grants/defaultGrants.ts';
import { aPerson } from '#domain/trees/core/trees.fixture.ts';
import { MEDIA_PROBLEM_TEXTS, MOST_TREE_FILES } from '#domain/trees/person/mediaRules.ts';
import { MOST_MAILS_A_DAY, MOST_OPEN_INVITATIONS } from '#domain/trees/sharing/invitationRules.ts';
import { createMember } from '#server/engines/identity/accounts/memberStore.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';

import { MOST_TREES } from './editing/createTree.ts';

const CREATE = 'mutation Create($input: CreateTreeInput!) { createTree(input: $input) { id familyTreeRef } }';
const OPEN = 'mutation Open { openGedcomUpload(fileName: "a.ged", fileSize: 10) { import { id } } }';
const START =
  'mutation Start($id: ID!) { startGedcomImport(id: $id, treeName: "Webb") { import { stage } problems { message } } }';
const INVITE =
  'mutation Invite($ref: String!, $input: InviteToTreeInput!) { inviteToTree(ref: $ref, input: $input) { code problems { field } } }';
const UPLOAD =
  'mutation Upload($id: ID!) { openTreeUpload(personId: $id, medium: { title: "", date: "", note: "", fileName: "a.png" }) { uploadPath } }';

/** Calls that come at once. */
const CALLS = Array.from({ length: 20 }, (_, at) => at);

let site: TestApp;
let made = 0;
beforeAll(async () => {
  site = await startTestApp();
}, 60_000);
afterAll(() => site?.close());

async function aMember() {
  const member = await createMember(site.db, {
    email: `limits${(made += 1)}@example.com`,
    firstName: 'Una',
    lastName: 'Testwell',
    passwordHash: null,
  });
  return { memberId: member!.id, grants: defaultGrants('member') };
}
const count = async (table: string, column: string, of: number, more = 'true') =>
  (await site.db.one<{ count: number }>(
    `/* test.count */ SELECT count(*) AS count FROM ${table} WHERE ${column} = $1 AND ${more}`,
    [of],
  ))!.count;

describe('twenty calls at once do not pass the limit of', () => {
  it('trees, imports under way among them', async () => {
    const owner = await aMember();
    await site.db.rows('/* test.trees */ INSERT INTO tree (owner_id, name) SELECT $1, $2 FROM generate_series(1, $3)', [
      owner.memberId,
      'Webb',
      MOST_TREES - 3,
    ]);
    const imports = await site.db.rows<{ id: number }>(
      "/* test.imports */ INSERT INTO gedcom_import (member_id, file_name, file_size, stage) SELECT $1, 'a.ged', 10, 'checked' FROM generate_series(1, 20) RETURNING id",
      [owner.memberId],
    );
    await Promise.all([
      ...CALLS.map((at) => site.ask(CREATE, { input: { name: `Webb ${at}` } }, owner)),
      ...imports.map(({ id }) => site.ask(START, { id: String(id) }, owner)),
    ]);
    const [trees, importing] = [
      await count('tree', 'owner_id', owner.memberId),
      await count('gedcom_import', 'member_id', owner.memberId, "stage = 'importing'"),
    ];
    expect(trees + importing).toBe(MOST_TREES);
  });

  it('open imports', async () => {
    const owner = await aMember();
    await Promise.all(CALLS.map(() => site.ask(OPEN, {}, owner)));
    expect(await count('gedcom_import', 'member_id', owner.memberId)).toBe(3);
  });

  it('open invitations, and no email is counted for those that were refused', async () => {
    const owner = await aMember();
    const { data } = await site.ask<{ createTree: { id: string } }>(CREATE, { input: { name: 'Webb' } }, owner);
    const ref = data!.createTree.id;
    await site.db.rows(
      "/* test.open */ INSERT INTO tree_invitation (tree_id, code_hash, role, sees_living, expires_at) SELECT $1, convert_to(n::text, 'UTF8'), 'guest', false, now() + interval '1 day' FROM generate_series(1, $2) AS n",
      [ref, MOST_OPEN_INVITATIONS - 2],
    );
    const invite = (at: number) =>
      site.ask<{ inviteToTree: { code: string | null } }>(
        INVITE,
        { ref, input: { email: `cousin${at}@example.com`, role: 'GUEST', seesLiving: false, days: 14 } },
        owner,
      );
    const answers = await Promise.all(CALLS.map(invite));
    expect(answers.filter((answer) => answer.data?.inviteToTree.code)).toHaveLength(2);
    expect(await count('tree_invitation', 'tree_id', Number(ref))).toBe(MOST_OPEN_INVITATIONS);
    await site.db.rows('/* test.revoke */ DELETE FROM tree_invitation WHERE tree_id = $1', [ref]);
    const later = await Promise.all(
      Array.from({ length: MOST_MAILS_A_DAY }, (_, at) => at)
        .slice(0, MOST_OPEN_INVITATIONS)
        .map(invite),
    );
    expect(later.filter((answer) => answer.data?.inviteToTree.code)).toHaveLength(MOST_OPEN_INVITATIONS);
  });

  it('pictures of a tree', async () => {
    const owner = await aMember();
    const { data } = await site.ask<{ createTree: { id: string; familyTreeRef: string } }>(
      CREATE,
      { input: { name: 'Alder', rootPerson: aPerson(0, 'Mary Alder', { born: '1832', died: '1900' }) } },
      owner,
    );
    const { id, familyTreeRef } = data!.createTree;
    await site.db.rows(
      "/* test.album */ INSERT INTO tree_picture (tree_id, name, small, large, width, height) SELECT $1, n::text, '', '', 1, 1 FROM generate_series(1, $2) AS n",
      [id, MOST_TREE_FILES - 2],
    );
    const pictures = await Promise.all(
      CALLS.map((at) =>
        sharp({ create: { width: 8 + at, height: 8, channels: 3, background: '#c04020' } })
          .png()
          .toBuffer(),
      ),
    );
    const answers = await Promise.all(
      pictures.map(async (payload) => {
        const { data } = await site.ask<{ openTreeUpload: { uploadPath: string } }>(
          UPLOAD,
          { id: familyTreeRef },
          owner,
        );
        const answer = await site.app.inject({
          method: 'PUT',
          url: data?.openTreeUpload.uploadPath ?? '',
          headers: { 'content-type': 'application/octet-stream' },
          payload,
        });
        return answer.json<{ problem: string | null }>().problem;
      }),
    );
    expect(answers.filter((problem) => problem === null)).toHaveLength(2);
    expect(new Set(answers)).toEqual(new Set([null, MEDIA_PROBLEM_TEXTS.TREE_IS_FULL]));
    expect(await count('tree_picture', 'tree_id', Number(id))).toBe(MOST_TREE_FILES);
  });
});
