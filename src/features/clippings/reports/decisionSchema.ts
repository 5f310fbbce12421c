import { decisionProblem } from '#domain/clippings/reports/reportRules.ts';
import { ruleSchema } from '#services/forms/ruleSchema.ts';
import { stated } from '#services/forms/stated.ts';

/** The decision of staff: withdrawing needs a reason. */
export const decisionSchema = ruleSchema({ answer: '', withdraws: false }, ({ answer, withdraws }) =>
  stated({ answer: decisionProblem(withdraws, answer) }),
);
