/**
 * Stands in for the package `graphql` in the browser bundle (rspack.config.ts), where only graphql-request asks for it:
 * to learn the operation's name and whether it is a mutation. Our documents are text made by code generation, one named
 * operation each, so the operation's first line tells both; the package's parser and printer would cost every first load
 * 11 kB. docs/adr/0005.
 */
interface OperationNode {
  kind: 'OperationDefinition';
  operation: string;
  name: { value: string };
}

const OPERATION = /^\s*(query|mutation)\s+([A-Za-z_]\w*)/mu;

/** The kinds of node that graphql-request compares with. */
export const Kind = { OPERATION_DEFINITION: 'OperationDefinition' } as const;

/**
 * Reads the one operation of a generated document.
 * @throws SyntaxError when the document has no named query or mutation; graphql-request then sends it without a name.
 */
export function parse(document: string): { kind: 'Document'; definitions: OperationNode[] } {
  const [, operation, name] = OPERATION.exec(document) ?? [];
  if (operation === undefined || name === undefined) throw new SyntaxError('The document names no operation');
  return { kind: 'Document', definitions: [{ kind: Kind.OPERATION_DEFINITION, operation, name: { value: name } }] };
}

/**
 * Only there because graphql-request imports it: documents are text already.
 * @throws TypeError always.
 */
export function print(): never {
  throw new TypeError('Documents of this site are text');
}
