import type { HistoricalLayer } from '#domain/places/maps/historicalLayer.ts';

import { readSiteBoot } from '../config/siteBoot.ts';

/** The historical maps that the operator of this site set up, the oldest first; empty for none. */
export const readMapLayers = (): readonly HistoricalLayer[] => readSiteBoot().mapLayers ?? [];
