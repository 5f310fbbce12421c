import {
  buildASTSchema,
  isTypeDefinitionNode,
  Kind,
  parse,
  print,
  separateOperations,
  stripIgnoredCharacters,
  type ASTNode,
  type DefinitionNode,
  type DocumentNode,
} from 'graphql';

import { usedTypes } from './usedTypes.ts';

/** What the browser of a release sends, and what that uses of the release's schema. */
export interface KeptOperations {
  types: readonly DefinitionNode[];
  /** One operation each, with its fragments. */
  operations: readonly DocumentNode[];
}

const short = (node: ASTNode): string => stripIgnoredCharacters(print(node));

/**
 * Writes down what a release's browser sends: a line for each type that is used, with what is used of it, then one for
 * each operation.
 * @param sdl - the release's schema
 * @param documents - the operations in its source, by file
 */
export function keepOperations(sdl: string, documents: readonly string[]): string {
  const { definitions } = parse(sdl);
  const operations = documents.flatMap((text) => Object.values(separateOperations(parse(text))));
  const all: DocumentNode = {
    kind: Kind.DOCUMENT,
    definitions: operations.flatMap((operation) => operation.definitions),
  };
  return [...usedTypes(definitions, buildASTSchema(parse(sdl)), all), ...operations]
    .map((node) => `${short(node)}\n`)
    .join('');
}

/** Reads what {@link keepOperations} wrote. */
export function readOperations(kept: string): KeptOperations {
  const lines = kept
    .split('\n')
    .filter(Boolean)
    .map((line) => parse(line));
  const [types, operations] = [
    (document: DocumentNode) => document.definitions.every(isTypeDefinitionNode),
    (document: DocumentNode) => !types(document),
  ];
  return { types: lines.filter(types).flatMap(({ definitions }) => definitions), operations: lines.filter(operations) };
}
