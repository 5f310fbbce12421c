import type { MapPlaces } from '../mapSearchApi.ts';
import { unplacedTexts as texts } from '../texts.ts';
import styles from './mapLists.module.scss';

/**
 * What the map cannot show, and why: records that name no place, or one that is not known. Nothing where it shows all.
 */
export function UnplacedRecords({ unplaced, unknownNames }: Pick<MapPlaces, 'unplaced' | 'unknownNames'>) {
  if (unplaced === 0) return null;
  return (
    <details className={styles.unplaced}>
      <summary>{texts.count(unplaced)}</summary>
      <p>{texts.why}</p>
      {unknownNames.length > 0 && (
        <ul aria-label={texts.names}>
          {unknownNames.map(({ value, count }) => (
            <li key={value}>{texts.name(value, count)}</li>
          ))}
        </ul>
      )}
    </details>
  );
}
