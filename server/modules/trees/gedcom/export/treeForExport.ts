import { hasClosedText } from '#domain/trees/core/access/openTexts.ts';
import {
  openFamily,
  mayShowHidden,
  peopleOf,
  reachedBy,
  visibleDocument,
  type WithheldFromReader,
} from '#domain/trees/core/access/visibleDocument.ts';
import type { HiddenNames } from '#domain/trees/core/living/hiddenNames.ts';
import { mentionsOf } from '#domain/trees/core/mentions.ts';
import type { TreeKind } from '#domain/trees/core/model/treeDocument.ts';
import type { TreeMedium } from '#domain/trees/core/model/treeMedium.ts';
import type { TreeSex } from '#domain/trees/core/model/treePerson.ts';
import { type GedcomLine, pointerOf, type GedcomDialect, dialectOf } from '#domain/trees/gedcom/gedcomLine.ts';
import type { TargetKind } from '#domain/trees/gedcom/interpreting/readingContext.ts';
import { isPrivacyLine } from '#domain/trees/gedcom/interpreting/readSmallParts.ts';
import {
  becomesDocument,
  createSurvey,
  type GedcomSurvey,
  kindOfRecord,
} from '#domain/trees/gedcom/interpreting/surveyGedcom.ts';
import { parseRecord } from '#domain/trees/gedcom/reading/createRecordBuilder.ts';
import type { FamiliesOfPerson } from '#domain/trees/gedcom/writing/writePerson.ts';
import { hiddenNamesOf } from '#server/modules/trees/core/index.ts';
import type { Database } from '#server/platform/db/database.ts';

import { documentsByNumber, documentsThere } from './documentsOfTree.ts';
import { familiesOfPersons } from './familiesOfPersons.ts';
import { personsOfTree, type Withholding } from './personsOfTree.ts';

/** Everything of a tree that its records need to know of each other. */
export interface TreeForExport {
  survey: GedcomSurvey;
  sexOf: (personId: number) => TreeSex;
  familiesOf: (personId: number) => FamiliesOfPerson;
  isRedacted: (personId: number) => boolean;
  /** The names of those: no free text of the file holds them. */
  hiddenNames: HiddenNames;
  isWritten: (kind: TreeKind, id: number) => boolean;
  /**
   * Whether a record that became no document goes into the file: shared notes, submitters, records of other programs.
   */
  isKept: (record: GedcomLine) => boolean;
  /** Whether the record of a name that came with the file goes into this one. */
  isXrefWritten: (xref: string) => boolean;
}

const BATCH = 500;

/** The records of the file a tree came from, in their order, so many at once. */
export async function* originalRecords(db: Database, treeId: number): AsyncGenerator<GedcomLine[]> {
  for (let from = 0; ; from += BATCH) {
    const rows = await db.rows<{ lines: string }>(
      '/* gedcomExport.records */ SELECT lines FROM tree_gedcom_record WHERE tree_id = $1 AND position >= $2 AND position < $3 ORDER BY position',
      [treeId, from, from + BATCH],
    );
    if (rows.length === 0) return;
    yield rows.flatMap(({ lines }) => parseRecord(lines) ?? []);
  }
}

/** The dialect of the file a tree came from; null for a tree that was made here. */
export async function dialectOfTree(db: Database, treeId: number): Promise<GedcomDialect | null> {
  const row = await db.one<{ version: string }>(
    '/* gedcomExport.file */ SELECT version FROM tree_gedcom_file WHERE tree_id = $1',
    [treeId],
  );
  return row && dialectOf(row.version);
}

/** Gathers what an export needs before the first record is written. */
export async function treeForExport(
  db: Database,
  treeId: number,
  dialect: GedcomDialect,
  withheld: Withholding,
): Promise<TreeForExport> {
  const { sexOf, redacted } = await personsOfTree(db, treeId, withheld);
  const familiesOf = await familiesOfPersons(db, treeId);
  const isThere = await documentsThere(db, treeId);
  const hiddenNames = await hiddenNamesOf(db, treeId, redacted);
  const closedMedia = await mediaNaming(db, treeId, hiddenNames);
  const isWithholding = withheld.living || withheld.private;
  const shown = isWithholding ? await shownBy(db, treeId, redacted, hiddenNames, withheld.private) : null;

  const counting = createSurvey(dialect, () => undefined);
  const positions = new Map<string, NotesOfRecord>();
  for await (const records of originalRecords(db, treeId)) {
    for (const record of records) {
      counting.add(record);
      if (isWithholding && kindOfRecord(record) !== 'other') positions.set(record.xref, notesOf(record));
    }
  }
  const survey = counting.finish();
  const visibleNotes = (xref: string, { own, ofFacts }: NotesOfRecord): readonly string[] => {
    const target = survey.target(xref);
    if (!target) return [];
    if (target.kind === 'person') return redacted.has(target.id) ? [] : [...own, ...ofFacts];
    if (shown === null) return [...own, ...ofFacts];
    if (target.kind === 'family')
      return [...(shown.openFamilies.has(target.id) ? own : []), ...(shown.couples.has(target.id) ? ofFacts : [])];
    return shown.mentioned.has(target.id) ? [...own, ...ofFacts] : [];
  };
  const notes = new Set([...positions].flatMap(([xref, found]) => visibleNotes(xref, found)));

  const isWritten: TreeForExport['isWritten'] = (kind, id) =>
    isThere(kind, id) &&
    !(kind === 'medium' && closedMedia.has(id)) &&
    (shown === null || kind === 'person' || kind === 'family' || shown.mentioned.has(id));
  const isKept = (kind: TargetKind, xref: string) =>
    !isWithholding || kind === 'repository' || (kind === 'note' && notes.has(xref));

  return {
    survey,
    sexOf,
    familiesOf,
    isRedacted: (id) => redacted.has(id),
    hiddenNames,
    isWritten,
    isKept: (record) => isKept(kindOfRecord(record), record.xref),
    isXrefWritten(xref) {
      const target = survey.target(xref);
      if (!target) return false;
      return becomesDocument(target.kind) ? isWritten(target.kind, target.id) : isKept(target.kind, xref);
    },
  };
}

/** Media whose captions name a person hidden: most likely they show them. */
async function mediaNaming(db: Database, treeId: number, hidden: HiddenNames): Promise<ReadonlySet<number>> {
  if (hidden.isEmpty) return new Set();
  const media = await db.rows<{ id: number; body: TreeMedium }>(
    "/* gedcomExport.captions */ SELECT id, body FROM tree_document WHERE tree_id = $1 AND kind = 'medium'",
    [treeId],
  );
  return new Set(
    media.filter(({ body }) => hasClosedText('medium', body, (text) => hidden.areIn(text))).map(({ id }) => id),
  );
}

/** Shared notes that a record points to: as a whole, and from something stated in it. */
interface NotesOfRecord {
  own: readonly string[];
  ofFacts: readonly string[];
}

/** Finds the shared notes of a record, but for those below something private. */
function notesOf(record: GedcomLine): NotesOfRecord {
  const found = { own: [] as string[], ofFacts: [] as string[] };
  const look = (line: GedcomLine) => {
    for (const child of line.children) {
      if (child.children.some(isPrivacyLine)) continue;
      const pointer = child.tag === 'NOTE' || child.tag === 'SNOTE' ? pointerOf(child.value) : null;
      if (pointer !== null) found[line === record ? 'own' : 'ofFacts'].push(pointer);
      look(child);
    }
  };
  look(record);
  return found;
}

/** What readers of a file may come to. */
interface Shown {
  /**
   * Sources, media and stories by people and facts they may see. A story that is about a person hidden or names them is
   * hidden.
   */
  mentioned: ReadonlySet<number>;
  /**
   * Families of which is said what happened to them, and those of them in which no child is hidden: what is said of all
   * of them is said.
   */
  couples: ReadonlySet<number>;
  openFamilies: ReadonlySet<number>;
}

async function shownBy(
  db: Database,
  treeId: number,
  redacted: ReadonlySet<number>,
  hiddenNames: HiddenNames,
  withholdsPrivate: boolean,
): Promise<Shown> {
  const reader: WithheldFromReader = { isHidden: (personId) => redacted.has(personId), withholdsPrivate };
  const mentioned = new Set<number>();
  const closed = new Set<number>();
  const couples = new Set<number>();
  const openFamilies = new Set<number>();
  const isClosed = (text: string) => hiddenNames.areIn(text);
  for await (const rows of documentsByNumber(db, treeId, 1, ['person', 'family', 'story'])) {
    for (const row of rows) {
      const { kind, id, body } = row;
      if (mayShowHidden(peopleOf(body), reader.isHidden))
        for (const mention of mentionsOf(kind, body as never)) if (mention.kind === 'medium') closed.add(mention.id);
      const shown = visibleDocument(row, reader, isClosed);
      if (shown === null) continue;
      if (kind === 'story') mentioned.add(id);
      if (kind === 'family') couples.add(id);
      if (kind === 'family' && openFamily(body, reader.isHidden) === body) openFamilies.add(id);
      for (const mention of reachedBy(row, reader, isClosed)) mentioned.add(mention.id);
    }
  }
  return { mentioned: new Set([...mentioned].filter((id) => !closed.has(id))), couples, openFamilies };
}
