import { decisionProblem } from '#domain/clippings/reports/reportRules.ts';
import { collectProblems } from '#services/forms/collectProblems.ts';
import { ruleSchema } from '#services/forms/ruleSchema.ts';

/** The decision of staff: withdrawing needs a reason. */
export const decisionSchema = ruleSchema({ answer: '', withdraws: false }, ({ answer, withdraws }) =>
  collectProblems({ answer: decisionProblem(withdraws, answer) }),
);
