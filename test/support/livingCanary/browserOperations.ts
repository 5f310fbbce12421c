import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { Kind, parse, print, visit, type FragmentDefinitionNode, type OperationDefinitionNode } from 'graphql';

/** An operation that the browser sends. */
export interface BrowserOperation {
  name: string;
  isMutation: boolean;
  /** The operation with the fragments it uses. */
  text: string;
  definition: OperationDefinitionNode;
}

const FEATURES = path.join(process.cwd(), 'src/features');

/** The names of the fragments that a definition spreads, and of those that these spread. */
function spreadIn(
  definition: OperationDefinitionNode | FragmentDefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  found = new Set<string>(),
): Set<string> {
  visit(definition, {
    FragmentSpread({ name: { value } }) {
      const fragment = fragments.get(value);
      if (!fragment || found.has(value)) return;
      found.add(value);
      spreadIn(fragment, fragments, found);
    },
  });
  return found;
}

/**
 * Every operation of the browser, read from the .graphql files of its features: one that is added is among them by
 * itself.
 */
export function browserOperations(): BrowserOperation[] {
  const files = readdirSync(FEATURES, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.graphql'),
  );
  const definitions = files.flatMap((file) => parse(readFileSync(path.join(FEATURES, file), 'utf8')).definitions);
  const fragments = new Map(
    definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition] as const] : [],
    ),
  );
  return definitions
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
    .map((definition) => ({
      name: definition.name?.value ?? '',
      isMutation: definition.operation === 'mutation',
      text: [definition, ...[...spreadIn(definition, fragments)].flatMap((name) => fragments.get(name) ?? [])]
        .map((part) => print(part))
        .join('\n'),
      definition,
    }));
}
