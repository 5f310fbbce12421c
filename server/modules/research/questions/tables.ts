import type { EvidenceRow, LogRow, PlanRow } from '#domain/research/questions/questionRows.ts';

/** Rows of a question, by table. An address is of a page of this site, and empty for none. */
interface Rows {
  PLAN: PlanRow & { address: string };
  LOG: LogRow & { address: string; diaryEntryId: number | null };
  EVIDENCE: EvidenceRow & { address: string };
}

/** The tables of a question. */
export type TableName = keyof Rows;
/** What a row of a table says. */
export type RowOf<Table extends TableName> = Rows[Table];
/** The same as it is written. */
export type RowValues<Table extends TableName> = Readonly<Rows[Table]>;
/** A row as stored. */
export type StoredRow<Table extends TableName> = Rows[Table] & { id: number; version: number };

/** Names in the database, by field. */
export const TABLES: {
  readonly [Table in TableName]: { name: string; columns: Readonly<Record<keyof Rows[Table], string>> };
} = {
  PLAN: {
    name: 'research_plan_row',
    columns: {
      what: 'what',
      place: 'place',
      span: 'span',
      outcome: 'outcome',
      held: 'held_then',
      missing: 'missing_then',
      address: 'address',
      note: 'note',
    },
  },
  LOG: {
    name: 'research_log_row',
    columns: {
      what: 'what',
      whereDone: 'where_done',
      doneOn: 'done_on',
      outcome: 'outcome',
      address: 'address',
      note: 'note',
      diaryEntryId: 'diary_entry_id',
    },
  },
  EVIDENCE: {
    name: 'research_evidence',
    columns: {
      about: 'about',
      fact: 'fact',
      value: 'value',
      date: 'date',
      place: 'place',
      information: 'information',
      directness: 'directness',
      weight: 'weight',
      citation: 'citation',
      address: 'address',
      note: 'note',
    },
  },
};

/** The columns of a table called `r`, by their fields. */
export const COLUMNS_OF = (table: TableName): string =>
  Object.entries(TABLES[table].columns)
    .map(([field, column]) => `r.${column} AS "${field}"`)
    .join(', ');
