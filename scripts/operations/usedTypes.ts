import {
  getNamedType,
  isInputObjectType,
  Kind,
  TypeInfo,
  typeFromAST,
  visit,
  visitWithTypeInfo,
  type DefinitionNode,
  type DocumentNode,
  type FieldDefinitionNode,
  type GraphQLInputType,
  type GraphQLSchema,
  type TypeNode,
} from 'graphql';

/**
 * What operations use of a schema: fields of answers by type, their arguments as `Type.field(argument`, and the types
 * that a browser writes.
 */
interface Use {
  fields: Map<string, Set<string>>;
  given: Set<string>;
  written: Set<string>;
}

function noteWritten(type: GraphQLInputType | undefined, use: Use): void {
  const named = type && getNamedType(type);
  if (!named || use.written.has(named.name)) return;
  use.written.add(named.name);
  if (isInputObjectType(named)) for (const field of Object.values(named.getFields())) noteWritten(field.type, use);
}

function useOf(schema: GraphQLSchema, operation: DocumentNode): Use {
  const use: Use = { fields: new Map(), given: new Set(), written: new Set() };
  const info = new TypeInfo(schema);
  visit(
    operation,
    visitWithTypeInfo(info, {
      Field({ arguments: given = [] }) {
        const [parent, field] = [info.getParentType(), info.getFieldDef()];
        if (!parent || !field) return;
        use.fields.set(parent.name, (use.fields.get(parent.name) ?? new Set()).add(field.name));
        for (const { name } of given) {
          use.given.add(`${parent.name}.${field.name}(${name.value}`);
          noteWritten(field.args.find((arg) => arg.name === name.value)?.type, use);
        }
      },
      VariableDefinition: ({ type }) =>
        noteWritten(typeFromAST(schema, type as never) as GraphQLInputType | undefined, use),
    }),
  );
  return use;
}

const nameIn = (type: TypeNode): string => (type.kind === Kind.NAMED_TYPE ? type.name.value : nameIn(type.type));

/**
 * What an operation uses of the types of its release: the fields it reads with the arguments it gives, and whole what
 * it may write. An enumeration that is only read has no values: an answer may lack any of them.
 * @param types - definitions of the release's schema, or of what was used of it
 * @param schema - of these definitions
 */
export function usedTypes(
  types: readonly DefinitionNode[],
  schema: GraphQLSchema,
  operation: DocumentNode,
): DefinitionNode[] {
  const { fields, given, written } = useOf(schema, operation);
  const read = new Set(fields.keys());
  const cut = (type: string, field: FieldDefinitionNode): FieldDefinitionNode => {
    read.add(nameIn(field.type));
    return {
      ...field,
      description: undefined,
      arguments: field.arguments
        ?.filter(({ name }) => given.has(`${type}.${field.name.value}(${name.value}`))
        .map((arg) => ({ ...arg, description: undefined })),
    };
  };
  const objects = types.flatMap((node) => {
    const kept = node.kind === Kind.OBJECT_TYPE_DEFINITION ? fields.get(node.name.value) : undefined;
    return kept && node.kind === Kind.OBJECT_TYPE_DEFINITION
      ? [
          {
            ...node,
            description: undefined,
            fields: node.fields?.filter(({ name }) => kept.has(name.value)).map((field) => cut(node.name.value, field)),
          },
        ]
      : [];
  });
  const others = types.flatMap((node): DefinitionNode[] => {
    if (!('name' in node) || !node.name || !(read.has(node.name.value) || written.has(node.name.value))) return [];
    if (node.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION)
      return [
        {
          ...node,
          description: undefined,
          fields: node.fields?.map((field) => ({ ...field, description: undefined })),
        },
      ];
    if (node.kind === Kind.ENUM_TYPE_DEFINITION)
      return [
        {
          ...node,
          description: undefined,
          values: written.has(node.name.value)
            ? node.values?.map((value) => ({ ...value, description: undefined }))
            : [],
        },
      ];
    return node.kind === Kind.SCALAR_TYPE_DEFINITION || node.kind === Kind.UNION_TYPE_DEFINITION
      ? [{ ...node, description: undefined }]
      : [];
  });
  return [...objects, ...others];
}
