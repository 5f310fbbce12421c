import { isObject } from '#domain/kernel/values/typeGuards.ts';

/**
 * Stands in for the package `graphql-request` (rspack.config.ts, jest.config.mjs), of which the base query of RTK Query
 * needs a client that posts one operation and an error that carries the answer. Our documents are text made by code
 * generation, one named operation each; the package and the parser it brings cost every first load 13 kB.
 * docs/adr/0005.
 */
interface GraphqlAnswer {
  status: number;
  headers: Headers;
  data?: unknown;
  /** Missing where the answer was no GraphQL. */
  errors?: { message: string; extensions?: Record<string, unknown> }[];
}

interface GraphqlCall {
  document: string;
  variables?: unknown;
  signal?: AbortSignal;
  requestHeaders?: HeadersInit;
}

const OPERATION_NAME = /^\s*(?:query|mutation)\s+([A-Za-z_]\w*)/mu;

/** The name of the one operation of a generated document; undefined when it has none. */
export const operationName = (document: string): string | undefined => OPERATION_NAME.exec(document)?.[1];

/** An answer that refuses. */
export class ClientError extends Error {
  readonly response: GraphqlAnswer;

  constructor(response: GraphqlAnswer) {
    super(`Refused with status ${response.status}`);
    this.name = 'ClientError';
    this.response = response;
  }
}

function parsed(text: string): Pick<GraphqlAnswer, 'data' | 'errors'> | null {
  try {
    const body: unknown = JSON.parse(text);
    return isObject(body) ? body : null;
  } catch {
    return null;
  }
}

/** Posts operations to one address. */
export class GraphQLClient {
  readonly #address: string;
  readonly #fetch: typeof fetch;

  constructor(address: string, options: { fetch: typeof fetch }) {
    this.#address = address;
    this.#fetch = options.fetch;
  }

  /**
   * Sends one operation and gives its data.
   * @throws ClientError for a refusal, TypeError for a success that is no GraphQL, whatever `fetch` throws when nothing
   * came.
   */
  async request({ document, variables, signal, requestHeaders }: GraphqlCall): Promise<unknown> {
    const headers = new Headers(requestHeaders);
    headers.set('content-type', 'application/json');
    headers.set('accept', 'application/graphql-response+json, application/json');
    const body = JSON.stringify({ query: document, variables, operationName: operationName(document) });
    const answer = await this.#fetch(this.#address, { method: 'POST', headers, body, signal });
    const result = parsed(await answer.text());
    if (!answer.ok || result?.errors?.length)
      throw new ClientError({ ...result, status: answer.status, headers: answer.headers });
    if (!result) throw new TypeError('The answer is no GraphQL');
    return result.data;
  }
}
