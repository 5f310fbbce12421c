import { shareReportProblems } from '#domain/clippings/reports/reportRules.ts';
import { ruleSchema } from '#services/forms/ruleSchema.ts';
import { stated } from '#services/forms/stated.ts';

/** A report about a shared clipping. */
export const shareReportSchema = ruleSchema({ reason: '', comment: '' }, (values) => {
  const [problem] = shareReportProblems(values);
  return stated({
    reason: problem?.field === 'reason' ? problem.message : null,
    comment: problem?.field === 'comment' ? problem.message : null,
  });
});
