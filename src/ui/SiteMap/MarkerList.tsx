import { figure } from '#domain/kernel/wording/countInWords.ts';

import styles from './MarkerList.module.scss';
import type { MapMarker } from './siteMapProps.ts';

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
