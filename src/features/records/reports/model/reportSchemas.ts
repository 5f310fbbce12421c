import { boolean, object, string, type Schema } from 'yup';

import {
  closureProblems,
  reopeningProblem,
  type ClosureRequest,
  correctionProblems,
  type CorrectionReport,
} from '#domain/records/reports/reportRules.ts';
import { ruleSchema } from '#services/forms/ruleSchema.ts';

import type { ReportedRecord } from '../reportsApi.ts';
import { reportQueueTexts } from '../texts.ts';
import { transcribedText } from './fieldChoices.ts';
import { problemsByField } from './problemsByField.ts';

/** A request to close a record. */
export const closureSchema: Schema = ruleSchema<ClosureRequest>({ concern: '', reason: '', contact: '' }, (values) =>
  problemsByField(closureProblems(values)),
);

/** A wrong reading of a record: what it says already is no correction. */
export const correctionSchema = (record: Pick<ReportedRecord, 'sections'>): Schema =>
  ruleSchema<CorrectionReport>({ fieldId: '', proposed: '', comment: '' }, (values) =>
    problemsByField(correctionProblems(values, transcribedText(record, values.fieldId))),
  );

/** Why a closed record is opened again. */
export const reopeningSchema: Schema = ruleSchema({ why: '' }, ({ why }) => {
  const problem = reopeningProblem(why);
  return problemsByField(problem === null ? [] : [{ field: 'why', message: problem }]);
});

/** The answer to a report: a rejection needs words. */
export const decisionSchema: Schema = object({
  isAccepted: boolean().required(),
  answer: string()
    .trim()
    .when('isAccepted', ([isAccepted], answer) =>
      isAccepted ? answer : answer.required(reportQueueTexts.answerMissing),
    ),
});
