import { useSearchParams } from 'react-router-dom';

import { isEaseAnswer, isFoundAnswer } from '#domain/site/survey/siteSurveyQuestions.ts';
import { failureText } from '#services/graphql/failureText.ts';
import { LoadFailure } from '#ui/Notice/LoadFailure.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { SelectField } from '#ui/SelectField/SelectField.tsx';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { MONTH_SPANS, monthSpanIn, monthSpanQuery } from '#ui/SurveyAnswers/monthSpans.ts';
import { ShareTable } from '#ui/SurveyAnswers/ShareTable.tsx';
import { SurveyComments } from '#ui/SurveyAnswers/SurveyComments.tsx';

import { type SiteSurveyBoard, useSiteSurveyQuery } from './siteSurveyApi.ts';
import { boardTexts as texts, EASE_WORDS, FOUND_WORDS, surveyTexts } from './texts.ts';

const easeWords = (name: string): string => (isEaseAnswer(name) ? EASE_WORDS[name] : name);
const foundWords = (name: string): string => (isFoundAnswer(name) ? FOUND_WORDS[name] : name);

function Answers({ board: { total, ease, found, comments } }: { board: SiteSurveyBoard }) {
  if (total === 0) return <p role="status">{texts.none}</p>;
  return (
    <Stack gap={6}>
      <p role="status">{texts.total(total)}</p>
      <ShareTable caption={surveyTexts.ease} header={texts.answer} shares={ease} wordsOf={easeWords} />
      <ShareTable caption={surveyTexts.found} header={texts.answer} shares={found} wordsOf={foundWords} />
      <SurveyComments comments={comments.map(({ month, comment, ease: given }) => ({ month, comment, answers: [easeWords(given)] }))} />
    </Stack>
  );
}

/** What readers said of the site, for staff. The span is in the address. States: loading, failed, none, counts and comments. */
export function Component() {
  const [query, setQuery] = useSearchParams();
  const span = monthSpanIn(query);
  const { data: board, error, refetch } = useSiteSurveyQuery({ months: Number(span) });
  return (
    <PageContainer>
      <Stack gap={6}>
        <Stack gap={3}>
          <h1>{texts.title}</h1>
          <p>{texts.intro}</p>
        </Stack>
        <SelectField label={texts.span} options={MONTH_SPANS} value={span} onChange={({ target }) => setQuery(monthSpanQuery(target.value), { replace: true })} />
        {error !== undefined && <LoadFailure headingLevel={2} title={texts.failed} {...failureText(error)} onRetry={() => void refetch()} />}
        {error === undefined && (board ? <Answers board={board} /> : <PageSkeleton label={texts.loading} />)}
      </Stack>
    </PageContainer>
  );
}
