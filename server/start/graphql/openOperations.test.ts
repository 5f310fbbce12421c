import { readFileSync } from 'node:fs';

import { buildSchema } from 'graphql';

import { FLAGS } from '#domain/kernel/grants/flagNames.ts';
import { askFor } from '#test/support/server/sampleArguments.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';
import { grownTables, tableRows } from '#test/support/server/tableRows.ts';

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
const ROOTS = { query: schema.getQueryType(), mutation: schema.getMutationType() } as const;

/** What a visitor hears of what is for others. */
const REFUSED = ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'FAMILY_TREE_NOT_FOUND_ERROR', 'RECENT_SIGN_IN_REQUIRED'];
const MESSAGE = {
  topic: 'other',
  subject: 'A question',
  text: 'Where is the register?',
  email: 'stranger@example.com',
  about: '',
  files: [],
};
/** Arguments of what is looked at before it is counted. */
const GIVEN: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  askToCloseRecord: {
    input: {
      recordId: 'R39/1/1',
      concern: 'RELATIVE',
      reason: 'The record is about my mother.',
      contact: 'niece@example.com',
    },
  },
  contactSupport: { input: MESSAGE },
  rateArticle: { input: { articleId: '611', isHelpful: true, words: '' } },
  reportSharedClipping: { shareId: 'x'.repeat(22), reason: 'LIVING', comment: '' },
};

/**
 * Mutations that are open to visitors, each with the allowance that bounds it. A new one is missing here until it has
 * one.
 */
const OPEN: Readonly<Record<string, string>> = {
  answerSiteSurvey: 'siteSurvey',
  askToCloseRecord: 'recordClosure',
  cancelEmailChange: 'emailLinks',
  confirmEmailAddress: 'emailLinks',
  contactSupport: 'supportRequest',
  keepAccountByLink: 'emailLinks',
  rateArticle: 'helpRating',
  replyToSupport: 'supportReply',
  reportSharedClipping: 'clippingReports',
  solveSupportRequest: 'supportReply',
  takeSiteSurveyTurn: 'siteSurveyTurn',
};
/** What says that there is nothing to answer, where others say that it was too much. */
const QUIET = ['takeSiteSurveyTurn'];

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site?.close());

/**
 * Asks as a visitor from a network, with everything switched on. @returns the code of the refusal; null for an answer
 */
async function ask(kind: keyof typeof ROOTS, name: string, ip: string): Promise<string | null> {
  const field = ROOTS[kind]?.getFields()[name];
  if (!field) throw new Error(`There is no ${kind} ${name}.`);
  const answer = await site.app.inject({
    method: 'POST',
    url: '/graphql',
    remoteAddress: ip,
    headers: site.headersOf({ flags: Object.values(FLAGS) }),
    payload: askFor(kind, field, GIVEN[name]),
  });
  return answer.json<{ errors?: { extensions: { code: string } }[] }>().errors?.[0]?.extensions.code ?? null;
}

/** What was counted for a network: the names of its allowances. */
const countedFor = async (ip: string): Promise<string[]> =>
  (await site.db.rows<{ key: string }>('/* test.limits */ SELECT key FROM rate_limit WHERE key LIKE $1', [`%:${ip}`]))
    .map(({ key }) => key.slice(0, -ip.length - 1))
    .sort();

it('every mutation that is open to visitors counts towards an allowance of their network, and stops when that is used up', async () => {
  const found: Record<string, string> = {};
  const unending: string[] = [];
  for (const [at, name] of Object.keys(ROOTS.mutation?.getFields() ?? {}).entries()) {
    const ip = `198.18.${Math.floor(at / 200)}.${1 + (at % 200)}`;
    const code = await ask('mutation', name, ip);
    const counted = (await countedFor(ip)).join();
    if (counted === '' && REFUSED.includes(code ?? '')) continue;
    found[name] = counted;
    await site.db.rows('/* test.useUp */ UPDATE rate_limit SET points = 1000000 WHERE key LIKE $1', [`%:${ip}`]);
    if ((await ask('mutation', name, ip)) !== (QUIET.includes(name) ? null : 'RATE_LIMITED')) unending.push(name);
  }
  expect(found).toEqual(OPEN);
  expect(unending).toEqual([]);
});

it('no query writes for a visitor what is not counted', async () => {
  const names = Object.keys(ROOTS.query?.getFields() ?? {});
  const networkOf = (at: number) => `198.19.${Math.floor(at / 200)}.${1 + (at % 200)}`;
  for (const [at, name] of names.entries()) await ask('query', name, networkOf(at));
  const counted = await Promise.all(names.map((_name, at) => countedFor(networkOf(at))));
  const free = names.filter((_name, at) => counted[at]?.length === 0);
  expect(free.length).toBeGreaterThan(50);
  const before = await tableRows(site.db);
  for (const name of free) await ask('query', name, '198.20.0.1');
  const after = await tableRows(site.db);
  expect(grownTables(before, after)).toEqual([]);
});
