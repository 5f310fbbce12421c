import { createMember } from '#server/engines/identity/accounts/memberStore.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';

const FIELDS = '{ view direction ancestors descendants }';
const READ = `query TreeChartSettings { treeChartSettings ${FIELDS} }`;
const KEEP = `mutation Keep($input: TreeChartSettingsInput!) { rememberTreeChartSettings(input: $input) ${FIELDS} }`;
const FAN = { view: 'FAN', direction: 'DOWN', ancestors: 6, descendants: 1 };

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
}, 60_000);
afterAll(() => site?.close());

it('remembers for each member how they look at charts, and for visitors nothing', async () => {
  const [una, ned] = await Promise.all(
    ['una', 'ned'].map((name) =>
      createMember(site.db, {
        email: `${name}@example.com`,
        firstName: name,
        lastName: 'Testwell',
        passwordHash: null,
      }),
    ),
  );
  const as = { memberId: una!.id };
  expect((await site.ask(READ, {}, as)).data).toEqual({ treeChartSettings: null });
  await site.ask(KEEP, { input: { ...FAN, view: 'PEDIGREE' } }, as);
  expect((await site.ask(KEEP, { input: FAN }, as)).data).toEqual({ rememberTreeChartSettings: FAN });
  expect((await site.ask(READ, {}, as)).data).toEqual({ treeChartSettings: FAN });
  expect((await site.ask(READ, {}, { memberId: ned!.id })).data).toEqual({ treeChartSettings: null });
  expect((await site.ask(READ)).data).toEqual({ treeChartSettings: null });
  const { errors: ofVisitor } = await site.ask(KEEP, { input: FAN });
  const { errors: ofTooMany } = await site.ask(KEEP, { input: { ...FAN, ancestors: 99 } }, as);
  expect([ofVisitor?.[0]?.extensions.code, ofTooMany?.[0]?.extensions.code]).toEqual([
    'UNAUTHENTICATED',
    'BAD_USER_INPUT',
  ]);
});
