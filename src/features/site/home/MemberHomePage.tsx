import { Suspense } from 'react';
import { useSelector } from 'react-redux';

import { selectMember } from '#features/kernel/auth/index.ts';
import { useGrant, useLibraryUserDetailsQuery } from '#features/kernel/grants/index.ts';
import { RecordSearchForm } from '#features/search/core/index.ts';
import { readSiteBoot } from '#services/config/siteBoot.ts';
import { Card } from '#ui/Card/Card.tsx';
import { lazyPart } from '#ui/lazyPart.ts';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';

import styles from './home.module.scss';
import { memberTexts as texts } from './texts.ts';
import { HoldingsPart } from './visitor/HoldingsPart.tsx';

const Continue = lazyPart(() => import('./member/ContinueCards.tsx').then((chunk) => chunk.ContinueCards));
const ResearchExplainer = lazyPart(() =>
  import('#features/research/core/index.ts').then((chunk) => chunk.ResearchExplainer),
);
const ProfileStatus = lazyPart(() => import('./member/ProfileStatus.tsx').then((chunk) => chunk.ProfileStatus));
const ArchiveDashboard = lazyPart(() =>
  import('./member/ArchiveDashboard.tsx').then((chunk) => chunk.ArchiveDashboard),
);
const VisitorHome = lazyPart(() => import('./visitor/VisitorHome.tsx').then((chunk) => chunk.VisitorHome));

/**
 * Where a member goes on: the search, what they left off, the record sets, how others see them. A library patron has
 * the visitor's home; the archive's members may have its dashboard.
 */
export function Component() {
  const member = useSelector(selectMember);
  const hasProfile = useGrant('my-profile');
  const hasResearch = useGrant('my-research');
  // Asked by the guard already.
  const { data: library } = useLibraryUserDetailsQuery();
  if (library?.hasLibraryAccess) {
    return (
      <Suspense fallback={<PageSkeleton />}>
        <VisitorHome libraryName={library.details.libraryName} />
      </Suspense>
    );
  }
  if (readSiteBoot().loggedInHome === 'sha-dashboard') {
    return (
      <Suspense fallback={<PageSkeleton />}>
        <ArchiveDashboard />
      </Suspense>
    );
  }
  return (
    <PageContainer>
      <div className={styles.parts}>
        <h1>{texts.welcome(member?.displayName)}</h1>
        <Card title={texts.search}>
          <RecordSearchForm />
        </Card>
        {hasResearch && (
          <Suspense fallback={null}>
            <ResearchExplainer />
          </Suspense>
        )}
        <Suspense fallback={<div className={styles.continue} />}>
          <Continue />
        </Suspense>
        <HoldingsPart />
        {hasProfile && (
          <Suspense fallback={null}>
            <ProfileStatus />
          </Suspense>
        )}
      </div>
    </PageContainer>
  );
}
