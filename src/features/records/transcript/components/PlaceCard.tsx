import { lazy, Suspense } from 'react';

import { Card } from '#ui/Card/Card.tsx';
import { SkeletonLine } from '#ui/Skeleton/Skeleton.tsx';

import type { Transcript } from '../transcriptApi.ts';
import { PhoneFold } from './PhoneFold.tsx';
import styles from './PlaceCard.module.scss';

const LocatorMap = lazy(() => import('./LocatorMap.tsx').then(({ LocatorMap: map }) => ({ default: map })));

const degrees = (value: number, positive: string, negative: string) => `${Math.abs(value).toFixed(2)}° ${value < 0 ? negative : positive}`;

/** Where the place of a record lies: in words and figures, and on a map of the islands. */
export function PlaceCard({ place }: { place: NonNullable<Transcript['place']> }) {
  return (
    <Card title="Place">
      <p className={styles.name}>{place.name}</p>
      <p className={styles.position}>
        {degrees(place.latitude, 'N', 'S')}, {degrees(place.longitude, 'E', 'W')}
      </p>
      <PhoneFold title="Map">
        <Suspense fallback={<SkeletonLine />}>
          <LocatorMap {...place} />
        </Suspense>
      </PhoneFold>
    </Card>
  );
}
