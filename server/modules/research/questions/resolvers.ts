import { dayInWords } from '#domain/kernel/dates/dayInWords.ts';
import { figure } from '#domain/kernel/wording/countInWords.ts';
import { isQuestionId } from '#domain/research/questions/questionAddress.ts';
import { MOST_QUESTIONS, MOST_ROWS } from '#domain/research/questions/questionLimits.ts';
import { conclusionProblems, lineProblem, textProblem } from '#domain/research/questions/questionRules.ts';
import { describeStoredSearch, storedSearchAddress } from '#domain/search/saved/storedSearch.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import { refusal } from '#server/modules/kernel/graphql/refusal.ts';
import { requireGrant } from '#server/modules/kernel/graphql/requireMember.ts';
import { storedId } from '#server/modules/kernel/graphql/storedId.ts';
import type { ResearchQuestion, Resolvers } from '#server/modules/kernel/graphql/types.generated.ts';
import { itemsOf, requireSpace } from '#server/modules/research/folders/index.ts';
import { createDiaryStore } from '#server/modules/search/diary/index.ts';

import {
  addressOf,
  evidenceFrom,
  line,
  logFrom,
  planFrom,
  questionFrom,
  requireNoProblem,
  words,
} from './fromInput.ts';
import { conflictsOf, evidenceOf, logOf, personOf, planOf, presentQuestion } from './questionAnswers.ts';
import { createQuestionStore, type StoredQuestion } from './questionStore.ts';
import { createRowStore } from './rowStore.ts';
import { sourcesThatCover } from './sourcesThatCover.ts';
import type { RowValues, TableName } from './tables.ts';

/** Sources put into a plan at once. */
const MOST_AT_ONCE = 50;
/** Years that sources are looked up for. */
const MOST_YEARS = 200;

const memberOf = ({ viewer }: RequestContext): number => requireGrant(viewer, 'my-research:workspaces');
const questions = (context: RequestContext) => context.perRequest(createQuestionStore);
const rowsOf = (context: RequestContext) => context.perRequest(createRowStore);

/** An id of a question; what is none finds nothing, also where the database could not read it. */
const questionIdOf = (id: string): string => (isQuestionId(id) ? id : '');

const now = async (context: RequestContext, id: string | null): Promise<ResearchQuestion | null> => {
  const question = id === null ? null : await questions(context).byId(memberOf(context), questionIdOf(id));
  return question && presentQuestion(question);
};

/** The question after a change by version. @throws GraphQLError `CONFLICT` when it is there in another one. */
async function changed(
  context: RequestContext,
  id: string,
  question: StoredQuestion | null,
): Promise<ResearchQuestion | null> {
  if (!question && (await questions(context).byId(memberOf(context), questionIdOf(id))))
    throw refusal('CONFLICT', 'This question has changed in another window.');
  return question && presentQuestion(question);
}

async function add<Table extends TableName>(
  context: RequestContext,
  questionId: string,
  table: Table,
  rows: readonly RowValues<Table>[],
): Promise<ResearchQuestion | null> {
  await requireSpace(context, memberOf(context), rows);
  const refused = await rowsOf(context).add(memberOf(context), questionIdOf(questionId), table, rows);
  if (refused === 'full')
    throw refusal(
      'LIMIT_REACHED',
      `This part of a question holds ${figure(MOST_ROWS[table])} rows at most. Remove some, or start another question.`,
    );
  return refused === null ? now(context, questionId) : null;
}

async function change<Table extends TableName>(
  context: RequestContext,
  table: Table,
  id: string,
  version: number,
  row: Partial<RowValues<Table>>,
): Promise<ResearchQuestion | null> {
  const memberId = memberOf(context);
  await requireSpace(context, memberId, row);
  const questionId = await rowsOf(context).change(memberId, table, storedId(id), version, row);
  if (questionId === null && (await rowsOf(context).isThere(memberId, table, storedId(id))))
    throw refusal('CONFLICT', 'This row has changed in another window.');
  return now(context, questionId);
}

/** A search of the research diary becomes a row of the log, while the member keeps a diary. */
async function logDiaryEntry(
  context: RequestContext,
  questionId: string,
  entryId: string,
): Promise<ResearchQuestion | null> {
  const memberId = memberOf(context);
  const diary = context.perRequest(createDiaryStore);
  const [state, entry] = await Promise.all([diary.state(memberId), diary.byId(memberId, storedId(entryId))]);
  if (state === null || state.isPaused || entry === null) return null;
  const what = line(describeStoredSearch(entry).slice(0, 290)) || 'Search';
  return add(context, questionId, 'LOG', [
    {
      what,
      whereDone: 'This site',
      doneOn: dayInWords(entry.searchedAt),
      outcome: entry.total === 0 ? 'NOTHING' : 'FOUND',
      address: addressOf(storedSearchAddress(entry)),
      note: words(entry.note),
      diaryEntryId: entry.id,
    },
  ]);
}

/** Members' research questions. Everything is the reader's own, and what is not there looks like what is another's. */
export const researchQuestionResolvers: Resolvers = {
  ResearchQuestion: {
    person: ({ person }, _arguments, context) => (person ? personOf(context, memberOf(context), person.address) : null),
    collected: ({ folderId = '' }, _arguments, context) => itemsOf(context, memberOf(context), folderId),
    plan: ({ id = '' }, _arguments, context) => planOf(context, id),
    log: ({ id = '' }, _arguments, context) => logOf(context, memberOf(context), id),
    evidence: ({ id = '' }, _arguments, context) => evidenceOf(context, memberOf(context), id),
    conflicts: ({ id = '' }, _arguments, context) => conflictsOf(context, id),
  },
  Query: {
    researchQuestions: async (_root, _arguments, context) => ({
      questions: (await questions(context).all(memberOf(context))).map(presentQuestion),
      most: MOST_QUESTIONS,
    }),
    researchQuestion: (_root, { id }, context) => now(context, id),
    researchSources: async (_root, asked, context) => {
      memberOf(context);
      const { place, from, to } = asked;
      requireNoProblem({
        place: lineProblem(place) ?? (line(place) === '' ? 'Enter a place.' : null),
        span:
          from <= to && to - from <= MOST_YEARS && from > 0 && to < 10_000
            ? null
            : `Enter ${MOST_YEARS} years at most.`,
      });
      return sourcesThatCover(context, { ...asked, place: line(place) });
    },
  },
  Mutation: {
    createResearchQuestion: async (_root, { input }, context) => {
      const memberId = memberOf(context);
      const fields = await questionFrom(context, input);
      await requireSpace(context, memberId, fields);
      const question = await questions(context).create(memberId, fields);
      if (!question)
        throw refusal('LIMIT_REACHED', `You have ${MOST_QUESTIONS} questions, the most we can keep. Delete one first.`);
      return presentQuestion(question);
    },
    changeResearchQuestion: async (_root, { id, version, input }, context) => {
      const memberId = memberOf(context);
      const fields = await questionFrom(context, input);
      await requireSpace(context, memberId, fields);
      return changed(context, id, await questions(context).change(memberId, questionIdOf(id), version, fields));
    },
    concludeResearchQuestion: async (_root, { id, version, state, conclusion, confidence = null }, context) => {
      const memberId = memberOf(context);
      if (!(await questions(context).byId(memberId, questionIdOf(id)))) return null;
      const open = (await conflictsOf(context, id)).filter(({ word }) => word === '').length;
      const given = { state, conclusion: words(conclusion), confidence };
      requireNoProblem({ conclusion: textProblem(conclusion), ...conclusionProblems(given, open) });
      await requireSpace(context, memberId, given);
      return changed(context, id, await questions(context).conclude(memberId, questionIdOf(id), version, given));
    },
    removeResearchQuestion: (_root, { id }, context) => questions(context).remove(memberOf(context), questionIdOf(id)),
    restoreResearchQuestion: async (_root, { id }, context) => {
      const question = await questions(context).restore(memberOf(context), questionIdOf(id));
      return question && presentQuestion(question);
    },
    planResearchSources: (_root, { questionId, rows }, context) => {
      memberOf(context);
      requireNoProblem({ rows: rows.length > MOST_AT_ONCE ? `Add ${MOST_AT_ONCE} sources at once at most.` : null });
      return add(context, questionId, 'PLAN', rows.map(planFrom));
    },
    changeResearchPlanRow: (_root, { id, version, row }, context) => (
      memberOf(context),
      change(context, 'PLAN', id, version, planFrom(row))
    ),
    addResearchLogRow: (_root, { questionId, row }, context) => (
      memberOf(context),
      add(context, questionId, 'LOG', [{ ...logFrom(row), diaryEntryId: null }])
    ),
    changeResearchLogRow: (_root, { id, version, row }, context) => (
      memberOf(context),
      change(context, 'LOG', id, version, logFrom(row))
    ),
    logDiaryEntry: (_root, { questionId, entryId }, context) => logDiaryEntry(context, questionId, entryId),
    addResearchEvidence: (_root, { questionId, row }, context) => (
      memberOf(context),
      add(context, questionId, 'EVIDENCE', [evidenceFrom(row)])
    ),
    changeResearchEvidence: (_root, { id, version, row }, context) => (
      memberOf(context),
      change(context, 'EVIDENCE', id, version, evidenceFrom(row))
    ),
    removeResearchRow: async (_root, { table, id }, context) =>
      now(context, await rowsOf(context).remove(memberOf(context), table, storedId(id))),
    restoreResearchRow: async (_root, { table, id }, context) =>
      now(context, await rowsOf(context).restore(memberOf(context), table, storedId(id))),
    answerResearchConflict: async (_root, { questionId, key, word }, context) => {
      const memberId = memberOf(context);
      requireNoProblem({ word: textProblem(word) });
      const found =
        (await questions(context).byId(memberId, questionIdOf(questionId))) &&
        (await conflictsOf(context, questionId)).find((conflict) => conflict.key === key);
      if (!found) return null;
      await requireSpace(context, memberId, { word });
      await questions(context).answer(questionId, key, found.reason, words(word));
      return now(context, questionId);
    },
  },
};
