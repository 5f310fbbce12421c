import { readFileSync } from 'node:fs';
import path from 'node:path';

import {
  buildSchema,
  getNamedType,
  getNullableType,
  graphql,
  isEnumType,
  isListType,
  isObjectType,
  type GraphQLFieldResolver,
  type GraphQLNamedType,
} from 'graphql';

import { fakeFetch } from './graphqlServer.ts';

/** Truths that would hide the rest of a page. */
const FALSE = new Set(['isClosed', 'isSample']);

function leafOf(type: GraphQLNamedType, owner: string, field: string, at: string): unknown {
  if (isEnumType(type))
    return type.getValues().find(({ name }) => ['FOUND', 'FULL'].includes(name))?.value ?? type.getValues()[0]?.value;
  if (type.name === 'Int' || type.name === 'Float') return 1913;
  if (type.name === 'Boolean') return !FALSE.has(field);
  return `Canary of ${owner}.${field} ${at}`;
}

/** Answers every field of the schema; each text names its type and field, so that a leak shows where it comes from. */
const resolve: GraphQLFieldResolver<unknown, unknown> = (
  _source,
  _arguments,
  _context,
  { returnType, parentType, fieldName, path: { key, prev } },
) => {
  const type = getNamedType(returnType);
  const one = (at: number) =>
    isObjectType(type) ? {} : leafOf(type, parentType.name, fieldName, `${prev?.key ?? ''}${key}${at}`);
  return isListType(getNullableType(returnType)) ? [one(1), one(2)] : one(0);
};

const schema = buildSchema(readFileSync(path.join(process.cwd(), 'schema.graphql'), 'utf8'));

/**
 * Replaces the network: every text that the real schema can answer is a canary. What is not GraphQL is answered as
 * ever.
 */
export async function canaryFetch(address: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const { pathname } = new URL(String(address instanceof Request ? address.url : address), window.location.origin);
  if (pathname !== '/graphql') return fakeFetch(address, init);
  const { query, variables, operationName } = JSON.parse(String(init?.body)) as {
    query: string;
    variables?: Record<string, unknown>;
    operationName?: string;
  };
  return Response.json(
    await graphql({ schema, source: query, variableValues: variables, operationName, fieldResolver: resolve }),
  );
}
