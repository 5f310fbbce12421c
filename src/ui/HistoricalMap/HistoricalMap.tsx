import { useState } from 'react';

import { type HistoricalLayer, nearestLayer } from '#domain/places/maps/historicalLayer.ts';
import { UK_BOUNDS } from '#domain/places/maps/mapBounds.ts';

import { SiteMap } from '../SiteMap/SiteMap.tsx';
import type { SiteMapProps } from '../SiteMap/siteMapProps.ts';
import { useCanDrawMaps } from '../SiteMap/useCanDrawMaps.ts';
import styles from './HistoricalMap.module.scss';
import { type Compared, MapTimes } from './MapTimes.tsx';
import { captionTexts } from './texts.ts';

/** What a map of a time takes. */
interface HistoricalMapProps extends Omit<SiteMapProps, 'circle' | 'layer' | 'compared'> {
  /** The year the map stands for, shown with it. */
  year: number;
  /**
   * Year of the layer chosen first; the layer nearest to it where there is none of that year. Left out: the map of
   * today.
   */
  initialLayer?: number;
  /** The historical layers of this site (`readMapLayers` of services/maps). Default none. */
  layers?: readonly HistoricalLayer[];
}

/** A town and what lies around it. */
const DEFAULT_ZOOM = 12;
const NO_LAYERS: readonly HistoricalLayer[] = [];

function captionOf(year: number, layer: HistoricalLayer | null, layers: readonly HistoricalLayer[]): string {
  if (layer) return `${layer.name}, ${layer.year}. ${layer.attribution}`;
  if (layers.length > 0) return captionTexts.today;
  return year >= new Date().getFullYear() - 10 ? captionTexts.noOthers : captionTexts.placesOf(year);
}

/**
 * A map of a time within the United Kingdom (spec 2 section 8): the historical layer nearest to the one asked for, a
 * slider through the others, and a line to swipe between two. Its caption says where the site has no historical maps.
 * `data-year` and `data-layer` say what it shows.
 */
export function HistoricalMap({
  year,
  initialLayer,
  layers = NO_LAYERS,
  zoom = DEFAULT_ZOOM,
  limits = UK_BOUNDS,
  ...map
}: HistoricalMapProps) {
  const [shown, setShown] = useState(() => {
    const first = initialLayer === undefined ? null : nearestLayer(layers, initialLayer);
    return first ? layers.indexOf(first) : layers.length;
  });
  const [compared, setCompared] = useState<Compared>('none');
  const [share, setShare] = useState(50);
  const canDraw = useCanDrawMaps();
  const layer = layers[shown] ?? null;
  const show = (next: number) => {
    setShown(next);
    if (compared === String(next) || (compared === 'today' && next === layers.length)) setCompared('none');
  };
  return (
    <figure className={styles.map} data-year={year} data-layer={layer?.year} data-initial-layer={initialLayer}>
      {canDraw && layers.length > 0 && (
        <MapTimes
          layers={layers}
          shown={shown}
          onShow={show}
          compared={compared}
          onCompare={setCompared}
          share={share}
          onShare={setShare}
        />
      )}
      <SiteMap
        {...map}
        zoom={zoom}
        limits={limits}
        layer={layer}
        compared={compared === 'none' ? null : { layer: layers[Number(compared)] ?? null, from: share / 100 }}
      />
      <figcaption className={styles.caption}>{captionOf(year, layer, layers)}</figcaption>
    </figure>
  );
}
