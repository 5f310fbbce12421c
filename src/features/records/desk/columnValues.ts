import { carriedColumns } from '#domain/records/sheets/carriedColumns.ts';
import { lacksOf, type SheetLack } from '#domain/records/sheets/lacksOf.ts';
import type { SheetField } from '#domain/records/sheets/sheetKind.ts';
import { sheetKind } from '#domain/records/sheets/sheetKinds.ts';
import type { SheetKindId } from '#domain/records/sheets/sheetRecipe.ts';

import { columnTexts as texts } from './columnTexts.ts';
import type { Sheet, SheetColumn, SheetGuess } from './deskApi.ts';
import type { SheetColumnsInput } from './sheets.generated.ts';
import { fileTexts } from './texts.ts';

type Kind = NonNullable<Sheet['kind']>;

/** The form of the columns page. A text is empty where nothing was said. */
export interface ColumnValues {
  /** The revision that the form was filled in for. */
  revision: number;
  /** The headings that it was filled in for. */
  headings: string[];
  kind: Kind | '';
  /** By column: the id of its field. */
  columns: string[];
  /** By id of a field. */
  constants: Record<string, string>;
  description: string;
  access: Sheet['set']['access'];
  repository: string;
  archiveSeries: string;
  attribution: string;
  notation: Sheet['set']['notation'];
}

/** A kind as the rules name it. */
export const kindIdOf = (kind: Kind): SheetKindId => kind.toLowerCase() as SheetKindId;

/** The kind by the name that the server has for it. */
export const kindOf = (id: SheetKindId): Kind => id.toUpperCase() as Kind;

/** What a column is called: its heading, else its place. */
export const headingOf = ({ at, heading }: Pick<SheetColumn, 'at' | 'heading'>): string =>
  heading.trim() === '' ? fileTexts.column(at) : heading.trim();

/** What a column may be, for a kind; nothing before one is chosen. */
export const fieldsOf = (kind: ColumnValues['kind']): readonly SheetField[] =>
  kind === '' ? [] : sheetKind(kindIdOf(kind)).fields.filter(({ isFixed }) => kind === 'KEPT' || !isFixed);

/** What people call the fields of a sheet: those of a set that came by a command as their columns are headed. */
export const fieldLabels = ({ kind, columns }: Sheet): ReadonlyMap<string, string> =>
  new Map([
    ...columns.flatMap(({ field, heading }): [string, string][] =>
      kind === 'KEPT' && field !== null ? [[field, heading]] : [],
    ),
    ...fieldsOf(kind ?? '').map(({ id, label }): [string, string] => [id, label]),
  ]);

/** Columns whose cells may be mended: no step changes which record a row is. */
export function mendableColumns({ kind, columns }: Sheet): SheetColumn[] {
  const fixed = new Set(fieldsOf(kind ?? '').flatMap(({ id, isFixed }) => (isFixed ? [id] : [])));
  return columns.filter(({ field }) => field !== null && !fixed.has(field));
}

/** The form of a sheet as it is. */
export const valuesOf = ({ revision, columns, kind, constants, set }: Sheet): ColumnValues => ({
  revision,
  headings: columns.map(({ heading }) => heading),
  kind: kind ?? '',
  columns: columns.map(({ field }) => field ?? ''),
  constants: Object.fromEntries(constants.map(({ field, value }) => [field, value])),
  description: set.description,
  access: set.access,
  repository: set.repository ?? '',
  archiveSeries: set.archiveSeries ?? '',
  attribution: set.attribution ?? '',
  notation: set.notation,
});

const textOrNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** Constants that hold something and that the kind has a field for. */
const constantsOf = ({ kind, constants }: ColumnValues): [string, string][] =>
  fieldsOf(kind).flatMap(({ id, isForAll }) => {
    const value = constants[id]?.trim() ?? '';
    return isForAll && value !== '' ? [[id, value]] : [];
  });

/** What the server is told; null before a kind is chosen. */
export function inputOf(values: ColumnValues): SheetColumnsInput | null {
  const { kind, columns, description, access, repository, archiveSeries, attribution, notation } = values;
  if (kind === '') return null;
  return {
    kind,
    columns: columns.map((field) => (field === '' ? null : field)),
    constants: constantsOf(values).map(([field, value]) => ({ field, value })),
    set: {
      description: description.trim(),
      access,
      repository: textOrNull(repository),
      archiveSeries: textOrNull(archiveSeries),
      attribution: textOrNull(attribution),
      notation,
    },
  };
}

/** What must still be done, by the rule of the server. */
export function lacksIn(values: ColumnValues): SheetLack[] {
  const { kind, columns, headings, description } = values;
  return lacksOf(
    {
      kind: kind === '' ? null : kindIdOf(kind),
      columns: columns.map((field) => (field === '' ? null : field)),
      constants: Object.fromEntries(constantsOf(values)),
      set: { description },
    },
    headings,
  );
}

/** The form with another kind: columns and constants stay where it has their fields. */
export function withKind(values: ColumnValues, kind: Kind): ColumnValues {
  const known = new Set(fieldsOf(kind).map(({ id }) => id));
  return { ...values, kind, columns: values.columns.map((field) => (known.has(field) ? field : '')) };
}

/** Sure guesses for columns of which nothing is said, each of a field that no column has. */
export const openGuesses = (guesses: readonly SheetGuess[], { columns }: ColumnValues): SheetGuess[] =>
  guesses.filter(({ at, field, isSure }) => isSure && columns[at] === '' && !columns.includes(field));

/** The form with these guesses taken. */
export function withGuesses(values: ColumnValues, guesses: readonly SheetGuess[]): ColumnValues {
  const taken = new Map(guesses.map(({ at, field }) => [at, field]));
  return { ...values, columns: values.columns.map((field, at) => taken.get(at) ?? field) };
}

/** What was filled in, for the sheet as it is now: where its file is another, choices follow their headings. */
export function carriedTo(mine: ColumnValues, sheet: Sheet): ColumnValues {
  const { revision, headings } = valuesOf(sheet);
  return { ...mine, revision, headings, columns: carriedColumns(mine, headings).map((field) => field ?? '') };
}

/** What another saved meanwhile that differs from what is typed, a sentence each. */
export function differences(mine: ColumnValues, sheet: Sheet): string[] {
  const theirs = valuesOf(sheet);
  const carried = carriedTo(mine, sheet);
  const labels = new Map([...fieldsOf(theirs.kind), ...fieldsOf(mine.kind)].map(({ id, label }) => [id, label]));
  const labelled = (field: string) => (field === '' ? texts.leftOut : (labels.get(field) ?? field));
  const said = (text: string) => (text.trim() === '' ? texts.nothing : text.trim());
  const kinds = ({ kind }: ColumnValues) => (kind === '' ? texts.nothing : sheetKind(kindIdOf(kind)).label);
  const access = (one: ColumnValues) => texts.ACCESS[one.access].label;
  const pairs: [string, string, string][] = [
    [texts.kind, kinds(theirs), kinds(carried)],
    ...sheet.columns.map((column, at): [string, string, string] => [
      headingOf(column),
      labelled(theirs.columns[at] ?? ''),
      labelled(carried.columns[at] ?? ''),
    ]),
    ...[...new Set([...Object.keys(theirs.constants), ...Object.keys(mine.constants)])].map(
      (field): [string, string, string] => [
        labels.get(field) ?? field,
        said(theirs.constants[field] ?? ''),
        said(mine.constants[field] ?? ''),
      ],
    ),
    [texts.notation, texts.NOTATION[theirs.notation].label, texts.NOTATION[mine.notation].label],
    [texts.access, access(theirs), access(mine)],
    ...(['description', 'repository', 'archiveSeries', 'attribution'] as const).map(
      (name): [string, string, string] => [texts[name], said(theirs[name]), said(mine[name])],
    ),
  ];
  return pairs.filter(([, now, have]) => now !== have).map(([what, now, have]) => texts.differs(what, now, have));
}
