import { readFileSync } from 'node:fs';

import {
  buildSchema,
  getNamedType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';

import { sampleOf } from '#test/support/server/sampleArguments.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';

import { BOUND, BOUND_ELSEWHERE, OWN_BOUNDS } from './argumentBounds.ts';

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
const ROOTS = { query: schema.getQueryType(), mutation: schema.getMutationType() } as const;
type Kind = keyof typeof ROOTS;

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
}, 60_000);
afterAll(() => site?.close());

/**
 * Every way to put too much into a value of this type, with where it is. Fails on a scalar that no bound is known for.
 */
function* excesses(
  type: GraphQLInputType,
  path: string,
  bound: { characters: number; items: number },
): Generator<[string, unknown], void> {
  const own = { ...bound, ...OWN_BOUNDS[path] };
  const plain = isNonNullType(type) ? type.ofType : type;
  if (isListType(plain)) {
    yield [`${path} (entries)`, Array<unknown>(own.items + 1).fill(sampleOf(plain.ofType))];
    for (const [where, value] of excesses(plain.ofType, path, own)) yield [where, [value]];
  } else if (isInputObjectType(plain)) {
    for (const field of Object.values(plain.getFields())) {
      for (const [where, value] of excesses(field.type, `${plain.name}.${field.name}`, own))
        yield [`${path} > ${where}`, { ...(sampleOf(plain) as object), [field.name]: value }];
    }
  } else if (!isEnumType(plain) && !BOUND_ELSEWHERE.has(plain.name)) {
    if (plain.name !== 'String' && plain.name !== 'ID') throw new Error(`${path}: nothing bounds a ${plain.name}`);
    yield [path, 'x'.repeat(own.characters + 1)];
  }
}

/** Arguments that a field must have, or has, with their values. */
const given = (args: readonly GraphQLArgument[], but?: GraphQLArgument): GraphQLArgument[] =>
  args.filter((argument) => argument !== but && isNonNullType(argument.type) && argument.defaultValue === undefined);

/** A document that asks for a field with one argument in `$value`, wherever the field is. */
function documentFor(
  kind: Kind,
  at: { field: GraphQLField<unknown, unknown>; parent: string },
  argument: GraphQLArgument,
): { query: string; variables: Record<string, unknown> } {
  const variables: Record<string, unknown> = {};
  const types: string[] = [`$value: ${String(argument.type)}`];
  const call = (field: GraphQLField<unknown, unknown>, inner: string, passed?: GraphQLArgument): string => {
    const rest = given(field.args, passed).map((one) => {
      const name = `${field.name}_${one.name}`;
      variables[name] = sampleOf(one.type);
      types.push(`$${name}: ${String(one.type)}`);
      return `${one.name}: $${name}`;
    });
    const all = [...(passed ? [`${passed.name}: $value`] : []), ...rest].join(', ');
    return `${field.name}${all && `(${all})`}${inner}`;
  };
  const asked = call(at.field, isLeafType(getNamedType(at.field.type)) ? '' : ' { __typename }', argument);
  const root = ROOTS[kind];
  const isOfRoot = root?.name === at.parent;
  const way = isOfRoot
    ? null
    : Object.values(root?.getFields() ?? {}).find((field) => getNamedType(field.type).name === at.parent);
  if (!isOfRoot && !way)
    throw new Error(`${at.parent}.${at.field.name} is nowhere below ${kind}: find a way to it here`);
  const selection = way ? call(way, ` { ${asked} }`) : asked;
  return { query: `${kind} Excess(${types.join(', ')}) { ${selection} }`, variables };
}

function* cases(): Generator<{ where: string; query: string; variables: Record<string, unknown> }, void> {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__') || type.name === schema.getSubscriptionType()?.name) continue;
    const kind = type === ROOTS.mutation ? 'mutation' : 'query';
    for (const field of Object.values(type.getFields())) {
      for (const argument of field.args) {
        for (const [where, value] of excesses(argument.type, `${type.name}.${field.name}.${argument.name}`, BOUND)) {
          const { query, variables } = documentFor(kind, { field, parent: type.name }, argument);
          yield { where, query, variables: { ...variables, value } };
        }
      }
    }
  }
}

it('every argument of every operation has a longest length, which is looked at before anything else', async () => {
  const all = [...cases()];
  const unbounded: string[] = [];
  // Side by side: the answer to what is too large for a request comes a second or two late.
  await Promise.all(
    all.map(async ({ where, query, variables }) => {
      const { errors = [] } = await site.ask(query, variables);
      if (/may hold at most/u.test(errors[0]?.message ?? '')) return;
      // A picture or document of a megabyte is refused before it is read.
      if (errors[0]?.extensions.code !== 'TOO_LARGE')
        unbounded.push(`${where}: ${errors.map(({ message }) => message).join()}`);
    }),
  );
  expect(unbounded).toEqual([]);
  expect(all.length).toBeGreaterThan(400);
}, 300_000);

it('a bound of its own is that of an argument there is', () => {
  const known = new Set<string>();
  for (const type of Object.values(schema.getTypeMap())) {
    if (isInputObjectType(type)) Object.keys(type.getFields()).forEach((name) => known.add(`${type.name}.${name}`));
    if (isObjectType(type))
      Object.values(type.getFields()).forEach((field) =>
        field.args.forEach(({ name }) => known.add(`${type.name}.${field.name}.${name}`)),
      );
  }
  expect(Object.keys(OWN_BOUNDS).filter((name) => !known.has(name))).toEqual([]);
});

const refusalOf = async (query: string, variables: Record<string, unknown> = {}) =>
  (await site.ask(query, variables)).errors?.map(({ extensions, message }) => `${extensions.code}: ${message}`);

it.each([
  ['in the document itself', `query Named { placeNamed(text: "${'x'.repeat(12_001)}") { name } }`, {}],
  ['in a variable', 'query Named($text: String!) { placeNamed(text: $text) { name } }', { text: 'x'.repeat(12_001) }],
  [
    'in a fragment',
    'query Named($text: String!) { ...Place } fragment Place on Query { placeNamed(text: $text) { name } }',
    { text: 'x'.repeat(12_001) },
  ],
  [
    'in one of several',
    'query Named($text: String!) { a: placeNamed(text: "Roche") { name } b: placeNamed(text: $text) { name } }',
    { text: 'x'.repeat(12_001) },
  ],
])('what is too long is refused %s', async (_where, query, variables) => {
  expect(await refusalOf(query, variables)).toEqual(['BAD_USER_INPUT: “text” may hold at most 12,000 characters.']);
});

it('what is as long as it may be is answered', async () => {
  expect(
    await refusalOf('query Named($text: String!) { placeNamed(text: $text) { name } }', { text: 'x'.repeat(12_000) }),
  ).toBeUndefined();
});

it('one question counts all its arguments together, as often as it uses them', async () => {
  const aliases = Array.from({ length: 6 }, (_, at) => `a${at}: region(key: $key) { __typename }`).join(' ');
  expect(await refusalOf(`query Many($key: String!) { ${aliases} }`, { key: 'x'.repeat(12_000) })).toEqual([
    'QUERY_TOO_COSTLY: This query asks for too much at once.',
  ]);
});

it('one question looks up six places or completions at most, whatever aliases it has', async () => {
  const many = (field: string) =>
    `query Many { ${Array.from({ length: 7 }, (_, at) => `a${at}: ${field}`).join(' ')} }`;
  expect(await refusalOf(many('placeNamed(text: "Roche") { name }'))).toEqual([
    'QUERY_TOO_COSTLY: This query asks for too much at once.',
  ]);
  expect(await refusalOf(many('suggestRegion(input: { term: "Ro" }) { query }'))).toEqual([
    'QUERY_TOO_COSTLY: This query asks for too much at once.',
  ]);
});
