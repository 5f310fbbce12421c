import { figure } from '#domain/kernel/wording/countInWords.ts';
import { LONGEST_MESSAGE, messageProblem } from '#domain/messages/core/messageText.ts';
import { collectProblems } from '#services/forms/collectProblems.ts';

import { composerTexts } from './texts.ts';

const WORDS = { EMPTY: composerTexts.empty, TOO_LONG: composerTexts.tooLong(figure(LONGEST_MESSAGE)) };

/** What keeps a message from being sent, by field. */
export function messageProblems({ text }: { text: string }): Record<string, string> {
  const problem = messageProblem(text);
  return collectProblems({ text: problem && WORDS[problem] });
}
