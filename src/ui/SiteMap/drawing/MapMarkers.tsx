import { type Map as GlMap, Marker } from 'maplibre-gl';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';

import { figure } from '#domain/kernel/wording/countInWords.ts';
import type { Position } from '#domain/places/gazetteer/distance.ts';
import { type Cluster, clusterPlaces } from '#domain/places/maps/clusterPlaces.ts';

import { classNames } from '../../classNames.ts';
import type { MapMarker } from '../siteMapProps.ts';
import styles from './DrawnMap.module.scss';
import { BY_READER, type MapView, movingMs } from './MapControls.tsx';

/** Nearest distance of two markers, in CSS pixels: room for a finger. */
const APART = 46;
const PADDING = 72;
const CLOSEST = 13;

/** Its children, at a position of the map. */
function Pin({
  map,
  position: { latitude, longitude },
  children,
}: {
  map: GlMap;
  position: Position;
  children: ReactNode;
}) {
  const [element] = useState(() => document.createElement('div'));
  useEffect(() => {
    const marker = new Marker({ element }).setLngLat([longitude, latitude]).addTo(map);
    // The marker makes itself a picture named "Map marker"; its content says what it is.
    element.removeAttribute('aria-label');
    element.removeAttribute('role');
    return () => {
      marker.remove();
    };
  }, [map, element, latitude, longitude]);
  return createPortal(children, element);
}

const compact = new Intl.NumberFormat('en-GB', { notation: 'compact', maximumFractionDigits: 1 });

function nameOf({ head, items, count }: Cluster<MapMarker>): string {
  const others = items.length - 1;
  const places =
    others > 0 ? `${head.label} and ${figure(others)} more ${others === 1 ? 'place' : 'places'}` : head.label;
  return count === null ? places : `${places}: ${figure(count)}`;
}

const sizeOf = (count: number | null): string | undefined =>
  count === null
    ? styles.dot
    : count < 10
      ? styles.small
      : count < 100
        ? styles.medium
        : count < 10_000
          ? styles.large
          : styles.huge;

interface MapMarkersProps {
  /** What a press moves. */
  map: GlMap;
  /** What they are drawn on. */
  surface: GlMap;
  view: MapView;
  markers: readonly MapMarker[];
  onSelect?: (id: string) => void;
}

/** Markers, drawn together where they would overlap. Pressing several goes closer until they come apart. */
export function MapMarkers({ map, surface, view, markers, onSelect }: MapMarkersProps) {
  // Quarter steps: markers do not jump at every touch of the wheel.
  const zoom = Math.round(view.zoom * 4) / 4;
  const clusters = useMemo(() => clusterPlaces(markers, zoom, APART), [markers, zoom]);
  const press = ({ head, items }: Cluster<MapMarker>) => {
    const longitudes = items.map(({ longitude }) => longitude);
    const latitudes = items.map(({ latitude }) => latitude);
    const isTogether =
      Math.max(...longitudes) - Math.min(...longitudes) + Math.max(...latitudes) - Math.min(...latitudes) < 0.002;
    if (items.length === 1 || isTogether || view.zoom >= CLOSEST) onSelect?.(head.id);
    else
      map.fitBounds(
        [
          [Math.min(...longitudes), Math.min(...latitudes)],
          [Math.max(...longitudes), Math.max(...latitudes)],
        ],
        { padding: PADDING, maxZoom: CLOSEST, duration: movingMs() },
        BY_READER,
      );
  };
  return clusters.map((cluster) => {
    const { head, items, count } = cluster;
    const look = classNames(styles.marker, sizeOf(count), items.length > 1 && styles.several);
    const figure = count === null ? null : compact.format(count);
    return (
      <Pin key={head.id} map={surface} position={head}>
        {onSelect ? (
          <button
            type="button"
            className={look}
            aria-label={nameOf(cluster)}
            title={nameOf(cluster)}
            onClick={() => press(cluster)}
          >
            {figure}
          </button>
        ) : (
          <span role="img" className={look} aria-label={nameOf(cluster)} title={nameOf(cluster)}>
            {figure}
          </span>
        )}
      </Pin>
    );
  });
}
