import { UNDO_DAYS } from '#domain/kernel/dates/undoDays.ts';
import { MOST_ROWS } from '#domain/research/questions/questionLimits.ts';
import type { Database } from '#server/platform/db/database.ts';

import type { RowOf, RowValues, StoredRow, TableName } from './tables.ts';
import { COLUMNS_OF, TABLES } from './tables.ts';

/** Why nothing was added. */
export type AddingRefusal = 'missing' | 'full';

const OF_MEMBER = 'r.question_id = q.id AND q.member_id = $1 AND q.removed_at IS NULL';

/** Locks a question of a member, so that two windows add to it one after the other. False when there is none. */
const lockQuestion = async (tx: Database, memberId: number, questionId: string): Promise<boolean> =>
  (await tx.one(
    '/* researchRows.lockQuestion */ UPDATE research_question SET changed_at = now() WHERE member_id = $1 AND id = $2 AND removed_at IS NULL RETURNING id',
    [memberId, questionId],
  )) !== null;

async function roomIn(tx: Database, table: TableName, questionId: string): Promise<number> {
  const row = await tx.one<{ count: number }>(
    `/* researchRows.count */ SELECT count(*) FROM ${TABLES[table].name} WHERE question_id = $1 AND removed_at IS NULL`,
    [questionId],
  );
  return MOST_ROWS[table] - (row?.count ?? 0);
}

/** Plan, log and evidence of a member's questions. Every change names the member. */
export function createRowStore({ db }: { db: Database }) {
  return {
    /** In the order in which they were added. */
    ofQuestion: <Table extends TableName>(table: Table, questionId: string): Promise<StoredRow<Table>[]> =>
      db.rows<StoredRow<Table>>(
        `/* researchRows.ofQuestion */ SELECT r.id, r.version, ${COLUMNS_OF(table)} FROM ${TABLES[table].name} r WHERE r.question_id = $1 AND r.removed_at IS NULL ORDER BY r.id`,
        [questionId],
      ),

    /** Adds all rows or none. A search of the diary that is there already stays as it is. */
    add: <Table extends TableName>(
      memberId: number,
      questionId: string,
      table: Table,
      rows: readonly RowValues<Table>[],
    ): Promise<AddingRefusal | null> =>
      db.transaction(async (tx) => {
        if (!(await lockQuestion(tx, memberId, questionId))) return 'missing';
        if ((await roomIn(tx, table, questionId)) < rows.length) return 'full';
        const { name, columns } = TABLES[table];
        const fields = Object.keys(columns) as (keyof RowOf<Table>)[];
        for (const row of rows) {
          await tx.rows(
            `/* researchRows.add */ INSERT INTO ${name} (question_id, ${Object.values(columns).join(', ')}) VALUES ($1, ${fields.map((_field, at) => `$${at + 2}`).join(', ')}) ON CONFLICT DO NOTHING`,
            [questionId, ...fields.map((field) => row[field])],
          );
        }
        return null;
      }),

    /** @returns the question's id; null when the row is not there, or was changed since this version. */
    change: async <Table extends TableName>(
      memberId: number,
      table: Table,
      id: number,
      version: number,
      row: Partial<RowValues<Table>>,
    ): Promise<string | null> => {
      const { name, columns } = TABLES[table];
      const given = Object.entries(columns).filter(([field]) => field in row);
      const changed = await db.one<{ questionId: string }>(
        `/* researchRows.change */ UPDATE ${name} r SET ${given.map(([, column], at) => `${column} = $${at + 4}`).join(', ')}, version = r.version + 1 FROM research_question q
         WHERE ${OF_MEMBER} AND r.id = $2 AND r.version = $3 AND r.removed_at IS NULL RETURNING r.question_id AS "questionId"`,
        [memberId, id, version, ...given.map(([field]) => (row as Record<string, unknown>)[field])],
      );
      return changed?.questionId ?? null;
    },

    isThere: async (memberId: number, table: TableName, id: number): Promise<boolean> =>
      (await db.one(
        `/* researchRows.isThere */ SELECT r.id FROM ${TABLES[table].name} r, research_question q WHERE ${OF_MEMBER} AND r.id = $2 AND r.removed_at IS NULL`,
        [memberId, id],
      )) !== null,

    /** @returns the question's id; null when there is no such row. */
    remove: async (memberId: number, table: TableName, id: number): Promise<string | null> =>
      (
        await db.one<{ questionId: string }>(
          `/* researchRows.remove */ UPDATE ${TABLES[table].name} r SET removed_at = now() FROM research_question q WHERE ${OF_MEMBER} AND r.id = $2 AND r.removed_at IS NULL RETURNING r.question_id AS "questionId"`,
          [memberId, id],
        )
      )?.questionId ?? null,

    /**
     * @returns the question's id; null when it was not deleted in the last days, there is no room, or its search was
     * added again.
     */
    restore: (memberId: number, table: TableName, id: number): Promise<string | null> =>
      db.transaction(async (tx) => {
        const { name } = TABLES[table];
        const row = await tx.one<{ questionId: string }>(
          `/* researchRows.removed */ SELECT r.question_id AS "questionId" FROM ${name} r, research_question q WHERE ${OF_MEMBER} AND r.id = $2 AND r.removed_at > now() - make_interval(days => ${UNDO_DAYS})`,
          [memberId, id],
        );
        if (
          !row ||
          !(await lockQuestion(tx, memberId, row.questionId)) ||
          (await roomIn(tx, table, row.questionId)) < 1
        )
          return null;
        const isTwice =
          table === 'LOG'
            ? ` AND NOT EXISTS (SELECT 1 FROM ${name} o WHERE o.question_id = r.question_id AND o.diary_entry_id = r.diary_entry_id AND o.removed_at IS NULL)`
            : '';
        const back = await tx.one(
          `/* researchRows.restore */ UPDATE ${name} r SET removed_at = NULL WHERE r.id = $1${isTwice} RETURNING r.id`,
          [id],
        );
        return back === null ? null : row.questionId;
      }),
  };
}
