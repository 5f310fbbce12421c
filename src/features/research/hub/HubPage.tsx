import { useGrant } from '#features/kernel/grants/index.ts';
import { ResearchExplainer } from '#features/research/core/index.ts';
import { failureText } from '#services/graphql/failureText.ts';
import { LoadFailure } from '#ui/Notice/LoadFailure.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';

import { FolderList } from './FolderList.tsx';
import styles from './hub.module.scss';
import { useResearchHubQuery } from './hubApi.ts';
import { Introduction } from './Introduction.tsx';
import { QuestionList } from './QuestionList.tsx';
import { SidePanels } from './SidePanels.tsx';
import { TasksPanel } from './TasksPanel.tsx';
import { hubTexts as texts } from './texts.ts';
import { WorthPanel } from './WorthPanel.tsx';

/** The research hub (spec 1 section 2): one operation, of which each part fails alone. Introduction and folders have grants of their own. */
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
        </div>
        <ResearchExplainer />
        {!hub && error ? <LoadFailure headingLevel={2} title={texts.failed} {...failureText(error)} onRetry={() => void refetch()} /> : null}
        {(hub || !error) && (
          <div className={styles.columns}>
            <div className={styles.main}>
              <WorthPanel worth={hub?.worthSearching} />
              {hasFolders && <QuestionList part={hub?.questions} />}
              {hasFolders && <TasksPanel tasks={hub?.tasks} />}
              {hasFolders && <FolderList part={hub?.folders} />}
            </div>
            <div className={styles.side}>
              <SidePanels hub={hub} />
            </div>
          </div>
        )}
        {hasIntroduction && <Introduction />}
      </div>
    </PageContainer>
  );
}
