import { Suspense, useState } from 'react';

import { useGrant } from '#features/kernel/grants/index.ts';
import { ResearchExplainer, folderAddress, TaskList, TasksCard } from '#features/research/core/index.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { lazyPart } from '#ui/lazyPart.ts';
import { LoadFailure } from '#ui/Notice/LoadFailure.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { SkeletonTable } from '#ui/Skeleton/Skeleton.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { FolderList } from './FolderList.tsx';
import styles from './hub.module.scss';
import { useResearchHubQuery, type ResearchHub } from './hubApi.ts';
import { Panel } from './Panel.tsx';
import { QuestionList } from './QuestionList.tsx';
import { hubTexts as texts, introductionTexts, tasksPanelTexts } from './texts.ts';

/** The tasks that are due first; all of them, and a form for new ones, by one press. */
function TasksPanel({ tasks }: { tasks: ResearchHub['tasks'] | undefined }) {
  const [isWhole, setWhole] = useState(false);
  if (isWhole) {
    return (
      <Suspense fallback={<SkeletonTable rows={3} columns={1} />}>
        <TasksCard />
      </Suspense>
    );
  }
  return (
    <Panel title={tasksPanelTexts.title} part={tasks} failed={tasksPanelTexts.failed} empty={() => null}>
      {(due) => (
        <>
          {due.length === 0 ? (
            <p>{tasksPanelTexts.empty}</p>
          ) : (
            <Suspense fallback={<SkeletonTable rows={2} columns={1} />}>
              <TaskList tasks={due} />
            </Suspense>
          )}
          <div>
            <Button size="sm" onClick={() => setWhole(true)}>
              {tasksPanelTexts.all}
            </Button>
          </div>
        </>
      )}
    </Panel>
  );
}

/** What folders are for, in three steps (grant `my-research:introduction`, Q-095). */
function Introduction() {
  return (
    <Card title={introductionTexts.title}>
      <ol role="list" className={styles.steps}>
        {introductionTexts.steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <p className={styles.way}>
        <TextLink to={`${folderAddress('example')}/1`}>{introductionTexts.example}</TextLink>
      </p>
    </Card>
  );
}

// Describing searches needs the catalogue of fields, which comes after questions and folders.
const SidePanels = lazyPart(() => import('./SidePanels.tsx').then((chunk) => chunk.SidePanels));
const WorthPanel = lazyPart(() => import('./WorthPanel.tsx').then((chunk) => chunk.WorthPanel));

/**
 * The research hub (spec 1 section 2): one operation, of which each part fails alone. Introduction and folders have
 * grants of their own.
 */
export function Component() {
  const hasIntroduction = useGrant('my-research:introduction');
  const hasFolders = useGrant('my-research:workspaces');
  const { data: hub, error, refetch } = useResearchHubQuery();
  return (
    <PageContainer>
      <div className={styles.page}>
        <div className={styles.head}>
          <h1>{texts.title}</h1>
          <p>{texts.lead}</p>
          {hub?.spaceUsed != null && <p role="status">{texts.nearlyFull(hub.spaceUsed)}</p>}
        </div>
        <ResearchExplainer />
        {!hub && error ? (
          <LoadFailure headingLevel={2} title={texts.failed} error={error} onRetry={() => void refetch()} />
        ) : null}
        {(hub || !error) && (
          <div className={styles.columns}>
            <div className={styles.main}>
              {hub?.worthSearching?.length !== 0 && (
                <Suspense fallback={null}>
                  <WorthPanel worth={hub?.worthSearching} />
                </Suspense>
              )}
              {hasFolders && <QuestionList part={hub?.questions} />}
              {hasFolders && <TasksPanel tasks={hub?.tasks} />}
              {hasFolders && <FolderList part={hub?.folders} />}
            </div>
            <div className={styles.side}>
              <Suspense fallback={<SkeletonTable rows={8} columns={1} />}>
                <SidePanels hub={hub} />
              </Suspense>
            </div>
          </div>
        )}
        {hasIntroduction && <Introduction />}
      </div>
    </PageContainer>
  );
}
