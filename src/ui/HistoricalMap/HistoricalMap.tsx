import { nearestLayer } from '#domain/maps/historicalLayer.ts';

import { SiteMap } from '../SiteMap/SiteMap.tsx';
import type { HistoricalMapProps } from './historicalMapProps.ts';

/** A map of a time: says which historical layer it shows, or that none is set up and the map of today stands in. */
export function HistoricalMap({ year, initialLayer, layers = [], ...map }: HistoricalMapProps) {
  const layer = initialLayer === undefined ? null : nearestLayer(layers, initialLayer);
  return (
    <figure>
      <SiteMap {...map} />
      <figcaption>
        {year}. {layer ? `${layer.name}, ${layer.year}. ${layer.attribution}` : 'The map of today.'} {layers.length === 0 && 'No historical map is set up on this site.'}
      </figcaption>
    </figure>
  );
}
