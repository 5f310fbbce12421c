import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import { createApi, type BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { graphqlRequestBaseQuery } from '@rtk-query/graphql-request-base-query';
import { GraphQLClient, type ClientError } from 'graphql-request';

import { isFailure, isUnauthenticated, type Failure } from '#domain/kernel/errors/failure.ts';
import { isText } from '#domain/kernel/values/typeGuards.ts';

import { credentials } from './credentials.ts';
import type { Operation } from './operation.ts';
import { waitForConnection, type CallOptions } from './waitingCalls.ts';
import { reportUnsentCall, watchedFetch } from './watchedFetch.ts';

/** One call, as `ask` makes it. */
export interface GraphqlRequest {
  document: string;
  variables?: unknown;
}

/** What the store hands to every call (src/app/store.ts). */
export interface CallContext {
  /** True while the recorded session of another reader is viewed: nothing may be asked or changed then. */
  isReplay: boolean;
}

/** Puts a recorded session in the place of this one, for support (docs/adr/0005). The payload is a whole state. */
export const stateImported = createAction<Record<string, unknown>>('support/importState');

/**
 * Starts the type of an action that a file for the DevTools has, and marks the api's part of a state that came from
 * one.
 */
export const RECORDED = 'recorded';

/**
 * Whether an action puts recorded state in the place of what is there: all of it, or a step of a file for the DevTools.
 */
export const isImport = (action: UnknownAction): action is ReturnType<typeof stateImported> =>
  stateImported.match(action) || action.type.startsWith(`${RECORDED} `);

const NO_ANSWER: Failure = { kind: 'network', requestId: null };

/** GraphQL refusals keep their code; an answer without errors of its own is judged by its HTTP status. */
function failureOf({ response }: ClientError): Failure {
  const headers = response.headers instanceof Headers ? response.headers : new Headers();
  const requestId = headers.get('x-request-id');
  const refusal = response.errors?.[0];
  if (!refusal) return { kind: 'http', status: response.status, requestId };
  const { code, requestId: named, familyTreeRef, personId, isEligibleForFreeTrial } = refusal.extensions ?? {};
  return {
    kind: 'graphql',
    code: isText(code) ? code : 'UNKNOWN',
    requestId: isText(named) ? named : requestId,
    ...(isText(familyTreeRef) && isText(personId) && { tree: { familyTreeRef, personId } }),
    ...(typeof isEligibleForFreeTrial === 'boolean' && { isEligibleForFreeTrial }),
  };
}

/** Data of an operation is an object with its fields; anything else was no answer of ours. */
const isAnswer = (data: unknown): boolean => typeof data === 'object' && data !== null && !Array.isArray(data);

let sender: ReturnType<typeof graphqlRequestBaseQuery<Failure>> | undefined;

/** Made at the first call, because graphql-request wants an absolute address and the page's own is known only then. */
const send = (): NonNullable<typeof sender> =>
  (sender ??= graphqlRequestBaseQuery<Failure>({
    client: new GraphQLClient(`${window.location.origin}/graphql`, { fetch: watchedFetch }),
    customErrors: failureOf,
    prepareHeaders: async (headers) => {
      const token = await credentials()
        .token()
        .catch((cause: unknown) => {
          reportUnsentCall();
          throw cause;
        });
      if (token !== null) headers.set('authorization', `Bearer ${token}`);
      return headers;
    },
  }));

/** The DevTools take a file over past all middleware: its mark is what the state itself has. */
const isReplayed = (state: unknown): boolean => RECORDED in (state as { api: { config: object } }).api.config;

/** How every endpoint is sent, as RTK Query types it. */
export type SiteBaseQuery = BaseQueryFn<GraphqlRequest, unknown, Failure, CallOptions>;

/**
 * Sends an operation. Cancelling is the caller's: the request goes with the query that asked. A refused token is
 * renewed and the call repeated once; when that fails the session's owner has signed the reader out. A change that may
 * wait does, where there is no connection.
 * Only data or a failure comes back: headers and stacks cannot live in the store.
 */
const baseQuery: SiteBaseQuery = async (request, api, options) => {
  if ((api.extra as CallContext | undefined)?.isReplay || isReplayed(api.getState())) return { error: NO_ANSWER };
  const attempt = async () => {
    try {
      const { data, error } = await send()(request, api, {});
      if (isFailure(error)) return { error };
      return isAnswer(data) ? { data } : { error: NO_ANSWER };
    } catch {
      // The published package throws whatever is no GraphQL error: a refused connection, an answer cut short.
      return { error: NO_ANSWER };
    }
  };
  const call = async () => {
    const first = await attempt();
    if (!first.error || !isUnauthenticated(first.error)) return first;
    return (await credentials().renew()) ? attempt() : first;
  };
  const answer = await call();
  if (answer.error?.kind !== 'network' || options?.waitsAs === undefined) return answer;
  return (await waitForConnection(options.waitsAs, call)) ?? answer;
};

/** The one api of the site. Features add their operations with `baseApi.injectEndpoints` (docs/adr/0005). */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  // Pages once opened are shown again for half an hour, without a connection too; what is older than a minute is asked
  // again meanwhile, and what is shown as soon as there is a connection again (src/app/connection/keepConnection.ts).
  keepUnusedDataFor: 1800,
  refetchOnMountOrArgChange: 60,
  tagTypes: [],
  endpoints: () => ({}),
  extractRehydrationInfo(action, { reducerPath }) {
    // The recorded cache has this api's own shape; the type of it cannot be named inside its own definition.
    return isImport(action) ? (action.payload[reducerPath] as never) : undefined;
  },
});

/**
 * Binds a generated document to its variables, so that neither can drift from the other. Endpoints of features are made
 * with `fromOperations`.
 */
export const ask =
  <Data, Variables>(operation: Operation<Data, Variables>) =>
  (variables: Variables): GraphqlRequest => ({ document: operation.text, variables });
