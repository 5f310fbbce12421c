import { CircleHelp } from 'lucide-react';
import { useNavigate } from 'react-router-dom';

import { questionAddress } from '#domain/research/questions/questionAddress.ts';
import { CONFIDENCE_NAMES, QUESTION_STATE_NAMES } from '#domain/research/questions/questionKinds.ts';
import { LONGEST_QUESTION } from '#domain/research/questions/questionLimits.ts';
import { questionProblem } from '#domain/research/questions/questionRules.ts';
import { useDraftOwner } from '#features/kernel/auth/index.ts';
import { limitTexts, refusalText, useCreateResearchQuestionMutation } from '#features/research/core/index.ts';
import { collectProblems } from '#services/forms/collectProblems.ts';
import { useFormDraft } from '#services/forms/useFormDraft.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { dayInWords } from '#ui/readersClock.ts';
import { TextField } from '#ui/TextField/TextField.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import styles from './hub.module.scss';
import type { ResearchHub } from './hubApi.ts';
import { Panel } from './Panel.tsx';
import { questionListTexts as texts } from './texts.ts';

const validate = ({ title }: { title: string }) => collectProblems({ title: questionProblem(title) });

/** A new question; leads to it once it is there. What was typed stays when it cannot be made, and outlives the page. */
function CreateQuestionForm() {
  const navigate = useNavigate();
  const [create] = useCreateResearchQuestionMutation();
  const form = useForm({
    initialValues: { title: '' },
    validate,
    validateOnBlur: false,
    onSubmit: async ({ title }, { setFieldError }) => {
      const { data, error } = await create({ input: { title, subject: '', personAddress: '', known: '' } });
      if (error !== undefined) return setFieldError('title', refusalText(error, limitTexts.questions));
      draft.forget();
      return navigate(questionAddress(data.id));
    },
  });
  const draft = useFormDraft(form, { form: 'research-question.new', owner: useDraftOwner() });
  return (
    <Form form={form} className={styles.create}>
      <TextField
        label={texts.question}
        maxLength={LONGEST_QUESTION}
        autoComplete="off"
        {...formikField(form, 'title')}
      />
      <Button type="submit" variant="primary" loading={form.isSubmitting}>
        {texts.create}
      </Button>
    </Form>
  );
}

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
