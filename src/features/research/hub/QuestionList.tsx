import { CircleHelp } from 'lucide-react';

import { questionAddress } from '#domain/research/questions/questionAddress.ts';
import { CONFIDENCE_NAMES, QUESTION_STATE_NAMES } from '#domain/research/questions/questionKinds.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { dayInWords } from '#ui/readersClock.ts';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { CreateQuestionForm } from './CreateQuestionForm.tsx';
import type { ResearchHub } from './hubApi.ts';
import styles from './hub.module.scss';
import { Panel } from './Panel.tsx';
import { questionListTexts as texts } from './texts.ts';

/** From here on the list says how many more questions can be made. */
const FEW_LEFT = 20;

type Questions = NonNullable<ResearchHub['questions']>['questions'];

function Questions({ questions }: { questions: Questions }) {
  return (
    <ul role="list" className={styles.folders}>
      {questions.map(({ id, title, state, confidence, changedAt }) => (
        <li key={id} className={styles.folder}>
          <CircleHelp aria-hidden="true" />
          <div>
            <TextLink plain to={questionAddress(id)}>
              {title}
            </TextLink>
            <p className={styles.muted}>
              <Badge tone={state === 'IN_WORK' ? 'info' : 'neutral'}>
                {confidence === null ? QUESTION_STATE_NAMES[state] : CONFIDENCE_NAMES[confidence]}
              </Badge>{' '}
              {texts.changed} <time dateTime={changedAt}>{dayInWords(changedAt)}</time>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The member's questions, those to be answered first, and a form for a new one. */
export function QuestionList({ part }: { part: ResearchHub['questions'] | undefined }) {
  return (
    <Panel title={texts.title} part={part} failed={texts.failed} empty={() => null}>
      {({ questions, most }) => {
        const isOver = ({ state }: Questions[number]) => state === 'CONCLUDED' || state === 'SET_ASIDE';
        const [going, over] = [questions.filter((question) => !isOver(question)), questions.filter(isOver)];
        return (
          <>
            {questions.length === 0 && <p className={styles.muted}>{texts.empty}</p>}
            {going.length > 0 && <Questions questions={going} />}
            {over.length > 0 && (
              <details>
                <summary>{texts.over(over.length)}</summary>
                <Questions questions={over} />
              </details>
            )}
            {most - questions.length < FEW_LEFT && (
              <p className={styles.muted}>{texts.left(most - questions.length)}</p>
            )}
            {questions.length < most && <CreateQuestionForm />}
          </>
        );
      }}
    </Panel>
  );
}
