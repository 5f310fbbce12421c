import { createMember } from '#server/engines/identity/accounts/memberStore.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';

const LIST = 'query List { siteTexts { name title origin isDraft } }';
const LOOK =
  'query Look($name: ID!) { siteText(name: $name) { markdown origin isDraft revision changes { revision staff isDraft isRemoval } } }';
const TRY =
  'query Try($name: ID!, $markdown: String!) { textAttempt(name: $name, markdown: $markdown) { faults document { heading blocks { kind } } } }';
const WRITE =
  'mutation Write($name: ID!, $revision: Int!, $markdown: String!, $isDraft: Boolean!) { writeSiteText(name: $name, revision: $revision, markdown: $markdown, isDraft: $isDraft) { faults } }';
const RESTORE =
  'mutation Restore($name: ID!, $revision: Int!, $to: Int!) { restoreSiteText(name: $name, revision: $revision, to: $to) }';
const READ = 'query Read($kind: String!, $key: String!) { content(kind: $kind, key: $key) { title } }';
const DRAFTS = 'query Drafts { contentDrafts { kind key title } }';
const PREVIEW = 'query Preview($kind: String!, $key: String!) { contentPreview(kind: $kind, key: $key) { title } }';

let site: TestApp;
let staff: { memberId: number; isInternal: true };
beforeAll(async () => {
  site = await startTestApp();
  const made = await createMember(site.db, {
    email: 'author@example.com',
    firstName: 'Una',
    lastName: 'Testwell',
    passwordHash: null,
    kind: 'internal',
  });
  staff = { memberId: made!.id, isInternal: true };
}, 60_000);
afterAll(() => site.close());

const textOf = (title: string, body = 'Words.') =>
  `---\ntitle: ${title}\ndescription: Of the society.\n---\n\n${body}\n`;
const codeOf = (errors?: readonly { extensions: Record<string, unknown> }[]) => errors?.[0]?.extensions.code;

interface Looked {
  markdown: string;
  origin: string | null;
  isDraft: boolean;
  revision: number;
  changes: { revision: number; staff: string | null; isDraft: boolean; isRemoval: boolean }[];
}
const look = async (name: string) =>
  (await site.ask<{ siteText: Looked | null }>(LOOK, { name }, staff)).data!.siteText;
/** Writes on top of the newest change, unless another revision is named. */
const write = async (name: string, markdown: string, more: { isDraft?: boolean; revision?: number } = {}) => {
  const revision = more.revision ?? (await look(name))?.revision ?? 0;
  const { data, errors } = await site.ask<{ writeSiteText: { faults: string[] } }>(
    WRITE,
    { name, revision, markdown, isDraft: more.isDraft ?? false },
    staff,
  );
  return data?.writeSiteText.faults ?? codeOf(errors);
};
const restore = async (name: string, to: number) => {
  const { revision } = (await look(name))!;
  return (await site.ask<object>(RESTORE, { name, revision, to }, staff)).data;
};
const titleFor = async (kind: string, key: string) =>
  (await site.ask<{ content: { title: string } | null }>(READ, { kind, key })).data?.content?.title ?? null;

it('a text that staff publish takes the place of ours at once, and ours comes back when it is removed', async () => {
  const ours = await titleFor('site', 'terms');
  expect(await look('site/terms')).toMatchObject({ origin: 'SOFTWARE', revision: 0, changes: [] });
  expect(await write('site/terms', textOf('Terms of Wexcombe'))).toEqual([]);
  expect(await titleFor('site', 'terms')).toBe('Terms of Wexcombe');
  expect(await look('site/terms')).toMatchObject({
    origin: 'BROWSER',
    markdown: textOf('Terms of Wexcombe'),
    changes: [{ staff: 'Una Testwell', isDraft: false, isRemoval: false }],
  });
  expect(await restore('site/terms', 0)).toEqual({ restoreSiteText: true });
  expect(await titleFor('site', 'terms')).toBe(ours);
  expect(await look('site/terms')).toMatchObject({ origin: 'SOFTWARE', changes: [{ isRemoval: true }, {}] });
});

it('a draft leaves readers with what they had, until it is published', async () => {
  expect(await write('page/opening-hours', textOf('Open on Mondays'))).toEqual([]);
  expect(await write('page/opening-hours', textOf('Open on Tuesdays'), { isDraft: true })).toEqual([]);
  expect(await titleFor('page', 'opening-hours')).toBe('Open on Mondays');
  expect(await look('page/opening-hours')).toMatchObject({ isDraft: true, markdown: textOf('Open on Tuesdays') });
  const of = { kind: 'page', key: 'opening-hours' };
  expect((await site.ask<{ contentDrafts: object[] }>(DRAFTS, {}, staff)).data?.contentDrafts).toContainEqual({
    ...of,
    title: 'Open on Tuesdays',
  });
  expect((await site.ask<object>(PREVIEW, of, staff)).data).toEqual({ contentPreview: { title: 'Open on Tuesdays' } });
  expect(await write('page/opening-hours', textOf('Open on Tuesdays'))).toEqual([]);
  expect(await titleFor('page', 'opening-hours')).toBe('Open on Tuesdays');
  const { changes } = (await look('page/opening-hours'))!;
  expect(await restore('page/opening-hours', changes.at(-1)!.revision)).toEqual({ restoreSiteText: true });
  expect(await titleFor('page', 'opening-hours')).toBe('Open on Mondays');
});

it('is listed with where it lies, and an article of the help can be written like any other', async () => {
  const list = async () =>
    (await site.ask<{ siteTexts: { name: string; origin: string }[] }>(LIST, {}, staff)).data!.siteTexts;
  const article = (await list()).find(({ name }) => /^help\/.*\/.*\/(?!index)/u.test(name))!;
  const before = (await look(article.name))!.markdown;
  expect(await write(article.name, before.replace(/^title: .*$/mu, 'title: Ours now'))).toEqual([]);
  expect((await list()).find(({ name }) => name === article.name)).toMatchObject({
    title: 'Ours now',
    origin: 'BROWSER',
  });
});

it.each([
  ['without front matter', 'Hello', false, /front matter/u],
  ['without front matter as a draft', 'Hello', true, /front matter/u],
  ['with a fault', textOf('Rules', '# Too high'), false, /two to four hash signs/u],
  ['that says it is a draft', '---\ntitle: A\ndescription: B\ndraft: true\n---\n', false, /draft: true/u],
  ['that says it is a sample', '---\ntitle: A\ndescription: B\nsample: true\n---\n', false, /sample: true/u],
])('a text %s is not kept', async (_what, markdown, isDraft, fault) => {
  expect(await write('page/rules', markdown, { isDraft })).toEqual([expect.stringMatching(fault)]);
  expect(await titleFor('page', 'rules')).toBeNull();
});

it('a draft may have faults, which its attempt names beside what shows', async () => {
  const markdown = textOf('Later', '# Too high');
  expect(await write('page/later', markdown, { isDraft: true })).toEqual([]);
  expect((await site.ask<object>(TRY, { name: 'page/later', markdown }, staff)).data).toEqual({
    textAttempt: {
      faults: [expect.stringContaining('hash signs')],
      document: { heading: 'Later', blocks: [{ kind: 'heading' }] },
    },
  });
});

it('two who write at once do not write over each other unseen', async () => {
  expect(await write('page/two', textOf('First'), { revision: 0 })).toEqual([]);
  expect(await write('page/two', textOf('Second'), { revision: 0 })).toBe('CONFLICT');
  expect(await titleFor('page', 'two')).toBe('First');
  const both = await Promise.all(['A', 'B'].map((title) => write('page/race', textOf(title), { revision: 0 })));
  expect(both.map(String).sort()).toEqual(['', 'CONFLICT']);
});

it.each([['../page/x'], ['page/X'], ['page'], ['nothing/x'], ['help/a'], ['page/a.md'], ['']])(
  'no text can be called %p',
  async (name) => {
    expect(await look(name)).toBeNull();
    expect(await write(name, textOf('X'))).toBe('NOT_FOUND');
  },
);

it('a text has 50,000 characters at most', async () => {
  expect(await write('page/long', textOf('Long', 'x'.repeat(50_000)))).toBe('BAD_USER_INPUT');
});

it.each([
  ['a visitor', undefined],
  ['a member', { memberId: 1, isInternal: false }],
  ['staff without the duty', { memberId: 1, isInternal: true, duties: ['support'] as const }],
])('there is nothing here for %s', async (_who, as) => {
  const asked: readonly [string, object][] = [
    [LIST, {}],
    [LOOK, { name: 'site/terms' }],
    [TRY, { name: 'site/terms', markdown: '' }],
    [WRITE, { name: 'site/terms', revision: 0, markdown: textOf('X'), isDraft: false }],
    [RESTORE, { name: 'site/terms', revision: 0, to: 0 }],
  ];
  for (const [query, values] of asked) expect(codeOf((await site.ask(query, values, as)).errors)).toBe('NOT_FOUND');
});
