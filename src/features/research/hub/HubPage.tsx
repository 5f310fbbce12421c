import { useGrant } from '#features/kernel/grants/index.ts';
import { ResearchExplainer } from '#features/research/core/index.ts';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';

import { ClippingsPanel } from './ClippingsPanel.tsx';
import { DiaryPanel } from './DiaryPanel.tsx';
import { FolderList } from './FolderList.tsx';
import styles from './hub.module.scss';
import { Introduction } from './Introduction.tsx';
import { SavedPanel } from './SavedPanel.tsx';
import { hubTexts as texts } from './texts.ts';

/** The research hub (spec 1 section 2). Introduction and folders have grants of their own. */
export function Component() {
  const hasIntroduction = useGrant('my-research:introduction');
  const hasFolders = useGrant('my-research:workspaces');
  const maySave = useGrant('search:save-search');
  const mayClip = useGrant('collections');
  return (
    <PageContainer>
      <div className={styles.page}>
        <div className={styles.head}>
          <h1>{texts.title}</h1>
          <p>{texts.lead}</p>
        </div>
        <ResearchExplainer />
        <div className={styles.columns}>
          <div className={styles.main}>
            {hasFolders && <FolderList />}
            {hasIntroduction && <Introduction />}
          </div>
          <div className={styles.side}>
            {maySave && <SavedPanel />}
            <DiaryPanel />
            {mayClip && <ClippingsPanel />}
          </div>
        </div>
      </div>
    </PageContainer>
  );
}
