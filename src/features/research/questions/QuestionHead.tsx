import { FileText } from 'lucide-react';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';

import { describeError } from '#domain/kernel/errors/describeError.ts';
import { questionAddress, questionReportAddress } from '#domain/research/questions/questionAddress.ts';
import { CONFIDENCE_NAMES, QUESTION_STATE_NAMES } from '#domain/research/questions/questionKinds.ts';
import { awaitToastAction, toastRaised } from '#features/kernel/toasts/index.ts';
import { RESEARCH_HUB } from '#features/research/core/index.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Inline } from '#ui/Stack/Stack.tsx';
import { useFocusBack } from '#ui/useFocusBack.ts';

import { LazyForm } from './LazyForm.tsx';
import { QuestionForm } from './lazyForms.ts';
import { PersonAbout } from './PersonAbout.tsx';
import { type Question, useRemoveResearchQuestionMutation, useRestoreResearchQuestionMutation } from './questionApi.ts';
import styles from './questions.module.scss';
import { questionTexts as texts } from './texts.ts';

/** The question, what is known, and what can be done with it as a whole. */
export function QuestionHead({ question }: { question: Question }) {
  const { id, title, state, confidence, known } = question;
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [isEditing, setEditing] = useState(false);
  const editButton = useFocusBack(isEditing);
  const [remove, { isLoading }] = useRemoveResearchQuestionMutation();
  const [restore] = useRestoreResearchQuestionMutation();
  const failed = (what: string, error: unknown) =>
    dispatch(toastRaised({ title: what, description: describeError(error), variant: 'error' }));
  const bringBack = async () => {
    const { data, error } = await restore({ id });
    if (error !== undefined || data === null) failed(texts.notRestored, error);
    else await navigate(questionAddress(id));
  };
  const removeQuestion = async () => {
    const { error } = await remove({ id });
    if (error !== undefined) return failed(texts.notDeleted, error);
    const undo = `research.undo-delete.${id}`;
    dispatch(awaitToastAction(undo, () => void bringBack()));
    dispatch(toastRaised({ title: texts.deleted(title), action: { id: undo, label: texts.undo } }));
    return navigate(RESEARCH_HUB);
  };
  if (isEditing)
    return (
      <LazyForm>
        <QuestionForm question={question} onDone={() => setEditing(false)} />
      </LazyForm>
    );
  return (
    <header className={styles.head}>
      <h1>{title}</h1>
      <p className={styles.badges}>
        <Badge tone={state === 'IN_WORK' ? 'info' : 'neutral'}>{QUESTION_STATE_NAMES[state]}</Badge>
        {confidence !== null && (
          <Badge tone={confidence === 'PROVED' ? 'success' : 'neutral'}>{CONFIDENCE_NAMES[confidence]}</Badge>
        )}
      </p>
      <PersonAbout question={question} />
      {known !== '' && (
        <div>
          <h2 className={styles.small}>{texts.known}</h2>
          <p className={styles.text}>{known}</p>
        </div>
      )}
      <Inline gap={2}>
        <Button ref={editButton} size="sm" onClick={() => setEditing(true)}>
          {texts.edit}
        </Button>
        <ButtonLink size="sm" to={questionReportAddress(id)} icon={<FileText aria-hidden="true" />}>
          {texts.report}
        </ButtonLink>
        <Button size="sm" variant="quiet" loading={isLoading} onClick={() => void removeQuestion()}>
          {texts.delete}
        </Button>
      </Inline>
    </header>
  );
}
