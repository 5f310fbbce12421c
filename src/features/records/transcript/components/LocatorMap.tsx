import { geoMercator, geoPath } from 'd3-geo';
import { useMemo } from 'react';

import { useIslands } from '#services/maps/useIslands.ts';

import { placeTexts } from '../texts.ts';
import styles from './PlaceCard.module.scss';

const WIDTH = 240;
const HEIGHT = 300;
const MARGIN = 8;

interface LocatorMapProps {
  name: string;
  /** Degrees, WGS 84. */
  latitude: number;
  longitude: number;
}

/** A dot on the outline of Britain and Ireland. Nothing where the outline cannot be had: the words above it remain. */
export function LocatorMap({ name, latitude, longitude }: LocatorMapProps) {
  const islands = useIslands();
  const drawing = useMemo(() => {
    if (!islands) return null;
    const projection = geoMercator().fitExtent([[MARGIN, MARGIN], [WIDTH - MARGIN, HEIGHT - MARGIN]], islands);
    return { land: geoPath(projection)(islands), point: projection([longitude, latitude]) };
  }, [islands, latitude, longitude]);
  if (!drawing?.land || !drawing.point) return null;
  const [x, y] = drawing.point;
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={placeTexts.map(name)} className={styles.map}>
      <path d={drawing.land} className={styles.land} />
      <circle cx={x} cy={y} r={9} className={styles.ring} />
      <circle cx={x} cy={y} r={3.5} className={styles.dot} />
    </svg>
  );
}
