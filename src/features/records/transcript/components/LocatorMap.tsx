import { useMemo } from 'react';

import { useIslands } from '#services/maps/useIslands.ts';

import { placeTexts } from '../texts.ts';
import { islandsDrawing } from './islandsDrawing.ts';
import styles from './PlaceCard.module.scss';

const SIZE = { width: 240, height: 300, margin: 8 };

interface LocatorMapProps {
  name: string;
  /** Degrees, WGS 84. */
  latitude: number;
  longitude: number;
}

/** A dot on the outline of Britain and Ireland. Nothing where the outline cannot be had: the words above it remain. */
export function LocatorMap({ name, latitude, longitude }: LocatorMapProps) {
  const islands = useIslands();
  const drawing = useMemo(() => islands && islandsDrawing(islands, SIZE), [islands]);
  if (!drawing) return null;
  const [x, y] = drawing.pointOf(longitude, latitude);
  return (
    <svg
      viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
      role="img"
      aria-label={placeTexts.map(name)}
      className={styles.map}
    >
      <path d={drawing.land} className={styles.land} />
      <circle cx={x} cy={y} r={9} className={styles.ring} />
      <circle cx={x} cy={y} r={3.5} className={styles.dot} />
    </svg>
  );
}
