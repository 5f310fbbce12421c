import type { NoAnswerProps } from '#ui/Answer/NoAnswer.tsx';
import { Button } from '#ui/Button/Button.tsx';

import { coreTexts as texts } from './texts.ts';

/** Asks for what a page of staff shows again; busy while it is on its way, also by itself. */
export const CheckAgain = ({ of: { isFetching, refetch } }: Pick<NoAnswerProps, 'of'>) => (
  <Button loading={isFetching} onClick={() => void refetch()}>
    {texts.check}
  </Button>
);
