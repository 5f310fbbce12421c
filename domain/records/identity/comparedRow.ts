import type { RecordFields } from '#domain/records/core/record.ts';

/** An entry of a record set as one delivery of the set has it, ready to be matched with another delivery. */
export interface ComparedRow {
  /** Names the row for who asks; no two rows of a delivery share it. */
  no: number;
  /** What the mapping says identifies it; null where that is but its place in a file, which identifies nothing. */
  key: string | null;
  /** Equal for rows whose fields are all equal: the fields themselves or a digest of them. */
  text: string;
  /** Equal for rows of the same `whoWhenWhere`: that or a digest of it; null where that is null. */
  core: string | null;
}

/** With what the entry says. */
export interface FullRow extends ComparedRow {
  fields: RecordFields;
}

/** One entry in both deliveries. */
export interface RowPair<Row extends ComparedRow = ComparedRow> {
  old: Row;
  fresh: Row;
}
