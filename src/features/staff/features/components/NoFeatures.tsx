import { codeOf } from '#domain/kernel/errors/failure.ts';
import { PageMissing } from '#services/routing/PageMissing.ts';
import { NoAnswer, type NoAnswerProps } from '#ui/Answer/NoAnswer.tsx';

import { listTexts } from '../texts.ts';

/** Before the features have come, or where they did not. An account that does not exist is a page that does not. */
export function NoFeatures({ of: answer, waiting }: Pick<NoAnswerProps, 'of' | 'waiting'>) {
  if (!answer.isFetching && codeOf(answer.error) === 'NOT_FOUND') throw new PageMissing();
  const head = <h1>{listTexts.title}</h1>;
  return <NoAnswer of={answer} texts={listTexts} waiting={waiting} asPage head={head} headingLevel={2} />;
}
