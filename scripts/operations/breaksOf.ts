import { buildASTSchema, findBreakingChanges, Kind, validate, type DocumentNode, type GraphQLSchema } from 'graphql';

import type { KeptOperations } from './keptOperations.ts';
import { usedTypes } from './usedTypes.ts';

const nameOf = ({ definitions }: DocumentNode): string =>
  definitions.flatMap((node) => (node.kind === Kind.OPERATION_DEFINITION ? [node.name?.value ?? ''] : [])).join();

/**
 * What tabs of an earlier release would trip over: `operation: field and what became of it`. Types that changed come
 * first, since a query that is still valid may get what its code does not expect, and send an input that lacks a field;
 * what else would be refused follows.
 * @param schema - as the site answers today
 */
export function breaksOf({ types, operations }: KeptOperations, schema: GraphQLSchema): string[] {
  const before = buildASTSchema({ kind: Kind.DOCUMENT, definitions: types }, { assumeValid: true });
  return operations.flatMap((operation) => {
    const used = buildASTSchema(
      { kind: Kind.DOCUMENT, definitions: usedTypes(types, before, operation) },
      { assumeValid: true },
    );
    const changes = findBreakingChanges(used, schema).map(({ description }) => description);
    const refused = changes.length > 0 ? [] : validate(schema, operation).map(({ message }) => message);
    return [...changes, ...refused].map((what) => `${nameOf(operation)}: ${what}`);
  });
}
