import { defaultGrants } from '#domain/kernel/grants/defaultGrants.ts';
import { createMember, eraseMember } from '#server/engines/identity/accounts/memberStore.ts';
import { rememberSession } from '#server/engines/identity/sessions/sessionStore.ts';
import { DEMO_SECRET } from '#server/platform/config/secretProblem.ts';
import { createMailer } from '#server/platform/mail/createMailer.ts';
import { mailsTo } from '#test/support/server/sentMail.ts';
import { siteIdentity } from '#test/support/server/siteIdentity.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';

import { pollAbandonedTrees } from './startHeirs.ts';

const TREE =
  'query Tree($ref: String!) { familyTree(ref: $ref) { name description role isEditable seesLiving mayExport ownerName leftAt takesOverUntil isPublic } }';
const HEIRS = 'query Heirs { treeHeirs { treeName others editors { name isHeir } } }';
const NAME =
  'mutation Name($ref: String!, $ids: [ID!]!) { nameTreeHeirs(ref: $ref, memberIds: $ids) { editors { memberId isHeir } } }';
const TAKE = 'mutation Take($ref: String!) { takeOverTree(ref: $ref) }';
const LEAVE = 'mutation Leave($ref: String!) { leaveTree(ref: $ref) }';
const STORY = 'mutation Edit($ref: String!) { changeTreeSettings(ref: $ref, input: { name: "Changed" }) { name } }';
const SOURCE =
  'mutation Add($ref: String!, $document: TreeDocument!) { addTreeDocument(ref: $ref, kind: SOURCE, document: $document) { changeId } }';

interface Reader {
  memberId: number;
  grants: readonly string[];
}

let site: TestApp;
let made = 0;
beforeAll(async () => {
  site = await startTestApp();
}, 90_000);
afterAll(() => site?.close());

async function aMember(firstName: string): Promise<Reader & { email: string }> {
  const email = `${firstName.toLowerCase()}.${(made += 1)}@example.com`;
  const member = await createMember(site.db, { email, firstName, lastName: 'Testwell', passwordHash: null });
  if (!member) throw new Error('no member');
  return { memberId: member.id, grants: defaultGrants('member'), email };
}
const ask = <Data>(document: string, variables: object, as: Reader) => site.ask<Data>(document, variables, as);
const codeOf = async (document: string, variables: object, as: Reader) =>
  (await ask(document, variables, as)).errors?.[0]?.extensions.code;
const treeAs = async (ref: string, as: Reader) =>
  (await ask<{ familyTree: Record<string, unknown> }>(TREE, { ref }, as)).data?.familyTree;
const give = (ref: string, { memberId }: Reader, role: 'editor' | 'guest') =>
  site.db.rows(
    '/* test.give */ INSERT INTO tree_access (tree_id, member_id, role, sees_living) VALUES ($1, $2, $3, $4)',
    [ref, memberId, role, role === 'editor'],
  );

/**
 * A public tree of Una's with words of hers, an editor, another editor and a guest, who was invited with an address.
 */
async function aSharedTree() {
  const [owner, ann, tom, guest] = [
    await aMember('Una'),
    await aMember('Ann'),
    await aMember('Tom'),
    await aMember('Guest'),
  ];
  const { data } = await ask<{ createTree: { id: string } }>(
    'mutation Make { createTree(input: { name: "Webb" }) { id } }',
    {},
    owner,
  );
  const ref = data?.createTree.id ?? '';
  await site.db.rows(
    "/* test.open */ UPDATE tree SET is_public = true, share_token = 'token-' || id, description = 'By Una Testwell' WHERE id = $1",
    [ref],
  );
  await site.db.rows(
    "/* test.file */ INSERT INTO tree_gedcom_file (tree_id, file_name, version, encoding) VALUES ($1, 'webb.ged', '5.5.1', 'UTF-8')",
    [ref],
  );
  await site.db.rows(
    "/* test.lines */ INSERT INTO tree_gedcom_record (tree_id, position, lines) VALUES ($1, 0, E'0 HEAD\\n1 SUBM @U1@'), ($1, 1, E'0 @U1@ SUBM\\n1 NAME Una Testwell\\n1 ADDR 1 High St')",
    [ref],
  );
  await site.db.rows(
    "/* test.invited */ INSERT INTO tree_invitation (tree_id, code_hash, role, sees_living, email, expires_at) VALUES ($1, $2, 'guest', false, 'kin@example.com', now() + interval '1 day')",
    [ref, Buffer.from(`invitation ${ref}`)],
  );
  await give(ref, ann, 'editor');
  await give(ref, tom, 'editor');
  await give(ref, guest, 'guest');
  return { ref, owner, ann, tom, guest };
}

it('a tree that others have outlives its owner’s account, to be read by those who had it', async () => {
  const { ref, owner, ann, guest } = await aSharedTree();
  const stranger = await aMember('Stranger');
  expect(await treeAs(ref, stranger)).toMatchObject({ role: 'VISITOR' });
  await eraseMember(site.db, owner.memberId);
  expect(await treeAs(ref, ann)).toMatchObject({
    name: 'Webb',
    description: '',
    role: 'EDITOR',
    isEditable: false,
    seesLiving: true,
    mayExport: true,
    ownerName: null,
    leftAt: expect.any(String),
    takesOverUntil: null,
    isPublic: false,
  });
  expect(await treeAs(ref, guest)).toMatchObject({ role: 'GUEST', isEditable: false });
  expect(await codeOf(TREE, { ref }, stranger)).toBe('FAMILY_TREE_NOT_FOUND_ERROR');
  expect(await codeOf(STORY, { ref }, ann)).toBe('FAMILY_TREE_AUTHORISATION_ERROR');
  expect(await codeOf(SOURCE, { ref, document: { title: 'A book' } }, ann)).toBe('FAMILY_TREE_AUTHORISATION_ERROR');
  expect(await codeOf(TAKE, { ref }, ann)).toBe('FAMILY_TREE_AUTHORISATION_ERROR');
  // Nothing of the owner is left in it, nor of whom they invited.
  const held = await site.db.rows(
    '/* test.held */ SELECT lines AS held FROM tree_gedcom_record WHERE tree_id = $1 UNION ALL SELECT t::text FROM tree t WHERE id = $1 UNION ALL SELECT i::text FROM tree_invitation i WHERE tree_id = $1',
    [ref],
  );
  expect(JSON.stringify(held)).not.toMatch(/Una|High St|kin@|token-/u);
  expect(JSON.stringify(held)).toContain('0 @U1@ SUBM');
});

it('a tree that no one else has goes with the account, and one without an owner with its last reader', async () => {
  const owner = await aMember('Una');
  const { data } = await ask<{ createTree: { id: string } }>(
    'mutation Make { createTree(input: { name: "Own" }) { id } }',
    {},
    owner,
  );
  await eraseMember(site.db, owner.memberId);
  const isThere = async (ref: string) =>
    (await site.db.rows('/* test.there */ SELECT 1 AS one FROM tree WHERE id = $1', [ref])).length;
  expect(await isThere(data?.createTree.id ?? '')).toBe(0);
  const { ref, owner: other, ann, tom, guest } = await aSharedTree();
  for (const leaver of [other, ann, guest]) await eraseMember(site.db, leaver.memberId);
  await pollAbandonedTrees({
    db: site.db,
    mailer: createMailer({ db: site.db, secret: DEMO_SECRET, siteIdentity }),
    publicUrl: 'http://localhost:3000',
  });
  expect(await isThere(ref)).toBe(1);
  await ask(LEAVE, { ref }, tom);
  await pollAbandonedTrees({
    db: site.db,
    mailer: createMailer({ db: site.db, secret: DEMO_SECRET, siteIdentity }),
    publicUrl: 'http://localhost:3000',
  });
  expect(await isThere(ref)).toBe(0);
});

it('up to three editors are named as heirs by the owner alone', async () => {
  const { ref, owner, ann, tom, guest } = await aSharedTree();
  const ids = (...of: Reader[]) => of.map(({ memberId }) => String(memberId));
  expect((await ask(HEIRS, {}, owner)).data).toEqual({
    treeHeirs: [
      {
        treeName: 'Webb',
        others: 3,
        editors: [
          { name: 'Ann Testwell', isHeir: false },
          { name: 'Tom Testwell', isHeir: false },
        ],
      },
    ],
  });
  // A guest is passed over.
  expect((await ask(NAME, { ref, ids: ids(ann, guest) }, owner)).data).toEqual({
    nameTreeHeirs: [
      {
        editors: [
          { memberId: String(ann.memberId), isHeir: true },
          { memberId: String(tom.memberId), isHeir: false },
        ],
      },
    ],
  });
  expect(await codeOf(NAME, { ref, ids: ids(tom) }, ann)).toBe('FAMILY_TREE_AUTHORISATION_ERROR');
  expect(await codeOf(NAME, { ref, ids: ['1', '2', '3', '4'] }, owner)).toBe('BAD_USER_INPUT');
  expect(await codeOf(TAKE, { ref }, ann)).toBe('FAMILY_TREE_AUTHORISATION_ERROR');
});

it('heirs are written to once, and the first of two who come becomes the owner', async () => {
  const { ref, owner, ann, tom, guest } = await aSharedTree();
  await ask(NAME, { ref, ids: [String(ann.memberId), String(tom.memberId)] }, owner);
  await eraseMember(site.db, owner.memberId);
  const parts = {
    db: site.db,
    mailer: createMailer({ db: site.db, secret: DEMO_SECRET, siteIdentity }),
    publicUrl: 'http://localhost:3000',
  };
  expect([await pollAbandonedTrees(parts), await pollAbandonedTrees(parts)]).toEqual([2, 0]);
  const [mail] = await mailsTo(site.db, DEMO_SECRET, ann.email);
  expect(mail).toMatchObject({ subject: 'A family tree needs a new owner', link: expect.stringContaining(ref) });
  expect(mail?.text).not.toContain('Una');
  expect(await mailsTo(site.db, DEMO_SECRET, guest.email)).toEqual([]);
  expect(await treeAs(ref, ann)).toMatchObject({ takesOverUntil: expect.any(String), isEditable: false });
  const codes = await Promise.all([ann, tom].map((heir) => codeOf(TAKE, { ref }, heir)));
  expect(codes.sort()).toEqual(['FAMILY_TREE_AUTHORISATION_ERROR', undefined]);
  const roles = await Promise.all([ann, tom].map(async (heir) => (await treeAs(ref, heir))?.role));
  expect(roles.sort()).toEqual(['EDITOR', 'OWNER']);
  expect(await treeAs(ref, tom)).toMatchObject({ isEditable: true, leftAt: null });
});

it('an heir comes too late after thirty days', async () => {
  const { ref, owner, ann } = await aSharedTree();
  await ask(NAME, { ref, ids: [String(ann.memberId)] }, owner);
  await eraseMember(site.db, owner.memberId);
  await site.db.rows("/* test.late */ UPDATE tree SET left_at = now() - interval '30 days' WHERE id = $1", [ref]);
  expect(await treeAs(ref, ann)).toMatchObject({ takesOverUntil: null, isEditable: false });
  expect(await codeOf(TAKE, { ref }, ann)).toBe('FAMILY_TREE_AUTHORISATION_ERROR');
});

describe('an owner who is away', () => {
  const parts = () => ({
    db: site.db,
    mailer: createMailer({ db: site.db, secret: DEMO_SECRET, siteIdentity }),
    publicUrl: 'http://localhost:3000',
  });
  const wait = async (ref: string, days: number) => {
    await site.db.rows(
      `/* test.wait */ UPDATE tree SET owner_warned_at = owner_warned_at - make_interval(days => $2), heirs_since = heirs_since - make_interval(days => $2) WHERE id = $1`,
      [ref, days],
    );
    return pollAbandonedTrees(parts());
  };
  const see = ({ memberId }: Reader, months: number) =>
    site.db.rows('/* test.seen */ UPDATE member SET last_seen_at = now() - make_interval(months => $2) WHERE id = $1', [
      memberId,
      months,
    ]);
  async function anAwayOwners() {
    const shared = await aSharedTree();
    await ask(NAME, { ref: shared.ref, ids: [String(shared.ann.memberId)] }, shared.owner);
    await see(shared.owner, 25);
    return shared;
  }

  it('is written to three times before an heir may take the tree over, and goes on as an editor', async () => {
    const { ref, owner, ann, tom, guest } = await anAwayOwners();
    await site.db.rows(
      "/* test.accepted */ INSERT INTO tree_invitation (tree_id, code_hash, role, sees_living, expires_at, accepted_at, accepted_by) VALUES ($1, $2, 'guest', false, now(), now(), $3)",
      [ref, Buffer.from(`accepted ${ref}`), guest.memberId],
    );
    expect(await pollAbandonedTrees(parts())).toBe(1);
    expect([await wait(ref, 29), await wait(ref, 1), await wait(ref, 30)]).toEqual([0, 1, 1]);
    const mails = (await mailsTo(site.db, DEMO_SECRET, owner.email)).filter(({ kind }) => kind === 'tree-away');
    expect(mails.map(({ text }) => /email \d of 3/u.exec(text)?.[0]).sort()).toEqual([
      'email 1 of 3',
      'email 2 of 3',
      'email 3 of 3',
    ]);
    expect(await codeOf(TAKE, { ref }, ann)).toBe('FAMILY_TREE_AUTHORISATION_ERROR');
    expect(await treeAs(ref, ann)).toMatchObject({ takesOverUntil: null, isEditable: true });
    // The heir is written to, and no one else.
    expect([await wait(ref, 30), await wait(ref, 1)]).toEqual([1, 0]);
    expect((await mailsTo(site.db, DEMO_SECRET, ann.email)).filter(({ kind }) => kind === 'tree-heir')).toHaveLength(1);
    expect(await treeAs(ref, ann)).toMatchObject({
      takesOverUntil: expect.any(String),
      isEditable: true,
      leftAt: null,
    });
    expect(await treeAs(ref, tom)).toMatchObject({ takesOverUntil: null });
    expect(await codeOf(TAKE, { ref }, tom)).toBe('FAMILY_TREE_AUTHORISATION_ERROR');
    expect(await codeOf(TAKE, { ref }, ann)).toBeUndefined();
    expect(await treeAs(ref, ann)).toMatchObject({ role: 'OWNER', name: 'Webb', description: 'By Una Testwell' });
    expect(await treeAs(ref, owner)).toMatchObject({ role: 'EDITOR', isEditable: true, seesLiving: true });
    // What the earlier owner left open opens nothing any more, and the new one reads no address that they typed.
    expect(
      await site.db.rows('/* test.invitations */ SELECT email, accepted_by FROM tree_invitation WHERE tree_id = $1', [
        ref,
      ]),
    ).toEqual([{ email: null, accepted_by: guest.memberId }]);
    expect(await treeAs(ref, guest)).toMatchObject({ role: 'GUEST' });
    expect((await mailsTo(site.db, DEMO_SECRET, owner.email))[0]).toMatchObject({
      kind: 'tree-handed-over',
      memberId: owner.memberId,
    });
  });

  it('who signs in stays the owner, at any time before', async () => {
    const { ref, owner, ann } = await anAwayOwners();
    await pollAbandonedTrees(parts());
    for (let month = 0; month < 3; month += 1) await wait(ref, 30);
    expect(await treeAs(ref, ann)).toMatchObject({ takesOverUntil: expect.any(String) });
    await rememberSession(site.db, {
      uid: `away-${ref}`,
      memberId: owner.memberId,
      device: 'Firefox',
      network: '192.0.2.0',
    });
    expect(await codeOf(TAKE, { ref }, ann)).toBe('FAMILY_TREE_AUTHORISATION_ERROR');
    expect(await wait(ref, 1)).toBe(0);
    expect(await treeAs(ref, ann)).toMatchObject({ takesOverUntil: null });
    // Away again, it all starts from the first email.
    await see(owner, 25);
    expect(await wait(ref, 1)).toBe(1);
    expect(await treeAs(ref, ann)).toMatchObject({ takesOverUntil: null });
  });

  it('is left alone where no heir is named, before 24 months, and where the heirs let the time go by', async () => {
    const [{ owner, ref: none }, early, late] = [await aSharedTree(), await anAwayOwners(), await anAwayOwners()];
    await see(owner, 25);
    await see(early.owner, 23);
    await see(late.owner, 23);
    expect(await pollAbandonedTrees(parts())).toBe(0);
    await see(late.owner, 25);
    for (let month = 0; month < 4; month += 1) await wait(late.ref, 30);
    await wait(late.ref, 30);
    expect(await treeAs(late.ref, late.ann)).toMatchObject({ takesOverUntil: null, isEditable: true });
    expect(await codeOf(TAKE, { ref: late.ref }, late.ann)).toBe('FAMILY_TREE_AUTHORISATION_ERROR');
    expect(await treeAs(none, owner)).toMatchObject({ role: 'OWNER' });
  });
});
