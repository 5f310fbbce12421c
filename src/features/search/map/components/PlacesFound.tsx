import { useEffect, useMemo, useRef, useState } from 'react';

import { boundsOfCircle } from '#domain/places/maps/circleAround.ts';
import { ISLES_CENTER, ISLES_BOUNDS, type MapBounds } from '#domain/places/maps/mapBounds.ts';
import { useQueryInStore } from '#features/search/core/index.ts';
import { belowQuery } from '#ui/breakpoints.ts';
import { Button } from '#ui/Button/Button.tsx';
import { classNames } from '#ui/classNames.ts';
import { Notice } from '#ui/Notice/Notice.tsx';
import { SiteMap } from '#ui/SiteMap/SiteMap.tsx';
import { useCanDrawMaps } from '#ui/SiteMap/useCanDrawMaps.ts';
import { useMediaQuery } from '#ui/useMediaQuery.ts';

import { type MapAddress, mapAddress, type MapState } from '../mapAddress.ts';
import type { MapPlaces } from '../mapSearchApi.ts';
import { mapTexts as texts, placeListTexts, placeRecordsTexts } from '../texts.ts';
import type { PlacesInFrame } from '../useMapPlaces.ts';
import { PlaceList } from './PlaceList.tsx';
import { PlaceRecords } from './PlaceRecords.tsx';
import styles from './PlacesFound.module.scss';

/** Degrees around what is shown, at least; a single place gets its neighbourhood. */
const AROUND = 0.15;
/** Share of the frame that stays free on each side, so that no marker is cut. */
const FREE = 0.08;

function withRoom(values: readonly number[]): [least: number, most: number] {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const room = Math.max(AROUND, (most - least) * FREE);
  return [least - room, most + room];
}

/** What a map shows before the reader moves it: the circle of the search, else all places found, else the islands. */
function frameOf(found: Pick<MapPlaces, 'places' | 'circle'> | undefined): MapBounds {
  if (found?.circle) return boundsOfCircle(found.circle, found.circle.miles * 1.1);
  if (!found || found.places.length === 0) return ISLES_BOUNDS;
  const [west, east] = withRoom(found.places.map(({ longitude }) => longitude));
  const [south, north] = withRoom(found.places.map(({ latitude }) => latitude));
  return { west, south, east, north };
}

interface PlacesFoundProps extends PlacesInFrame {
  all: MapPlaces;
  isFetching: boolean;
  address: MapAddress;
  onGo: (state: MapState, how: { page: number; isReplaced: boolean }) => void;
}

/**
 * Places with records, or the records of one, beside the map; the list is all there is where no map can be drawn, and
 * on narrow screens one of the two shows at a time.
 */
export function PlacesFound({
  all,
  shown,
  hidden,
  isFetching,
  address: { query, bounds, place },
  onGo,
}: PlacesFoundProps) {
  useQueryInStore(query);
  const canDraw = useCanDrawMaps();
  const isNarrow = useMediaQuery(belowQuery('lg'));
  const [isListChosen, setListChosen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const wantsFocus = useRef(false);
  useEffect(() => {
    if (wantsFocus.current) heading.current?.focus();
    wantsFocus.current = false;
  }, [place]);

  const show = (name: string | null) => {
    wantsFocus.current = true;
    setListChosen(true);
    onGo({ bounds, place: name }, { page: 1, isReplaced: false });
  };
  const open = (id: string) => show(shown.find((each) => each.id === id)?.name ?? null);

  const markers = useMemo(
    () => shown.map(({ id, name, latitude, longitude, count }) => ({ id, label: name, latitude, longitude, count })),
    [shown],
  );
  const frame = useMemo(() => bounds ?? frameOf(all), [bounds, all]);
  const isListShown = !canDraw || !isNarrow || isListChosen;
  const isMapShown = canDraw && (!isNarrow || !isListShown);
  return (
    <>
      {!canDraw && (
        <Notice tone="info" title={texts.noMap.title}>
          {texts.noMap.text}
        </Notice>
      )}
      {canDraw && isNarrow && (
        <div role="group" aria-label={texts.showAs} className={styles.switch}>
          <Button
            size="sm"
            aria-pressed={!isListShown}
            variant={isListShown ? 'secondary' : 'primary'}
            onClick={() => setListChosen(false)}
          >
            {texts.map}
          </Button>
          <Button
            size="sm"
            aria-pressed={isListShown}
            variant={isListShown ? 'primary' : 'secondary'}
            onClick={() => setListChosen(true)}
          >
            {texts.list}
          </Button>
        </div>
      )}
      <div className={isListShown && isMapShown ? styles.columns : undefined}>
        {isListShown && (
          <section
            aria-label={place === null ? placeListTexts.region : placeRecordsTexts.region}
            aria-busy={isFetching || undefined}
            className={classNames(styles.side, !isMapShown && styles.alone)}
          >
            {place === null ? (
              <PlaceList
                ref={heading}
                all={all}
                markers={markers}
                hidden={hidden}
                isFramed={bounds !== null}
                onSelect={open}
              />
            ) : (
              <PlaceRecords
                ref={heading}
                place={place}
                query={query}
                hrefOf={(page) => mapAddress({ ...query, page }, { bounds, place })}
                onBack={() => show(null)}
              />
            )}
          </section>
        )}
        {isMapShown && (
          <div className={styles.map}>
            <SiteMap
              isPage
              label={texts.label}
              center={ISLES_CENTER}
              bounds={frame}
              markers={markers}
              circle={all.circle ?? undefined}
              onSelect={open}
              onMove={(moved) => onGo({ bounds: moved, place }, { page: query.page, isReplaced: true })}
            />
          </div>
        )}
      </div>
    </>
  );
}
