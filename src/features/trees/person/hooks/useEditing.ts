import { createContext, useContext } from 'react';

import type { Failure } from '#domain/kernel/errors/failure.ts';
import type { TreeDocuments, TreeKind } from '#domain/trees/core/model/treeDocument.ts';
import type { TreePerson } from '#domain/trees/core/model/treePerson.ts';
import type { OfferedRelation } from '#domain/trees/core/relatives/relationWords.ts';
import type { TreeEditOutcome } from '#features/trees/core/index.ts';

import type { Versioned } from '../model/lifeOf.ts';

/** What became of an edit. */
export type SaveResult =
  | { kind: 'saved'; outcome: TreeEditOutcome }
  /**
   * Nothing was saved; one sentence for the reader. What was typed stays. `failure`: of a call that failed, null where
   * the tree forbids it.
   */
  | { kind: 'refused'; text: string; failure: Failure | null }
  /** Another author was quicker, and the reader is back at their form. */
  | { kind: 'left' };

/** What a kind of edit is called when it is done: `Birth saved`. */
interface EditTitle {
  title: string;
}

/** A new relative of a person. */
export interface RelativeRequest {
  personId: string;
  relation: OfferedRelation;
  familyId: number | null;
  person?: TreePerson;
  existingPersonId?: string;
}

/** How forms change a tree. Every way ends in a toast with an undo, and warnings where there are any. */
export interface Editing {
  /** Saves a document; where another author changed the same, asks which value to keep. */
  save: <Kind extends TreeKind>(
    kind: Kind,
    old: Versioned<Kind>,
    document: TreeDocuments[Kind],
    done: EditTitle,
  ) => Promise<SaveResult>;
  /** A new source, medium or story. */
  add: <Kind extends TreeKind>(kind: Kind, document: TreeDocuments[Kind], done: EditTitle) => Promise<SaveResult>;
  /** Announces a change that was made in another way than these. */
  announceSaved: (changeId: string, title: string) => SaveResult;
  remove: (kind: TreeKind, id: number, done: EditTitle) => Promise<SaveResult>;
  unlink: (personId: string, familyId: number, done: EditTitle) => Promise<SaveResult>;
  removePerson: (personId: string, done: EditTitle) => Promise<SaveResult>;
  addRelative: (request: RelativeRequest, done: EditTitle) => Promise<SaveResult>;
  /** Two people who are one: `document` is what the kept one is to be. */
  merge: (request: { keepId: string; otherId: string; document: TreePerson }, done: EditTitle) => Promise<SaveResult>;
  /** Two sources that are one: what cites the second cites the first. */
  mergeSources: (keepId: number, otherId: number, done: EditTitle) => Promise<SaveResult>;
  undo: (changeId: string) => Promise<SaveResult>;
  /** For edits without a form: shows a refusal on the page of its code or in a toast. */
  report: (work: Promise<SaveResult>) => void;
}

const Context = createContext<Editing | null>(null);

export const EditingContext = Context.Provider;

/** How editors change a tree; null for readers who may not, around whom there is no `EditingProvider`. */
export const useEditingIfAny = (): Editing | null => useContext(Context);

/** @throws Error outside `EditingProvider` */
export function useEditing(): Editing {
  const editing = useEditingIfAny();
  if (!editing) throw new Error('A form of a profile is used outside one.');
  return editing;
}
