import { noticeProblems } from '#domain/help/notices/serviceNotice.ts';
import { ruleSchema } from '#services/forms/ruleSchema.ts';

import { EMPTY_NOTICE, noticeOf, type NoticeValues } from './noticeValues.ts';

/** A notice. Loaded at the first check (services/forms/validateWith.ts). */
export const noticeSchema = ruleSchema<NoticeValues>({ ...EMPTY_NOTICE, areas: [] }, (values) =>
  Object.fromEntries(noticeProblems(noticeOf(values)).map(({ field, message }) => [field, message])),
);
