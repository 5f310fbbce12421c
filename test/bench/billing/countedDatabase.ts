import type { Database } from '#server/platform/db/database.ts';

/** What was sent to a database. */
export interface Sent {
  /** By the label of the statement. */
  statements: Map<string, number>;
  transactions: number;
}

/** A database that counts what it is sent. Who opened it closes it. */
export function countedDatabase(inner: Database): { db: Database; sent: Sent } {
  const sent: Sent = { statements: new Map(), transactions: 0 };
  const note = (sql: string) => {
    const label = /\/\* ([\w.]+)/u.exec(sql)?.[1] ?? 'unlabelled';
    sent.statements.set(label, (sent.statements.get(label) ?? 0) + 1);
  };
  const counting = (db: Database, isInside: boolean): Database => ({
    ...db,
    close: () => Promise.resolve(),
    rows: (sql, values, how) => {
      note(sql);
      return db.rows(sql, values, how);
    },
    one: (sql, values, how) => {
      note(sql);
      return db.one(sql, values, how);
    },
    transaction: (work) => {
      if (!isInside) sent.transactions += 1;
      return db.transaction((tx) => work(counting(tx, true)));
    },
  });
  return { db: counting(inner, false), sent };
}

/** How many statements have a label that starts with one of the words, or with none of them. */
export const countOf = ({ statements }: Sent, is: (label: string) => boolean): number => [...statements].reduce((sum, [label, count]) => sum + (is(label) ? count : 0), 0);
