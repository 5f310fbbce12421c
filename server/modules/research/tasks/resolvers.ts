import { figure } from '#domain/kernel/wording/countInWords.ts';
import { isQuestionId } from '#domain/research/questions/questionAddress.ts';
import { MOST_BULK_TASKS, MOST_TASKS } from '#domain/research/questions/questionLimits.ts';
import { taskProblems } from '#domain/research/questions/rowRules.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import { refusal } from '#server/modules/kernel/graphql/refusal.ts';
import { requireGrant } from '#server/modules/kernel/graphql/requireMember.ts';
import { storedId } from '#server/modules/kernel/graphql/storedId.ts';
import type { Resolvers } from '#server/modules/kernel/graphql/types.generated.ts';
import { requireSpace } from '#server/modules/research/folders/index.ts';
import { line, peopleFrom, requireNoProblem } from '#server/modules/research/questions/index.ts';

import { presentTask, createTaskStore } from './taskStore.ts';

const memberOf = ({ viewer }: RequestContext): number => requireGrant(viewer, 'my-research:workspaces');
const tasks = (context: RequestContext) => context.perRequest(createTaskStore);
/** An id of a question, if one is given; what is none finds nothing. */
const questionIdOf = (id: string | null | undefined): string | null => (id == null ? null : isQuestionId(id) ? id : '');
/** An id of a person; NUL is no text to PostgreSQL. */
const personIdOf = (id: string): string => (id.includes('\0') ? '' : id);
const checked = (text: string, due: string | null | undefined): { text: string; due: string | null } => {
  requireNoProblem(taskProblems({ text, due: due ?? '' }));
  return { text: line(text), due: due || null };
};

/** Members' research tasks. Everything is the reader's own. */
export const researchTaskResolvers: Resolvers = {
  Query: {
    researchTasks: async (_root, { questionId, personId }, context) => ({
      tasks: (
        await tasks(context).all(
          memberOf(context),
          questionIdOf(questionId),
          personId == null ? null : personIdOf(personId),
        )
      ).map(presentTask),
      most: MOST_TASKS,
    }),
  },
  Mutation: {
    addResearchTasks: async (_root, { text, due, questionId, people }, context) => {
      const memberId = memberOf(context);
      const task = { ...checked(text, due), questionId: questionIdOf(questionId) };
      requireNoProblem({
        people: people.length > MOST_BULK_TASKS ? `Choose ${MOST_BULK_TASKS} people at most.` : null,
      });
      const about = people.length === 0 ? [null] : await peopleFrom(context, people);
      await requireSpace(
        context,
        memberId,
        about.map(() => task),
      );
      const made = await tasks(context).add(memberId, task, about);
      if (made === 'missing') throw refusal('NOT_FOUND', 'This question is no longer here.');
      if (made === 'full')
        throw refusal(
          'LIMIT_REACHED',
          `There is no room for more tasks: ${figure(MOST_TASKS)} are the most we can keep.`,
        );
      return made.map(presentTask);
    },
    changeResearchTask: async (_root, { id, version, text, due }, context) => {
      const memberId = memberOf(context);
      const given = checked(text, due);
      const task = await tasks(context).change(memberId, storedId(id), version, given.text, given.due);
      if (!task && (await tasks(context).byId(memberId, storedId(id))))
        throw refusal('CONFLICT', 'This task has changed in another window.');
      return task && presentTask(task);
    },
    setResearchTaskDone: async (_root, { id, isDone }, context) => {
      const task = await tasks(context).setDone(memberOf(context), storedId(id), isDone);
      return task && presentTask(task);
    },
    removeResearchTask: (_root, { id }, context) => tasks(context).remove(memberOf(context), storedId(id)),
    restoreResearchTask: async (_root, { id }, context) => {
      const task = await tasks(context).restore(memberOf(context), storedId(id));
      return task && presentTask(task);
    },
  },
};
