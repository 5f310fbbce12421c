import type { TreeKind } from '#domain/trees/core/model/treeDocument.ts';

const KINDS = { person: 'PERSON', family: 'FAMILY', source: 'SOURCE', medium: 'MEDIUM', story: 'STORY' } as const;

/** A kind of document as the server's schema names it. */
export const kindOf = (kind: TreeKind) => KINDS[kind];
