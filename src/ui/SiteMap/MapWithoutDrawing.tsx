import { figure } from '#domain/kernel/wording/countInWords.ts';

import { Notice } from '../Notice/Notice.tsx';
import styles from './SiteMap.module.scss';
import type { SiteMapProps, MapMarker } from './siteMapProps.ts';
import { siteMapTexts as texts } from './texts.ts';

interface MarkerListProps {
  label: string;
  markers: readonly MapMarker[];
  onSelect?: (id: string) => void;
}

/**
 * The markers of a map, in words: where no map can be drawn, and for readers who prefer a list. Draws nothing when
 * there are none.
 */
export function MarkerList({ label, markers, onSelect }: MarkerListProps) {
  if (markers.length === 0) return null;
  return (
    <ul role="list" aria-label={label} className={styles.list}>
      {markers.map(({ id, label: name, count }) => {
        const words = (
          <>
            <span>{name}</span>
            {count !== undefined && <span className={styles.count}>{figure(count)}</span>}
          </>
        );
        return (
          <li key={id}>
            {onSelect ? (
              <button type="button" className={styles.entry} onClick={() => onSelect(id)}>
                {words}
              </button>
            ) : (
              <span className={styles.entry}>{words}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

const degrees = (value: number, positive: string, negative: string) =>
  `${Math.abs(value).toFixed(3)}° ${value < 0 ? negative : positive}`;

/**
 * What a map would show, for a browser that cannot draw it: where it is, the circle in words, the markers as a list.
 */
export function MapWithoutDrawing({ label, center, markers = [], circle, onSelect }: SiteMapProps) {
  return (
    <section aria-label={label}>
      <Notice tone="info" title={texts.notDrawn}>
        {markers.length > 0
          ? texts.listed
          : texts.centre(
              degrees(center.latitude, texts.north, texts.south),
              degrees(center.longitude, texts.east, texts.west),
              circle?.miles ?? null,
            )}
      </Notice>
      <MarkerList label={label} markers={markers} onSelect={onSelect} />
    </section>
  );
}
