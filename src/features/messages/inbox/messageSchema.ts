import { usernameIssue } from '#domain/account/profile/profileRules.ts';
import { figure } from '#domain/kernel/wording/countInWords.ts';
import { LONGEST_MESSAGE, messageProblem } from '#domain/messages/core/messageText.ts';
import { collectProblems } from '#services/forms/collectProblems.ts';
import { ruleSchema } from '#services/forms/ruleSchema.ts';

import { composerTexts } from './texts.ts';

const WORDS = { EMPTY: composerTexts.empty, TOO_LONG: composerTexts.tooLong(figure(LONGEST_MESSAGE)) };

/** A message. Loaded at the first check (services/forms/validateWith.ts). */
export const messageSchema = ruleSchema({ text: '' }, ({ text }) => {
  const problem = messageProblem(text);
  return collectProblems({ text: problem && WORDS[problem] });
});

/** A username to be looked for. Loaded at the first check (services/forms/validateWith.ts). */
export const usernameSchema = ruleSchema({ username: '' }, ({ username }) =>
  collectProblems({ username: usernameIssue(username)?.reason ?? null }),
);
