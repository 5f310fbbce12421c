import type { HistoricalLayer } from '#domain/places/maps/historicalLayer.ts';

import type { SiteMapProps } from '../SiteMap/siteMapProps.ts';

/** What a map of a time takes. */
export interface HistoricalMapProps extends Omit<SiteMapProps, 'circle' | 'layer' | 'compared'> {
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
