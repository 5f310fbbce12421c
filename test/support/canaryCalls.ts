import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import {
  buildSchema,
  getNamedType,
  graphql,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  parse,
  typeFromAST,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type GraphQLFieldResolver,
  type GraphQLInputType,
  type GraphQLOutputType,
} from 'graphql';

import type { AppStore } from '#app/store.ts';
import { baseApi } from '#services/graphql/baseApi.ts';

const SOURCE = path.join(process.cwd(), 'src');
const schema = buildSchema(readFileSync(path.join(process.cwd(), 'schema.graphql'), 'utf8'));

/** Every module that gives the api endpoints, wherever it lies: none is known by name here. */
const modules = (): string[] =>
  readdirSync(SOURCE, { recursive: true })
    .map(String)
    .filter((file) => /\.tsx?$/u.test(file) && !/\.test\.|generated|graphql\/baseApi\.ts$/u.test(file))
    .filter((file) => /\.injectEndpoints\(/u.test(readFileSync(path.join(SOURCE, file), 'utf8')));

/** Loads every endpoint of the site and names them. */
export async function everyEndpoint(): Promise<string[]> {
  for (const file of modules()) await import(path.join(SOURCE, file));
  return Object.keys(baseApi.endpoints);
}

/** Names of all operations that the site's features wrote down. */
export const everyOperation = (): string[] =>
  readdirSync(SOURCE, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.graphql'))
    .flatMap((file) => parse(readFileSync(path.join(SOURCE, file), 'utf8')).definitions)
    .flatMap((node) => (node.kind === Kind.OPERATION_DEFINITION && node.name ? [node.name.value] : []));

/** Every text, number and truth of a value with its path, lists passed over. */
export function leavesOf(value: unknown, at = ''): (readonly [path: string, value: unknown])[] {
  if (typeof value !== 'object' || value === null) return [[at, value]];
  if (Array.isArray(value)) return value.flatMap((entry) => leavesOf(entry, at));
  return Object.entries(value).flatMap(([field, entry]) => leavesOf(entry, at === '' ? field : `${at}.${field}`));
}

/** A number that no ordinary answer has, and its field. */
const FIRST_NUMBER = 7_100_000;
const numbers: string[] = [];
const isCanaryNumber = (value: number): boolean => value >= FIRST_NUMBER && value < FIRST_NUMBER + numbers.length;

/** The field of a canary, as `Type.field:Scalar`; null for a value that is none. */
export function fieldOfCanary(value: unknown): string | null {
  if (typeof value === 'number') return isCanaryNumber(value) ? (numbers[value - FIRST_NUMBER] ?? null) : null;
  if (typeof value !== 'string') return null;
  return /Canary of ([\w.]+:\w+)/u.exec(value)?.[1] ?? (value.includes('Canary') ? 'argument' : null);
}

function canary(type: GraphQLOutputType, field: string): unknown {
  if (isNonNullType(type)) return canary(type.ofType, field);
  if (isListType(type)) return [canary(type.ofType, field), canary(type.ofType, field)];
  if (isAbstractType(type)) return { __typename: schema.getPossibleTypes(type).at(-1)?.name };
  if (isObjectType(type)) return {};
  if (isEnumType(type)) return type.getValues()[0]?.value;
  if (type.name === 'Boolean') return true;
  const owner = `${field}:${type.name}`;
  if (type.name === 'Int' || type.name === 'Float') return FIRST_NUMBER + numbers.push(owner) - 1;
  if (type.name === 'String' || type.name === 'ID') return `Canary of ${owner}`;
  // A document of a tree, or whatever else has no type: texts under any key.
  return { names: [{ given: `Canary of ${owner}` }], Canary: `Canary of ${owner}`, note: `Canary of ${owner}` };
}

const resolve: GraphQLFieldResolver<unknown, unknown> = (
  _source,
  _arguments,
  _context,
  { returnType, parentType, fieldName },
) => canary(returnType, `${parentType.name}.${fieldName}`);

function anyInput(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return anyInput(type.ofType);
  if (isListType(type)) return [];
  if (isEnumType(type)) return type.getValues()[0]?.value;
  if (isInputObjectType(type))
    return Object.fromEntries(
      Object.values(type.getFields()).flatMap((field) =>
        isNonNullType(field.type) ? [[field.name, anyInput(field.type)]] : [],
      ),
    );
  return { Int: 1, Float: 1, Boolean: true }[type.name] ?? 'x';
}

/** One endpoint's call: what was asked, and the types of its variables by path. */
export interface CanaryCall {
  endpoint: string;
  operation: string | null;
  /** Type by path of an argument: `input.page` and, where the endpoint takes the input itself, `page`. */
  argumentTypes: ReadonlyMap<string, string>;
  data: unknown;
}

function argumentTypes(document: ReturnType<typeof parse>): Map<string, string> {
  const types = new Map<string, string>();
  const add = (type: GraphQLInputType | undefined, at: string, depth = 0): void => {
    const named = type && getNamedType(type);
    if (!named || depth > 4) return;
    if (isInputObjectType(named))
      for (const field of Object.values(named.getFields()))
        for (const below of at === 'input' || at === 'query'
          ? [field.name, `${at}.${field.name}`]
          : [`${at}.${field.name}`])
          add(field.type, below, depth + 1);
    else types.set(at, isEnumType(named) ? 'enum' : named.name);
  };
  const info = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(info, {
      VariableDefinition: ({ type, variable }) =>
        add(typeFromAST(schema, type as never) as GraphQLInputType | undefined, variable.name.value),
    }),
  );
  return types;
}

/** Arguments for any endpoint: whatever it takes out of them is a canary. */
const ARGUMENT_NAMES = [
  'ref',
  'personId',
  'id',
  'keepId',
  'otherId',
  'recordId',
  'name',
  'text',
  'search',
  'token',
  'code',
  'email',
  'newEmailAddress',
  'firstName',
  'lastName',
  'dateOfBirth',
  'username',
  'note',
  'answer',
  'fileName',
  'treeName',
  'page',
  'order',
  'first',
  'after',
  'publicTreeShareToken',
  'fieldId',
  'prefix',
];
const BAG = Object.fromEntries(ARGUMENT_NAMES.map((name) => [name, `Canary argument ${name}`]));
/** What endpoints take that do not take a bag. */
const OTHER_ARGUMENTS = [['Canary argument'], 'Canary argument'];

interface Initiated {
  data?: unknown;
}

/**
 * Asks every endpoint of the site into a store. Each text and number that the schema can answer is a canary, and so is
 * each argument; the network is replaced meanwhile.
 */
export async function callEveryEndpoint(store: AppStore): Promise<CanaryCall[]> {
  const endpoints = await everyEndpoint();
  const parts = baseApi.endpoints as unknown as Record<string, { initiate: (given: unknown) => never }>;
  // Changes first: one that comes later would make earlier answers be asked for again.
  const ordered = endpoints.toSorted(
    (one, other) => Number('useQuery' in (parts[one] ?? {})) - Number('useQuery' in (parts[other] ?? {})),
  );
  const before = globalThis.fetch;
  // A file that a change answers goes to the reader at once.
  URL.createObjectURL = () => 'blob:canary';
  URL.revokeObjectURL = () => undefined;
  const calls: CanaryCall[] = [];
  for (const endpoint of ordered) {
    let call: Omit<CanaryCall, 'endpoint' | 'data'> = { operation: null, argumentTypes: new Map() };
    globalThis.fetch = async (_address, init) => {
      const { query } = JSON.parse(String(init?.body ?? '{"query":"{ __typename }"}')) as { query: string };
      const document = parse(query);
      const asked = document.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
      call = { operation: asked?.name?.value ?? null, argumentTypes: argumentTypes(document) };
      const variableValues = Object.fromEntries(
        (asked?.variableDefinitions ?? []).map(({ variable, type }) => [
          variable.name.value,
          anyInput(typeFromAST(schema, type as never) as GraphQLInputType),
        ]),
      );
      return Response.json(await graphql({ schema, source: query, variableValues, fieldResolver: resolve }));
    };
    const initiate = parts[endpoint]?.initiate;
    let data: unknown;
    for (const given of [BAG, ...OTHER_ARGUMENTS]) {
      if (!initiate || data !== undefined) continue;
      data = ((await store.dispatch(initiate(given))) as Initiated).data;
    }
    calls.push({ endpoint, data, ...call });
  }
  globalThis.fetch = before;
  return calls;
}
