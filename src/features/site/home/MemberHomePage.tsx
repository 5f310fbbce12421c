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

import { FamilyTrees } from './components/FamilyTrees.tsx';
import { HoldingsPart } from './components/HoldingsPart.tsx';
import { RecentSearches } from './components/RecentSearches.tsx';
import styles from './home.module.scss';

const ProfileStatus = lazyPart(() => import('./components/ProfileStatus.tsx').then((chunk) => chunk.ProfileStatus));

const ArchiveDashboard = lazyPart(() => import('./components/ArchiveDashboard.tsx').then((chunk) => chunk.ArchiveDashboard));

const VisitorHome = lazyPart(() => import('./components/VisitorHome.tsx').then((chunk) => chunk.VisitorHome));

/** Where a member goes on: the search, what was searched before, their profile, the record sets. A library patron has the visitor's home; the archive's members may have its dashboard. */
export function Component() {
  const member = useSelector(selectMember);
  const hasProfile = useGrant('my-profile');
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
        <h1>{member ? `Welcome back, ${member.displayName}` : 'Welcome back'}</h1>
        <Card title="Search records">
          <RecordSearchForm />
        </Card>
        <RecentSearches />
        <FamilyTrees isMember />
        {hasProfile && (
          <Suspense fallback={null}>
            <ProfileStatus />
          </Suspense>
        )}
        <HoldingsPart />
      </div>
    </PageContainer>
  );
}
