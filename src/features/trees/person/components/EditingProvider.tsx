import { useState, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';

import { describeError } from '#domain/kernel/errors/describeError.ts';
import { isFailure } from '#domain/kernel/errors/failure.ts';
import { pageForGraphqlCode } from '#domain/kernel/errors/pageForGraphqlCode.ts';
import type { TreeDocuments, TreeKind } from '#domain/trees/core/model/treeDocument.ts';
import { awaitToastAction, toastRaised } from '#features/kernel/toasts/index.ts';
import {
  useAddTreeDocumentMutation,
  useAddTreeRelativeMutation,
  useMergeTreePersonsMutation,
  useMergeTreeSourcesMutation,
  useRemoveTreeDocumentMutation,
  useRemoveTreePersonMutation,
  useSaveTreeDocumentMutation,
  useUndoTreeChangeMutation,
  useUnlinkTreeRelativeMutation,
  type TreeEditOutcome,
} from '#features/trees/core/index.ts';

import { EditingContext, type Editing, type SaveResult } from '../hooks/useEditing.ts';
import { useRaiseFailure } from '../hooks/useRaiseFailure.ts';
import { kindOf } from '../model/documentKinds.ts';
import type { Versioned } from '../model/lifeOf.ts';
import { ConflictDialog, type Conflict } from './ConflictDialog.tsx';
import { UndoAlongDialog, type UndoAlong, WarningsDialog } from './EditDialogs.tsx';
import { editingTexts } from './texts.ts';

type Answer = { data?: TreeEditOutcome; error?: unknown };

/** What an answer means for who asked; a conflict is dealt with elsewhere. */
function resultOf({ data, error }: Answer): SaveResult {
  if (!data) return { kind: 'refused', text: describeError(error), failure: isFailure(error) ? error : null };
  const [problem] = data.problems;
  if (problem) return { kind: 'refused', text: problem.message, failure: null };
  return { kind: 'saved', outcome: data };
}

/**
 * Puts edits of a tree within reach of the forms inside, with undo, warnings and the choice between two authors’
 * values.
 */
export function EditingProvider({ treeRef, children }: { treeRef: string; children: ReactNode }) {
  const dispatch = useDispatch();
  const raise = useRaiseFailure();
  const [saveDocument] = useSaveTreeDocumentMutation();
  const [addDocument] = useAddTreeDocumentMutation();
  const [removeDocument] = useRemoveTreeDocumentMutation();
  const [addRelative] = useAddTreeRelativeMutation();
  const [mergePersons] = useMergeTreePersonsMutation();
  const [mergeTreeSources] = useMergeTreeSourcesMutation();
  const [unlinkRelative] = useUnlinkTreeRelativeMutation();
  const [removeTreePerson] = useRemoveTreePersonMutation();
  const [undoChange] = useUndoTreeChangeMutation();
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [undoAlong, setUndoAlong] = useState<UndoAlong | null>(null);
  const [warnings, setWarnings] = useState<TreeEditOutcome['warnings']>([]);

  const refusalAsError = (result: SaveResult) => {
    if (result.kind === 'refused')
      dispatch(toastRaised({ title: editingTexts.refused, description: result.text, variant: 'error' }));
  };

  const announce = (answer: Answer, title: string, mayUndo = true): SaveResult => {
    const result = resultOf(answer);
    if (result.kind !== 'saved') return result;
    const { changeId, warnings: found } = result.outcome;
    if (changeId === null) return result;
    const id = `trees.undo-change.${changeId}`;
    if (mayUndo) dispatch(awaitToastAction(id, () => void undo(changeId).then(refusalAsError)));
    dispatch(toastRaised({ title, variant: 'success', ...(mayUndo && { action: { id, label: editingTexts.undo } }) }));
    setWarnings(found);
    return result;
  };

  const save = async <Kind extends TreeKind>(
    kind: Kind,
    old: Versioned<Kind>,
    document: TreeDocuments[Kind],
    { title }: { title: string },
  ): Promise<SaveResult> => {
    const answer = await saveDocument({
      ref: treeRef,
      kind: kindOf(kind),
      id: old.id,
      baseVersion: old.version,
      base: old.document,
      document,
    });
    const theirs = answer.data?.theirs;
    if (!answer.data || answer.data.conflicts.length === 0 || !theirs) return announce(answer, title);
    const { conflicts } = answer.data;
    // The reader decides, and what they decided is saved on top of what is there now; it may meet a third author.
    return new Promise((resolve) => {
      setConflict({
        conflicts,
        versions: { kind, base: old.document, mine: document, theirs: theirs.document } as Conflict['versions'],
        onDecided: (decided) => {
          setConflict(null);
          resolve(
            save(
              kind,
              { id: old.id, version: theirs.version, document: theirs.document as TreeDocuments[Kind] },
              decided as TreeDocuments[Kind],
              { title },
            ),
          );
        },
        onLeave: () => {
          setConflict(null);
          resolve({ kind: 'left' });
        },
      });
    });
  };

  const undo = async (changeId: string, along?: string[]): Promise<SaveResult> => {
    const answer = await undoChange({ changeId, ref: treeRef, ...(along && { along }) });
    const conflicts = answer.data?.conflicts ?? [];
    const later = answer.data?.later ?? [];
    if (later.length > 0) {
      // What is in the way is listed; it may be more the next time, when another editor was quicker.
      return new Promise((resolve) => {
        const decide = (result: SaveResult | Promise<SaveResult>) => {
          setUndoAlong(null);
          resolve(result);
        };
        setUndoAlong({
          later,
          onUndo: () =>
            decide(
              undo(
                changeId,
                later.map(({ id }) => id),
              ),
            ),
          onLeave: () => decide({ kind: 'left' }),
        });
      });
    }
    if (conflicts.length > 0) {
      const labels = conflicts.map(({ label }) => label).join(', ');
      return { kind: 'refused', text: editingTexts.cannotUndo(labels), failure: null };
    }
    return announce(answer, editingTexts.undone, false);
  };
  const report = (work: Promise<SaveResult>) =>
    void work.then((result) => {
      if (result.kind === 'refused' && result.failure?.kind === 'graphql') raise(result.failure);
      else refusalAsError(result);
    });

  const editing: Editing = {
    save,
    undo,
    report,
    add: async (kind, document, { title }) =>
      announce(await addDocument({ ref: treeRef, kind: kindOf(kind), document }), title),
    announceSaved: (changeId, title) =>
      announce(
        {
          data: {
            changeId,
            documents: [],
            personId: null,
            warnings: [],
            conflicts: [],
            theirs: null,
            merged: null,
            problems: [],
          },
        },
        title,
      ),
    remove: async (kind, id, { title }) =>
      announce(await removeDocument({ ref: treeRef, kind: kindOf(kind), id }), title),
    addRelative: async (request, { title }) => {
      const result = announce(await addRelative(request), title);
      // A family that cannot be has a page of its own, which leads to the relations (spec 1 section 8).
      if (
        result.kind === 'refused' &&
        result.failure?.kind === 'graphql' &&
        pageForGraphqlCode(result.failure.code) !== 'default'
      )
        raise(result.failure);
      return result;
    },
    merge: async (request, { title }) => announce(await mergePersons(request), title),
    mergeSources: async (keepId, otherId, { title }) =>
      announce(await mergeTreeSources({ ref: treeRef, keepId, otherId }), title),
    unlink: async (personId, familyId, { title }) => announce(await unlinkRelative({ personId, familyId }), title),
    removePerson: async (personId, { title }) => announce(await removeTreePerson({ personId }), title),
  };
  return (
    <EditingContext value={editing}>
      {children}
      {conflict && <ConflictDialog {...conflict} />}
      {undoAlong && <UndoAlongDialog {...undoAlong} />}
      <WarningsDialog warnings={warnings} onClose={() => setWarnings([])} />
    </EditingContext>
  );
}
