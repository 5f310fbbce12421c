import { readdirSync, readFileSync } from 'node:fs';

import { Kind, parse, type OperationDefinitionNode } from 'graphql';

import { ClientError, GraphQLClient, operationName } from './slimGraphqlRequest.ts';

const nameOf = (document: string) =>
  parse(document).definitions.find((node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION)
    ?.name?.value;

describe('the name of an operation', () => {
  it.each([
    'query Transcript($id: ID!) { record(id: $id) { id } }',
    'mutation RenamePerson { rename { id } }',
    'fragment Names on Person { name }\nquery Person { person { ...Names } }',
    'query A @live {\n  field(text: "mutation B {")\n}',
    '{ field }',
  ])('is what graphql-js reads in %s', (document) => {
    expect(operationName(document)).toBe(nameOf(document));
  });

  it('is what graphql-js reads in every operation of this site', () => {
    const files = readdirSync('src/features', { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.graphql'),
    );
    const operations = files.flatMap((file) =>
      readFileSync(`src/features/${file}`, 'utf8')
        .split(/^(?=(?:query|mutation) )/mu)
        .filter((part) => /^(?:query|mutation) /u.test(part)),
    );
    expect(operations.length).toBeGreaterThan(5);
    for (const text of operations) expect(operationName(text)).toBe(nameOf(text));
  });
});

describe('a call', () => {
  const answering = (body: string, init: ResponseInit = {}) => {
    const fetched = jest.fn<Promise<Response>, Parameters<typeof fetch>>(async () => new Response(body, init));
    return { fetched, client: new GraphQLClient('https://records.example.org/graphql', { fetch: fetched }) };
  };
  const document = 'query Site { site { mode } }';

  it('posts the operation as JSON with its name, variables and headers, and gives the data', async () => {
    const { fetched, client } = answering('{"data":{"site":{"mode":"DEMO"}}}');
    expect(
      await client.request({ document, variables: { id: 1 }, requestHeaders: { authorization: 'Bearer x' } }),
    ).toEqual({ site: { mode: 'DEMO' } });
    const [address, init] = fetched.mock.calls[0] ?? [];
    expect([address, init?.method, JSON.parse(String(init?.body))]).toEqual([
      'https://records.example.org/graphql',
      'POST',
      { query: document, variables: { id: 1 }, operationName: 'Site' },
    ]);
    expect(Object.fromEntries(new Headers(init?.headers))).toMatchObject({
      'content-type': 'application/json',
      authorization: 'Bearer x',
    });
  });

  it.each([
    ['a refusal', '{"errors":[{"message":"No","extensions":{"code":"NOT_FOUND"}}]}', 200],
    ['a proxy’s page', '<html>', 502],
  ])('throws %s with its status', async (_what, body, status) => {
    const error: unknown = await answering(body, { status })
      .client.request({ document })
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ClientError);
    expect((error as ClientError).response.status).toBe(status);
  });

  it.each(['<html>', '[]', '{"data":'])('takes %s for no answer', async (body) => {
    await expect(answering(body).client.request({ document })).rejects.toThrow(TypeError);
  });

  it('keeps what the server said of a refusal', async () => {
    const error: unknown = await answering('{"errors":[{"message":"No","extensions":{"code":"NOT_FOUND"}}]}')
      .client.request({ document })
      .catch((thrown: unknown) => thrown);
    expect((error as ClientError).response.errors?.[0]?.extensions).toEqual({ code: 'NOT_FOUND' });
  });
});
