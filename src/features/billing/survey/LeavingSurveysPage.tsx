import { useSearchParams } from 'react-router-dom';

import { isLeavingReason, isReturnAnswer } from '#domain/billing/survey/leavingReasons.ts';
import { Answer } from '#ui/Answer/Answer.tsx';
import { StaffPage } from '#ui/PageContainer/StaffPage.tsx';
import { SelectField } from '#ui/SelectField/SelectField.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { MONTH_SPANS, monthSpanIn, monthSpanQuery } from '#ui/SurveyAnswers/monthSpans.ts';
import { SurveyComments, ShareTable } from '#ui/SurveyAnswers/SurveyAnswers.tsx';

import { useLeavingSurveysQuery, type SurveyBoard } from './leavingSurveyApi.ts';
import { boardTexts as texts, REASON_WORDS, RETURN_WORDS } from './texts.ts';

const reasonWords = (name: string): string => (isLeavingReason(name) ? REASON_WORDS[name] : name);
const returnWords = (name: string): string => (isReturnAnswer(name) ? RETURN_WORDS[name] : name);

/** Counts and comments of leaving surveys; what to expect where there are none. */
function SurveyCounts({ board: { total, reasons, mightReturn, comments } }: { board: SurveyBoard }) {
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

/**
 * What members said when they left, for staff. The span is in the address. States: loading, failed, none, counts and
 * comments.
 */
export function Component() {
  const [query, setQuery] = useSearchParams();
  const span = monthSpanIn(query);
  const surveys = useLeavingSurveysQuery({ months: Number(span) });
  return (
    <StaffPage texts={texts}>
      <SelectField
        label={texts.span}
        options={MONTH_SPANS}
        value={span}
        onChange={({ target }) => setQuery(monthSpanQuery(target.value), { replace: true })}
      />
      <Answer of={surveys} texts={texts} headingLevel={2} mustBeFresh>
        {(board) => <SurveyCounts board={board} />}
      </Answer>
    </StaffPage>
  );
}
