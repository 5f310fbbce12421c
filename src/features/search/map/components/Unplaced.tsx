import { counted, figure } from '#domain/kernel/wording/counted.ts';

import type { MapPlaces } from '../mapSearchApi.ts';
import styles from './mapLists.module.scss';

/** What the map cannot show, and why: records that name no place, or one nobody knows. Nothing where it shows all. */
export function Unplaced({ unplaced, unknownNames }: Pick<MapPlaces, 'unplaced' | 'unknownNames'>) {
  if (unplaced === 0) return null;
  return (
    <details className={styles.unplaced}>
      <summary>
        {counted(unplaced, 'record is', 'records are')} not on the map
      </summary>
      <p>These records name no place, or one that the gazetteer does not know or cannot tell from others of the name. They are in the search results.</p>
      {unknownNames.length > 0 && (
        <ul aria-label="Places that could not be found">
          {unknownNames.map(({ value, count }) => (
            <li key={value}>
              “{value}”: {figure(count)}
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
