import { useParams } from 'react-router-dom';

import { usePageTitle } from '#services/routing/usePageTitle.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';

import { PublicProfileView } from './components/PublicProfileView.tsx';
import { useMyProfileDetailsQuery, usePublicProfileQuery } from './profileApi.ts';
import { publicProfileTexts } from './texts.ts';
import { useReportFailure } from './useReportFailure.ts';

/** A member's profile as others see it. States: loading, failed, no such member, a profile. */
export function Component() {
  const { profileId = '' } = useParams();
  const { currentData: profile, ...answer } = usePublicProfileQuery({ profileId }, { refetchOnMountOrArgChange: true });
  const { data: own } = useMyProfileDetailsQuery();
  useReportFailure(answer.error);
  usePageTitle(profile?.username ?? null);

  if (profile === undefined) {
    const head = <h1>{publicProfileTexts.title}</h1>;
    return <NoAnswer of={answer} texts={publicProfileTexts} asPage head={head} headingLevel={2} />;
  }
  if (profile === null) {
    return (
      <PageContainer width="text">
        <h1>{publicProfileTexts.missing.title}</h1>
        <Notice
          tone="empty"
          title={publicProfileTexts.missing.why}
          actions={<ButtonLink to="/home">{publicProfileTexts.missing.back}</ButtonLink>}
        >
          <p>{publicProfileTexts.missing.text}</p>
        </Notice>
      </PageContainer>
    );
  }
  return <PublicProfileView profile={profile} isOwn={own?.id === profile.id} />;
}
