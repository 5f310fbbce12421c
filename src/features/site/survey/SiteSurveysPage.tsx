import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { LoadFailure } from '#ui/Notice/LoadFailure.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { SelectField } from '#ui/SelectField/SelectField.tsx';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { MONTH_SPANS, monthSpanIn, monthSpanQuery } from '#ui/SurveyAnswers/monthSpans.ts';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { QuestionsEditor } from './QuestionsEditor.tsx';
import { type SiteSurveyBoard, useSiteSurveyQuery } from './siteSurveyApi.ts';
import { surveyOf } from './siteSurveyValues.ts';
import { SurveyCounts } from './SurveyCounts.tsx';
import { boardTexts as texts, editorTexts } from './texts.ts';

function Editor({ board }: { board: SiteSurveyBoard }) {
  const current = useMemo(() => surveyOf(board.current), [board]);
  return <QuestionsEditor key={current.version} current={current} />;
}

/**
 * What readers said of the site, for staff, and under `?edit` the questions. The span is in the address. States:
 * loading, failed, none, counts and comments, questions.
 */
export function Component() {
  const [query, setQuery] = useSearchParams();
  const span = monthSpanIn(query);
  const { data: board, error, refetch } = useSiteSurveyQuery({ months: Number(span) });
  const isEditing = query.has('edit');
  return (
    <PageContainer>
      <Stack gap={6}>
        <Stack gap={3}>
          <h1>{isEditing ? editorTexts.title : texts.title}</h1>
          <p>{isEditing ? editorTexts.intro : texts.intro}</p>
        </Stack>
        {isEditing ? (
          <TextLink to="/internal/surveys">{editorTexts.back}</TextLink>
        ) : (
          <>
            <div>
              <ButtonLink to="?edit">{texts.edit}</ButtonLink>
            </div>
            <SelectField
              label={texts.span}
              options={MONTH_SPANS}
              value={span}
              onChange={({ target }) => setQuery(monthSpanQuery(target.value), { replace: true })}
            />
          </>
        )}
        {error !== undefined && (
          <LoadFailure headingLevel={2} title={texts.failed} error={error} onRetry={() => void refetch()} />
        )}
        {error === undefined && !board && <PageSkeleton label={texts.loading} />}
        {error === undefined && board && (isEditing ? <Editor board={board} /> : <SurveyCounts board={board} />)}
      </Stack>
    </PageContainer>
  );
}
