import { readLeavingSurvey } from '#domain/billing/survey/leavingSurvey.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import { requireMember } from '#server/modules/kernel/graphql/requireMember.ts';
import { requireDuty } from '#server/modules/kernel/graphql/requireDuty.ts';
import type { Resolvers } from '#server/modules/kernel/graphql/types.generated.ts';

import { surveyBoard } from './surveyBoard.ts';
import { createSurveyStore } from './surveyStore.ts';

const surveys = (context: RequestContext) => context.perRequest(createSurveyStore);

/** The leaving survey: a member sends it, staff see what all of them said. */
export const leavingSurveyResolvers: Resolvers = {
  Query: {
    leavingSurveys: (_root, { months }, context) => {
      requireDuty(context, 'content');
      return surveyBoard(surveys(context), months);
    },
  },
  Mutation: {
    sendLeavingSurvey: async (_root, { input: { reasons, mightReturn, comment } }, context) => {
      const memberId = requireMember(context.viewer);
      const read = readLeavingSurvey({ reasons, mightReturn: mightReturn ?? '', comment });
      if ('problems' in read) return { isSent: false, problems: read.problems };
      await surveys(context).put(memberId, read.survey);
      return { isSent: true, problems: [] };
    },
  },
};
