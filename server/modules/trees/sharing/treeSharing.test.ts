import { defaultGrants } from '#domain/kernel/grants/defaultGrants.ts';
import { readTreeRef } from '#domain/trees/core/treeIds.ts';
import { createMember } from '#server/engines/identity/accounts/memberStore.ts';
import { setOpenness } from '#server/modules/trees/core/index.ts';
import { DEMO_SECRET } from '#server/platform/config/secretProblem.ts';
import type { Database } from '#server/platform/db/database.ts';
import { mailsTo } from '#test/support/server/sentMail.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';
import { whileItWaits } from '#test/support/server/whileItWaits.ts';

const SHARING =
  'mode needsSubscription shareToken mostInvitations invitations { id role seesLiving email isOpen } members { memberId name role seesLiving }';
const LOOK = `query Look($ref: String!) { treeSharing(ref: $ref) { ${SHARING} } }`;
const MODE = `mutation Mode($ref: String!, $mode: FamilyTreeType!, $paid: Boolean!) { changeTreeSharing(ref: $ref, mode: $mode, needsSubscription: $paid) { ${SHARING} } }`;
const RENEW = 'mutation Renew($ref: String!) { renewTreeShareLink(ref: $ref) { shareToken } }';
const INVITE =
  'mutation Invite($ref: String!, $input: InviteToTreeInput!) { inviteToTree(ref: $ref, input: $input) { code invitation { id role seesLiving email } problems { field } } }';
const REVOKE =
  'mutation Revoke($ref: String!, $id: ID!) { revokeTreeInvitation(ref: $ref, id: $id) { invitations { id } } }';
const MEMBER = `mutation Member($ref: String!, $id: ID!, $role: TreeInvitationRole!, $living: Boolean!) { changeTreeMember(ref: $ref, memberId: $id, role: $role, seesLiving: $living) { ${SHARING} } }`;
const REMOVE =
  'mutation Remove($ref: String!, $id: ID!) { removeTreeMember(ref: $ref, memberId: $id) { members { memberId } } }';
const LEAVE = 'mutation Leave($ref: String!) { leaveTree(ref: $ref) }';
const OFFER =
  'query Offer($code: String!) { treeInvitation(code: $code) { treeName ownerName personCount role seesLiving isAccepted familyTreeRef } }';
const ACCEPT = 'mutation Accept($code: String!) { acceptTreeInvitation(code: $code) { familyTreeRef name } }';
const TREE =
  'query Tree($ref: String!, $token: String) { familyTree(ref: $ref, publicTreeShareToken: $token) { role treeType isEditable seesLiving } }';
const MINE = 'query Mine { familyTrees { name role } }';

interface Sharing {
  mode: string;
  shareToken: string | null;
  invitations: { id: string; isOpen: boolean }[];
  members: { memberId: string; role: string; seesLiving: boolean }[];
}
type Reader = { memberId: number; grants: readonly string[] } | null;

let site: TestApp;
let owner: NonNullable<Reader>;
let second: NonNullable<Reader>;
let ref: string;

const make = async (email: string, isEmailConfirmed = true) => ({
  memberId: (await createMember(site.db, {
    email,
    firstName: 'Una',
    lastName: 'Testwell',
    passwordHash: null,
    isEmailConfirmed,
  }))!.id,
  grants: defaultGrants('member'),
});
const code = async (document: string, variables: object, as: Reader) =>
  (await site.ask(document, variables, as ?? undefined)).errors?.[0]?.extensions.code;
const ask = async <Data>(document: string, variables: object, as: Reader = owner): Promise<Data> => {
  const { data, errors } = await site.ask<Data>(document, variables, as ?? undefined);
  if (!data || errors) throw new Error(String(errors?.[0]?.extensions.code ?? errors?.[0]?.message));
  return data;
};
const look = async () => (await ask<{ treeSharing: Sharing }>(LOOK, { ref })).treeSharing;
const setMode = async (mode: string, paid = false) =>
  (await ask<{ changeTreeSharing: Sharing }>(MODE, { ref, mode, paid })).changeTreeSharing;
const invite = async (input: object = {}) =>
  (
    await ask<{ inviteToTree: { code: string; invitation: { id: string }; problems: { field: string }[] } }>(INVITE, {
      ref,
      input: { email: null, role: 'GUEST', seesLiving: false, days: 14, ...input },
    })
  ).inviteToTree;
const offered = (given: string, as: Reader = second) => ask<{ treeInvitation: object }>(OFFER, { code: given }, as);
const accept = (given: string, as: Reader = second) =>
  ask<{ acceptTreeInvitation: { familyTreeRef: string } }>(ACCEPT, { code: given }, as);

beforeAll(async () => {
  site = await startTestApp();
  owner = await make('owner@example.com');
  second = await make('second@example.com');
  ref = (await ask<{ createTree: { id: string } }>('mutation Make { createTree(input: { name: "Webb" }) { id } }', {}))
    .createTree.id;
}, 90_000);
afterEach(async () => {
  await setMode('PRIVATE');
  await site.db.rows('/* test.forget */ DELETE FROM tree_invitation');
});
afterAll(() => site?.close());

describe('invitations to a tree', () => {
  it('TREE-034 are sent by email, accepted by another member, and show the tree among theirs', async () => {
    const made = await invite({ email: ' second@example.com ', role: 'EDITOR' });
    expect(made).toMatchObject({
      invitation: { role: 'EDITOR', seesLiving: true, email: 'second@example.com' },
      problems: [],
    });
    const [mail] = await mailsTo(site.db, DEMO_SECRET, 'second@example.com');
    expect(mail).toMatchObject({
      subject: 'You are invited to a family tree',
      link: expect.stringContaining(`/tree/invitation/${made.code}`),
    });
    expect(await offered(made.code, null)).toEqual({
      treeInvitation: {
        treeName: 'Webb',
        ownerName: 'Una',
        personCount: 0,
        role: 'EDITOR',
        seesLiving: true,
        isAccepted: false,
        familyTreeRef: null,
      },
    });
    expect(await accept(made.code)).toEqual({ acceptTreeInvitation: { familyTreeRef: ref, name: 'Webb' } });
    expect(await ask(MINE, {}, second)).toEqual({ familyTrees: [{ name: 'Webb', role: 'EDITOR' }] });
    expect(await ask(TREE, { ref }, second)).toEqual({
      familyTree: { role: 'EDITOR', treeType: 'PRIVATE', isEditable: true, seesLiving: true },
    });
    expect(await look()).toMatchObject({
      mode: 'SHARED',
      invitations: [],
      members: [{ memberId: String(second.memberId), name: 'Una Testwell', role: 'EDITOR' }],
    });
    expect(await offered(made.code)).toMatchObject({ treeInvitation: { isAccepted: true, familyTreeRef: ref } });
  });

  it('are refused by what keeps them from opening', async () => {
    const third = await make('third@example.com');
    const [used, late, taken] = [await invite(), await invite(), await invite()];
    await accept(used.code);
    await site.db.rows(
      "/* test.late */ UPDATE tree_invitation SET expires_at = now() - interval '1 minute' WHERE id = $1",
      [late.invitation.id],
    );
    await ask(REVOKE, { ref, id: taken.invitation.id });
    for (const document of [OFFER, ACCEPT]) {
      expect(
        await Promise.all(
          [
            ['unknown', third],
            [used.code, third],
            [used.code, owner],
            [late.code, third],
            [taken.code, third],
          ].map(([given, as]) => code(document, { code: given }, as as Reader)),
        ),
      ).toEqual(
        ['NOT_FOUND', 'CONFLICT', 'CONFLICT', 'EXPIRED', 'REVOKED'].map((end) => `SHARED_TREE_ACTIVATE_INVITE_${end}`),
      );
    }
    expect(await code(ACCEPT, { code: late.code }, null)).toBe('UNAUTHENTICATED');
  });

  it('are used by one of two who come at once', async () => {
    const { code: given } = await invite();
    const fourth = await make('fourth@example.com');
    const codes = await Promise.all([second, fourth].map((as) => code(ACCEPT, { code: given }, as)));
    expect(codes.filter((each) => each === undefined)).toHaveLength(1);
    expect(codes).toContain('SHARED_TREE_ACTIVATE_INVITE_CONFLICT');
  });

  it('keep no code and, once accepted, no address', async () => {
    const { code: given } = await invite({ email: 'second@example.com' });
    await accept(given);
    const [row] = await site.db.rows<object>(
      '/* test.kept */ SELECT * FROM tree_invitation WHERE accepted_at IS NOT NULL',
    );
    expect(JSON.stringify(row)).not.toMatch(new RegExp(`${given}|second@`, 'u'));
  });

  it('say what is wrong with them, and how many can be open', async () => {
    expect((await invite({ email: 'nobody', days: 91 })).problems.map(({ field }) => field)).toEqual(['email', 'days']);
    await site.db.rows(
      "/* test.many */ INSERT INTO tree_invitation (tree_id, code_hash, role, sees_living, expires_at) SELECT $1, convert_to(n::text, 'UTF8'), 'guest', false, now() + interval '1 day' FROM generate_series(1, 25) AS n",
      [ref],
    );
    expect((await invite()).problems).toHaveLength(1);
  });

  it('carry no words of the sender into the subject, and nothing that a mail program makes a link of', async () => {
    await site.db.rows(
      "/* test.bait */ UPDATE member SET first_name = 'You won: http://evil.example/prize' WHERE id = $1",
      [owner.memberId],
    );
    await site.db.rows("/* test.baitTree */ UPDATE tree SET name = 'www.evil.example' WHERE owner_id = $1", [
      owner.memberId,
    ]);
    await invite({ email: 'baited@example.com' });
    await site.db.rows("/* test.unbaitTree */ UPDATE tree SET name = 'Webb' WHERE owner_id = $1", [owner.memberId]);
    await site.db.rows("/* test.unbait */ UPDATE member SET first_name = 'Una' WHERE id = $1", [owner.memberId]);
    const [mail] = await mailsTo(site.db, DEMO_SECRET, 'baited@example.com');
    expect(mail?.subject).toBe('You are invited to a family tree');
    // The way to the invitation is the only link.
    expect(mail?.text.replace(mail.link ?? '', '')).not.toMatch(/evil\.example|\/prize|https?:/u);
    expect(mail?.html.match(/href="[^"]*"/gu)).toEqual([`href="${mail?.link}"`]);
    expect(mail?.html).not.toMatch(/evil\.example/u);
  });

  it.each([
    'kin@example.com\r\nBcc: all@example.com',
    'kin@example.com\r\n',
    'kin@example.com\u2028',
    '\nkin@example.com',
  ])('are refused for an address with a line break: %j', async (email) => {
    expect((await invite({ email })).problems.map(({ field }) => field)).toEqual(['email']);
  });

  it('are sent to so many people a day, also when they and their tree are gone', async () => {
    const busy = await make('busy@example.com');
    const mailed = async () => {
      const { id } = (
        await ask<{ createTree: { id: string } }>(
          'mutation Make { createTree(input: { name: "Spam" }) { id } }',
          {},
          busy,
        )
      ).createTree;
      const made: string[] = [];
      for (let at = 0; at < 16; at += 1) {
        const { problems } = (
          await ask<{ inviteToTree: { problems: { field: string }[] } }>(
            INVITE,
            { ref: id, input: { email: `kin${at}@example.com`, role: 'GUEST', seesLiving: false, days: 14 } },
            busy,
          )
        ).inviteToTree;
        made.push(problems[0]?.field ?? 'sent');
      }
      await ask('mutation Drop($ref: String!) { deleteTree(ref: $ref, name: "Spam") }', { ref: id }, busy);
      return made.filter((each) => each === 'sent').length;
    };
    expect([await mailed(), await mailed(), await mailed()]).toEqual([16, 14, 0]);
  });

  it('are the owner’s alone', async () => {
    await accept((await invite({ role: 'EDITOR' })).code);
    expect(await code(LOOK, { ref }, second)).toBe('FAMILY_TREE_AUTHORISATION_ERROR');
    expect(await code(LOOK, { ref }, await make('stranger@example.com'))).toBe('FAMILY_TREE_NOT_FOUND_ERROR');
    expect(await code(LOOK, { ref }, null)).toBe('UNAUTHENTICATED');
  });
});

describe('an invitation that was sent to an address', () => {
  const ASK = 'mutation Ask($code: String!) { askForTreeInvitation(code: $code) { entry } }';
  const DECIDE =
    'mutation Decide($ref: String!, $id: ID!, $allow: Boolean!) { decideTreeInvitationRequest(ref: $ref, id: $id, isAllowed: $allow) { members { memberId role seesLiving } requests { id } } }';
  const REQUESTS =
    'query Requests($ref: String!) { treeSharing(ref: $ref) { requests { id name email sentTo role seesLiving } } }';
  interface Request {
    id: string;
    name: string;
    email: string | null;
    sentTo: string;
  }
  const entry = async (given: string, as: Reader) =>
    (
      await ask<{ treeInvitation: { entry: string } }>(
        'query Entry($code: String!) { treeInvitation(code: $code) { entry } }',
        { code: given },
        as,
      )
    ).treeInvitation.entry;
  const requests = async () =>
    (await ask<{ treeSharing: { requests: Request[] } }>(REQUESTS, { ref })).treeSharing.requests;
  const sent = () => invite({ email: 'Second@Example.com', seesLiving: true });
  let count = 0;
  const stranger = () => make(`stranger-${(count += 1)}@example.com`);

  it('is taken by no other account that has its link, which sees nothing of the tree', async () => {
    const other = await stranger();
    const { code: given } = await sent();
    expect([await entry(given, null), await entry(given, other), await entry(given, second)]).toEqual([
      'OPEN',
      'ASK',
      'OPEN',
    ]);
    expect(await code(ACCEPT, { code: given }, other)).toBe('NOT_YOURS');
    expect(await code(TREE, { ref }, other)).toBe('FAMILY_TREE_NOT_FOUND_ERROR');
    expect(await accept(given, second)).toMatchObject({ acceptTreeInvitation: { name: 'Webb' } });
  });

  it('is not taken by an account that only says that it has the address', async () => {
    const { code: given } = await invite({ email: 'unproved@example.com' });
    const unproved = await make('unproved@example.com', false);
    expect([await entry(given, unproved), await code(ACCEPT, { code: given }, unproved)]).toEqual(['ASK', 'NOT_YOURS']);
  });

  it('is allowed by the owner, who is asked once by email and in their list, and then as it was meant', async () => {
    const other = await stranger();
    const { code: given } = await sent();
    await site.db.rows("/* test.mails */ DELETE FROM outbox WHERE kind LIKE 'tree-invitation-%'");
    for (let times = 0; times < 2; times += 1)
      expect(await ask(ASK, { code: given }, other)).toEqual({ askForTreeInvitation: { entry: 'WAITING' } });
    expect(await code(ACCEPT, { code: given }, other)).toBe('NOT_YOURS');
    const [request, ...more] = await requests();
    expect([request, more]).toMatchObject([
      {
        name: 'Una Testwell',
        email: `stranger-${count}@example.com`,
        sentTo: 'Second@Example.com',
        role: 'GUEST',
        seesLiving: true,
      },
      [],
    ]);
    const mails = (await mailsTo(site.db, DEMO_SECRET, 'owner@example.com')).filter(
      ({ kind }) => kind === 'tree-invitation-request',
    );
    expect(mails).toMatchObject([
      { subject: 'Someone asks to join your family tree', link: expect.stringContaining('/tree/share/invite') },
    ]);
    // No one but the owner decides.
    for (const as of [other, second])
      expect(await code(DECIDE, { ref, id: request?.id, allow: true }, as)).toMatch(/^FAMILY_TREE_/u);
    expect(await ask(DECIDE, { ref, id: request?.id, allow: true })).toEqual({
      decideTreeInvitationRequest: {
        members: [{ memberId: String(other.memberId), role: 'GUEST', seesLiving: true }],
        requests: [],
      },
    });
    expect(await mailsTo(site.db, DEMO_SECRET, `stranger-${count}@example.com`)).toMatchObject([
      { kind: 'tree-invitation-allowed' },
    ]);
    expect(await ask(TREE, { ref }, other)).toMatchObject({ familyTree: { role: 'GUEST', seesLiving: true } });
    // It works once: whom it was sent to must ask for another.
    expect(await code(ACCEPT, { code: given }, second)).toBe('SHARED_TREE_ACTIVATE_INVITE_CONFLICT');
    expect(await site.db.rows('/* test.left */ SELECT id FROM tree_invitation_request')).toEqual([]);
  });

  it('is declined by the owner: it cannot be asked for again, and stays open for whom it was sent to', async () => {
    const other = await stranger();
    const { code: given } = await sent();
    await ask(ASK, { code: given }, other);
    const [request] = await requests();
    await ask(DECIDE, { ref, id: request?.id, allow: false });
    expect([await ask(ASK, { code: given }, other), await requests()]).toEqual([
      { askForTreeInvitation: { entry: 'DECLINED' } },
      [],
    ]);
    expect(await ask(DECIDE, { ref, id: request?.id, allow: true })).toMatchObject({
      decideTreeInvitationRequest: { members: [] },
    });
    expect(await accept(given, second)).toMatchObject({ acceptTreeInvitation: { name: 'Webb' } });
  });

  it('is asked for by a few others only, and not once it was cancelled', async () => {
    const { code: given, invitation } = await sent();
    for (let times = 0; times < 5; times += 1) await ask(ASK, { code: given }, await stranger());
    expect(await code(ASK, { code: given }, await stranger())).toBe('LIMIT_REACHED');
    const [request] = await requests();
    await ask(REVOKE, { ref, id: invitation.id });
    expect([await requests(), await code(ASK, { code: given }, await stranger())]).toEqual([
      [],
      'SHARED_TREE_ACTIVATE_INVITE_REVOKED',
    ]);
    expect(await ask(DECIDE, { ref, id: request?.id, allow: true })).toMatchObject({
      decideTreeInvitationRequest: { members: [] },
    });
  });

  it('says nothing of another tree’s requests', async () => {
    const other = await stranger();
    const { code: given } = await sent();
    await ask(ASK, { code: given }, other);
    const [request] = await requests();
    const { id } = (
      await ask<{ createTree: { id: string } }>(
        'mutation Make { createTree(input: { name: "Own" }) { id } }',
        {},
        other,
      )
    ).createTree;
    expect(await ask(DECIDE, { ref: id, id: request?.id, allow: true }, other)).toMatchObject({
      decideTreeInvitationRequest: { members: [] },
    });
    expect(await requests()).toHaveLength(1);
  });

  it('lets who asked and whom it was sent to in, one of them, when both come at once', async () => {
    const other = await stranger();
    const { code: given } = await sent();
    await ask(ASK, { code: given }, other);
    const [request] = await requests();
    await Promise.all([code(ACCEPT, { code: given }, second), ask(DECIDE, { ref, id: request?.id, allow: true })]);
    expect((await look()).members).toHaveLength(1);
  });
});

describe('people a tree is shared with', () => {
  it('see it as shared; their role is changed, and taken', async () => {
    await accept((await invite()).code);
    expect(await ask(TREE, { ref }, second)).toMatchObject({
      familyTree: { role: 'GUEST', treeType: 'SHARED', seesLiving: false },
    });
    await ask(MEMBER, { ref, id: String(second.memberId), role: 'GUEST', living: true });
    expect(await ask(TREE, { ref }, second)).toMatchObject({ familyTree: { role: 'GUEST', seesLiving: true } });
    await ask(REMOVE, { ref, id: String(second.memberId) });
    expect(await code(TREE, { ref }, second)).toBe('FAMILY_TREE_NOT_FOUND_ERROR');
  });

  it('can take leave', async () => {
    await accept((await invite()).code);
    expect(await ask(LEAVE, { ref }, second)).toEqual({ leaveTree: true });
    expect((await look()).members).toEqual([]);
  });
});

describe('share modes', () => {
  it('are private, shared, public and public with a link, and kept', async () => {
    for (const mode of ['SHARED', 'PUBLIC', 'PUBLIC_SHARED', 'PRIVATE']) {
      expect((await setMode(mode)).mode).toBe(mode);
      expect((await look()).mode).toBe(mode);
    }
  });

  it('open the tree to who has the link, until it is renewed', async () => {
    const { shareToken } = await setMode('PUBLIC_SHARED', true);
    expect(await ask(TREE, { ref, token: shareToken }, null)).toEqual({
      familyTree: { role: 'VISITOR', treeType: 'PUBLIC_SHARED', isEditable: false, seesLiving: false },
    });
    expect(await code(TREE, { ref }, null)).toBe('PUBLIC_TREE_PAYWALL_ERROR');
    await ask(RENEW, { ref });
    expect(await code(TREE, { ref, token: shareToken }, null)).toBe('PUBLIC_TREE_SHARE_TOKEN_ERROR');
  });

  it('say who may have a free trial', async () => {
    await setMode('PUBLIC', true);
    const eligible = async (as: Reader) =>
      (await site.ask(TREE, { ref }, as ?? undefined)).errors?.[0]?.extensions['isEligibleForFreeTrial'];
    const had = await make('had@example.com');
    await site.db.rows(
      "/* test.plan */ INSERT INTO plan (id, name, duration_in_months, display_name, holdings) VALUES ('y', 'Yearly', 12, 'A year', '{trees}') ON CONFLICT DO NOTHING",
    );
    await site.db.rows(
      "/* test.had */ INSERT INTO subscription (member_id, plan_id, state, type, expires_at) VALUES ($1, 'y', 'CANCELED', 'CARD', now() - interval '1 day')",
      [had.memberId],
    );
    expect([await eligible(null), await eligible(second), await eligible(had)]).toEqual([true, true, false]);
  });

  it('take everything back when the tree becomes private', async () => {
    await accept((await invite()).code);
    const open = await invite();
    expect(await setMode('PRIVATE')).toMatchObject({ mode: 'PRIVATE', members: [], invitations: [], shareToken: null });
    expect(await code(OFFER, { code: open.code }, second)).toBe('SHARED_TREE_ACTIVATE_INVITE_REVOKED');
  });

  it('take everything back as well when a public tree is made private in its settings, and nothing when its name is changed', async () => {
    const SETTINGS =
      'mutation Settings($ref: String!, $input: TreeSettingsInput!) { changeTreeSettings(ref: $ref, input: $input) { isPublic } }';
    await setMode('SHARED');
    await accept((await invite()).code);
    await ask(SETTINGS, { ref, input: { name: 'Webb', isPublic: false, needsSubscription: false } });
    expect(await look()).toMatchObject({ mode: 'SHARED', members: [{ memberId: String(second.memberId) }] });
    const { shareToken } = await setMode('PUBLIC_SHARED');
    const open = await invite();
    await ask(SETTINGS, { ref, input: { isPublic: false } });
    expect(await look()).toMatchObject({ mode: 'PRIVATE', members: [], invitations: [], shareToken: null });
    expect(await code(OFFER, { code: open.code }, second)).toBe('SHARED_TREE_ACTIVATE_INVITE_REVOKED');
    await ask(SETTINGS, { ref, input: { isPublic: true } });
    expect(await code(TREE, { ref, token: shareToken }, null)).toBe('PUBLIC_TREE_SHARE_TOKEN_ERROR');
    expect(await look()).toMatchObject({ mode: 'PUBLIC', shareToken: null });
  });
});

describe('what waits for another', () => {
  const holdTree = (tx: Database) =>
    tx.rows('/* test.hold */ SELECT 1 AS one FROM tree WHERE id = $1 FOR UPDATE', [readTreeRef(ref)]);

  it('a change is refused to an editor who was made a guest meanwhile', async () => {
    const editor = await make('lowered@example.com');
    await accept((await invite({ role: 'EDITOR' })).code, editor);
    const add = () =>
      code(
        'mutation Add($ref: String!, $document: TreeDocument!) { addTreeDocument(ref: $ref, kind: SOURCE, document: $document) { changeId } }',
        { ref, document: { title: 'Bible' } },
        editor,
      );
    const lower = (tx: Database) =>
      tx.rows("/* test.lower */ UPDATE tree_access SET role = 'guest' WHERE member_id = $1", [editor.memberId]);
    expect(await whileItWaits(site.db, holdTree, 'treeStore.lock', add, lower)).toBe('FAMILY_TREE_AUTHORISATION_ERROR');
  });

  it('an invitation to a tree that is closed meanwhile is not accepted, and the tree closes', async () => {
    const late = await make('too-late@example.com');
    const { code: given } = await invite();
    const close = (tx: Database) =>
      setOpenness(tx, readTreeRef(ref)!, {
        isPublic: false,
        needsSubscription: false,
        link: 'none',
        invitesPeople: false,
        readersMayExport: null,
      });
    expect(
      await whileItWaits(site.db, holdTree, 'treeSharing.holdTree', () => code(ACCEPT, { code: given }, late), close),
    ).toBe('SHARED_TREE_ACTIVATE_INVITE_REVOKED');
    expect((await look()).members).toEqual([]);
  });
});

describe('leave to export', () => {
  const ISSUE =
    'mutation Issue($ref: String!) { issueGedcomExport(ref: $ref, input: { format: GEDCOM_7_0, withoutLiving: false, withoutPrivate: false }) }';
  const PREVIEW =
    'query Preview($ref: String!) { gedcomExportPreview(ref: $ref, input: { format: GEDCOM_7_0, withoutLiving: false, withoutPrivate: false }) { persons } }';
  const MAY = 'query May($ref: String!) { familyTree(ref: $ref) { mayExport } }';
  const allow = (mode: string, may: boolean) =>
    ask(
      'mutation May($ref: String!, $mode: FamilyTreeType!, $may: Boolean) { changeTreeSharing(ref: $ref, mode: $mode, needsSubscription: false, readersMayExport: $may) { readersMayExport } }',
      { ref, mode, may },
    );

  it('is the owner’s and editors’; readers have it where the owner allows it, and are stated of no tree otherwise', async () => {
    const [reader, guest, editor] = [
      await make('reader@example.com'),
      await make('guest@example.com'),
      await make('editor@example.com'),
    ];
    await accept((await invite()).code, guest);
    await accept((await invite({ role: 'EDITOR' })).code, editor);
    await setMode('PUBLIC');
    const answers = async () => {
      const all = [];
      for (const as of [owner, editor, guest, reader])
        all.push([
          (await ask<{ familyTree: { mayExport: boolean } }>(MAY, { ref }, as)).familyTree.mayExport,
          (await code(ISSUE, { ref }, as)) ?? 'given',
          (await code(PREVIEW, { ref }, as)) ?? 'given',
        ]);
      return all;
    };
    const [given, refused] = [
      [true, 'given', 'given'],
      [false, 'FAMILY_TREE_NOT_FOUND_ERROR', 'FAMILY_TREE_NOT_FOUND_ERROR'],
    ];
    expect(await answers()).toEqual([given, given, refused, refused]);
    await allow('PUBLIC', true);
    expect(await answers()).toEqual([given, given, given, given]);
    await setMode('PUBLIC_SHARED');
    expect((await answers()).at(-1)).toEqual(given);
    await setMode('PRIVATE');
    expect([await code(ISSUE, { ref }, reader), await code(ISSUE, { ref: '999999' }, reader)]).toEqual(
      Array(2).fill('FAMILY_TREE_NOT_FOUND_ERROR'),
    );
    await setMode('PUBLIC');
    expect((await answers()).at(-1)).toEqual(refused);
  });
});
