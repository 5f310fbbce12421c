import { useSearchParams } from 'react-router-dom';

import { failureText } from '#services/graphql/failureText.ts';
import { LoadFailure } from '#ui/Notice/LoadFailure.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { SelectField } from '#ui/SelectField/SelectField.tsx';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { MONTH_SPANS, monthSpanIn, monthSpanQuery } from '#ui/SurveyAnswers/monthSpans.ts';

import { useLeavingSurveysQuery } from './leavingSurveyApi.ts';
import { SurveyCounts } from './SurveyCounts.tsx';
import { boardTexts as texts } from './texts.ts';

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
          <LoadFailure headingLevel={2} title={texts.failed} {...failureText(error)} onRetry={() => void refetch()} />
        )}
        {error === undefined && (board ? <SurveyCounts board={board} /> : <PageSkeleton label={texts.loading} />)}
      </Stack>
    </PageContainer>
  );
}
