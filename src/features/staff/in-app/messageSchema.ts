import { inAppProblems } from '#domain/messages/in-app/inAppRules.ts';
import { collectProblems } from '#services/forms/collectProblems.ts';
import { ruleSchema } from '#services/forms/ruleSchema.ts';

import { draftOf, EMPTY_MESSAGE } from './messageValues.ts';

/** A message in the browser. Loaded at the first check (services/forms/validateWith.ts). */
export const messageSchema = ruleSchema({ ...EMPTY_MESSAGE, blockList: '' }, (values) =>
  collectProblems(inAppProblems(draftOf(values))),
);
