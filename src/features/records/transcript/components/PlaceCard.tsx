import { lazy, Suspense, useRef } from 'react';

import { useIsNearViewport } from '#ui/SiteMap/useLazyCode.ts';

import { placeTexts as texts } from '../texts.ts';
import type { Transcript } from '../transcriptApi.ts';
import { FoldCard } from './FoldCard.tsx';
import styles from './PlaceCard.module.scss';

const LocatorMap = lazy(() => import('./LocatorMap.tsx').then(({ LocatorMap: map }) => ({ default: map })));

const awaited = <div className={styles.awaited} />;

const degrees = (value: number, positive: string, negative: string) =>
  `${Math.abs(value).toFixed(2)}° ${value < 0 ? negative : positive}`;

/**
 * Where the place of a record lies: in words and figures, and on a map of the islands, which comes when the reader is
 * near it.
 */
export function PlaceCard({ place }: { place: NonNullable<Transcript['place']> }) {
  const card = useRef<HTMLDivElement>(null);
  const isNear = useIsNearViewport(card);
  return (
    <FoldCard title={texts.title}>
      <div ref={card} className={styles.place}>
        <Suspense fallback={awaited}>{isNear ? <LocatorMap {...place} /> : awaited}</Suspense>
        <div>
          <p className={styles.name}>{place.name}</p>
          <p className={styles.position}>
            {degrees(place.latitude, texts.north, texts.south)}, {degrees(place.longitude, texts.east, texts.west)}
          </p>
        </div>
      </div>
    </FoldCard>
  );
}
