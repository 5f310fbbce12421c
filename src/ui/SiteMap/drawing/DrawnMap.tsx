import type { Map as GlMap } from 'maplibre-gl';
import { type CSSProperties, useState, useEffect, useLayoutEffect, useRef } from 'react';

import { writeBounds, type MapBounds } from '#domain/places/maps/mapBounds.ts';

import { classNames } from '../../classNames.ts';
import { Spinner } from '../../Spinner/Spinner.tsx';
import type { SiteMapProps } from '../siteMapProps.ts';
import { siteMapTexts } from '../texts.ts';
import styles from './DrawnMap.module.scss';
import { MapCanvas } from './MapCanvas.tsx';
import { MapControls, isByReader, type MapView, viewOf } from './MapControls.tsx';
import { MapMarkers } from './MapMarkers.tsx';

/**
 * Where a map is, followed as it moves; null before it is ready. `onMove` is called for the reader's movements alone.
 */
function useMapView(map: GlMap | null, onMove?: (bounds: MapBounds) => void): MapView | null {
  const [view, setView] = useState<MapView | null>(null);
  const latest = useRef(onMove);
  useLayoutEffect(() => {
    latest.current = onMove;
  }, [onMove]);
  useEffect(() => {
    if (!map) {
      setView(null);
      return undefined;
    }
    const follow = () => setView(viewOf(map));
    const end = map.on('moveend', (event) => {
      const moved = viewOf(map);
      setView(moved);
      if (isByReader(event)) latest.current?.(moved.bounds);
    });
    const zooming = map.on('zoom', follow);
    const resizing = map.on('resize', follow);
    follow();
    return () => {
      end.unsubscribe();
      zooming.unsubscribe();
      resizing.unsubscribe();
    };
  }, [map]);
  return view;
}

/** Whether a map has drawn its land: before that it is sea from edge to edge. */
function useIsDrawn(map: GlMap | null): boolean {
  const [drawn, setDrawn] = useState<GlMap | null>(null);
  useEffect(() => {
    if (!map) return undefined;
    const loading = map.on('load', () => setDrawn(map));
    return () => loading.unsubscribe();
  }, [map]);
  return map !== null && drawn === map;
}

/** Keeps a map where another is, at every step of its movement. */
function useFollowing(follower: GlMap | null, leader: GlMap | null): void {
  useEffect(() => {
    if (!follower || !leader) return undefined;
    const follow = () => void follower.jumpTo({ center: leader.getCenter(), zoom: leader.getZoom() });
    follow();
    const moving = leader.on('move', follow);
    return () => moving.unsubscribe();
  }, [follower, leader]);
}

interface DrawnMapProps extends SiteMapProps {
  limits: NonNullable<SiteMapProps['limits']>;
  onFailure: () => void;
}

/** A map with markers, buttons to move it and the line with its attribution. */
export function DrawnMap({
  markers = [],
  onSelect,
  onMove,
  onFailure,
  limits,
  isPage = false,
  compared = null,
  ...canvas
}: DrawnMapProps) {
  const [map, setMap] = useState<GlMap | null>(null);
  const view = useMapView(map, onMove);
  const [other, setOther] = useState<GlMap | null>(null);
  useFollowing(other, map);
  const isDrawn = useIsDrawn(map);
  return (
    <div
      className={classNames(styles.map, isPage && styles.page)}
      data-center={view ? `${view.center.latitude.toFixed(5)},${view.center.longitude.toFixed(5)}` : undefined}
      data-bounds={view ? writeBounds(view.bounds) : undefined}
    >
      <MapCanvas
        {...canvas}
        limits={limits}
        isPage={isPage}
        className={styles.canvas}
        onMap={setMap}
        onFailure={onFailure}
      />
      {!isDrawn && (
        <div className={styles.waiting}>
          <Spinner label={siteMapTexts.loading} />
        </div>
      )}
      {compared && view && (
        <div className={styles.compared} style={{ '--from': `${compared.from * 100}%` } as CSSProperties}>
          <MapCanvas
            center={view.center}
            zoom={view.zoom}
            layer={compared.layer}
            label={siteMapTexts.compared(canvas.label)}
            limits={limits}
            isFollower
            className={styles.canvas}
            onMap={setOther}
            onFailure={onFailure}
          />
        </div>
      )}
      {map && view && <MapMarkers map={map} surface={other ?? map} view={view} markers={markers} onSelect={onSelect} />}
      {map && <MapControls map={map} limits={limits} />}
      <p className={styles.attribution}>
        {[canvas.layer, compared?.layer].map((layer) => layer && `${layer.attribution}. `)}
        {siteMapTexts.attribution}
      </p>
    </div>
  );
}
