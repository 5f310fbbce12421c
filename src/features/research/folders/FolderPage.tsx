import { useParams } from 'react-router-dom';

import { useGrant } from '#features/kernel/grants/index.ts';
import { RESEARCH_HUB, ResearchExplainer } from '#features/research/core/index.ts';
import { PageMissing } from '#services/routing/PageMissing.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { AddToThisFolder } from './AddToThisFolder.tsx';
import { EntryList } from './EntryList.tsx';
import { useResearchFolderQuery } from './folderApi.ts';
import { FolderHead } from './FolderHead.tsx';
import styles from './folders.module.scss';
import { folderTexts as texts } from './texts.ts';

/** A research folder (spec 1 section 2). States: loading, failed, missing, empty, entries. */
export function Component() {
  const { folderId = '' } = useParams();
  const hasFolders = useGrant('my-research:workspaces');
  const { data: folder, ...answer } = useResearchFolderQuery(folderId, { skip: !hasFolders });
  if (!hasFolders || (folder === null && !answer.isFetching)) throw new PageMissing();
  if (!folder) return <NoAnswer of={answer} texts={texts} asPage />;
  return (
    <PageContainer width="text">
      <div className={styles.page}>
        <p>
          <TextLink to={RESEARCH_HUB}>{texts.back}</TextLink>
        </p>
        <FolderHead key={folder.id} folder={folder} />
        <ResearchExplainer />
        {folder.items.length === 0 ? (
          <Notice tone="empty" headingLevel={2} title={texts.empty.title}>
            <p>{folder.role === 'READER' ? texts.emptyForReader : texts.empty.text}</p>
          </Notice>
        ) : (
          <EntryList folder={folder} />
        )}
        {folder.role !== 'READER' && <AddToThisFolder folderId={folder.id} />}
      </div>
    </PageContainer>
  );
}
