import {
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  getOperationAST,
  getNullableType,
  GraphQLError,
  type GraphQLInputType,
  type GraphQLSchema,
  isInputObjectType,
  isListType,
  isScalarType,
  type OperationTypeNode,
  TypeInfo,
  type ValueNode,
  valueFromASTUntyped,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import type { Plugin } from 'graphql-yoga';

import { figure } from '#domain/kernel/wording/countInWords.ts';
import { refusal } from '#server/modules/kernel/graphql/refusal.ts';

import { type Bound, BOUND, BOUND_ELSEWHERE, MOST_OF_QUERY, OWN_BOUNDS } from './argumentBounds.ts';

/** An argument where a document uses it. */
interface Use {
  /** `Type.field.argument`. */
  name: string;
  type: GraphQLInputType;
  value: ValueNode;
}

const usesOf = (schema: GraphQLSchema, document: DocumentNode): Use[] => {
  const info = new TypeInfo(schema);
  const uses: Use[] = [];
  visit(
    document,
    visitWithTypeInfo(info, {
      Argument({ name, value }) {
        const [parent, field, argument] = [info.getParentType(), info.getFieldDef(), info.getArgument()];
        if (info.getDirective() === null && parent && field && argument)
          uses.push({ name: `${parent.name}.${field.name}.${name.value}`, type: argument.type, value });
      },
    }),
  );
  return uses;
};

const tooLong = (name: string, most: string) =>
  refusal('BAD_USER_INPUT', `“${name.split('.').at(-1)}” may hold at most ${most}.`);

/** Counts the characters of a value and refuses what is longer than its bound. */
function measure(type: GraphQLInputType, value: unknown, { name, bound }: { name: string; bound: Bound }): number {
  if (value === null || value === undefined) return 0;
  const own = Object.hasOwn(OWN_BOUNDS, name) ? { ...bound, ...OWN_BOUNDS[name] } : bound;
  const plain = getNullableType(type);
  if (isListType(plain)) {
    const items: readonly unknown[] = Array.isArray(value) ? value : [value];
    if (items.length > own.items) throw tooLong(name, `${figure(own.items)} entries`);
    return items.reduce((sum: number, item) => sum + measure(plain.ofType, item, { name, bound: own }), 0);
  }
  if (isInputObjectType(plain)) {
    const fields = plain.getFields();
    let sum = 0;
    for (const [key, held] of typeof value === 'object' ? Object.entries(value) : []) {
      const field = fields[key];
      if (field) sum += measure(field.type, held, { name: `${plain.name}.${key}`, bound: own });
    }
    return sum;
  }
  if (typeof value !== 'string' || !isScalarType(plain) || BOUND_ELSEWHERE.has(plain.name)) return 0;
  if (value.length > own.characters) throw tooLong(name, `${figure(own.characters)} characters`);
  return value.length;
}

/** Refuses a document whose arguments hold more than they may. */
function requireBounds(
  kind: `${OperationTypeNode}`,
  uses: readonly Use[],
  variables: { readonly [name: string]: unknown },
): void {
  const total = uses.reduce(
    (sum, { name, type, value }) =>
      sum + measure(type, valueFromASTUntyped(value, { ...variables }), { name, bound: BOUND }),
    0,
  );
  if (kind === 'query' && total > MOST_OF_QUERY)
    throw refusal('QUERY_TOO_COSTLY', 'This query asks for too much at once.');
}

type Asked = Pick<ExecutionArgs, 'schema' | 'document' | 'operationName' | 'variableValues'>;

/**
 * Every argument has a longest length (argumentBounds.ts), whichever resolver takes it: what a resolver does with a
 * text, it does on the one thread that answers everyone. The values are looked at before anything is looked up.
 */
export function limitArguments(): Plugin {
  // Documents are remembered, so where they use arguments is worked out once.
  const known = new WeakMap<DocumentNode, Use[]>();
  const check = ({ schema, document, operationName, variableValues }: Asked) => {
    const uses = known.get(document) ?? usesOf(schema, document);
    known.set(document, uses);
    const operation = getOperationAST(document, operationName);
    if (operation) requireBounds(operation.operation, uses, variableValues ?? {});
  };
  const limit = ({
    args,
    setResultAndStopExecution,
  }: {
    args: Asked;
    setResultAndStopExecution: (result: ExecutionResult) => void;
  }) => {
    try {
      check(args);
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error;
      setResultAndStopExecution({ errors: [error] });
    }
  };
  return { onExecute: limit, onSubscribe: limit };
}
