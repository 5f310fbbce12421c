import { openDueIssues } from '#server/engines/newspapers/issueClosures.ts';
import type {
  DeskNewspaper,
  DeskNewspaperYear,
  NewspaperClosures,
} from '#server/modules/kernel/graphql/types.generated.ts';
import { altoPage } from '#test/support/newspaperFiles.ts';
import { type NewspaperDesk, startNewspaperDesk } from '#test/support/server/startNewspaperDesk.ts';
import { zipOf } from '#test/support/server/zipOf.ts';

const DAYS = ['1824-02-03', '1824-02-10', '1824-02-17', '1824-02-24'];
const papers = (days: readonly string[], line = 'THE SHIP ARRIVED'): Buffer =>
  zipOf(days.map((day): [string, Buffer] => [`p/${day}/0001.xml`, Buffer.from(altoPage([`HERALD ${day}`, line]))]));

let desk: NewspaperDesk;
beforeAll(async () => {
  desk = await startNewspaperDesk();
  desk.work();
});
afterAll(() => desk.close());

async function paperOf(name: string): Promise<DeskNewspaper> {
  const paper = await desk.make(name);
  await desk.take(paper, await desk.bring(paper, 'p.zip', papers(DAYS)));
  return paper;
}
const change = ({ id }: DeskNewspaper, to: object) =>
  desk.ask<DeskNewspaper>('issues', { id, from: DAYS[1], to: DAYS[2], why: 'The owner asked.', ...to });
const closures = ({ id }: DeskNewspaper) => desk.ask<NewspaperClosures>('closures', { id });
const year = ({ id }: DeskNewspaper) => desk.ask<DeskNewspaperYear>('year', { id, year: 1824 });
const now = ({ slug }: DeskNewspaper) => desk.ask<DeskNewspaper>('newspaper', { slug });
const shownToReaders = async ({ slug }: DeskNewspaper) =>
  (
    await desk.site.ask<{ newspaperHoldings: { title: { issueCount: number } } | null }>(
      `query Held { newspaperHoldings(slug: "${slug}") { title { issueCount } } }`,
    )
  ).data?.newspaperHoldings?.title.issueCount ?? 0;

it('staff close issues until a day, see which, and open them where no one else has the duty', async () => {
  const paper = await paperOf('Closed by one');
  expect(await change(paper, { change: 'CLOSE', until: '2999-01-01' })).toMatchObject({
    issueCount: 4,
    closedCount: 2,
  });
  expect(await shownToReaders(paper)).toBe(2);
  expect(await year(paper)).toMatchObject({ held: [DAYS[0], DAYS[3]], closed: [DAYS[1], DAYS[2]], gaps: [] });
  const span = { from: DAYS[1], to: DAYS[2], issues: 2, why: 'The owner asked.' };
  expect(await closures(paper)).toEqual({
    closed: [{ ...span, until: '2999-01-01', isWithdrawn: false }],
    history: [{ ...span, change: 'CLOSE', until: '2999-01-01', by: 'Anna Lee' }],
  });
  await change(paper, { change: 'WITHDRAW', to: DAYS[1], why: 'Private.' });
  expect((await closures(paper)).closed).toEqual([
    { from: DAYS[1], to: DAYS[1], issues: 1, until: '2999-01-01', isWithdrawn: true, why: 'Private.' },
    { from: DAYS[2], to: DAYS[2], issues: 1, until: '2999-01-01', isWithdrawn: false, why: 'The owner asked.' },
  ]);
  await change(paper, { change: 'OPEN' });
  expect(await shownToReaders(paper)).toBe(3);
  await change(paper, { change: 'RESTORE' });
  expect(await now(paper)).toMatchObject({ closedCount: 0, isAskedToOpen: false });
  const { closed, history } = await closures(paper);
  expect(closed).toEqual([]);
  expect(history.map((done) => [done.change, done.issues])).toEqual([
    ['RESTORE', 1],
    ['OPEN', 2],
    ['WITHDRAW', 1],
    ['CLOSE', 2],
  ]);
});

it('the site opens issues on their day, and says so', async () => {
  const paper = await paperOf('Due');
  await change(paper, { change: 'CLOSE', until: '2998-01-01' });
  await change(paper, { change: 'CLOSE', until: '9999-12-31', to: DAYS[1] });
  expect(await openDueIssues(desk.db, '2997-12-31')).toBe(0);
  expect(await openDueIssues(desk.db, '2998-01-01')).toBe(1);
  expect(await shownToReaders(paper)).toBe(3);
  const { closed, history } = await closures(paper);
  expect(closed).toMatchObject([{ from: DAYS[1], issues: 1, until: '9999-12-31' }]);
  expect(history[0]).toMatchObject({ change: 'OPEN', from: DAYS[2], to: DAYS[2], issues: 1, by: null });
});

it('a file that is brought later says what is here, finds no gap, and opens nothing', async () => {
  const paper = await paperOf('Brought later');
  await change(paper, { change: 'CLOSE', until: '2999-01-01' });
  const file = await desk.bring(paper, 'again.zip', papers(DAYS, 'THE SHIP SANK'));
  const { issues, gaps } = await desk.report(file);
  expect([issues.map(({ state }) => state), gaps]).toEqual([DAYS.map(() => 'HELD'), []]);
  await desk.take(paper, file);
  expect([await shownToReaders(paper), (await now(paper)).closedCount]).toEqual([2, 2]);
  expect((await year(paper)).held).toEqual([DAYS[0], DAYS[3]]);
});

it('issues that are closed while they are brought again are closed, and both are done', async () => {
  const paper = await paperOf('At the same time');
  for (const line of ['THE SHIP SANK', 'THE SHIP ROSE', 'THE SHIP LEFT']) {
    const file = await desk.bring(paper, `${line}.zip`, papers(DAYS, line));
    const [taken] = await Promise.all([
      desk.take(paper, file),
      change(paper, { change: 'CLOSE', until: '2999-01-01' }),
    ]);
    expect(taken).toMatchObject({ state: 'TAKEN', issueCount: 4 });
    expect([await shownToReaders(paper), (await year(paper)).held]).toEqual([2, [DAYS[0], DAYS[3]]]);
    await change(paper, { change: 'OPEN' });
    expect([await shownToReaders(paper), (await year(paper)).held]).toEqual([4, DAYS]);
  }
});

it.each<[string, object, string]>([
  ['a day that has come', { change: 'CLOSE', until: '2026-01-01' }, 'Choose a day after today.'],
  ['no day', { change: 'CLOSE' }, 'Choose a day after today.'],
  ['what is no day', { change: 'CLOSE', until: 'next year' }, 'Choose a day after today.'],
  ['no reason', { change: 'WITHDRAW', why: ' ' }, 'Say why'],
  ['a reason that is too long', { change: 'WITHDRAW', why: 'x'.repeat(501) }, 'Say why'],
  ['days without an issue', { change: 'WITHDRAW', from: '1900-01-01', to: '1900-12-31' }, 'no issue of these days'],
  ['opening what is open', { change: 'OPEN' }, 'so already'],
  ['putting back what is not withdrawn', { change: 'RESTORE' }, 'so already'],
  ['the last day before the first', { change: 'WITHDRAW', from: DAYS[2], to: DAYS[1] }, 'later than the last'],
  ['days of no calendar', { change: 'WITHDRAW', from: '1824-02-30' }, 'Write a day as'],
])('%s is refused', async (_what, to, words) => {
  const paper = (await desk.ask<DeskNewspaper | null>('newspaper', { slug: 'refused' })) ?? (await paperOf('Refused'));
  await expect(change(paper, to)).rejects.toThrow(words);
  expect(await closures(paper)).toEqual({ closed: [], history: [] });
});

describe('where two people have the duty', () => {
  beforeAll(() => desk.addColleague());

  it.each<[string, object, object, boolean]>([
    ['an earlier day', { change: 'CLOSE', until: '2999-01-01' }, { change: 'CLOSE', until: '2998-01-01' }, true],
    ['no day', { change: 'CLOSE', until: '2999-01-01' }, { change: 'OPEN' }, true],
    ['withdrawn issues put back', { change: 'WITHDRAW' }, { change: 'RESTORE' }, true],
    ['a later day', { change: 'CLOSE', until: '2998-01-01' }, { change: 'CLOSE', until: '2999-01-01' }, false],
    ['closed ones withdrawn', { change: 'CLOSE', until: '2999-01-01' }, { change: 'WITHDRAW' }, false],
  ])('%s', async (what, first, then, waits) => {
    const paper = await paperOf(`Two: ${what}`);
    await change(paper, first);
    const before = await closures(paper);
    expect(await change(paper, then)).toMatchObject({ isAskedToOpen: waits, closedCount: 2 });
    if (!waits) return;
    expect(await closures(paper)).toEqual(before);
    await desk.decide(paper, true);
    const { closed, history } = await closures(paper);
    expect(history[0]).toMatchObject({ issues: 2, why: 'The owner asked.', by: 'Anna Lee' });
    expect(closed).toEqual('until' in then ? [{ ...before.closed[0], until: '2998-01-01' }] : []);
    expect(await now(paper)).toMatchObject({ isAskedToOpen: false });
  });

  it('issues that are open are closed at once beside those that wait; what changed since is not opened', async () => {
    const paper = await paperOf('Both');
    await change(paper, { change: 'CLOSE', until: '2999-01-01', to: DAYS[1] });
    expect(await change(paper, { change: 'CLOSE', until: '2998-01-01' })).toMatchObject({
      isAskedToOpen: true,
      closedCount: 2,
    });
    expect((await closures(paper)).closed.map(({ until }) => until)).toEqual(['2999-01-01', '2998-01-01']);
    await change(paper, { change: 'WITHDRAW', from: DAYS[2] });
    await expect(desk.decide(paper, true)).rejects.toThrow('were changed since');
    await desk.decide(paper, false);
    expect(await now(paper)).toMatchObject({ isAskedToOpen: false, closedCount: 2 });
  });
});
