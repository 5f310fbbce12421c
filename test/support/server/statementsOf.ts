import type { Database } from '#server/platform/db/database.ts';

/** A database that notes the label of every statement, inside transactions too. */
export function notingStatements(db: Database, labels: string[]): Database {
  const note = (sql: string) => void labels.push(/^\/\* (\S+) \*\//u.exec(sql)?.[1] ?? sql);
  return {
    ...db,
    rows: (sql, values) => {
      note(sql);
      return db.rows(sql, values);
    },
    one: (sql, values) => {
      note(sql);
      return db.one(sql, values);
    },
    transaction: (work) => db.transaction((tx) => work(notingStatements(tx, labels))),
  };
}
