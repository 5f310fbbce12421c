import { carriedColumns } from '#domain/records/sheets/carriedColumns.ts';
import { lacksOf, type SheetLack } from '#domain/records/sheets/lacksOf.ts';
import type { SheetField } from '#domain/records/sheets/sheetKind.ts';
import { sheetKind } from '#domain/records/sheets/sheetKinds.ts';
import type { SheetKindId } from '#domain/records/sheets/sheetRecipe.ts';

import { columnTexts as texts } from './columnTexts.ts';
import type { Sheet, SheetColumn, SheetGuess, SheetLayout } from './deskApi.ts';
import type { SheetColumnsInput } from './sheets.generated.ts';
import { fileTexts } from './texts.ts';

type Kind = NonNullable<Sheet['kind']>;

/** A field that a column fills beside its own: with the last word of its cells, or with all they say. */
export interface FurtherField {
  field: string;
  isSplit: boolean;
}

/** The form of the columns page. A text is empty where nothing was said. */
export interface ColumnValues {
  /** The revision that the form was filled in for. */
  revision: number;
  /** The headings that it was filled in for. */
  headings: string[];
  kind: Kind | '';
  /** By column: the id of its field. */
  columns: string[];
  /** By field of a column: the further one that it is to fill, and how. */
  further: Record<string, FurtherField>;
  /** Fields that steps of the sheet fill already. */
  filled: string[];
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

/** Fields whose cells steps mend: those of columns, and those that steps fill. */
export const mendableFields = (sheet: Sheet): string[] => [
  ...new Set([
    ...mendableColumns(sheet).flatMap(({ field }) => field ?? []),
    ...sheet.steps.flatMap(({ fills }) => fills ?? []),
  ]),
];

/** Fields that nothing fills: what is split off a column may be one of them. */
export function fieldsToFill(sheet: Sheet): string[] {
  const filled = new Set([...sheet.columns.map(({ field }) => field), ...mendableFields(sheet)]);
  return fieldsOf(sheet.kind ?? '').flatMap(({ id, isFixed }) => (isFixed || filled.has(id) ? [] : [id]));
}

/**
 * What a column of a field may fill as well: of first names the surname, by their last word; else what holds the same.
 * Nothing that another column or a step fills.
 */
export function furtherFields({ kind, columns, filled, further }: ColumnValues, field: string): FurtherField[] {
  const fields = fieldsOf(kind);
  const holds = fields.find(({ id }) => id === field)?.holds;
  const others = Object.entries(further).flatMap(([of, { field: other }]) => (of === field ? [] : [other]));
  const isFree = (id: string) => !columns.includes(id) && !filled.includes(id) && !others.includes(id);
  return fields.flatMap((one): FurtherField[] => {
    if (one.isFixed || !isFree(one.id)) return [];
    if (field.endsWith('forename'))
      return one.id === field.replace(/forename$/u, 'surname') ? [{ field: one.id, isSplit: true }] : [];
    return holds != null && one.holds === holds ? [{ field: one.id, isSplit: false }] : [];
  });
}

/** The form of a sheet as it is. */
export const valuesOf = ({ revision, columns, kind, constants, set, steps }: Sheet): ColumnValues => ({
  revision,
  headings: columns.map(({ heading }) => heading),
  kind: kind ?? '',
  columns: columns.map(({ field }) => field ?? ''),
  further: {},
  filled: steps.flatMap(({ fills }) => fills ?? []),
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

/** Further fields that columns are to fill, of those that nothing fills. */
const furtherOf = ({ columns, further, filled }: ColumnValues): [string, FurtherField][] =>
  Object.entries(further).filter(
    ([field, { field: other }]) => columns.includes(field) && !columns.includes(other) && !filled.includes(other),
  );

/** What the server is told; null before a kind is chosen. */
export function inputOf(values: ColumnValues): SheetColumnsInput | null {
  const { kind, columns, description, access, repository, archiveSeries, attribution, notation } = values;
  if (kind === '') return null;
  return {
    kind,
    columns: columns.map((field) => (field === '' ? null : field)),
    constants: constantsOf(values).map(([field, value]) => ({ field, value })),
    steps: furtherOf(values).map(([field, { field: other, isSplit }]) =>
      isSplit ? { do: 'split', field, other, split: 'LAST_WORD' } : { do: 'also', field, other },
    ),
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
      further: [...values.filled, ...furtherOf(values).map(([, { field }]) => field)],
    },
    headings,
  );
}

/** The form with another kind: columns and constants stay where it has their fields. */
export function withKind(values: ColumnValues, kind: Kind): ColumnValues {
  const known = new Set(fieldsOf(kind).map(({ id }) => id));
  return { ...values, kind, columns: values.columns.map((field) => (known.has(field) ? field : '')) };
}

/** The form with the layout of another sheet. */
export const withLayout = (values: ColumnValues, { kind, notation, columns }: SheetLayout): ColumnValues => ({
  ...values,
  kind,
  notation,
  columns: values.headings.map((_heading, at) => columns[at] ?? ''),
});

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
  const { revision, headings, filled } = valuesOf(sheet);
  return { ...mine, revision, headings, filled, columns: carriedColumns(mine, headings).map((field) => field ?? '') };
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
