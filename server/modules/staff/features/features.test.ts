import type { Viewer } from '#domain/kernel/grants/accessRule.ts';
import { FEATURES } from '#domain/kernel/grants/featureCatalogue.ts';
import { createMember, setGrants } from '#server/engines/identity/accounts/memberStore.ts';
import { joinGroup, setFlag, setGroupOpen } from '#server/engines/identity/accounts/switchStore.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';

interface Feature {
  id: string;
  kind: string;
  isOn: boolean;
  reason: string;
  heldThrough: string | null;
  isOnForEverybody: boolean | null;
  isOwn: boolean | null;
  memberCount: number | null;
}

const BOARD = `query FeatureBoard($memberId: ID) { featureBoard(memberId: $memberId) { provider reader { memberId displayName email kind }
  features { id kind journey label changes source isOn reason heldThrough isOnForEverybody isOwn memberCount defaultHolders } } }`;
const FIND =
  'query FeatureReader($account: String!) { featureReader(account: $account) { memberId displayName email kind } }';
const CHANGES =
  'query FeatureChanges($id: ID!) { featureChanges(id: $id) { changedAt staff isOperator memberId was becomes reason } }';
const SWITCH = 'mutation SwitchFeature($input: SwitchFeatureInput!) { switchFeature(input: $input) }';

let test: TestApp;
let annId: string;
let staff: Partial<Viewer>;
const account = async (email: string, firstName: string, kind: 'member' | 'internal') => {
  const member = await createMember(test.db, { email, firstName, lastName: 'Lee', passwordHash: null, kind });
  return member?.id ?? 0;
};
beforeAll(async () => {
  test = await startTestApp();
  annId = String(await account('ann@example.com', 'Ann', 'member'));
  staff = { memberId: await account('sam@example.com', 'Sam', 'internal'), isInternal: true };
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.db.rows('/* test.empty */ TRUNCATE flag, test_group, feature_change CASCADE');
  await setGrants(test.db, Number(annId), null);
});

const board = async (memberId: string | null) => {
  const { data } = await test.ask<{ featureBoard: { features: Feature[] } }>(BOARD, { memberId }, staff);
  return (id: string) => data?.featureBoard.features.find((feature) => feature.id === id);
};
const turn = (input: object) =>
  test.ask<{ switchFeature: boolean }>(SWITCH, { input: { reason: 'a test', ...input } }, staff);
const codeOf = ({ errors }: { errors?: { extensions: Record<string, unknown> }[] }) => errors?.[0]?.extensions.code;

describe('what staff see of features', () => {
  it('is every one with what it changes, how it stands for a visitor and why', async () => {
    const { data } = await test.ask<{ featureBoard: { provider: string; reader: null; features: Feature[] } }>(
      BOARD,
      {},
      staff,
    );
    expect(data?.featureBoard).toMatchObject({ provider: 'database', reader: null });
    expect(data?.featureBoard.features.map(({ id }) => id)).toEqual(FEATURES.map(({ name }) => name));
    const of = await board(null);
    expect(of('payment')).toMatchObject({
      kind: 'GRANT',
      journey: 'payment',
      isOn: true,
      reason: 'KIND_DEFAULT',
      isOnForEverybody: null,
      isOwn: null,
      defaultHolders: ['visitor', 'member', 'internal'],
    });
    expect(of('citations')).toMatchObject({ isOn: false, reason: 'OFF' });
    expect(of('enable-refiner')).toMatchObject({ kind: 'FLAG', isOn: false, reason: 'OFF', isOnForEverybody: false });
    expect(of('enable-partner-collections')).toMatchObject({ kind: 'TOGGLE' });
    expect(of('ai-record-search')).toMatchObject({ kind: 'GROUP', isOn: false, memberCount: 0 });
  });

  it('is how they stand for a member, by account, group and switch', async () => {
    await setFlag(test.db, 'enable-refiner', true);
    await setFlag(test.db, 'made-by-hand', true);
    await setGroupOpen(test.db, 'address-search-phase-2', true);
    await joinGroup(test.db, Number(annId), 'ai-record-search');
    await setGrants(test.db, Number(annId), ['help', 'my-research:*']);
    const of = await board(annId);
    expect(of('enable-refiner')).toMatchObject({ isOn: true, reason: 'SWITCHED_ON', isOnForEverybody: true });
    expect(of('made-by-hand')).toMatchObject({ journey: 'other', isOn: true });
    expect(of('address-search-phase-2')).toMatchObject({ isOn: true, reason: 'GROUP_OPEN', isOwn: false });
    expect(of('ai-record-search')).toMatchObject({ isOn: true, reason: 'GROUP_MEMBER', isOwn: true, memberCount: 1 });
    expect(of('help')).toMatchObject({ isOn: true, reason: 'ACCOUNT_GRANT', isOwn: true, heldThrough: null });
    expect(of('my-research:workspaces')).toMatchObject({
      isOn: true,
      reason: 'ACCOUNT_GRANT',
      isOwn: false,
      heldThrough: 'my-research:*',
    });
    expect(of('payment')).toMatchObject({ isOn: false, reason: 'OFF' });
  });

  it('of themselves is what a test overrides', async () => {
    const { data } = await test.ask<{ featureBoard: { features: Feature[] } }>(
      BOARD,
      { memberId: String(staff.memberId) },
      { ...staff, flags: ['enable-fullstory'] },
    );
    expect(data?.featureBoard.features.find(({ id }) => id === 'enable-fullstory')).toMatchObject({
      isOn: true,
      reason: 'OVERRIDE',
      isOnForEverybody: false,
    });
  });

  it('finds an account by its number or its whole address, and no others', async () => {
    const find = async (asked: string) =>
      (await test.ask<{ featureReader: unknown }>(FIND, { account: asked }, staff)).data?.featureReader;
    const ann = { memberId: annId, displayName: 'Ann Lee', email: 'ann@example.com', kind: 'member' };
    expect(await find(annId)).toEqual(ann);
    expect(await find(' Ann@Example.com ')).toEqual(ann);
    for (const asked of ['ann', 'ann@', '', '99999999999999999999', '%']) expect(await find(asked)).toBeNull();
  });
});

describe('what staff switch', () => {
  it('is a flag for everyone, logged with who, what and why', async () => {
    expect(await turn({ id: 'enable-refiner', isOn: true, reason: 'spring survey' })).toMatchObject({
      data: { switchFeature: true },
    });
    expect((await board(null))('enable-refiner')).toMatchObject({ isOn: true });
    await turn({ id: 'enable-refiner', isOn: false });
    const { data } = await test.ask<{ featureChanges: unknown[] }>(CHANGES, { id: 'enable-refiner' }, staff);
    expect(data?.featureChanges).toEqual([
      {
        changedAt: expect.stringMatching(/Z$/),
        staff: 'Sam Lee',
        isOperator: false,
        memberId: null,
        was: 'on',
        becomes: 'off',
        reason: 'a test',
      },
      {
        changedAt: expect.stringMatching(/Z$/),
        staff: 'Sam Lee',
        isOperator: false,
        memberId: null,
        was: 'off',
        becomes: 'on',
        reason: 'spring survey',
      },
    ]);
  });

  it('is a group for everyone or for one account', async () => {
    await turn({ id: 'ai-record-search', isOn: true });
    expect((await board(null))('ai-record-search')).toMatchObject({ isOn: true, isOnForEverybody: true });
    await turn({ id: 'ai-record-search', isOn: false });
    await turn({ id: 'ai-record-search', memberId: annId, isOn: true });
    expect((await board(null))('ai-record-search')).toMatchObject({ isOn: false });
    expect((await board(annId))('ai-record-search')).toMatchObject({ isOn: true, isOwn: true });
    await turn({ id: 'ai-record-search', memberId: annId, isOn: false });
    expect((await board(annId))('ai-record-search')).toMatchObject({ isOn: false });
  });

  it('is a grant of one account', async () => {
    await turn({ id: 'payment', memberId: annId, isOn: false });
    expect((await board(annId))('payment')).toMatchObject({ isOn: false, reason: 'OFF' });
    expect((await board(annId))('help')).toMatchObject({ isOn: true, reason: 'ACCOUNT_GRANT' });
    await turn({ id: 'payment', memberId: annId, isOn: true });
    expect((await board(annId))('payment')).toMatchObject({ isOn: true, isOwn: true });
  });

  it('is no grant that another one covers', async () => {
    await setGrants(test.db, Number(annId), ['my-research:*', 'my-research:workspaces']);
    expect(codeOf(await turn({ id: 'my-research:workspaces', memberId: annId, isOn: false }))).toBe('CONFLICT');
    expect((await board(annId))('my-research:workspaces')).toMatchObject({ isOn: true, isOwn: true });
  });

  it.each([
    [{ id: 'enable-refiner', isOn: true, reason: '  ' }, 'BAD_USER_INPUT'],
    [{ id: 'enable-refiner', isOn: true, reason: 'x'.repeat(501) }, 'BAD_USER_INPUT'],
    [{ id: 'no-such-feature', isOn: true }, 'NOT_FOUND'],
    [{ id: 'payment', isOn: true }, 'BAD_USER_INPUT'],
    [{ id: 'payment', isOn: true, memberId: '999999' }, 'NOT_FOUND'],
    [{ id: 'payment', isOn: true, memberId: 'x' }, 'NOT_FOUND'],
  ])('is nothing for %j', async (input, code) => {
    expect(codeOf(await turn(input))).toBe(code);
    expect(await test.db.rows('/* test.changes */ SELECT 1 AS one FROM feature_change')).toEqual([]);
  });

  it('is no flag of one account', async () => {
    expect(codeOf(await turn({ id: 'enable-refiner', memberId: annId, isOn: true }))).toBe('BAD_USER_INPUT');
  });
});

describe('everyone else', () => {
  it.each<[string, Partial<Viewer> | undefined]>([
    ['a visitor', undefined],
    ['a member', { memberId: 1, isInternal: false }],
    ['staff who came in as a member', { memberId: 2, isInternal: false, grants: ['security-settings:manage:*'] }],
  ])('finds nothing here, as where there is nothing: %s', async (_who, as) => {
    const nothing = (await test.ask(CHANGES, { id: 'no-such-feature' }, staff)).errors?.[0];
    const asks: [string, object][] = [
      [BOARD, {}],
      [BOARD, { memberId: annId }],
      [FIND, { account: 'ann@example.com' }],
      [CHANGES, { id: 'enable-refiner' }],
      [SWITCH, { input: { id: 'enable-refiner', isOn: true, reason: 'mine' } }],
    ];
    for (const [query, variables] of asks) {
      const { errors } = await test.ask(query, variables, as);
      expect(errors).toHaveLength(1);
      expect([errors?.[0]?.message, errors?.[0]?.extensions.code]).toEqual([
        nothing?.message,
        nothing?.extensions.code,
      ]);
    }
    expect(await test.db.rows('/* test.flags */ SELECT 1 AS one FROM flag')).toEqual([]);
  });
});
