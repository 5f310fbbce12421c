import { siteRoutes } from '#domain/kernel/routes/siteRoutes.ts';

import { ratingProblem } from '../ratings/ratingRules.ts';
import { noticeProblems, concernsRoute, isInForce, LONGEST_NOTICE, NOTICE_AREAS } from './serviceNotice.ts';

const GOOD = {
  level: 'OUTAGE',
  text: 'Payments are paused.',
  startsAt: '2026-11-26T10:00:00Z',
  endsAt: null,
  areas: ['payment'],
};

describe('a service notice', () => {
  it.each([
    [['payment'], 'billing.subscribe', true],
    [['payment'], 'search.results', false],
    [['everything'], 'search.results', true],
    [['trees'], 'tree.chart', true],
    [['trees'], 'tree-search.form', true],
    [['library'], 'error.federator-name-id', true],
    [['search', 'account'], 'profile.mine', true],
    [[], 'search.results', false],
    [['nonsense'], 'search.results', false],
  ])('for %j concerns %s: %s', (areas, route, answer) => expect(concernsRoute(areas, route)).toBe(answer));

  it.each(NOTICE_AREAS)('can concern %s, which has pages', (area) =>
    expect(siteRoutes.some(({ id }) => concernsRoute([area], id))).toBe(true),
  );

  it('is in force from its start until its end', () => {
    const at = (time: string) => isInForce({ ...GOOD, endsAt: '2026-11-26T12:00:00Z' }, Date.parse(time));
    expect([
      at('2026-11-26T09:59:59Z'),
      at('2026-11-26T10:00:00Z'),
      at('2026-11-26T11:59:59Z'),
      at('2026-11-26T12:00:00Z'),
    ]).toEqual([false, true, true, false]);
    expect(isInForce(GOOD, Date.parse('2036-01-01T00:00:00Z'))).toBe(true);
  });

  it.each([
    ['level', { level: 'LOUD' }],
    ['text', { text: ' \n' }],
    ['text', { text: '🌳'.repeat(LONGEST_NOTICE + 1) }],
    ['startsAt', { startsAt: 'soon' }],
    ['endsAt', { endsAt: '2026-11-26T10:00:00Z' }],
    ['endsAt', { endsAt: 'later' }],
    ['areas', { areas: [] }],
    ['areas', { areas: ['moon'] }],
  ])('has a problem with its %s: %j', (field, change) =>
    expect(noticeProblems({ ...GOOD, ...change }).map((problem) => problem.field)).toEqual([field]),
  );

  it('may have as many characters as people count', () =>
    expect(noticeProblems({ ...GOOD, text: '🌳'.repeat(LONGEST_NOTICE) })).toEqual([]));
});

describe('a rating', () => {
  it.each([
    [{ isHelpful: true, reason: null, words: '' }, true],
    [{ isHelpful: false, reason: 'UNCLEAR', words: '🌳'.repeat(300) }, true],
    [{ isHelpful: false, reason: 'BAD', words: '' }, false],
    [{ isHelpful: true, reason: 'UNCLEAR', words: '' }, false],
    [{ isHelpful: false, reason: null, words: 'x'.repeat(301) }, false],
  ])('%j is taken: %s', (rating, isTaken) => expect(ratingProblem(rating) === null).toBe(isTaken));
});
