import { useSelector } from 'react-redux';

import { type authSlice, selectMember } from '#features/auth/index.ts';
import { RecordSearchForm } from '#features/search-query/index.ts';
import { Card } from '#ui/Card/Card.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';

import { HoldingsPart } from '../components/HoldingsPart.tsx';
import { RecentSearches } from '../components/RecentSearches.tsx';
import styles from './home.module.scss';

type WithAuth = Record<typeof authSlice.name, ReturnType<typeof authSlice.reducer>>;

/** Where a member goes on: the search, what was searched before, the record sets. */
export function Component() {
  const member = useSelector((state: WithAuth) => selectMember(state));
  return (
    <PageContainer>
      <div className={styles.parts}>
        <h1>{member ? `Welcome back, ${member.displayName}` : 'Welcome back'}</h1>
        <Card title="Search records">
          <RecordSearchForm />
        </Card>
        <RecentSearches />
        <HoldingsPart />
      </div>
    </PageContainer>
  );
}
