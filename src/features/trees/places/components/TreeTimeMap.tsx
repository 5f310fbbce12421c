import { useMemo, useState } from 'react';

import { ISLES_BOUNDS, ISLES_CENTER, type MapBounds } from '#domain/places/maps/mapBounds.ts';
import type { FamilyTree } from '#features/trees/core/index.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { SiteMap } from '#ui/SiteMap/SiteMap.tsx';
import { Spinner } from '#ui/Spinner/Spinner.tsx';

import { markersWithin, type YearSpan, timedPlaces, type TimedPlace } from '../markersWithin.ts';
import { mapTexts as texts } from '../texts.ts';
import { useTreeMapQuery } from '../treePlacesApi.ts';
import styles from './places.module.scss';
import { TimeControls } from './TimeControls.tsx';

/** Degrees around what is shown. */
const MARGIN = 0.3;

/** The frame that holds all places. */
function frameOf(places: readonly TimedPlace[]): MapBounds {
  let { west, south, east, north } = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity };
  for (const { latitude, longitude } of places)
    [west, south, east, north] = [
      Math.min(west, longitude),
      Math.min(south, latitude),
      Math.max(east, longitude),
      Math.max(north, latitude),
    ];
  return {
    west: Math.max(ISLES_BOUNDS.west, west - MARGIN),
    south: Math.max(ISLES_BOUNDS.south, south - MARGIN),
    east: Math.min(ISLES_BOUNDS.east, east + MARGIN),
    north: Math.min(ISLES_BOUNDS.north, north + MARGIN),
  };
}

interface TreeTimeMapProps {
  tree: FamilyTree;
  publicTreeShareToken: string | null;
  /** A place was chosen on the map, by name. */
  onPlace: (name: string) => void;
}

/** Every place of a tree with how much happened there in the years shown. */
export function TreeTimeMap({ tree, publicTreeShareToken, onPlace }: TreeTimeMapProps) {
  const { currentData: map, ...answer } = useTreeMapQuery({ ref: tree.id, publicTreeShareToken, viewAs: null });
  const [shown, setShown] = useState<YearSpan | null>(null);
  const [frame, setFrame] = useState<MapBounds | null>(null);
  const places = useMemo(() => (map ? timedPlaces(map) : []), [map]);
  const bounds = useMemo(() => (places.length > 0 ? frameOf(places) : undefined), [places]);
  const within = useMemo(() => markersWithin(places, shown, frame), [places, shown, frame]);
  if (!map) return <NoAnswer of={answer} texts={texts} waiting={<Spinner label={texts.loading} />} />;
  if (map.places.length === 0) {
    return (
      <Notice tone="empty" headingLevel={2} title={texts.none.title}>
        <p>{texts.none.text}</p>
      </Notice>
    );
  }
  const { firstYear, lastYear, unplaced } = map;
  const outside = map.places.length - places.length;
  const undated = places.reduce((sum, place) => sum + place.undated, 0);
  return (
    <section className={styles.map} aria-labelledby="tree-map">
      <h2 id="tree-map">{texts.heading}</h2>
      {firstYear !== null && lastYear !== null && (
        <TimeControls first={firstYear} last={lastYear} shown={shown} onShow={setShown} />
      )}
      <div className={styles.canvas}>
        <SiteMap
          label={texts.label(tree.name)}
          center={ISLES_CENTER}
          bounds={bounds}
          markers={within.markers}
          onMove={setFrame}
          onSelect={(id) => onPlace(places.find((place) => place.id === id)?.label ?? '')}
        />
      </div>
      <p className={styles.note}>
        {[
          texts.shown(within.events, within.places),
          shown && undated > 0 && texts.undated(undated),
          unplaced > 0 && texts.unplaced(unplaced),
          outside > 0 && texts.outside(outside),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
    </section>
  );
}
