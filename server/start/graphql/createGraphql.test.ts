import { pino } from 'pino';

import { NO_ADDRESSES } from '#domain/site/content/siteBoot.ts';
import { StatementError } from '#server/platform/db/StatementError.ts';
import { emptySearch } from '#test/support/server/emptySearch.ts';
import { startTestApp, type Answer, type TestApp } from '#test/support/server/startTestApp.ts';

import { maskError } from './maskError.ts';
import { QUERY_LIMITS } from './queryLimits.ts';

const SITE = 'query Site { site { mode version recordCount recordSetCount } }';
const BROKEN = new Error('row (Mary, Penrose) is broken');
/** What the count of records fails with. */
let failure: Error = BROKEN;
const lines: Record<string, unknown>[] = [];
const log = pino({}, { write: (line: string) => lines.push(JSON.parse(line) as Record<string, unknown>) });

let site: TestApp;
let broken: TestApp;
let production: TestApp;
beforeAll(async () => {
  site = await startTestApp();
  const settings = { mode: 'production', trustedProxies: [], searchLimit: 0 } as const;
  [broken, production] = await Promise.all([
    startTestApp({ log, search: { ...emptySearch, health: () => Promise.reject(failure) } }),
    startTestApp({
      settings,
      site: { mode: 'production', version: '1', publicUrl: 'http://localhost:3000', addresses: NO_ADDRESSES },
    }),
  ]);
});
afterAll(() => Promise.all([site, broken, production].map((app) => app.close())));

const codesOf = ({ errors = [] }: Answer<unknown>) => errors.map((error) => error.extensions.code);
const post = (app: TestApp, payload: unknown, headers: Record<string, string> = {}) =>
  app.app.inject({
    method: 'POST',
    url: '/graphql',
    payload: JSON.stringify(payload),
    headers: { 'content-type': 'application/json', ...headers },
  });

describe('POST /graphql', () => {
  it('API-001 answers a named operation at the site’s own address', async () => {
    expect(await site.ask(SITE)).toEqual({
      status: 200,
      data: { site: { mode: 'DEMO', version: '0.0.0-test', recordCount: 0, recordSetCount: 0 } },
    });
  });

  it('counts published sets only', async () => {
    await site.db
      .rows(`/* test.sets */ INSERT INTO record_set (id, name, description, type, category, subcategory, source_country, access, live_generation)
      VALUES ('LIVE', 'Live', 'd', 'CENSUS', 'c', 's', 'England', 'free', 1), ('DRAFT', 'Draft', 'd', 'CENSUS', 'c', 's', 'England', 'free', NULL)`);
    expect(await site.ask('query Site { site { recordSetCount } }')).toMatchObject({
      data: { site: { recordSetCount: 1 } },
    });
  });

  it('wants the operation named', async () => {
    const answer = await post(site, { query: '{ site { mode } }' });
    expect(answer.statusCode).toBe(400);
    expect(codesOf(answer.json())).toEqual(['OPERATION_NAME_REQUIRED']);
  });

  it.each([
    ['GET', '/graphql?query={site{mode}}&operationName=Site', 405],
    ['PUT', '/graphql', 404],
  ] as const)('does not answer %s', async (method, url, status) => {
    expect((await site.app.inject({ method, url })).statusCode).toBe(status);
  });

  it('takes JSON only, which no foreign page can send', async () => {
    const form = await site.app.inject({
      method: 'POST',
      url: '/graphql',
      payload: JSON.stringify({ query: SITE, operationName: 'Site' }),
      headers: { 'content-type': 'text/plain' },
    });
    expect([form.statusCode, codesOf(form.json())]).toEqual([415, ['UNSUPPORTED_MEDIA_TYPE']]);
  });

  it('takes one operation a request', async () => {
    const batch = await post(site, [
      { query: SITE, operationName: 'Site' },
      { query: SITE, operationName: 'Site' },
    ]);
    expect(batch.statusCode).toBe(400);
    expect(batch.json()).toHaveProperty('errors');
  });

  it('refuses a body over the limit', async () => {
    const answer = await post(site, { query: SITE, operationName: 'Site', variables: { text: 'x'.repeat(1_100_000) } });
    expect([answer.statusCode, codesOf(answer.json())]).toEqual([413, ['TOO_LARGE']]);
  });

  it('takes 64 kB from a visitor, and no more from one who does not say how much it is', async () => {
    const of = (length: number) =>
      post(site, { query: SITE, operationName: 'Site', variables: { text: 'x'.repeat(length) } });
    expect((await of(60_000)).statusCode).toBe(200);
    const answer = await of(65_536);
    expect([answer.statusCode, codesOf(answer.json())]).toEqual([413, ['TOO_LARGE']]);
    expect(
      (await post(site, { query: SITE, operationName: 'Site' }, { 'transfer-encoding': 'chunked' })).statusCode,
    ).toBe(413);
  });

  it('takes more from members, and not from visitors with an invented token', async () => {
    const of = (headers: Record<string, string>) =>
      post(site, { query: SITE, operationName: 'Site', variables: { text: 'x'.repeat(70_000) } }, headers);
    expect((await of(site.headersOf({}))).statusCode).toBe(200);
    for (const authorization of ['Bearer x', `Bearer ${'a'.repeat(43)}`, 'Basic x'])
      expect([authorization, (await of({ authorization })).statusCode]).toEqual([authorization, 413]);
  });

  it('distinguishes a wrong query from a failure of ours', async () => {
    const wrong = await site.ask('query Wrong { nothing }');
    expect(codesOf(wrong)).toEqual(['GRAPHQL_VALIDATION_FAILED']);
    const garbled = await site.ask('query Garbled {{');
    expect(codesOf(garbled)).toEqual(['GRAPHQL_PARSE_FAILED']);
  });

  it('is never cached', async () => {
    expect((await post(site, { query: SITE, operationName: 'Site' })).headers['cache-control']).toBe('no-store');
  });
});

describe('limits', () => {
  it.each([
    [
      'QUERY_TOO_DEEP',
      `query Deep { ${'... on Query { '.repeat(QUERY_LIMITS.depth)}__typename${' }'.repeat(QUERY_LIMITS.depth)} }`,
    ],
    [
      'QUERY_TOO_MANY_ALIASES',
      `query Many { ${Array.from({ length: QUERY_LIMITS.aliases + 1 }, (_, at) => `a${at}: site { mode }`).join(' ')} }`,
    ],
    ['QUERY_TOO_LONG', `query Long { ${'__typename '.repeat(QUERY_LIMITS.tokens)} }`],
    [
      'QUERY_TOO_COSTLY',
      `query Costly { ${'... on Query { '.repeat(14)}${'site { mode } '.repeat(60)}${' }'.repeat(14)} }`,
    ],
  ])('answer %s', async (code, query) => {
    const answer = await site.ask(query);
    expect(answer.status).toBe(400);
    expect(codesOf(answer)).toContain(code);
    expect(answer.data).toBeUndefined();
  });

  it('let through what stays under them', async () => {
    const deep = `query Deep { ${'... on Query { '.repeat(QUERY_LIMITS.depth - 1)}__typename${' }'.repeat(QUERY_LIMITS.depth - 1)} }`;
    expect(await site.ask(deep)).toMatchObject({ status: 200, data: { __typename: 'Query' } });
    const many = `query Many { ${Array.from({ length: QUERY_LIMITS.aliases }, (_, at) => `a${at}: site { mode }`).join(' ')} }`;
    expect(await site.ask(many)).toMatchObject({ status: 200, data: { a0: { mode: 'DEMO' } } });
  });

  it('cannot be got round with fragments that spread each other', async () => {
    const answer = await site.ask('query Loop { ...A } fragment A on Query { ...B } fragment B on Query { ...A }');
    expect(codesOf(answer)).toContain('GRAPHQL_VALIDATION_FAILED');
  });
});

describe('errors', () => {
  it('that are unforeseen keep their words to the log, beside the request id in the answer', async () => {
    const answer = await broken.ask(SITE);
    expect(JSON.stringify(answer)).not.toContain('Penrose');
    const [error] = answer.errors ?? [];
    expect(error).toMatchObject({
      message: 'Something went wrong.',
      path: ['site', 'recordCount'],
      extensions: { code: 'INTERNAL_SERVER_ERROR' },
    });
    expect(lines).toContainEqual(
      expect.objectContaining({
        msg: 'operation failed',
        requestId: error?.extensions.requestId,
        operation: 'Site',
        err: expect.objectContaining({ message: BROKEN.message }),
      }),
    );
  });

  it('that leave it open whether something was saved say so, for repeating it could save it twice, and are logged', async () => {
    const lost = Object.assign(new Error('Connection terminated unexpectedly'), { code: undefined });
    failure = new StatementError('db.commit', lost, true);
    const [error] = (await broken.ask(SITE)).errors ?? [];
    failure = BROKEN;
    expect(error).toMatchObject({
      message: 'We can’t tell whether this was saved',
      extensions: { code: 'WRITE_IN_DOUBT' },
    });
    expect(lines).toContainEqual(
      expect.objectContaining({ msg: 'operation failed', requestId: error?.extensions.requestId }),
    );
    expect(maskError(new StatementError('db.begin', lost))).toMatchObject({
      extensions: { code: 'INTERNAL_SERVER_ERROR' },
    });
  });

  it('in what was asked never bring the words of the asker into the log', async () => {
    const before = lines.length;
    const answer = await broken.ask(
      'query Search($input: RecordSearchInput!) { recordSearch(input: $input) { total } }',
      { input: { filters: 'Grace Pinch' } },
    );
    expect(codesOf(answer)).toEqual(['BAD_USER_INPUT']);
    expect(JSON.stringify(lines.slice(before))).not.toContain('Pinch');
    expect(lines.slice(before).map(({ msg }) => msg)).toEqual(['answered']);
  });

  it('carry the id of the answer’s header', async () => {
    const answer = await post(site, { query: 'query Wrong { nothing }', operationName: 'Wrong' });
    expect(answer.json()).toMatchObject({ errors: [{ extensions: { requestId: answer.headers['x-request-id'] } }] });
  });

  it('answer 401 to a token that is not good', async () => {
    const answer = await post(site, { query: SITE, operationName: 'Site' }, { authorization: 'Bearer forged' });
    expect([answer.statusCode, codesOf(answer.json())]).toEqual([401, ['UNAUTHENTICATED']]);
    expect(answer.headers['www-authenticate']).toBe('Bearer');
  });

  it('can be asked for outside production, by operation', async () => {
    const cookie = `test_overrides=${encodeURIComponent(JSON.stringify({ failures: { Site: 'AHNENDAB_ERROR' } }))}`;
    expect(codesOf(await site.ask(SITE, {}, undefined, { cookie }))).toEqual(['AHNENDAB_ERROR']);
    expect(await site.ask('query Other { site { mode } }', {}, undefined, { cookie })).toMatchObject({
      data: { site: { mode: 'DEMO' } },
    });
    expect(await production.ask(SITE, {}, undefined, { cookie })).toMatchObject({
      data: { site: { mode: 'PRODUCTION' } },
    });
  });
});

describe('a document that was sent before', () => {
  const MODE =
    'query Mode($yes: Boolean!, $no: Boolean!) { site { mode @include(if: $yes) version @include(if: $no) } }';

  it('is answered with the variables of each request, not with those of another', async () => {
    const answers = await Promise.all(
      [
        [true, false],
        [false, true],
        [true, true],
        [true, false],
      ].map(([yes, no]) => site.ask(MODE, { yes, no })),
    );
    expect(answers.map(({ data }) => Object.keys((data as { site: object } | undefined)?.site ?? {}))).toEqual([
      ['mode'],
      ['version'],
      ['mode', 'version'],
      ['mode'],
    ]);
    expect(codesOf(await site.ask(MODE, { yes: true }))).toEqual(['BAD_USER_INPUT']);
  });

  it('is answered to each reader by what they may read', async () => {
    const [una, ben] = await site.db.rows<{ id: number }>(
      `/* test.members */ INSERT INTO member (email, first_name, last_name) VALUES ('una@example.com', 'Una', 'Rowe'), ('ben@example.com', 'Ben', 'Hawke') RETURNING id`,
    );
    const MINE = 'query Mine { getPersonalDetails { email } }';
    const askers = [{ memberId: una?.id ?? 0 }, { memberId: ben?.id ?? 0 }, undefined, { memberId: una?.id ?? 0 }];
    const answers = await Promise.all(
      askers.map((as) => site.ask<{ getPersonalDetails: { email: string } | null }>(MINE, {}, as)),
    );
    expect(answers.map(({ data }) => data?.getPersonalDetails?.email)).toEqual([
      'una@example.com',
      'ben@example.com',
      undefined,
      'una@example.com',
    ]);
  });

  it.each([
    [
      'QUERY_TOO_DEEP',
      `query Deep { ${'... on Query { '.repeat(QUERY_LIMITS.depth + 1)}__typename${' }'.repeat(QUERY_LIMITS.depth + 1)} }`,
    ],
    ['QUERY_TOO_LONG', `query Long { ${'__typename '.repeat(QUERY_LIMITS.tokens + 1)} }`],
    ['GRAPHQL_PARSE_FAILED', 'query Garbled {{{'],
    ['GRAPHQL_VALIDATION_FAILED', 'query Wrong { nothingAtAll }'],
  ])('is refused again with %s, under the name of the new request', async (code, query) => {
    const [first, second] = [await site.ask(query), await site.ask(query)];
    expect([first, second].map(codesOf)).toEqual([[code], [code]]);
    expect(second.status).toBe(first.status);
    expect(first.errors?.[0]?.extensions.requestId).not.toBe(second.errors?.[0]?.extensions.requestId);
  });
});

describe('introspection', () => {
  const INTROSPECTION = 'query Schema { __schema { queryType { name } } }';

  it('is open outside production', async () => {
    expect(await site.ask(INTROSPECTION)).toMatchObject({ data: { __schema: { queryType: { name: 'Query' } } } });
  });

  it('is closed in production', async () => {
    const answer = await production.ask(INTROSPECTION);
    expect(answer.data).toBeUndefined();
    expect(new Set(codesOf(answer))).toEqual(new Set(['GRAPHQL_VALIDATION_FAILED']));
  });
});

describe('names that the schema has', () => {
  const wrong: [string, string, object][] = [
    ['a field', 'query Wrong { sit { mode } }', {}],
    ['an argument', 'query Wrong { featureReader(acount: "1") { kind } }', {}],
    ['a type', 'query Wrong($input: RecordSearchInpt!) { recordSearch(input: $input) { total } }', {}],
    [
      'a key of a variable',
      'query Wrong($input: RecordSearchInput!) { recordSearch(input: $input) { total } }',
      { input: { filter: [] } },
    ],
    ['sub-fields', 'query Wrong { site }', {}],
  ];

  it.each(wrong)('are suggested outside production only, for %s', async (_what, query, variables) => {
    const [open, closed] = [await site.ask(query, variables), await production.ask(query, variables)];
    expect(JSON.stringify(open.errors)).toContain('Did you mean');
    expect(closed.errors?.length).toBeGreaterThan(0);
    expect(JSON.stringify(closed.errors)).not.toContain('Did you mean');
    expect(codesOf(closed)).toEqual(codesOf(open));
  });
});

describe('GET /metrics', () => {
  it('counts the operations of the site by name and outcome, and every other name as one', async () => {
    await broken.ask('query HelpHome { helpHome { __typename } }');
    await broken.ask('query Invented { nothing }');
    const made = Array.from({ length: 40 }, (_, at) => `MadeUp${at}`);
    for (const name of made) await broken.ask(`query ${name} { site { mode } }`);
    await broken.ask('query MadeUp { site { recordCount } }');
    const { body } = await broken.app.inject('/metrics');
    expect(body).toContain('muniment_graphql_operations_total{operation="HelpHome",outcome="ok"} 1');
    expect(body).toMatch(/muniment_graphql_operations_total\{operation="other",outcome="ok"\} 4\d/u);
    expect(body).toMatch(/muniment_graphql_operations_total\{operation="other",outcome="INTERNAL_SERVER_ERROR"\} \d/u);
    expect(body).toContain(
      'muniment_graphql_operations_total{operation="invalid",outcome="GRAPHQL_VALIDATION_FAILED"} 1',
    );
    expect(body).not.toMatch(/Invented|MadeUp/u);
  });
});
