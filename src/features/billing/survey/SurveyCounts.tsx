import { isLeavingReason, isReturnAnswer } from '#domain/billing/survey/leavingReasons.ts';
import { Stack } from '#ui/Stack/Stack.tsx';
import { ShareTable } from '#ui/SurveyAnswers/ShareTable.tsx';
import { SurveyComments } from '#ui/SurveyAnswers/SurveyComments.tsx';

import type { SurveyBoard } from './leavingSurveyApi.ts';
import { boardTexts as texts, REASON_WORDS, RETURN_WORDS } from './texts.ts';

const reasonWords = (name: string): string => (isLeavingReason(name) ? REASON_WORDS[name] : name);
const returnWords = (name: string): string => (isReturnAnswer(name) ? RETURN_WORDS[name] : name);

/** Counts and comments of leaving surveys; what to expect where there are none. */
export function SurveyCounts({ board: { total, reasons, mightReturn, comments } }: { board: SurveyBoard }) {
  if (total === 0) return <p role="status">{texts.none}</p>;
  return (
    <Stack gap={6}>
      <p role="status">{texts.total(total)}</p>
      <ShareTable caption={texts.reasons} header={texts.reason} shares={reasons} wordsOf={reasonWords} />
      <ShareTable caption={texts.mightReturn} header={texts.answer} shares={mightReturn} wordsOf={returnWords} />
      <SurveyComments
        comments={comments.map(({ month, comment, reasons: given }) => ({
          month,
          comment,
          answers: given.map(reasonWords),
        }))}
      />
    </Stack>
  );
}
