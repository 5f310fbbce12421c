import type { Viewer } from '#domain/kernel/grants/accessRule.ts';
import { createMember } from '#server/engines/identity/accounts/memberStore.ts';
import { runAdmin } from '#test/support/adminConsole.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';

const BOARD =
  'query StaffBoard { staffBoard { accounts { memberId displayName duties isSelf } requests { id description state reason askedBy decidedBy isOwn mayApprove memberId } } }';
const ASK = 'mutation AskForDuties($input: AskForDutiesInput!) { askForDuties(input: $input) }';
const DECIDE =
  'mutation DecideStaffRequest($id: ID!, $isApproved: Boolean!) { decideStaffRequest(id: $id, isApproved: $isApproved) }';

interface Board {
  staffBoard: {
    accounts: { memberId: string; duties: string[] }[] | null;
    requests: { id: string; state: string; mayApprove: boolean; isOwn: boolean; description: string }[];
  };
}

let test: TestApp;
let [ann, bob, mary] = [0, 0, 0];
const account = async (email: string, firstName: string, kind: 'member' | 'internal') =>
  (await createMember(test.db, { email, firstName, lastName: 'Lee', passwordHash: null, kind }))?.id ?? 0;
const asStaff = (memberId: number, ...duties: Viewer['duties']): Partial<Viewer> => ({
  memberId,
  isInternal: true,
  duties,
});
const codeOf = ({ errors }: { errors?: { extensions: Record<string, unknown> }[] }) => errors?.[0]?.extensions.code;
const board = async (as: Partial<Viewer>) => (await test.ask<Board>(BOARD, {}, as)).data?.staffBoard;
const dutiesOf = async (id: number) =>
  (await board(asStaff(ann, 'operations')))?.accounts?.find(({ memberId }) => memberId === String(id))?.duties;
const ask = (memberId: number, duties: string[], as: Partial<Viewer>) =>
  test.ask<{ askForDuties: string }>(
    ASK,
    { input: { memberId: String(memberId), duties, reason: 'Bob joins the desk' } },
    as,
  );

beforeAll(async () => {
  test = await startTestApp();
  ann = await account('ann@example.com', 'Ann', 'internal');
  bob = await account('bob@example.com', 'Bob', 'internal');
  mary = await account('mary@example.com', 'Mary', 'member');
}, 60_000);
afterAll(() => test.close());

describe('the page of staff', () => {
  it('has one ask for duties and another approve them', async () => {
    expect(await dutiesOf(bob)).toEqual([]);
    const { data } = await ask(bob, ['SUPPORT', 'SUPPORT'], asStaff(ann, 'operations'));
    const id = data?.askForDuties;
    expect((await board(asStaff(ann, 'operations')))?.requests).toEqual([
      expect.objectContaining({
        id,
        state: 'WAITING',
        description: 'Duties: support',
        isOwn: true,
        mayApprove: false,
        askedBy: 'Ann Lee',
      }),
    ]);
    expect(codeOf(await test.ask(DECIDE, { id, isApproved: true }, asStaff(ann, 'operations')))).toBe('CONFLICT');
    const cat = await account('cat@example.com', 'Cat', 'internal');
    expect((await board(asStaff(cat, 'operations')))?.requests[0]).toMatchObject({ isOwn: false, mayApprove: true });
    expect((await test.ask(DECIDE, { id, isApproved: true }, asStaff(cat, 'operations'))).data).toEqual({
      decideStaffRequest: true,
    });
    expect(await dutiesOf(bob)).toEqual(['SUPPORT']);
    expect((await board(asStaff(ann, 'operations')))?.requests[0]).toMatchObject({ state: 'DONE' });
  });

  it('shows billing its own requests, and no accounts', async () => {
    expect(await board(asStaff(bob, 'billing'))).toEqual({ accounts: null, requests: [] });
  });

  it('is not there for anyone else', async () => {
    for (const as of [undefined, { memberId: mary }, asStaff(bob, 'audit', 'content', 'moderation')]) {
      expect(codeOf(await test.ask(BOARD, {}, as))).toBe('NOT_FOUND');
      expect(
        codeOf(await test.ask(ASK, { input: { memberId: String(bob), duties: ['AUDIT'], reason: 'x' } }, as)),
      ).toBe('NOT_FOUND');
      expect(codeOf(await test.ask(DECIDE, { id: '1', isApproved: true }, as))).toBe('NOT_FOUND');
    }
  });

  it('refuses an account that is not one of staff, and a request without a reason', async () => {
    expect(codeOf(await ask(mary, ['SUPPORT'], asStaff(ann, 'operations')))).toBe('NOT_FOUND');
    expect(
      codeOf(
        await test.ask(ASK, { input: { memberId: String(bob), duties: [], reason: ' ' } }, asStaff(ann, 'operations')),
      ),
    ).toBe('BAD_USER_INPUT');
    expect(codeOf(await test.ask(DECIDE, { id: 'x', isApproved: true }, asStaff(ann, 'operations')))).toBe('NOT_FOUND');
  });
});

describe('muniment staff-duties', () => {
  const run = (...args: string[]) => runAdmin(test.db, ['staff-duties', ...args]);

  it('gives and removes duties, and writes that down as the operator’s', async () => {
    expect(await run('give', 'bob@example.com', 'audit', '--reason', 'alone here')).toMatchObject({
      code: 0,
      out: `Account ${bob} has: support, audit.`,
    });
    expect(await run('remove', String(bob), 'support')).toMatchObject({ code: 0, out: `Account ${bob} has: audit.` });
    expect((await run('list')).out).toContain('audit');
    expect(
      await test.db.rows(
        '/* test.acts */ SELECT actor, staff_id AS "staffId", reason, after FROM staff_act WHERE what = \'duties-changed\' ORDER BY id DESC LIMIT 2',
      ),
    ).toEqual([
      { actor: 'operator', staffId: null, reason: null, after: { duties: ['audit'] } },
      { actor: 'operator', staffId: null, reason: 'alone here', after: { duties: ['support', 'audit'] } },
    ]);
  });

  it('refuses members, unknown duties, and taking operations from the last who has it', async () => {
    expect(await run('give', 'mary@example.com', 'audit')).toMatchObject({
      code: 1,
      err: 'This is not an account of staff.',
    });
    expect(await run('give', 'bob@example.com', 'audits')).toMatchObject({
      code: 1,
      err: 'No such duty: audits. There are support, billing, moderation, content, operations, audit, records.',
    });
    expect(await run('remove', 'ann@example.com', 'operations')).toMatchObject({
      code: 1,
      err: 'No one else has the duty operations. Give it to another account first.',
    });
  });
});
