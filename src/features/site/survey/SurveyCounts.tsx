import { Stack } from '#ui/Stack/Stack.tsx';
import { ShareTable } from '#ui/SurveyAnswers/ShareTable.tsx';
import { SurveyComments } from '#ui/SurveyAnswers/SurveyComments.tsx';

import type { SiteSurveyBoard } from './siteSurveyApi.ts';
import { boardTexts as texts } from './texts.ts';

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
export function SurveyCounts({ board: { total, counts, comments } }: { board: SiteSurveyBoard }) {
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
