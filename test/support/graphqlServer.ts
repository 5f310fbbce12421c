import { readFileSync } from 'node:fs';
import path from 'node:path';

import { buildSchema, graphql, GraphQLError, type GraphQLSchema } from 'graphql';

type RootField = (args: never) => unknown;

/** One call that the application made. */
export interface SentRequest {
  operationName: string | undefined;
  variables: Record<string, unknown>;
  authorization: string | null;
}

interface Entitled {
  grants: readonly string[];
  groups?: readonly string[];
  flags?: readonly string[];
  duties?: readonly string[];
  stewardship?: string;
  contact?: string;
}

/** A measurement or page view that the application sent. */
export interface SentMeasure {
  pathname: string;
  body: unknown;
  mode: RequestMode | undefined;
  keepalive: boolean;
}

/** The id that every answer carries, as the real server's do. */
export const REQUEST_ID = 'request-of-this-test';

let fields: Record<string, RootField> = {};
let entitled: Entitled | number = { grants: [] };
let isOnline = true;
let sent: SentRequest[] = [];
let reported: unknown[] = [];
let measured: SentMeasure[] = [];
let others: Record<string, (request: { init: RequestInit | undefined; address: URL }) => Response | Promise<Response>> =
  {};
let schema: GraphQLSchema | undefined;

/** The schema that the server runs, so that a wrong field or shape fails here as it would there. */
const ourSchema = (): GraphQLSchema =>
  (schema ??= buildSchema(readFileSync(path.join(process.cwd(), 'schema.graphql'), 'utf8'), {
    // The code generator has proved it; each test file reads it again.
    assumeValid: true,
    assumeValidSDL: true,
    noLocation: true,
  }));

/** Answers root fields of the real schema. A field without an answer fails its test by name. */
export function answer(answers: Record<string, RootField>): void {
  fields = { ...fields, ...answers };
}

/** What GET /api/entitlements answers; a number is the HTTP status of a failure. Nothing is granted by default. */
export function entitle(answerOrStatus: Entitled | number): void {
  entitled = answerOrStatus;
}

/** What an answer throws to refuse, carrying the code that our server sends. */
export const refusal = (code: string): GraphQLError =>
  new GraphQLError('the server’s own words', { extensions: { code } });

/** No request arrives from now on. */
export function goOffline(): void {
  isOnline = false;
}

/** Requests arrive again. */
export function comeBack(): void {
  isOnline = true;
}

/** Answers one of the server's other addresses, by its path. */
export function answerAt(pathname: string, answered: (typeof others)[string]): void {
  others = { ...others, [pathname]: answered };
}

/** The GraphQL calls so far, in order. */
export const sentRequests = (): readonly SentRequest[] => sent;

/** What the application reported to `POST /api/error-reports` so far, in order. */
export const reportedErrors = (): readonly unknown[] => reported;

/** What was sent to `POST /api/instrumentation` and `POST /api/page-view` so far, in order. */
export const sentMeasures = (): readonly SentMeasure[] => measured;

/** Between tests. */
export function resetServer(): void {
  fields = {};
  entitled = { grants: [] };
  isOnline = true;
  sent = [];
  reported = [];
  measured = [];
  others = {};
}

const headers = { 'x-request-id': REQUEST_ID };

function entitlements(): Response {
  return typeof entitled === 'number'
    ? new Response(null, { status: entitled, headers })
    : Response.json(entitled, { headers });
}

async function execute(init: RequestInit | undefined): Promise<Response> {
  const { query, variables, operationName } = JSON.parse(String(init?.body)) as {
    query: string;
    variables?: Record<string, unknown>;
    operationName?: string;
  };
  sent.push({
    operationName,
    variables: variables ?? {},
    authorization: new Headers(init?.headers).get('authorization'),
  });
  const rootValue = new Proxy(fields, {
    get: (known, name: string) =>
      known[name] ??
      (() => {
        throw new Error(`No answer for "${name}" in this test`);
      }),
  });
  return Response.json(
    await graphql({ schema: ourSchema(), source: query, variableValues: variables, operationName, rootValue }),
    { headers },
  );
}

/** Replaces the network: the application's own HTTP in, the real schema's answer out. */
export async function fakeFetch(address: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  if (!isOnline) throw new TypeError('fetch failed');
  const url = new URL(String(address instanceof Request ? address.url : address), window.location.origin);
  const { pathname } = url;
  const other = others[pathname];
  if (other) return other({ init, address: url });
  if (pathname === '/api/entitlements') return entitlements();
  if (pathname === '/graphql') return execute(init);
  if (pathname === '/healthz') return Response.json({}, { headers });
  if (pathname === '/api/error-reports') {
    reported.push(JSON.parse(String(init?.body)));
    return new Response(null, { status: 204, headers });
  }
  if (pathname === '/api/instrumentation' || pathname === '/api/page-view') {
    measured.push({
      pathname,
      body: JSON.parse(String(init?.body)),
      mode: init?.mode,
      keepalive: init?.keepalive === true,
    });
    return new Response(null, { status: 204, headers });
  }
  throw new Error(`No answer for ${pathname} in this test`);
}
