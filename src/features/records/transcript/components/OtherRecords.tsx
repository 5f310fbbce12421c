import { useState } from 'react';
import { useSelector } from 'react-redux';

import { selectIsSignedIn, type authSlice } from '#features/kernel/auth/index.ts';
import { failureText } from '#services/graphql/failureText.ts';
import { Card } from '#ui/Card/Card.tsx';
import { LoadFailure } from '#ui/Notice/LoadFailure.tsx';
import { SkeletonLine } from '#ui/Skeleton/Skeleton.tsx';

import { matchesApi } from '../matchesApi.ts';
import { MatchLine } from './MatchLine.tsx';
import { PhoneFold } from './PhoneFold.tsx';
import styles from './OtherRecords.module.scss';

type WithAuth = Record<typeof authSlice.name, ReturnType<typeof authSlice.reducer>>;

/** As many as stand in one row of a wide screen; on a phone the others are folded away. */
const FIRST = 2;
const moreRecords = (count: number) => (count === 1 ? 'One more record' : `${count} more records`);

/** Records of other sources that may be of the same person. States: looking, failed, none, some. A dismissed one can be taken back until the page is left. */
export function OtherRecords({ id }: { id: string }) {
  const isSignedIn = useSelector((state: WithAuth) => selectIsSignedIn(state));
  const { currentData, error, refetch } = matchesApi.useOtherRecordsQuery({ id });
  const [dismiss] = matchesApi.useDismissMatchMutation();
  const [dismissed, setDismissed] = useState<readonly string[]>([]);
  const change = async (otherId: string, isDismissed: boolean) => {
    const { error: failure } = await dismiss({ recordId: id, otherId, isDismissed });
    if (!failure) setDismissed((others) => (isDismissed ? [...others, otherId] : others.filter((other) => other !== otherId)));
    return !failure;
  };
  const listOf = (matches: NonNullable<typeof currentData>) => (
    <ul className={styles.list}>
      {matches.map((match) => (
        <li key={match.id}>
          <MatchLine match={match} isDismissed={dismissed.includes(match.id)} {...(isSignedIn && { onChange: (isDismissed: boolean) => change(match.id, isDismissed) })} />
        </li>
      ))}
    </ul>
  );
  return (
    <Card title="Other records of this person">
      {error && <LoadFailure headingLevel={3} title="Other records could not be looked for" {...failureText(error)} onRetry={() => void refetch()} />}
      {!error && currentData === undefined && (
        <div role="status" aria-label="Looking for other records">
          <SkeletonLine />
          <SkeletonLine />
        </div>
      )}
      {currentData?.length === 0 && <p className={styles.none}>No record of another source fits this person well enough.</p>}
      {currentData && currentData.length > 0 && (
        <div className={styles.matches}>
          {listOf(currentData.slice(0, FIRST))}
          {currentData.length > FIRST && <PhoneFold title={moreRecords(currentData.length - FIRST)}>{listOf(currentData.slice(FIRST))}</PhoneFold>}
        </div>
      )}
    </Card>
  );
}
