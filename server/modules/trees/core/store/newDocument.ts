import type { TreeDocuments, TreeKind } from '#domain/trees/core/model/treeDocument.ts';

/** A document of a tree that is filled; its number is in it and unique among all documents of the tree. */
export type NewDocument = { [Kind in TreeKind]: { kind: Kind; document: TreeDocuments[Kind] } }[TreeKind];
