import { Suspense, useState } from 'react';
import { useParams } from 'react-router-dom';

import { useGrant } from '#features/kernel/grants/index.ts';
import { RESEARCH_HUB, TasksCard } from '#features/research/core/index.ts';
import { PageMissing } from '#services/routing/PageMissing.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { SkeletonTable } from '#ui/Skeleton/Skeleton.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { CollectedCard } from './CollectedCard.tsx';
import { ConclusionCard } from './ConclusionCard.tsx';
import { EvidenceCard } from './EvidenceCard.tsx';
import { LogCard } from './LogCard.tsx';
import { PlanCard } from './PlanCard.tsx';
import { useResearchQuestionQuery } from './questionApi.ts';
import { QuestionHead } from './QuestionHead.tsx';
import styles from './questions.module.scss';
import { questionTexts as texts } from './texts.ts';

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
