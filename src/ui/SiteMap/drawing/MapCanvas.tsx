import 'maplibre-gl/dist/maplibre-gl.css';

import { Map as GlMap, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-csp-worker.js';
import { useEffect, useMemo, useRef, useState } from 'react';

import { writeBounds } from '#domain/places/maps/mapBounds.ts';

import { useMediaQuery } from '../../useMediaQuery.ts';
import type { SiteMapProps } from '../siteMapProps.ts';
import { type MapColours, readMapColours } from './mapColours.ts';
import { movingMs, toGlBounds, viewOf } from './MapControls.tsx';
import { OVERVIEW_ZOOM } from './mapLayers.ts';
import { mapStyle } from './mapStyle.ts';

setWorkerUrl(workerUrl);

const DEFAULT_ZOOM = 5;
const MAX_ZOOM = 16;
/** Smaller places are named from here on. */
const VILLAGE_ZOOM = 9;

interface MapCanvasProps extends Pick<
  SiteMapProps,
  'label' | 'center' | 'zoom' | 'bounds' | 'circle' | 'layer' | 'isPage'
> {
  limits: NonNullable<SiteMapProps['limits']>;
  className?: string;
  /** Called with the map when it is ready, and with null when it is removed. The same function at each drawing. */
  onMap: (map: GlMap | null) => void;
  /** The browser gave no drawing context after all. */
  onFailure: () => void;
  /** A picture that follows another map: it cannot be dragged. */
  isFollower?: boolean;
}

/** One drawn map. The reader's colour scheme, the layer and the circle are followed; its place when it changes. */
export function MapCanvas({
  label,
  center,
  zoom = DEFAULT_ZOOM,
  bounds,
  limits,
  circle,
  layer,
  isPage = false,
  isFollower = false,
  className,
  onMap,
  onFailure,
}: MapCanvasProps) {
  const container = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<GlMap | null>(null);
  const [colours, setColours] = useState<MapColours | null>(null);
  const [hasOverview, setOverview] = useState(bounds !== undefined || zoom < OVERVIEW_ZOOM);
  const [hasVillages, setVillages] = useState(false);
  const isDark = useMediaQuery('(prefers-color-scheme: dark)');
  const begin = useRef({
    center,
    zoom,
    bounds,
    limits,
    label,
    isPage,
    isFollower,
    onFailure,
    circle,
    layer,
    hasOverview,
  });

  useEffect(() => {
    if (container.current) setColours(readMapColours(container.current));
  }, [isDark]);
  const style = useMemo(
    () => colours && mapStyle({ colours, circle, layer, hasOverview, hasVillages }),
    [colours, circle, layer, hasOverview, hasVillages],
  );

  useEffect(() => {
    const element = container.current;
    if (!element) return undefined;
    const first = begin.current;
    let made: GlMap;
    try {
      made = new GlMap({
        container: element,
        style: mapStyle({
          colours: readMapColours(element),
          circle: first.circle,
          layer: first.layer,
          hasOverview: first.hasOverview,
          hasVillages: false,
        }),
        ...(first.bounds
          ? { bounds: toGlBounds(first.bounds) }
          : { center: [first.center.longitude, first.center.latitude], zoom: first.zoom }),
        maxBounds: toGlBounds(first.limits),
        maxZoom: MAX_ZOOM,
        maxPitch: 0,
        dragRotate: false,
        pitchWithRotate: false,
        renderWorldCopies: false,
        attributionControl: false,
        interactive: !first.isFollower,
        cooperativeGestures: !first.isPage && !first.isFollower,
        // So that a printed page shows the map.
        canvasContextAttributes: { preserveDrawingBuffer: true },
        fadeDuration: 0,
        locale: { 'Map.Title': first.label },
      });
    } catch {
      first.onFailure();
      return undefined;
    }
    made.touchZoomRotate.disableRotation();
    made.keyboard.disableRotation();
    const onZoom = () => {
      if (made.getZoom() >= VILLAGE_ZOOM) setVillages(true);
      if (made.getZoom() < OVERVIEW_ZOOM) setOverview(true);
    };
    made.on('zoomend', onZoom);
    void made.once('load', onZoom);
    setMap(made);
    return () => {
      setMap(null);
      made.remove();
    };
  }, []);

  useEffect(() => {
    onMap(map);
    return () => onMap(null);
  }, [map, onMap]);

  useEffect(() => {
    if (map && style) map.setStyle(style, { diff: true });
  }, [map, style]);

  const frame = bounds && writeBounds(bounds);
  const wanted = useRef({ center, zoom, bounds, frame });
  useEffect(() => {
    const before = wanted.current;
    wanted.current = { center, zoom, bounds, frame };
    const isSame =
      before.frame === frame &&
      before.zoom === zoom &&
      before.center.latitude === center.latitude &&
      before.center.longitude === center.longitude;
    if (!map || isSame) return;
    if (!bounds) map.easeTo({ center: [center.longitude, center.latitude], zoom, duration: movingMs() });
    else if (frame !== writeBounds(viewOf(map).bounds)) map.fitBounds(toGlBounds(bounds), { duration: movingMs() });
  }, [map, center, zoom, bounds, frame]);

  return <div ref={container} className={className} />;
}
