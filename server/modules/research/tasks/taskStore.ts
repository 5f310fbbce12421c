import { UNDO_DAYS } from '#domain/kernel/dates/undoDays.ts';
import { MOST_TASKS } from '#domain/research/questions/questionLimits.ts';
import type { ResearchTask } from '#server/modules/kernel/graphql/types.generated.ts';
import { addressOfPerson } from '#server/modules/research/questions/index.ts';
import type { Database } from '#server/platform/db/database.ts';

/** A task as stored. */
export interface StoredTask {
  id: number;
  version: number;
  text: string;
  /** `YYYY-MM-DD` */
  due: string | null;
  isDone: boolean;
  questionId: string | null;
  question: string | null;
  /** As folders name a person of a tree. */
  personRef: string | null;
}

/** What a new task says. */
export interface NewTask {
  text: string;
  due: string | null;
  questionId: string | null;
}

/** The columns of a task called `t`. */
export const TASK_COLUMNS = `t.id, t.version, t.text, t.due::text AS due, t.done_at IS NOT NULL AS "isDone", t.question_id AS "questionId",
  (SELECT q.title FROM research_question q WHERE q.id = t.question_id) AS question, t.person_ref AS "personRef"`;
/** Tasks of questions that were deleted rest with these. */
export const SHOWN_TASK = `t.member_id = $1 AND t.removed_at IS NULL AND NOT EXISTS (SELECT 1 FROM research_question q WHERE q.id = t.question_id AND q.removed_at IS NOT NULL)`;
/**
 * What a list shows, and what takes room: what was done long ago is in neither, so that no one is left with a full list
 * of nothing.
 */
const LISTED = `${SHOWN_TASK} AND (t.done_at IS NULL OR t.done_at > now() - make_interval(days => ${UNDO_DAYS}))`;
const COUNT = `SELECT count(*) FROM research_task t WHERE ${LISTED}`;

/** A member's tasks. Every statement names the member: no one reaches another's by its number. */
export function createTaskStore({ db }: { db: Database }) {
  const byId = (memberId: number, id: number): Promise<StoredTask | null> =>
    db.one<StoredTask>(
      `/* researchTasks.byId */ SELECT ${TASK_COLUMNS} FROM research_task t WHERE ${SHOWN_TASK} AND t.id = $2`,
      [memberId, id],
    );
  const changed = async (memberId: number, row: { id: number } | null): Promise<StoredTask | null> =>
    row && byId(memberId, row.id);
  return {
    byId,

    /** Those to be done first, by date; those done in the last days after them. Null takes any question, or person. */
    all: (memberId: number, questionId: string | null, personId: string | null): Promise<StoredTask[]> =>
      db.rows<StoredTask>(
        `/* researchTasks.all */ SELECT ${TASK_COLUMNS} FROM research_task t
         WHERE ${LISTED} AND ($2::text IS NULL OR t.question_id = $2) AND ($3::text IS NULL OR split_part(t.person_ref, ' ', 2) = $3)
         ORDER BY t.done_at IS NOT NULL, t.due NULLS LAST, t.id`,
        [memberId, questionId, personId],
      ),

    /** One for each person; one of no person where there is none. */
    add: (
      memberId: number,
      { text, due, questionId }: NewTask,
      people: readonly (string | null)[],
    ): Promise<StoredTask[] | 'missing' | 'full'> =>
      db.transaction(async (tx) => {
        await tx.rows('/* researchTasks.lockMember */ SELECT id FROM member WHERE id = $1 FOR NO KEY UPDATE', [
          memberId,
        ]);
        const question =
          questionId === null
            ? null
            : await tx.one(
                '/* researchTasks.question */ SELECT id FROM research_question WHERE member_id = $1 AND id = $2 AND removed_at IS NULL FOR KEY SHARE',
                [memberId, questionId],
              );
        if (questionId !== null && question === null) return 'missing';
        const made = await tx.rows<{ id: number }>(
          `/* researchTasks.add */ INSERT INTO research_task (member_id, question_id, person_ref, text, due)
           SELECT $1, $2, person, $3, $4::date FROM unnest($5::text[]) AS person
           WHERE (${COUNT}) + cardinality($5::text[]) <= ${MOST_TASKS} RETURNING id`,
          [memberId, questionId, text, due, people],
        );
        if (made.length === 0) return 'full';
        return tx.rows<StoredTask>(
          `/* researchTasks.made */ SELECT ${TASK_COLUMNS} FROM research_task t WHERE ${SHOWN_TASK} AND t.id = ANY($2::bigint[]) ORDER BY t.id`,
          [memberId, made.map(({ id }) => id)],
        );
      }),

    /** Null when it is not there, or was changed since this version. */
    change: async (
      memberId: number,
      id: number,
      version: number,
      text: string,
      due: string | null,
    ): Promise<StoredTask | null> =>
      changed(
        memberId,
        await db.one(
          '/* researchTasks.change */ UPDATE research_task SET text = $4, due = $5::date, version = version + 1 WHERE member_id = $1 AND id = $2 AND version = $3 AND removed_at IS NULL RETURNING id',
          [memberId, id, version, text, due],
        ),
      ),

    setDone: async (memberId: number, id: number, isDone: boolean): Promise<StoredTask | null> =>
      changed(
        memberId,
        await db.one(
          '/* researchTasks.setDone */ UPDATE research_task SET done_at = CASE WHEN $3 THEN coalesce(done_at, now()) END WHERE member_id = $1 AND id = $2 AND removed_at IS NULL RETURNING id',
          [memberId, id, isDone],
        ),
      ),

    remove: async (memberId: number, id: number): Promise<boolean> =>
      (await db.one(
        '/* researchTasks.remove */ UPDATE research_task SET removed_at = now() WHERE member_id = $1 AND id = $2 AND removed_at IS NULL RETURNING id',
        [memberId, id],
      )) !== null,

    /** Null when it was not deleted in the last days, and when there is no room. */
    restore: async (memberId: number, id: number): Promise<StoredTask | null> =>
      changed(
        memberId,
        await db.one(
          `/* researchTasks.restore */ UPDATE research_task SET removed_at = NULL WHERE member_id = $1 AND id = $2 AND removed_at > now() - make_interval(days => ${UNDO_DAYS}) AND (${COUNT}) < ${MOST_TASKS} RETURNING id`,
          [memberId, id],
        ),
      ),
  };
}

/** A task as its member sees it. */
export const presentTask = ({ id, personRef, ...task }: StoredTask): ResearchTask => ({
  ...task,
  id: String(id),
  personAddress: personRef === null ? null : addressOfPerson(personRef),
  personId: personRef?.split(' ')[1] ?? null,
});
