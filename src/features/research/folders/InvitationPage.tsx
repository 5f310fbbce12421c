import { useNavigate, useParams } from 'react-router-dom';

import { describeError } from '#domain/kernel/errors/describeError.ts';
import { Offer } from '#features/kernel/sharing/index.ts';
import { folderAddress, RESEARCH_HUB } from '#features/research/core/index.ts';
import { usePageTitle } from '#services/routing/usePageTitle.ts';
import { LoadFailure } from '#ui/Notice/LoadFailure.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';

import styles from './folders.module.scss';
import { useAcceptResearchFolderInvitationMutation, useResearchFolderInvitationQuery } from './shareApi.ts';
import { invitationTexts as texts } from './texts.ts';

/**
 * Joins a folder by its link. States: loading, failed, no longer good, a visitor who signs in first, offered, joined
 * already.
 */
export function Component() {
  const { token = '' } = useParams();
  const navigate = useNavigate();
  const { currentData: offer, error: failure, refetch } = useResearchFolderInvitationQuery({ token });
  const [accept, { isLoading, error, data }] = useAcceptResearchFolderInvitationMutation();
  const open = data === null ? null : offer;
  const title = open ? texts.title(open.folderName) : texts.heading;
  usePageTitle(title);
  const join = async () => {
    const { data: joined } = await accept({ token });
    if (joined) await navigate(folderAddress(joined.id));
  };
  if (open === undefined && !failure) return <PageSkeleton label={texts.loading} />;
  return (
    <PageContainer width="text">
      <div className={styles.page}>
        <h1>{title}</h1>
        {open === undefined ? (
          <LoadFailure headingLevel={2} title={texts.failed} error={failure} onRetry={() => void refetch()} />
        ) : (
          <Offer
            offer={
              open && {
                lead: texts.lead(open.ownerName, texts.roles[open.role]),
                joinedAt: open.folderId === null ? null : folderAddress(open.folderId),
              }
            }
            texts={texts}
            elsewhere={{ to: RESEARCH_HUB, label: texts.elsewhere }}
            isJoining={isLoading}
            refusal={error === undefined ? null : describeError(error)}
            onJoin={() => void join()}
          />
        )}
      </div>
    </PageContainer>
  );
}
