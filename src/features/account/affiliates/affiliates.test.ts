import { configureStore } from '@reduxjs/toolkit';

import { baseApi } from '#services/graphql/baseApi.ts';
import { answer, goOffline, refusal, sentRequests } from '#test/support/graphqlServer.ts';

import { runAffiliates, type AffiliateSituation, readArrival, removeArrival } from './runAffiliates.ts';

const VISITOR: AffiliateSituation = { isAllowed: true, memberId: null, clickId: 'abc' };
const MEMBER: AffiliateSituation = { isAllowed: true, memberId: 41, clickId: null };
const aStore = () =>
  configureStore({
    reducer: { api: baseApi.reducer },
    middleware: (defaults) => defaults().concat(baseApi.middleware),
  });
const run = (situation: AffiliateSituation) => runAffiliates(aStore().dispatch, situation);
const cookie = (name: string) => new RegExp(`${name}=([^;]+)`).exec(document.cookie)?.[1] ?? null;

beforeEach(removeArrival);

describe('the affiliate flow', () => {
  it('STOR-005 AFFIL-001 keeps the click of a visitor who said yes', async () => {
    await run(VISITOR);
    expect(cookie('affiliateId')).toBe('abc');
    expect(cookie('affiliateArrivalTime')).not.toBeNull();
    const { arrivedAt } = readArrival() ?? {};
    await run(VISITOR);
    expect(readArrival()?.arrivedAt).toBe(arrivedAt);
  });

  it.each([
    ['CONS-006 without a yes', { ...VISITOR, isAllowed: false }],
    ['AFFIL-003 for a member', { ...MEMBER, clickId: 'abc' }],
    ['while it is not known who is there', { ...VISITOR, memberId: undefined }],
  ])('keeps nothing %s', async (_when, situation) => {
    await run(situation);
    expect(cookie('affiliateId')).toBeNull();
    expect(sentRequests()).toEqual([]);
  });

  it('forgets the click when the yes is withdrawn', async () => {
    await run(VISITOR);
    await run({ ...VISITOR, isAllowed: false });
    expect([cookie('affiliateId'), cookie('affiliateArrivalTime')]).toEqual([null, null]);
  });

  it('AFFIL-004 AFFIL-005 AFFIL-007 API-030 sends it once the member is there, and removes the cookies', async () => {
    answer({ upsertAffiliateUser: () => true });
    await run(VISITOR);
    const arrivedAt = decodeURIComponent(cookie('affiliateArrivalTime') ?? '');
    Object.assign(window, { innerWidth: 1024 });
    await run(MEMBER);
    await run(MEMBER);
    expect(sentRequests()).toMatchObject([
      {
        operationName: 'upsertAffiliateUser',
        variables: { input: { userId: '41', clickId: 'abc', deviceType: 'tablet', arrivedAt } },
      },
    ]);
    expect([cookie('affiliateId'), cookie('affiliateArrivalTime')]).toEqual([null, null]);
  });

  it('API-030 reads no answer: one with an error changes nothing', async () => {
    answer({
      upsertAffiliateUser: () => {
        throw refusal('INTERNAL_SERVER_ERROR');
      },
    });
    await run(VISITOR);
    await run(MEMBER);
    expect(sentRequests()).toHaveLength(1);
    expect(cookie('affiliateId')).toBeNull();
  });

  it('keeps it for the next time when nothing reached the server', async () => {
    await run(VISITOR);
    const kept = readArrival();
    goOffline();
    await run(MEMBER);
    expect(readArrival()).toEqual(kept);
  });
});
