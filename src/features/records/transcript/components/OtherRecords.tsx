import { useState } from 'react';
import { useSelector } from 'react-redux';

import { selectIsSignedIn, type authSlice } from '#features/kernel/auth/index.ts';
import { LoadFailure } from '#ui/Notice/LoadFailure.tsx';
import { SkeletonLine } from '#ui/Skeleton/Skeleton.tsx';

import { matchesApi } from '../matchesApi.ts';
import { otherRecordsTexts as texts } from '../texts.ts';
import { FoldCard } from './FoldCard.tsx';
import { MatchLine } from './MatchLine.tsx';
import styles from './OtherRecords.module.scss';

type WithAuth = Record<typeof authSlice.name, ReturnType<typeof authSlice.reducer>>;

/**
 * Records of other sources that may be of the same person. States: looking, failed, none, some. A dismissal can be
 * undone until the page is left.
 */
export function OtherRecords({ id }: { id: string }) {
  const isSignedIn = useSelector((state: WithAuth) => selectIsSignedIn(state));
  const { currentData, error, refetch } = matchesApi.useOtherRecordsQuery({ id });
  const [dismiss] = matchesApi.useDismissMatchMutation();
  const [dismissed, setDismissed] = useState<readonly string[]>([]);
  const change = async (otherId: string, isDismissed: boolean) => {
    const { error: failure } = await dismiss({ recordId: id, otherId, isDismissed });
    if (!failure)
      setDismissed((others) => (isDismissed ? [...others, otherId] : others.filter((other) => other !== otherId)));
    return !failure;
  };
  const listOf = (matches: NonNullable<typeof currentData>) => (
    <ul className={styles.list}>
      {matches.map((match) => (
        <li key={match.id}>
          <MatchLine
            match={match}
            isDismissed={dismissed.includes(match.id)}
            {...(isSignedIn && { onChange: (isDismissed: boolean) => change(match.id, isDismissed) })}
          />
        </li>
      ))}
    </ul>
  );
  return (
    <FoldCard
      title={texts.title}
      {...(currentData && currentData.length > 0 && { foldedTitle: texts.titleWith(currentData.length) })}
    >
      {error && <LoadFailure headingLevel={3} title={texts.failed} error={error} onRetry={() => void refetch()} />}
      {!error && currentData === undefined && (
        <div role="status" aria-label={texts.looking}>
          <SkeletonLine />
          <SkeletonLine />
        </div>
      )}
      {currentData?.length === 0 && <p className={styles.none}>{texts.none}</p>}
      {currentData && currentData.length > 0 && listOf(currentData)}
    </FoldCard>
  );
}
