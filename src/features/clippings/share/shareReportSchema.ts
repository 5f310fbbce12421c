import { shareReportProblems } from '#domain/clippings/reports/reportRules.ts';
import { collectProblems } from '#services/forms/collectProblems.ts';
import { ruleSchema } from '#services/forms/ruleSchema.ts';

/** A report about a shared clipping. */
export const shareReportSchema = ruleSchema({ reason: '', comment: '' }, (values) => {
  const [problem] = shareReportProblems(values);
  return collectProblems({
    reason: problem?.field === 'reason' ? problem.message : null,
    comment: problem?.field === 'comment' ? problem.message : null,
  });
});
