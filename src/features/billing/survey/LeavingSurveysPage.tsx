import { useSearchParams } from 'react-router-dom';

import { LoadFailure } from '#ui/Notice/LoadFailure.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { SelectField } from '#ui/SelectField/SelectField.tsx';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { MONTH_SPANS, monthSpanIn, monthSpanQuery } from '#ui/SurveyAnswers/monthSpans.ts';
import { isLeavingReason, isReturnAnswer } from '#domain/billing/survey/leavingReasons.ts';
import { ShareTable } from '#ui/SurveyAnswers/ShareTable.tsx';
import { SurveyComments } from '#ui/SurveyAnswers/SurveyComments.tsx';

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
  const { data: board, error, refetch } = useLeavingSurveysQuery({ months: Number(span) });
  return (
    <PageContainer>
      <Stack gap={6}>
        <Stack gap={3}>
          <h1>{texts.title}</h1>
          <p>{texts.intro}</p>
        </Stack>
        <SelectField
          label={texts.span}
          options={MONTH_SPANS}
          value={span}
          onChange={({ target }) => setQuery(monthSpanQuery(target.value), { replace: true })}
        />
        {error !== undefined && (
          <LoadFailure headingLevel={2} title={texts.failed} error={error} onRetry={() => void refetch()} />
        )}
        {error === undefined && (board ? <SurveyCounts board={board} /> : <PageSkeleton label={texts.loading} />)}
      </Stack>
    </PageContainer>
  );
}
