import { holdsDuty, isStaffDuty, STAFF_DUTIES } from '#domain/kernel/grants/staffDuties.ts';

import { decisionProblem, requestState, type RequestFacts } from './secondPerson.ts';
import { onlyListed } from './smallJson.ts';
import { isStaffActKind, STAFF_ACTS } from './staffActs.ts';

const LATER = new Date('2026-11-27T12:00:00Z');
const LAPSED = new Date('2026-11-28T10:00:00Z');
const waiting: RequestFacts = {
  askedBy: 1,
  memberId: 7,
  expiresAt: LAPSED,
  decidedAt: null,
  isApproved: null,
  doneAt: null,
};

describe('duties', () => {
  it('are seven, and one of those asked for is enough', () => {
    expect(STAFF_DUTIES).toHaveLength(7);
    expect(holdsDuty(['audit', 'operations'], ['audit'])).toBe(true);
    expect(holdsDuty(['audit', 'operations'], ['support', 'billing', 'moderation', 'content'])).toBe(false);
    expect(holdsDuty([], [])).toBe(true);
    expect(['support', 'Support', 'constructor', ''].map(isStaffDuty)).toEqual([true, false, false, false]);
  });
});

describe('a request to a second person', () => {
  it.each<[string, Partial<RequestFacts>, Date, string]>([
    ['waits for a day', {}, LATER, 'waiting'],
    ['lapses to the second', {}, LAPSED, 'lapsed'],
    ['stays refused', { decidedAt: LATER, isApproved: false }, LAPSED, 'refused'],
    [
      'is unfinished while what was approved is not carried out',
      { decidedAt: LATER, isApproved: true },
      LAPSED,
      'unfinished',
    ],
    ['is done once it is', { decidedAt: LATER, isApproved: true, doneAt: LATER }, LAPSED, 'done'],
  ])('%s', (_title, facts, now, state) => expect(requestState({ ...waiting, ...facts }, now)).toBe(state));

  it.each<[string, Partial<RequestFacts>, { staffId: number; isApproved: boolean }, Date, string | null]>([
    ['by a colleague', {}, { staffId: 2, isApproved: true }, LATER, null],
    ['refused by a colleague', {}, { staffId: 2, isApproved: false }, LATER, null],
    ['withdrawn by who asked', {}, { staffId: 1, isApproved: false }, LATER, null],
    ['approved by who asked', {}, { staffId: 1, isApproved: true }, LATER, 'own-request'],
    ['approved by the one it is about', {}, { staffId: 7, isApproved: true }, LATER, 'own-account'],
    [
      'approved when the account of who asked is gone',
      { askedBy: null },
      { staffId: 2, isApproved: true },
      LATER,
      'own-request',
    ],
    ['too late', {}, { staffId: 2, isApproved: true }, LAPSED, 'not-waiting'],
    [
      'twice',
      { decidedAt: LATER, isApproved: true, doneAt: LATER },
      { staffId: 2, isApproved: true },
      LATER,
      'not-waiting',
    ],
  ])('decided: %s', (_title, facts, decision, now, problem) =>
    expect(decisionProblem({ ...waiting, ...facts }, decision, now)).toBe(problem),
  );
});

describe('what is kept of an act', () => {
  it('is what its list names and nothing else', () => {
    expect(onlyListed({ amount: 500, note: 'private', currency: 'GBP' }, STAFF_ACTS['refund-made'].fields)).toEqual({
      amount: 500,
      currency: 'GBP',
    });
    expect(onlyListed({ note: 'private' }, STAFF_ACTS['refund-made'].fields)).toBeNull();
    expect(onlyListed(null, ['amount'])).toBeNull();
    expect(['member-viewed', 'toString', 'erased-everything'].map(isStaffActKind)).toEqual([true, false, false]);
  });
});
