import { useNavigate, useParams } from 'react-router-dom';

import { describeError } from '#domain/kernel/errors/describeError.ts';
import { Offer } from '#features/kernel/sharing/index.ts';
import { folderAddress, RESEARCH_HUB } from '#features/research/core/index.ts';
import { usePageTitle } from '#services/routing/usePageTitle.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';

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
  const { currentData: offer, ...answer } = useResearchFolderInvitationQuery({ token });
  const [accept, { isLoading, error, data }] = useAcceptResearchFolderInvitationMutation();
  const open = data === null ? null : offer;
  const title = open ? texts.title(open.folderName) : texts.heading;
  usePageTitle(title);
  const join = async () => {
    const { data: joined } = await accept({ token });
    if (joined) await navigate(folderAddress(joined.id));
  };
  const head = <h1>{title}</h1>;
  if (open === undefined) return <NoAnswer of={answer} texts={texts} asPage head={head} headingLevel={2} />;
  return (
    <PageContainer width="text">
      <div className={styles.page}>
        {head}
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
      </div>
    </PageContainer>
  );
}
