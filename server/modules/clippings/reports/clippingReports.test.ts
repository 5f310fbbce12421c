import {
  type Clip,
  CLIP_FIELDS,
  type ClippingSite,
  codeOf,
  openClippingSite,
} from '#test/support/server/clippingSite.ts';

const REPORT =
  'mutation Report($shareId: ID!, $reason: String!, $comment: String!) { reportSharedClipping(shareId: $shareId, reason: $reason, comment: $comment) { isReported problems { field message } } }';
const LIST =
  'query List($state: ReportState!) { clippingReports(state: $state) { id title address reason comment isByMember state answer decidedAt } }';
const DECIDE =
  'mutation Decide($id: ID!, $withdraw: Boolean!, $answer: String!) { decideClippingReport(id: $id, withdraw: $withdraw, answer: $answer) }';
const SHARE = `mutation Share($id: ID!) { shareClipping(id: $id, includesNote: true) { ${CLIP_FIELDS} } }`;
const UNSHARE = 'mutation Unshare($id: ID!) { unshareClipping(id: $id) { id } }';
const WHY = 'query Why($id: ID!) { clipping(id: $id) { shareWithdrawnWhy } }';

interface Report {
  id: string;
  title: string;
  address: string | null;
  reason: string;
  comment: string;
  isByMember: boolean;
  state: string;
  answer: string;
}

let site: ClippingSite;
let staff: { memberId: number; isInternal: true };
beforeAll(async () => {
  site = await openClippingSite();
  staff = { memberId: site.other.memberId, isInternal: true };
}, 120_000);
afterAll(() => site.close());
afterEach(async () => {
  await site.db.rows('/* test.limits */ DELETE FROM rate_limit');
  await site.reset();
});

async function shared() {
  const { id } = await site.make({ note: 'mine' });
  const { data } = await site.ask<{ shareClipping: Clip & { share: { address: string } } }>(SHARE, { id }, site.maker);
  return { id, shareId: data!.shareClipping.share.address.split('/').at(-1)! };
}
const VISITOR = { memberId: null, grants: [] };
const report = async (variables: object, as: object = VISITOR) =>
  (
    await site.ask<{ reportSharedClipping: { isReported: boolean; problems: { field: string; message: string }[] } }>(
      REPORT,
      { reason: 'LIVING', comment: '', ...variables },
      as,
    )
  ).data!.reportSharedClipping;
const list = async (state = 'WAITING') =>
  (await site.ask<{ clippingReports: Report[] }>(LIST, { state }, staff)).data!.clippingReports;
const decide = async (id: string, withdraw: boolean, answer: string, as: object = staff) =>
  site.ask<{ decideClippingReport: boolean }>(DECIDE, { id, withdraw, answer }, as);
const opens = async (shareId: string) =>
  (
    await site.ask<{ sharedClipping: object | null }>(
      'query Shared($shareId: ID!) { sharedClipping(shareId: $shareId) { id } }',
      { shareId },
      VISITOR,
    )
  ).data!.sharedClipping !== null;

describe('reports about shared clippings', () => {
  it('come from visitors and members, and are seen by staff alone', async () => {
    const { shareId } = await shared();
    expect(await report({ shareId, comment: ' She lives.\u0000 ' })).toEqual({ isReported: true, problems: [] });
    expect(await report({ shareId, reason: 'OTHER', comment: 'It names my daughter.' }, site.other)).toEqual({
      isReported: true,
      problems: [],
    });
    expect(await list()).toMatchObject([
      {
        title: 'A ship',
        address: `/image-share/${shareId}`,
        reason: 'LIVING',
        comment: 'She lives.',
        isByMember: false,
        state: 'WAITING',
        answer: '',
      },
      { reason: 'OTHER', comment: 'It names my daughter.', isByMember: true },
    ]);
    for (const as of [VISITOR, site.maker]) {
      expect(codeOf(await site.ask(LIST, { state: 'WAITING' }, as))[0]).toBe('NOT_FOUND');
      expect(codeOf(await decide('1', true, 'It shows a living person.', as))[0]).toBe('NOT_FOUND');
    }
  });

  it('end a share for good: the link opens nothing, its maker is told why, and all that waits about it is decided', async () => {
    const { id, shareId } = await shared();
    await report({ shareId });
    await report({ shareId, reason: 'RIGHTS' });
    const [first] = await list();
    expect(codeOf(await decide(first!.id, true, ' short '))[0]).toBe('BAD_USER_INPUT');
    expect(await opens(shareId)).toBe(true);
    expect((await decide(first!.id, true, 'It shows a living person.')).data).toEqual({ decideClippingReport: true });
    expect((await decide(first!.id, false, '')).data).toEqual({ decideClippingReport: false });
    expect([
      await opens(shareId),
      await list(),
      (await list('ACCEPTED')).map(({ address, answer }) => [address, answer]),
    ]).toEqual([
      false,
      [],
      [
        [null, 'It shows a living person.'],
        [null, 'It shows a living person.'],
      ],
    ]);
    expect((await site.ask(WHY, { id }, site.maker)).data).toEqual({
      clipping: { shareWithdrawnWhy: 'It shows a living person.' },
    });
    expect(codeOf(await site.ask(SHARE, { id }, site.maker))[0]).toBe('BAD_USER_INPUT');
    expect((await site.app.inject({ url: `/image-share/${shareId}` })).body).not.toContain('A ship');
  });

  it('leave a clipping shared where staff say so', async () => {
    const { id, shareId } = await shared();
    await report({ shareId });
    expect((await decide((await list())[0]!.id, false, '')).data).toEqual({ decideClippingReport: true });
    expect([await opens(shareId), await list(), (await list('REJECTED')).length]).toEqual([true, [], 1]);
    await site.ask(UNSHARE, { id }, site.maker);
    expect((await list('REJECTED'))[0]!.address).toBeNull();
  });

  it('are refused without a reason, about what is not shared, and where there are too many', async () => {
    const { shareId } = await shared();
    const fields = async (variables: object) => (await report(variables)).problems.map(({ field }) => field);
    expect([
      await fields({ shareId, reason: '' }),
      await fields({ shareId, reason: 'OTHER' }),
      await fields({ shareId, comment: 'x'.repeat(2_001) }),
    ]).toEqual([['reason'], ['comment'], ['comment']]);
    const missing = {
      isReported: false,
      problems: [{ field: 'shareId', message: 'This clipping is no longer shared.' }],
    };
    for (const guess of ['A'.repeat(22), '', "' OR 1=1 --", 'x'.repeat(5_000)])
      expect(await report({ shareId: guess })).toEqual(missing);
    for (let at = 0; at < 6; at += 1) await report({ shareId });
    expect(codeOf(await site.ask(REPORT, { shareId, reason: 'LIVING', comment: '' }, VISITOR))[0]).toBe('RATE_LIMITED');
    expect((await decide('999999', false, '')).data).toEqual({ decideClippingReport: false });
    expect((await decide('x', false, '')).data).toEqual({ decideClippingReport: false });
  });

  it('of one clipping are enough at twenty', async () => {
    const { shareId } = await shared();
    for (let at = 0; at < 22; at += 1) {
      await site.db.rows('/* test.limits */ DELETE FROM rate_limit');
      expect((await report({ shareId })).isReported).toBe(true);
    }
    expect(await list()).toHaveLength(20);
  });
});
