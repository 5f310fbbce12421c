import { lockChanges } from '#server/engines/newspapers/newspaperLocks.ts';
import type { DeskNewspaper } from '#server/modules/kernel/graphql/types.generated.ts';
import { waitingNewspaperFiles } from '#server/modules/newspapers/desk/index.ts';
import { putIssue } from '#test/support/server/putNewspaper.ts';
import { type NewspaperDesk, startNewspaperDesk } from '#test/support/server/startNewspaperDesk.ts';

let desk: NewspaperDesk;
beforeAll(async () => {
  desk = await startNewspaperDesk();
});
afterAll(() => desk.close());

const now = ({ slug }: DeskNewspaper) => desk.ask<DeskNewspaper>('newspaper', { slug });
/** Changes what a newspaper is, from what is there. */
async function change(paper: DeskNewspaper, more: object): Promise<DeskNewspaper> {
  const { id, revision, name, placeName, county, access } = await now(paper);
  return desk.ask('change', { id, was: revision, to: { name, placeName, county, access, ...more } });
}
async function withIssue(name: string, access: readonly string[]): Promise<DeskNewspaper> {
  const paper = await desk.make(name);
  await putIssue(desk.db, paper.id, '1824-02-17', [{ text: 'x' }]);
  return access.length === 0 ? paper : change(paper, { access });
}

it('what a colleague changed meanwhile is not undone by a page that has not seen it', async () => {
  const paper = await desk.make('Two tabs');
  await change(paper, { access: ['subscribers'] });
  const to = { name: 'Two Tabs', placeName: null, county: null, access: ['free'] };
  await expect(desk.ask('change', { id: paper.id, was: paper.revision, to })).rejects.toThrow('was changed meanwhile');
  expect(await now(paper)).toMatchObject({ name: 'Two tabs', access: ['subscribers'] });
});

it('newspapers of one name that are made at once have an address each', async () => {
  const made = await Promise.all([desk.make('Made twice', '0001111'), desk.make('Made twice', '0002222')]);
  expect(made.map(({ slug }) => slug).sort()).toEqual(['made-twice', expect.stringMatching(/^made-twice-bl-000/u)]);
});

it('staff do not wait for an issue that is being taken', async () => {
  const paper = await desk.make('Busy');
  await desk.db.transaction(async (tx) => {
    await putIssue(tx, paper.id, '1824-02-17', []);
    const day = '1824-02-24';
    await desk.ask('explain', { id: paper.id, from: day, to: day, reason: 'DAMAGED' });
    await desk.ask('upload', { id: paper.id, name: 'a.zip', size: 1 });
  });
  expect(await now(paper)).toMatchObject({ issueCount: 1, files: [{ state: 'ARRIVING' }] });
});

it('a name that changes while an issue is taken ends neither', async () => {
  const paper = await desk.make('Renamed');
  let renamed: Promise<unknown> = Promise.resolve();
  await desk.db.transaction(async (tx) => {
    await lockChanges(tx);
    renamed = change(paper, { name: 'Renamed Post' });
    await new Promise((resolve) => setTimeout(resolve, 300));
    await tx.rows('/* test.span */ UPDATE newspaper_title SET first_issue = $2 WHERE id = $1', [
      paper.id,
      '1824-02-17',
    ]);
  });
  await expect(renamed).resolves.toMatchObject({ name: 'Renamed Post' });
});

it('of a newspaper one file is worked on at a time, also where the older one is asked for later', async () => {
  const paper = await desk.make('One at a time');
  const ids = await desk.db.rows<{ id: number }>(
    `/* test.files */ INSERT INTO newspaper_file (title_id, name, bytes, stage, leased_until) VALUES ($1, 'a.zip', 1, 'waiting', '-infinity'), ($1, 'a.zip', 1, 'waiting', now() + interval '1 minute') RETURNING id`,
    [paper.id],
  );
  const files = { sizeOf: () => Promise.resolve(1) };
  expect(await waitingNewspaperFiles(desk.db, files, 9)).toEqual([]);
  await desk.db.rows(`/* test.done */ UPDATE newspaper_file SET stage = 'done' WHERE id = $1`, [ids[1]?.id]);
  expect(await waitingNewspaperFiles(desk.db, files, 9)).toEqual([{ id: ids[0]?.id }]);
});

it('pictures that may not be shared are not shared by a change of readers', async () => {
  const paper = await withIssue('Not shared', ['subscribers']);
  await desk.db.rows('/* test.sharing */ UPDATE access_rule SET allows_sharing = false WHERE title_id = $1', [
    paper.id,
  ]);
  await change(paper, { access: ['subscribers', 'institution:truro'] });
  expect(
    await desk.db.rows('/* test.rules */ SELECT allows_sharing AS sharing FROM access_rule WHERE title_id = $1', [
      paper.id,
    ]),
  ).toEqual([{ sharing: false }, { sharing: false }]);
});

describe('where two people have the duty', () => {
  beforeAll(() => desk.addColleague());

  it.each<[string, string[], object, boolean]>([
    ['everyone in place of members', [], { access: ['free'] }, true],
    ['members in place of subscribers', ['subscribers'], { access: ['members'] }, true],
    ['patrons beside subscribers', ['subscribers'], { access: ['subscribers', 'institution:truro'] }, true],
    ['the rules of the site in place of subscribers', ['subscribers'], { access: [] }, true],
    ['another county, whose newspapers are free', [], { county: 'Freeshire' }, true],
    ['subscribers in place of members', ['members'], { access: ['subscribers'] }, false],
    ['patrons in place of members', ['members'], { access: ['institution:truro'] }, false],
    ['another name', ['members'], { name: 'Another name' }, false],
  ])('%s', async (what, access, more, waits) => {
    await desk.db.rows(
      `/* test.county */ INSERT INTO access_rule (county, access) SELECT 'Freeshire', 'free' WHERE NOT EXISTS (SELECT FROM access_rule WHERE county = 'Freeshire')`,
    );
    const paper = await withIssue(`Readers: ${what}`, []);
    await desk.db.rows('/* test.before */ INSERT INTO access_rule (title_id, access) SELECT $1, unnest($2::text[])', [
      paper.id,
      access,
    ]);
    const changed = await change(paper, { placeName: 'Truro', ...more });
    expect(changed).toMatchObject({ placeName: 'Truro', isAskedToOpen: waits });
    if (!waits) return expect(changed).toMatchObject(more);
    expect(changed.access).toEqual(access);
    await expect(desk.decide(paper, true, { memberId: 1, isInternal: true })).rejects.toThrow();
    await desk.decide(paper, true);
    expect(await now(paper)).toMatchObject({ ...more, isAskedToOpen: false });
  });

  it('a newspaper without issues, and one that changed since, are another matter', async () => {
    expect(await change(await desk.make('Empty'), { access: ['free'] })).toMatchObject({
      access: ['free'],
      isAskedToOpen: false,
    });
    const paper = await withIssue('Changed since', ['subscribers']);
    await change(paper, { access: ['free'] });
    await desk.db.rows(`/* test.since */ UPDATE access_rule SET access = 'institution:truro' WHERE title_id = $1`, [
      paper.id,
    ]);
    await expect(desk.decide(paper, true)).rejects.toThrow('was changed since');
    await desk.decide(paper, false);
    expect(await now(paper)).toMatchObject({ access: ['institution:truro'], isAskedToOpen: false });
  });
});
