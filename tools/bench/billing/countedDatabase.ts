import type { Database } from '#server/platform/db/database.ts';

/** What was sent with one label, and how long answers took, in milliseconds. */
interface Label {
  count: number;
  ms: number;
}

/** What was sent to a database. */
export interface Sent {
  /** By the label of the statement. */
  statements: Map<string, Label>;
  transactions: number;
}

/** A database that counts what it is sent. Who opened it closes it. */
export function countedDatabase(inner: Database): { db: Database; sent: Sent } {
  const sent: Sent = { statements: new Map(), transactions: 0 };
  const timed = async <Answer>(sql: string, ask: () => Promise<Answer>): Promise<Answer> => {
    const name = /\/\* ([\w.]+)/u.exec(sql)?.[1] ?? 'unlabelled';
    const label = sent.statements.get(name) ?? { count: 0, ms: 0 };
    sent.statements.set(name, label);
    label.count += 1;
    const start = performance.now();
    try {
      return await ask();
    } finally {
      label.ms += performance.now() - start;
    }
  };
  const counting = (db: Database, isInside: boolean): Database => ({
    ...db,
    close: () => Promise.resolve(),
    rows: (sql, values, how) => timed(sql, () => db.rows(sql, values, how)),
    one: (sql, values, how) => timed(sql, () => db.one(sql, values, how)),
    transaction: (work) => {
      if (!isInside) sent.transactions += 1;
      return db.transaction((tx) => work(counting(tx, true)));
    },
  });
  return { db: counting(inner, false), sent };
}

/** How many statements have a label that is one of the wanted. */
export const countOf = ({ statements }: Sent, is: (label: string) => boolean): number =>
  [...statements].reduce((sum, [label, { count }]) => sum + (is(label) ? count : 0), 0);
