import { Button } from '#ui/Button/Button.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';

import type { PageQuestion } from '../model/useQuestion.ts';
import { signInTexts } from '../texts/signInTexts.ts';

/** Above a form whose question could not be had: why, and a way to try again. What was typed stays. */
export function QuestionFailure({ question: { failure, ask } }: { question: Pick<PageQuestion, 'failure' | 'ask'> }) {
  if (failure === null) return null;
  return (
    <Notice tone="error" title={signInTexts.notOpened} actions={<Button onClick={ask}>{signInTexts.tryAgain}</Button>}>
      <p>{failure}</p>
    </Notice>
  );
}
