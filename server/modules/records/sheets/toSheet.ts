import type { Viewer } from '#domain/kernel/grants/accessRule.ts';
import { lacksOf } from '#domain/records/sheets/lacksOf.ts';
import { recipeKind } from '#domain/records/sheets/recipeKind.ts';
import type { SheetRecipe } from '#domain/records/sheets/sheetRecipe.ts';
import { describeStep, stepDetails } from '#domain/records/sheets/steps/describeStep.ts';
import { filledBy, filledFields } from '#domain/records/sheets/steps/fieldMends.ts';
import type {
  Sheet,
  SheetAccess,
  SheetChange,
  SheetChangeKind,
  SheetFile,
  SheetFileState,
  SheetKind,
  SheetNotation,
  SheetPublication,
  SheetPublicationState,
  SheetRequest,
  SheetRequestKind,
} from '#server/modules/kernel/graphql/types.generated.ts';
import { progressOf } from '#server/platform/jobs/progressOf.ts';

import type { StoredSheetRequest } from './sheetPolicy.ts';
import type { StoredChange, StoredFile, StoredPublication, StoredSheet } from './sheetStore.ts';

const FILE_STATES: Readonly<Record<StoredFile['stage'], SheetFileState>> = {
  arriving: 'ARRIVING',
  waiting: 'READING',
  choosing: 'CHOOSING',
  done: 'READ',
  failed: 'FAILED',
};

const toFile = (file: StoredFile): SheetFile => ({
  id: String(file.id),
  name: file.name,
  bytes: file.bytes,
  state: FILE_STATES[file.stage],
  progress: file.stage === 'waiting' ? progressOf(file) : null,
  problem: file.problem,
  rows: file.rows,
  table: file.table,
  tables: file.tables,
  leftOutRows: file.stage === 'choosing' ? file.leftOutRows : null,
  remarks: file.remarks,
  encoding: file.encoding,
  encodings: file.encodings,
  hidden:
    file.mayBeReadAgain && file.hiddenRows + file.hiddenColumns > 0
      ? { rows: file.hiddenRows, columns: file.hiddenColumns, isLeftOut: file.leavesHidden }
      : null,
  broughtBy: file.broughtBy,
  broughtAt: new Date(file.broughtAt).toISOString(),
});

/** A publication as staff see it. */
export const toPublication = (publication: StoredPublication): SheetPublication => ({
  id: String(publication.id),
  revision: publication.revision,
  state: (
    { waiting: 'MAKING', failed: 'FAILED', done: publication.outcome?.toUpperCase() } as Record<
      StoredPublication['stage'],
      SheetPublicationState
    >
  )[publication.stage],
  progress: publication.stage === 'waiting' ? progressOf(publication) : null,
  accepted: publication.accepted,
  closed: publication.closed,
  rejected: publication.rejected,
  comparison: publication.comparison,
  problem: publication.problem,
  why: publication.why,
  askedBy: publication.askedBy,
  askedAt: new Date(publication.askedAt).toISOString(),
  endedAt: publication.endedAt === null ? null : new Date(publication.endedAt).toISOString(),
});

/** A change as staff see it. */
export const toChange = ({ revision, kind, words, by, at, isFileKept }: StoredChange): SheetChange => ({
  revision,
  kind: kind.toUpperCase() as SheetChangeKind,
  text: words,
  by,
  at: at.toISOString(),
  isFileKept,
});

/** What must be done before a sheet can be published, as sentences. */
export const sheetLacks = ({ heldFileId, recipe, headings }: StoredSheet): string[] =>
  heldFileId === null
    ? ['Bring in the file with the records.']
    : lacksOf({ ...recipe, further: [...filledFields([], recipe.steps)] }, headings).map(({ text }) => text);

/** Steps say so many of the values they work on. */
const MOST_DETAILS = 20;

/** What people call the fields of the kind of a recipe. */
export const labelsOf = (recipe: Pick<SheetRecipe, 'kind' | 'columns' | 'kept' | 'steps'>) => {
  const labels = new Map(recipeKind(recipe)?.fields.map(({ id, label }) => [id, label]));
  return (field: string): string => labels.get(field) ?? field;
};

const REQUEST_KINDS: Readonly<Record<string, SheetRequestKind>> = {
  'sheet-publication': 'PUBLICATION',
  'sheet-withdrawal': 'WITHDRAWAL',
};

function toRequest(request: StoredSheetRequest, memberId: number | null): SheetRequest {
  const isWaiting = new Date(request.expiresAt) > new Date();
  return {
    id: String(request.id),
    kind: REQUEST_KINDS[request.kind] ?? 'PUBLICATION',
    state: request.isRefused ? 'REFUSED' : isWaiting ? 'WAITING' : 'LAPSED',
    revision: request.revision,
    reason: request.reason,
    askedBy: request.askedBy,
    isOwn: request.askedById === memberId,
    expiresAt: new Date(request.expiresAt).toISOString(),
    decidedBy: request.decidedBy,
    decidedWhy: request.decidedWhy,
  };
}

/** A sheet as it is shown. @param viewer - to whom */
export function toSheet(sheet: StoredSheet, { memberId }: Pick<Viewer, 'memberId'>): Sheet {
  const { recipe, file, publication } = sheet;
  return {
    id: String(sheet.id),
    title: sheet.title,
    revision: sheet.revision,
    setSlug: sheet.setSlug,
    file: file && toFile(file),
    kind: recipe.kind && (recipe.kind.toUpperCase() as SheetKind),
    columns: sheet.headings.map((heading, at) => ({
      at,
      heading: heading.trim(),
      field: recipe.columns[at] ?? null,
      examples: sheet.examples[at] ?? [],
    })),
    constants: Object.entries(recipe.constants).map(([field, value]) => ({ field, value })),
    set: {
      ...recipe.set,
      access: recipe.set.access.toUpperCase() as SheetAccess,
      notation: recipe.set.notation.toUpperCase() as SheetNotation,
    },
    steps: recipe.steps.map((step, at) => ({
      at,
      do: step.do,
      field: 'field' in step ? step.field : null,
      text: describeStep(step, labelsOf(recipe)),
      fills: filledBy(step),
      details: stepDetails(step).slice(0, MOST_DETAILS),
    })),
    lacks: sheetLacks(sheet),
    publication: publication && toPublication(publication),
    isForTwo: sheet.decides === 'two',
    request: sheet.request && toRequest(sheet.request, memberId),
    changedAt: sheet.changedAt.toISOString(),
  };
}
