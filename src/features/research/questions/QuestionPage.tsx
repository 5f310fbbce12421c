import { FileText } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useParams, useNavigate } from 'react-router-dom';

import { describeError } from '#domain/kernel/errors/describeError.ts';
import { questionAddress, questionReportAddress } from '#domain/research/questions/questionAddress.ts';
import { CONFIDENCE_NAMES, QUESTION_STATE_NAMES } from '#domain/research/questions/questionKinds.ts';
import { useGrant } from '#features/kernel/grants/index.ts';
import { awaitToastAction, toastRaised } from '#features/kernel/toasts/index.ts';
import { RESEARCH_HUB, TasksCard } from '#features/research/core/index.ts';
import { PageMissing } from '#services/routing/PageMissing.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { SkeletonTable } from '#ui/Skeleton/Skeleton.tsx';
import { Inline } from '#ui/Stack/Stack.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';
import { useFocusBack } from '#ui/useFocusBack.ts';

import { CollectedCard } from './CollectedCard.tsx';
import { ConclusionCard } from './ConclusionCard.tsx';
import { EvidenceCard } from './EvidenceCard.tsx';
import { LazyForm, QuestionForm } from './LazyForm.tsx';
import { LogCard } from './LogCard.tsx';
import { PersonAbout } from './PersonAbout.tsx';
import { PlanCard } from './PlanCard.tsx';
import {
  useResearchQuestionQuery,
  type Question,
  useRemoveResearchQuestionMutation,
  useRestoreResearchQuestionMutation,
} from './questionApi.ts';
import styles from './questions.module.scss';
import { questionTexts as texts } from './texts.ts';

/** The question, what is known, and what can be done with it as a whole. */
function QuestionHead({ question }: { question: Question }) {
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

/**
 * A research question by the parts of the genealogical proof standard. States: loading, failed, missing, the question.
 */
export function Component() {
  const { questionId = '' } = useParams();
  const hasQuestions = useGrant('my-research:workspaces');
  const { data: question, ...answer } = useResearchQuestionQuery(questionId, { skip: !hasQuestions });
  const [source, setSource] = useState<string | null>(null);
  if (!hasQuestions || (question === null && !answer.isFetching)) throw new PageMissing();
  if (!question) return <NoAnswer of={answer} texts={texts} asPage />;
  return (
    <PageContainer>
      <div className={styles.page}>
        <p>
          <TextLink to={RESEARCH_HUB}>{texts.back}</TextLink>
        </p>
        <QuestionHead key={question.id} question={question} />
        <EvidenceCard question={question} source={source} onSourceUsed={() => setSource(null)} />
        <div className={styles.columns}>
          <div className={styles.main}>
            <ConclusionCard question={question} />
            <PlanCard question={question} />
            <LogCard question={question} />
          </div>
          <div className={styles.side}>
            <Suspense fallback={<SkeletonTable rows={2} columns={1} />}>
              <TasksCard questionId={question.id} />
            </Suspense>
            <CollectedCard question={question} onUse={setSource} />
          </div>
        </div>
      </div>
    </PageContainer>
  );
}
