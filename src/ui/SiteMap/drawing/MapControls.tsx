import { Maximize, Minus, Plus } from 'lucide-react';
import type { Map as GlMap } from 'maplibre-gl';

import type { MapBounds } from '#domain/places/maps/mapBounds.ts';

import { IconButton } from '../../IconButton/IconButton.tsx';
import { controlTexts } from '../texts.ts';
import styles from './DrawnMap.module.scss';
import { BY_READER, movingMs, toGlBounds } from './mapView.ts';

/** Closer, further away, and all of it. */
export function MapControls({ map, limits }: { map: GlMap; limits: MapBounds }) {
  const step = (by: number) => map.easeTo({ zoom: map.getZoom() + by, duration: movingMs() }, BY_READER);
  return (
    <div role="group" aria-label={controlTexts.map} className={styles.controls}>
      <IconButton
        size="sm"
        look="framed"
        label={controlTexts.closer}
        icon={<Plus aria-hidden="true" />}
        onClick={() => step(1)}
      />
      <IconButton
        size="sm"
        look="framed"
        label={controlTexts.further}
        icon={<Minus aria-hidden="true" />}
        onClick={() => step(-1)}
      />
      <IconButton
        size="sm"
        look="framed"
        label={controlTexts.whole}
        icon={<Maximize aria-hidden="true" />}
        onClick={() => map.fitBounds(toGlBounds(limits), { duration: movingMs() }, BY_READER)}
      />
    </div>
  );
}
