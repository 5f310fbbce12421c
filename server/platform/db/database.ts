import type { PoolClient } from 'pg';

/** How a statement is sent. */
export interface StatementOptions {
  /**
   * Kept ready by each connection under its label, so that the database reads and plans it once. For statements of
   * every request whose text is a constant; another text under the same label is refused.
   */
  isKept?: boolean;
}

/**
 * The one way to PostgreSQL. Every statement starts with a label comment, unique in the project and named
 * `area.verb`: `/* records.byIds *\/ SELECT …`, so that logs and pg_stat_statements speak our language; one without
 * is refused. Failures reject with StatementError (label, SQLSTATE, constraint; no values).
 *
 * Values arrive as: bigint and count(*) → number (exact to 2^53), numeric → string, date → 'YYYY-MM-DD',
 * timestamptz → Date, json and jsonb → parsed, bytea → Buffer, arrays → arrays.
 */
export interface Database {
  /** All rows. Rejects when the database fails, never when nothing is found. */
  rows<Row extends object>(sql: string, values?: readonly unknown[], how?: StatementOptions): Promise<Row[]>;
  /** The first row, or null. */
  one<Row extends object>(sql: string, values?: readonly unknown[], how?: StatementOptions): Promise<Row | null>;
  /** All or nothing. A transaction inside a transaction joins the outer one. */
  transaction<Result>(work: (tx: Database) => Promise<Result>): Promise<Result>;
  /**
   * A connection of one's own, for COPY, LISTEN and advisory locks; given back when the work settles. It is closed, not
   * reused, when the work fails. Inside a transaction it is the transaction's own connection, and what else the
   * transaction asks waits for the work: it must not ask itself but by the connection.
   */
  withClient<Result>(work: (client: PoolClient) => Promise<Result>): Promise<Result>;
  /** Waits for running statements, then closes every connection. */
  close(): Promise<void>;
}

/** For statements of every request, renewal or notice: kept ready by each connection. Their text is a constant. */
export const PREPARED: StatementOptions = { isKept: true };
