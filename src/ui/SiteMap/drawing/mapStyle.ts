import type { RasterSourceSpecification, StyleSpecification } from 'maplibre-gl';

import { circleAround } from '#domain/places/maps/circleAround.ts';
import type { HistoricalLayer } from '#domain/places/maps/historicalLayer.ts';

import type { MapCircle } from '../siteMapProps.ts';
import type { MapColours } from './mapColours.ts';
import { circleLayers, groundLayers, nameLayers, overviewLayers } from './mapLayers.ts';

/** Made when the site is built (rspack.config.ts). */
const FOLDER = '/map-data';
const TILE_PIXELS = 256;

/** What is drawn. */
export interface MapContent {
  colours: MapColours;
  circle?: MapCircle;
  layer?: HistoricalLayer | null;
  /** Rivers, lakes and counties, a file of its own for maps that show some of it. */
  hasOverview: boolean;
  /** Names of smaller places, a file of their own that is requested on zooming in. */
  hasVillages: boolean;
}

function rasterSource({ tiles, bounds, maxZoom }: HistoricalLayer): RasterSourceSpecification {
  const southFirst = tiles.includes('{-y}');
  return {
    type: 'raster',
    tiles: [tiles.replace('{-y}', '{y}')],
    tileSize: TILE_PIXELS,
    maxzoom: maxZoom,
    scheme: southFirst ? 'tms' : 'xyz',
    ...(bounds && { bounds: [...bounds] }),
  };
}

/**
 * A map as MapLibre takes it. Names are left out over a historical map, which has its own. No glyph files: letters are
 * drawn in the browser.
 */
export function mapStyle({ colours, circle, layer, hasOverview, hasVillages }: MapContent): StyleSpecification {
  return {
    version: 8,
    sources: {
      land: { type: 'geojson', data: `${FOLDER}/land.json` },
      labels: { type: 'geojson', data: `${FOLDER}/labels.json` },
      ...(hasOverview && { overview: { type: 'geojson', data: `${FOLDER}/overview.json` } }),
      ...(hasVillages && { villages: { type: 'geojson', data: `${FOLDER}/villages.json` } }),
      ...(layer && { history: rasterSource(layer) }),
      ...(circle && {
        circle: {
          type: 'geojson',
          data: {
            type: 'Polygon',
            coordinates: [circleAround(circle, circle.miles).map(({ latitude, longitude }) => [longitude, latitude])],
          },
        },
      }),
    },
    layers: [
      ...groundLayers(colours, hasOverview ? overviewLayers(colours) : []),
      ...(layer
        ? [{ id: 'history', source: 'history', type: 'raster' as const, paint: { 'raster-fade-duration': 0 } }]
        : []),
      ...(circle ? circleLayers(colours) : []),
      ...(layer ? [] : nameLayers(colours, hasVillages)),
    ],
  };
}
