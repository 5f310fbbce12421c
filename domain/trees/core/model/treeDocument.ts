import type { TreeFamily } from './treeFamily.ts';
import type { TreeMedium } from './treeMedium.ts';
import type { TreePerson } from './treePerson.ts';
import type { TreeSource } from './treeSource.ts';
import type { TreeStory } from './treeStory.ts';

/** What a tree is made of, by kind. Each is kept, versioned, changed and undone as one document. */
export interface TreeDocuments {
  person: TreePerson;
  family: TreeFamily;
  source: TreeSource;
  medium: TreeMedium;
  story: TreeStory;
}

export type TreeKind = keyof TreeDocuments;
export type TreeDocument = TreeDocuments[TreeKind];

/** One document of a change: null before for what is new, null after for what is removed. */
export type DocumentChange = {
  [Kind in TreeKind]: { kind: Kind; id: number; before: TreeDocuments[Kind] | null; after: TreeDocuments[Kind] | null };
}[TreeKind];
