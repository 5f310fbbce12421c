import { Suspense } from 'react';

import { useGrant } from '#features/kernel/grants/index.ts';
import { ResearchExplainer } from '#features/research/core/index.ts';
import { lazyPart } from '#ui/lazyPart.ts';
import { LoadFailure } from '#ui/Notice/LoadFailure.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { SkeletonTable } from '#ui/Skeleton/Skeleton.tsx';

import { FolderList } from './FolderList.tsx';
import styles from './hub.module.scss';
import { useResearchHubQuery } from './hubApi.ts';
import { Introduction } from './Introduction.tsx';
import { QuestionList } from './QuestionList.tsx';
import { TasksPanel } from './TasksPanel.tsx';
import { hubTexts as texts } from './texts.ts';

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
