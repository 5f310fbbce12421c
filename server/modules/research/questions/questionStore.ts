import { UNDO_DAYS } from '#domain/kernel/dates/undoDays.ts';
import type { Confidence, QuestionState } from '#domain/research/questions/questionKinds.ts';
import { MOST_QUESTIONS } from '#domain/research/questions/questionLimits.ts';
import type { Database } from '#server/platform/db/database.ts';
import { randomLetters } from '#server/platform/encryption/randomTokens.ts';

/** What its member says of a question. */
export interface QuestionFields {
  title: string;
  subject: string;
  /** A person of a tree as folders name one: the tree's reference, a space, the person's id. */
  personRef: string | null;
  known: string;
}

/** A question as stored, without its tables. */
export interface StoredQuestion extends QuestionFields {
  id: string;
  state: QuestionState;
  conclusion: string;
  confidence: Confidence | null;
  changedAt: Date;
  version: number;
  folderId: string;
}

const COLUMNS = `q.id, q.title, q.subject, q.person_ref AS "personRef", q.known, q.state, q.conclusion, q.confidence, q.changed_at AS "changedAt", q.version,
  (SELECT f.id FROM research_folder f WHERE f.question_id = q.id) AS "folderId"`;
const OF_MEMBER = 'q.member_id = $1 AND q.id = $2 AND q.removed_at IS NULL';
const HAS_ROOM = `(SELECT count(*) FROM research_question WHERE member_id = $1 AND removed_at IS NULL) < ${MOST_QUESTIONS}`;
const lockMember = (tx: Database, memberId: number) =>
  tx.rows('/* researchQuestions.lockMember */ SELECT id FROM member WHERE id = $1 FOR NO KEY UPDATE', [memberId]);

/** A member's research questions. Every statement names the member: no one reaches another's by its id. */
export function createQuestionStore({ db }: { db: Database }) {
  const byId = (memberId: number, id: string): Promise<StoredQuestion | null> =>
    db.one<StoredQuestion>(
      `/* researchQuestions.byId */ SELECT ${COLUMNS} FROM research_question q WHERE ${OF_MEMBER}`,
      [memberId, id],
    );
  return {
    byId,

    /** Last changed first. */
    all: (memberId: number): Promise<StoredQuestion[]> =>
      db.rows<StoredQuestion>(
        `/* researchQuestions.all */ SELECT ${COLUMNS} FROM research_question q WHERE q.member_id = $1 AND q.removed_at IS NULL ORDER BY q.changed_at DESC, q.id`,
        [memberId],
      ),

    /** With the folder that collects for it. Null when the member has as many as one may have. */
    create: (memberId: number, { title, subject, personRef, known }: QuestionFields): Promise<StoredQuestion | null> =>
      db.transaction(async (tx) => {
        await lockMember(tx, memberId);
        const made = await tx.one<{ id: string }>(
          `/* researchQuestions.create */ INSERT INTO research_question (id, member_id, title, subject, person_ref, known) SELECT $2, $1, $3, $4, $5, $6 WHERE ${HAS_ROOM} RETURNING id`,
          [memberId, `q-${randomLetters()}`, title, subject, personRef, known],
        );
        if (!made) return null;
        await tx.rows(
          '/* researchQuestions.makeFolder */ INSERT INTO research_folder (id, member_id, name, question_id) VALUES ($2, $1, $3, $4)',
          [memberId, `f-${randomLetters()}`, title, made.id],
        );
        return createQuestionStore({ db: tx }).byId(memberId, made.id);
      }),

    /** Null when it is not there, or was changed since this version. */
    change: (
      memberId: number,
      id: string,
      version: number,
      { title, subject, personRef, known }: QuestionFields,
    ): Promise<StoredQuestion | null> =>
      db.one<StoredQuestion>(
        // The folder is named by what was changed, not by what was read before another window’s change was waited for.
        `/* researchQuestions.change */ WITH q AS (
           UPDATE research_question q SET title = $4, subject = $5, person_ref = $6, known = $7, version = version + 1, changed_at = now() WHERE ${OF_MEMBER} AND q.version = $3 RETURNING q.*
         ), named AS (UPDATE research_folder f SET name = $4 FROM q WHERE f.question_id = q.id)
         SELECT ${COLUMNS} FROM q`,
        [memberId, id, version, title, subject, personRef, known],
      ),

    /** The same of what was concluded. */
    conclude: (
      memberId: number,
      id: string,
      version: number,
      { state, conclusion, confidence }: Pick<StoredQuestion, 'state' | 'conclusion' | 'confidence'>,
    ): Promise<StoredQuestion | null> =>
      db.one<StoredQuestion>(
        `/* researchQuestions.conclude */ UPDATE research_question q SET state = $4, conclusion = $5, confidence = $6, version = version + 1, changed_at = now() WHERE ${OF_MEMBER} AND q.version = $3 RETURNING ${COLUMNS}`,
        [memberId, id, version, state, conclusion, confidence],
      ),

    /** With what is collected for it. True when there was one. */
    remove: (memberId: number, id: string): Promise<boolean> =>
      db.transaction(async (tx) => {
        const removed = await tx.one(
          `/* researchQuestions.remove */ UPDATE research_question q SET removed_at = now() WHERE ${OF_MEMBER} RETURNING id`,
          [memberId, id],
        );
        if (removed)
          await tx.rows(
            '/* researchQuestions.removeFolder */ UPDATE research_folder SET removed_at = now() WHERE question_id = $1',
            [id],
          );
        return removed !== null;
      }),

    /** Null when it was not deleted in the last days, and when there is no room for it. */
    restore: (memberId: number, id: string): Promise<StoredQuestion | null> =>
      db.transaction(async (tx) => {
        await lockMember(tx, memberId);
        const back = await tx.one(
          `/* researchQuestions.restore */ UPDATE research_question SET removed_at = NULL, changed_at = now()
           WHERE member_id = $1 AND id = $2 AND removed_at > now() - make_interval(days => ${UNDO_DAYS}) AND ${HAS_ROOM} RETURNING id`,
          [memberId, id],
        );
        if (!back) return null;
        await tx.rows(
          '/* researchQuestions.restoreFolder */ UPDATE research_folder SET removed_at = NULL WHERE question_id = $1',
          [id],
        );
        return createQuestionStore({ db: tx }).byId(memberId, id);
      }),

    /** The member's words about conflicts, by key. */
    words: (questionId: string): Promise<{ key: string; reason: string; word: string }[]> =>
      db.rows(
        '/* researchQuestions.words */ SELECT key, reason, word FROM research_conflict_word WHERE question_id = $1',
        [questionId],
      ),

    /** Stores a word about a conflict; an empty one deletes it. */
    answer: (questionId: string, key: string, reason: string, word: string): Promise<object[]> =>
      word === ''
        ? db.rows(
            '/* researchQuestions.unanswer */ DELETE FROM research_conflict_word WHERE question_id = $1 AND key = $2',
            [questionId, key],
          )
        : db.rows(
            '/* researchQuestions.answer */ INSERT INTO research_conflict_word (question_id, key, reason, word) VALUES ($1, $2, $3, $4) ON CONFLICT (question_id, key) DO UPDATE SET reason = excluded.reason, word = excluded.word',
            [questionId, key, reason, word],
          ),
  };
}
