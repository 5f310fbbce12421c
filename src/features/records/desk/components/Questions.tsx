import { useState } from 'react';

import { Answer } from '#ui/Answer/Answer.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { useSheetQuestionsQuery, type Sheet } from '../deskApi.ts';
import { publishTexts } from '../publishTexts.ts';
import { Question } from './Question.tsx';

const texts = publishTexts.questions;
/** Records that are asked about at once. */
const AT_ONCE = 10;

/**
 * Records that the last publication could not tell, each with the rows that may be it. States: loading, failed, none,
 * some to decide, all decided.
 */
export function Questions({ sheet: { id } }: { sheet: Sheet }) {
  const answer = useSheetQuestionsQuery({ id });
  const [shown, setShown] = useState(AT_ONCE);
  return (
    <Answer of={{ ...answer, data: answer.currentData }} texts={texts} headingLevel={2} empty={null}>
      {(questions) => {
        const open = questions.filter(({ isDecided }) => !isDecided).length;
        return (
          <Stack gap={4}>
            <h2>{open > 0 ? texts.title(open) : texts.decided(questions.length)}</h2>
            {open > 0 ? <p>{texts.text}</p> : <Notice tone="success" title={texts.allDecided} />}
            {questions.slice(0, shown).map((question, at) => (
              <Question key={question.record} sheetId={id} question={question} at={at} />
            ))}
            {questions.length > shown && (
              <div>
                <Button onClick={() => setShown(shown + AT_ONCE)}>
                  {texts.more(Math.min(AT_ONCE, questions.length - shown))}
                </Button>
              </div>
            )}
          </Stack>
        );
      }}
    </Answer>
  );
}
