import { useMemo } from 'react';

import type { Position } from '#domain/places/gazetteer/distance.ts';
import { ISLES_BOUNDS, ISLES_CENTER, isWithin, type MapBounds } from '#domain/places/maps/mapBounds.ts';
import { SiteMap } from '#ui/SiteMap/SiteMap.tsx';

import type { ExploredPerson } from '../exploreApi.ts';
import { explorePageTexts } from '../texts.ts';
import styles from './map.module.scss';

/** Degrees around what is shown. */
const MARGIN = 0.15;
const NEAR = 0.06;

const framed = (positions: readonly Position[], margin: number): MapBounds => ({
  west: Math.min(...positions.map(({ longitude }) => longitude)) - margin,
  south: Math.min(...positions.map(({ latitude }) => latitude)) - margin,
  east: Math.max(...positions.map(({ longitude }) => longitude)) + margin,
  north: Math.max(...positions.map(({ latitude }) => latitude)) + margin,
});

interface PersonMapProps {
  name: string;
  places: ExploredPerson['places'];
  /** The place the panel is about: the map goes there. Null shows all. */
  near: Position | null;
  /** A pin is being set: a mark is shown in the middle, and the map reports its middle. */
  isPinning: boolean;
  onMiddle: (position: Position) => void;
  onSelect: (placeId: string) => void;
}

/** The places of a life, one pin for each. What lies outside Britain and Ireland is in the list only. */
export function PersonMap({ name, places, near, isPinning, onMiddle, onSelect }: PersonMapProps) {
  const markers = useMemo(
    () => [
      ...new Map(
        places
          .filter((place) => isWithin(ISLES_BOUNDS, place))
          .map(({ placeId, text, latitude, longitude }) => [
            placeId,
            { id: placeId, label: text, latitude, longitude },
          ]),
      ).values(),
    ],
    [places],
  );
  const latitude = near?.latitude;
  const longitude = near?.longitude;
  const bounds = useMemo(() => {
    const shown = latitude === undefined || longitude === undefined ? markers : [{ latitude, longitude }];
    return shown.length === 0 ? undefined : framed(shown, shown === markers ? MARGIN : NEAR);
  }, [latitude, longitude, markers]);
  return (
    <div className={styles.map}>
      <SiteMap
        isPage
        label={explorePageTexts.map(name)}
        center={ISLES_CENTER}
        bounds={bounds}
        markers={markers}
        onSelect={isPinning ? undefined : onSelect}
        onMove={
          isPinning
            ? ({ west, south, east, north }) =>
                onMiddle({ latitude: (south + north) / 2, longitude: (west + east) / 2 })
            : undefined
        }
      />
      {isPinning && <span aria-hidden="true" className={styles.mark} />}
    </div>
  );
}
