import { useEffect, useMemo, useState } from 'react';

import { ERAS, type Era, FALLBACK_POSITION } from '#domain/places/houses/eras.ts';
import type { HouseHistoryQuery } from '#domain/places/houses/houseHistoryQuery.ts';
import { ERA_COPY, QUOTED, throughTime } from '#domain/places/houses/houseHistoryTexts.ts';
import { UK_BOUNDS } from '#domain/places/maps/mapBounds.ts';
import { readMapLayers } from '#services/maps/mapLayers.ts';
import { HistoricalMap } from '#ui/HistoricalMap/HistoricalMap.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';

import type { AddressProfile, Newspapers } from '../houseHistoryApi.ts';
import { articleTexts, eraTexts } from '../texts.ts';
import { Articles } from './Articles.tsx';
import { PreWarSection, EraSection, WarSection } from './EraSections.tsx';

/**
 * How near a map starts that knows its place, and one that does not; from further away the frame would move its centre.
 * Without a historical map there are no streets to see: it shows the places around.
 */
const ZOOM = { known: 12, knownWithoutLayers: 10, unknown: 7 };

interface EraMapProps {
  map: NonNullable<Era['map']>;
  geometry: AddressProfile['geometry'];
  /** The street or place the map is of. */
  of: string;
  /** The town or parish that the position is the middle of; empty where none was given. */
  middleOf: string;
}

/** The place of the address on the map of a time, within the United Kingdom (spec 2 section 8). */
function EraMap({ map, geometry, of, middleOf }: EraMapProps) {
  const center = geometry ? { latitude: geometry.latitude, longitude: geometry.longitude } : FALLBACK_POSITION;
  const [layers] = useState(readMapLayers);
  const known = layers.length > 0 ? ZOOM.known : ZOOM.knownWithoutLayers;
  const markers = useMemo(
    () =>
      geometry && middleOf !== ''
        ? [{ id: 'middle', label: middleOf, latitude: geometry.latitude, longitude: geometry.longitude }]
        : [],
    [geometry, middleOf],
  );
  return (
    <HistoricalMap
      layers={layers}
      label={eraTexts.mapOf(of, map.year)}
      center={center}
      zoom={geometry ? known : ZOOM.unknown}
      limits={UK_BOUNDS}
      markers={markers}
      {...map}
    />
  );
}

interface ErasProps {
  profile: AddressProfile;
  query: HouseHistoryQuery;
  /** Called once the sections are on the page, and with false when they leave it. */
  onShown: (areShown: boolean) => void;
  onRetry: () => void;
  isRetrying: boolean;
}

/** The four sections of the page in their order. */
export function HouseEras({ profile: { content, geometry }, query, onShown, onRetry, isRetrying }: ErasProps) {
  useEffect(() => {
    onShown(true);
    return () => onShown(false);
  }, [onShown]);
  const place = query.location || eraTexts.yourHome;
  const mapOf = (id: Era['id']) => {
    const map = ERAS.find((era) => era.id === id)?.map;
    return map && <EraMap map={map} geometry={geometry} of={query.street || place} middleOf={query.location} />;
  };
  const articlesOf = (newspapers: Newspapers | null, time: string) => (
    <Articles newspapers={newspapers} sid={query.sid} time={time} onRetry={onRetry} isRetrying={isRetrying} />
  );
  return (
    <>
      <EraSection id="today" heading={throughTime(query.street, place)} copy={ERA_COPY.today}>
        {geometry === null && <Notice tone="warning" title={QUOTED.noPosition} />}
        {mapOf('today')}
      </EraSection>
      <EraSection id="post-war" heading={eraTexts.postWar} copy={ERA_COPY.postWar}>
        {mapOf('post-war')}
        {articlesOf(content.post.newspapers, articleTexts.postWar)}
      </EraSection>
      <WarSection
        during={content.during}
        query={query}
        articles={articlesOf(content.during.newspapers, articleTexts.war)}
      />
      <PreWarSection
        pre={content.pre}
        query={query}
        map={mapOf('pre-war')}
        articles={articlesOf(content.pre.newspapers, articleTexts.preWar)}
      />
    </>
  );
}
