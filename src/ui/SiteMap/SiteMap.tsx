import { useCallback, useRef, useState } from 'react';

import { ISLES_BOUNDS, writeBounds } from '#domain/places/maps/mapBounds.ts';

import { classNames } from '../classNames.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { MapWithoutDrawing } from './MapWithoutDrawing.tsx';
import styles from './SiteMap.module.scss';
import type { SiteMapProps } from './siteMapProps.ts';
import { siteMapTexts } from './texts.ts';
import { useCanDrawMaps } from './useCanDrawMaps.ts';
import { useIsNearViewport, useLazyCode } from './useLazyCode.ts';

const loadDrawnMap = () => import('./drawing/DrawnMap.tsx').then(({ DrawnMap }) => DrawnMap);

/**
 * A map of Britain and Ireland on which things lie. What draws it (about 250 kB) comes when the map is near the window;
 * where the browser cannot draw one, or the code cannot be had, the same shows as a list. `data-center` and
 * `data-limits` say where it is and how far it goes.
 */
export function SiteMap(props: SiteMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const canDraw = useCanDrawMaps();
  const [hasFailed, setFailed] = useState(false);
  const isAble = canDraw && !hasFailed;
  const isNear = useIsNearViewport(frame);
  const DrawnMap = useLazyCode(loadDrawnMap, isAble && isNear);
  const onFailure = useCallback(() => setFailed(true), []);
  const { center, limits = ISLES_BOUNDS, isPage = false } = props;
  const isList = !isAble || DrawnMap === 'failed';
  return (
    <div
      ref={frame}
      className={classNames(!isList && styles.frame, isPage && styles.page)}
      data-center={isList ? `${center.latitude},${center.longitude}` : undefined}
      data-limits={writeBounds(limits)}
    >
      {isList ? (
        <MapWithoutDrawing {...props} />
      ) : DrawnMap === null ? (
        <Spinner label={siteMapTexts.loading} />
      ) : (
        <DrawnMap {...props} limits={limits} onFailure={onFailure} />
      )}
    </div>
  );
}
