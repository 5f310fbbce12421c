import { documentTitle } from '#domain/trees/core/changes/documentTitle.ts';
import { sameValue } from '#domain/trees/core/changes/sameValue.ts';
import type { DocumentChange, TreeKind } from '#domain/trees/core/model/treeDocument.ts';
import { treePersonId } from '#domain/trees/core/treeIds.ts';
import { refusal } from '#server/modules/kernel/graphql/refusal.ts';
import type {
  TreeConflict,
  TreeDocumentVersion,
  TreeEditOutcome,
  TreeWarning,
} from '#server/modules/kernel/graphql/types.generated.ts';
import type { Database } from '#server/platform/db/database.ts';

import { requireStillEditor, treeNotFound, type OpenedTree } from '../openTree.ts';
import { documentRows, toDocumentVersion } from '../reading/documentRows.ts';
import { namesOf } from '../reading/nameOf.ts';
import { familyTreeRef } from '../reading/toFamilyTree.ts';
import { commitChange, lockTree, type LockedTree } from '../store/commitChange.ts';
import { findDangling, findOwnAncestor, type Needing } from '../store/findBroken.ts';
import { tooManyDocuments } from './asProblems.ts';
import { warningsOf } from './warningsOf.ts';

/** A plan for a tree, worked out; or why it cannot be carried out. */
export type EditPlan =
  | {
      action: string;
      personId: number | null;
      changes: readonly DocumentChange[];
      undoes?: number;
      /** Written in the transaction of the change, or not at all. */
      alongside?: (changeId: number) => Promise<unknown>;
    }
  | { problems: readonly { field: string; message: string }[] }
  | {
      conflicts: readonly TreeConflict[];
      theirs: TreeDocumentVersion | null;
      merged: unknown;
      /** Documents that later changes keep from being undone. */
      clashing?: readonly Pick<Needing, 'kind' | 'id'>[];
    };

/** A tree being changed, within the transaction. */
export interface Editing extends LockedTree {
  tx: Database;
  treeId: number;
}

const NOTHING: TreeEditOutcome = {
  changeId: null,
  documents: [],
  personId: null,
  warnings: [],
  conflicts: [],
  theirs: null,
  merged: null,
  problems: [],
  later: null,
};

/** Also of what is undone while something made later needs it. */
const MISSING = {
  person: 'A person named here is not in the tree.',
  source: 'A cited source is not in the tree.',
  medium: 'A photo or document named here is not in the tree.',
} as const;

const STILL_NEEDED = 'This change can’t be undone by itself. What was done later needs it:';
/** What each is called that leads somewhere. */
const KINDS: Readonly<Record<TreeKind, string>> = {
  person: '',
  family: 'the family of ',
  source: 'the source ',
  medium: 'the photo or document ',
  story: 'the story ',
};

/** Documents that need something, by their names, each once. */
async function inWords({ tx, treeId }: Editing, needing: readonly Needing[]): Promise<string> {
  const named = await Promise.all(
    [...new Set(needing.map(({ kind }) => kind))].map(async (kind) => {
      const rows = await documentRows(
        tx,
        treeId,
        kind,
        needing.filter((each) => each.kind === kind).map(({ id }) => id),
      );
      const people = rows.flatMap(({ body }) =>
        'partners' in body ? [...body.partners, ...body.children.map(({ personId }) => personId)] : [],
      );
      const nameOf = await namesOf(tx, treeId, people);
      return rows.map(({ body }) => KINDS[kind] + documentTitle({ kind, document: body }, nameOf));
    }),
  );
  return [...new Set(named.flat())].join(', ');
}

/** Rolls the transaction back and reports why. */
class Impossible extends Error {}

const problem = (field: string, message: string): TreeEditOutcome => ({ ...NOTHING, problems: [{ field, message }] });

async function storedAfter(
  tx: Database,
  treeId: number,
  changes: readonly DocumentChange[],
): Promise<TreeDocumentVersion[]> {
  const kinds = [...new Set(changes.filter(({ after }) => after !== null).map(({ kind }) => kind))];
  const documents = await Promise.all(
    kinds.map((kind) =>
      documentRows(
        tx,
        treeId,
        kind,
        changes.filter((change) => change.kind === kind).map(({ id }) => id),
      ),
    ),
  );
  return documents.flat().map(toDocumentVersion);
}

/** Each document once, from what it was at first to what it is at last. */
function together(changes: readonly DocumentChange[]): DocumentChange[] {
  const found = new Map<string, DocumentChange>();
  for (const change of changes) {
    const first = found.get(`${change.kind} ${change.id}`);
    found.set(`${change.kind} ${change.id}`, first ? ({ ...change, before: first.before } as DocumentChange) : change);
  }
  return [...found.values()];
}

type Carried = Extract<EditPlan, { action: string }>;

const isChanged = ({ before, after }: DocumentChange): boolean => !sameValue(before, after);

/** Writes what one plan changes. @returns the number of the change; null where it changes nothing */
async function write({ tx, treeId }: Editing, memberId: number, edit: Carried): Promise<number | null> {
  const changes = edit.changes.filter(isChanged);
  if (changes.length === 0) return null;
  const changeId = await commitChange(tx, { ...edit, treeId, authorId: memberId, changes });
  await edit.alongside?.(changeId);
  return changeId;
}

/** Looks at the tree as plans left it. @throws Impossible, or GraphQLError, where it would be broken */
async function settle(
  editing: Editing,
  { tree }: OpenedTree,
  edits: readonly Carried[],
  changeId: number | null,
  blocked: Blocked[],
): Promise<TreeEditOutcome> {
  const { tx, treeId } = editing;
  const last = edits.at(-1);
  const personId = last?.personId == null ? null : treePersonId(treeId, last.personId);
  const planned = edits.flatMap(({ changes }) => changes);
  if (changeId === null) return { ...NOTHING, personId, documents: await storedAfter(tx, treeId, planned) };
  const changes = together(planned.filter(isChanged));
  const needing = await findDangling(tx, treeId, changes);
  const [missing] = needing;
  if (missing) {
    const isUndo = last?.undoes !== undefined;
    if (isUndo) blocked.push(...needing);
    throw new Impossible(isUndo ? `${STILL_NEEDED} ${await inWords(editing, needing)}.` : MISSING[missing.needs]);
  }
  const ancestor = await findOwnAncestor(tx, treeId, changes);
  if (ancestor !== null)
    throw refusal('AHNENDAB_ERROR', 'This would make a person their own ancestor.', {
      familyTreeRef: familyTreeRef(tree),
      personId: treePersonId(treeId, ancestor),
    });
  const warnings: TreeWarning[] = await warningsOf(tx, treeId, changes);
  return {
    ...NOTHING,
    changeId: String(changeId),
    documents: await storedAfter(tx, treeId, changes),
    personId,
    warnings,
  };
}

type Plan = (editing: Editing) => Promise<EditPlan>;
type Blocked = Pick<Needing, 'kind' | 'id'>;

/** How a change is tried. */
interface EditOptions {
  /** It is worked out and looked at, and not kept. Default false. */
  isTrial?: boolean;
  /** Gets the documents that later changes keep from being undone. */
  blocked?: Blocked[];
}

/** Rolls the transaction back, with what is answered. */
class Refused extends Error {
  readonly outcome: TreeEditOutcome;

  constructor(outcome: TreeEditOutcome) {
    super('The tree stays as it was.');
    this.outcome = outcome;
  }
}

/**
 * Changes a tree for a member who may. No one else changes it meanwhile, so what `plan` reads is what the change starts
 * from. Nothing is kept of a change that would leave a tree broken.
 *
 * @param plan - works out what to do, on the locked tree; of several one after the other, each on what the one before
 * left, all or nothing
 * @throws GraphQLError as `requireStillEditor`; `AHNENDAB_ERROR` with `familyTreeRef` and `personId` when a person
 * would become their own ancestor
 */
export async function editTree(
  db: Database,
  opened: OpenedTree & { memberId: number },
  plan: Plan | readonly Plan[],
  { isTrial = false, blocked = [] }: EditOptions = {},
): Promise<TreeEditOutcome> {
  const { tree, memberId } = opened;
  try {
    return await db.transaction(async (tx) => {
      const locked = await lockTree(tx, tree.id);
      if (!locked) throw treeNotFound();
      await requireStillEditor(tx, tree.id, memberId);
      const editing = { ...locked, tx, treeId: tree.id };
      const edits: Carried[] = [];
      let changeId: number | null = null;
      let documents = 0;
      for (const each of typeof plan === 'function' ? [plan] : plan) {
        const edit = await each(editing);
        if ('problems' in edit) throw new Refused({ ...NOTHING, problems: [...edit.problems] });
        if ('conflicts' in edit) {
          blocked.push(...(edit.clashing ?? []));
          throw new Refused({ ...NOTHING, conflicts: [...edit.conflicts], theirs: edit.theirs, merged: edit.merged });
        }
        documents += edit.changes.filter(isChanged).length;
        const tooMany = tooManyDocuments(documents);
        if (tooMany) throw new Refused(problem(tooMany.field, tooMany.message));
        changeId = (await write(editing, memberId, edit)) ?? changeId;
        edits.push(edit);
      }
      const outcome = await settle(editing, opened, edits, changeId, blocked);
      if (isTrial) throw new Refused(outcome);
      return outcome;
    });
  } catch (error) {
    if (error instanceof Refused) return error.outcome;
    if (error instanceof Impossible) return problem('', error.message);
    throw error;
  }
}
