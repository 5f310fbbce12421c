import {
  type GraphQLField,
  type GraphQLInputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
} from 'graphql';

/** Something that an argument may hold, as small as it may be. */
export function sampleOf(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return sampleOf(type.ofType);
  if (isListType(type)) return [];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type)) {
    const required = Object.values(type.getFields()).filter(
      (field) => isNonNullType(field.type) && field.defaultValue === undefined,
    );
    return Object.fromEntries(required.map((field) => [field.name, sampleOf(field.type)]));
  }
  return { Boolean: true, Float: 1, Int: 1 }[type.name] ?? '1';
}

/**
 * A document that asks for one field of a root with all its arguments in variables, and what they hold where the caller
 * has nothing better.
 */
export function askFor(
  kind: 'query' | 'mutation',
  field: GraphQLField<unknown, unknown>,
  given: Readonly<Record<string, unknown>> = {},
): { operationName: string; query: string; variables: Record<string, unknown> } {
  const types = field.args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const passed = field.args.map(({ name }) => `${name}: $${name}`).join(', ');
  const inner = isLeafType(getNamedType(field.type)) ? '' : ' { __typename }';
  return {
    operationName: 'Asked',
    query: `${kind} Asked${types && `(${types})`} { ${field.name}${passed && `(${passed})`}${inner} }`,
    variables: {
      ...Object.fromEntries(field.args.map(({ name, type, defaultValue }) => [name, defaultValue ?? sampleOf(type)])),
      ...given,
    },
  };
}
