import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

import { Answer } from '#ui/Answer/Answer.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { StaffPage } from '#ui/PageContainer/StaffPage.tsx';
import { SelectField } from '#ui/SelectField/SelectField.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { MONTH_SPANS, monthSpanIn, monthSpanQuery } from '#ui/SurveyAnswers/monthSpans.ts';
import { SurveyComments, ShareTable } from '#ui/SurveyAnswers/SurveyAnswers.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { QuestionsEditor } from './QuestionsEditor.tsx';
import { type SiteSurveyBoard, useSiteSurveyQuery } from './siteSurveyApi.ts';
import { surveyOf } from './siteSurveyValues.ts';
import { boardTexts as texts, editorTexts } from './texts.ts';

const inWords = (answer: string): string => answer;

function Counted({ question: { kind, words }, isAsked, asked, shares }: SiteSurveyBoard['counts'][number]) {
  return (
    <Stack gap={2}>
      {kind === 'TEXT' ? (
        <>
          <h2>{words}</h2>
          <p>{texts.written}</p>
        </>
      ) : (
        <ShareTable caption={words} header={texts.answer} shares={shares} wordsOf={inWords} />
      )}
      <p>
        {texts.asked(asked)} {!isAsked && texts.retired}
      </p>
    </Stack>
  );
}

/** What was answered: each question with its counts, and what readers wrote. */
function SurveyCounts({ board: { total, counts, comments } }: { board: SiteSurveyBoard }) {
  if (total === 0) return <p role="status">{texts.none}</p>;
  return (
    <Stack gap={6}>
      <p role="status">{texts.total(total)}</p>
      {counts.map((counted) => (
        <Counted key={counted.question.key} {...counted} />
      ))}
      <SurveyComments
        comments={comments.map(({ month, comment, question, answers }) => ({
          month,
          comment,
          answers: [question, ...answers],
        }))}
      />
    </Stack>
  );
}

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
  const survey = useSiteSurveyQuery({ months: Number(span) });
  const isEditing = query.has('edit');
  return (
    <StaffPage texts={isEditing ? editorTexts : texts}>
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
      <Answer of={survey} texts={texts} headingLevel={2} mustBeFresh>
        {(board) => (isEditing ? <Editor board={board} /> : <SurveyCounts board={board} />)}
      </Answer>
    </StaffPage>
  );
}
