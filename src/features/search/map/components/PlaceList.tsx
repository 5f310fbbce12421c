import { type Ref, useState } from 'react';

import { Button } from '#ui/Button/Button.tsx';
import { MarkerList } from '#ui/SiteMap/MapWithoutDrawing.tsx';
import type { MapMarker } from '#ui/SiteMap/siteMapProps.ts';

import type { MapPlaces } from '../mapSearchApi.ts';
import { placeListTexts as texts, unplacedTexts } from '../texts.ts';
import styles from './mapLists.module.scss';

/**
 * What the map cannot show, and why: records that name no place, or one that is not known. Nothing where it shows all.
 */
function UnplacedRecords({ unplaced, unknownNames }: Pick<MapPlaces, 'unplaced' | 'unknownNames'>) {
  if (unplaced === 0) return null;
  return (
    <details className={styles.unplaced}>
      <summary>{unplacedTexts.count(unplaced)}</summary>
      <p>{unplacedTexts.why}</p>
      {unknownNames.length > 0 && (
        <ul aria-label={unplacedTexts.names}>
          {unknownNames.map(({ value, count }) => (
            <li key={value}>{unplacedTexts.name(value, count)}</li>
          ))}
        </ul>
      )}
    </details>
  );
}

/** More are shown on request, so many at a time. */
const STEP = 50;

interface PlaceListProps {
  all: MapPlaces;
  markers: readonly MapMarker[];
  /** Places in the frame beyond those of `markers`. */
  hidden: number;
  /** Whether the reader chose a frame: the list is of that frame then. */
  isFramed: boolean;
  onSelect: (id: string) => void;
  ref?: Ref<HTMLHeadingElement>;
}

/** Places with records, most of them first, as buttons; what is not on the map is counted below. */
export function PlaceList({ all, markers, hidden, isFramed, onSelect, ref }: PlaceListProps) {
  const [shown, setShown] = useState(STEP);
  const records = markers.reduce((sum, { count = 0 }) => sum + count, 0);
  const places = markers.length + hidden;
  return (
    <>
      <h2 ref={ref} tabIndex={-1} className={styles.heading}>
        {isFramed ? texts.titleInView : texts.title}
      </h2>
      <p role="status" className={styles.total}>
        {texts.total(places, isFramed, records, hidden > 0, all.total)}
      </p>
      {markers.length === 0 && isFramed && <p>{texts.noneInView}</p>}
      <MarkerList label={texts.label} markers={markers.slice(0, shown)} onSelect={onSelect} />
      {markers.length > shown && (
        <Button size="sm" onClick={() => setShown(shown + STEP)}>
          {texts.more(Math.min(STEP, markers.length - shown))}
        </Button>
      )}
      {hidden > 0 && markers.length <= shown && <p>{texts.hidden(hidden)}</p>}
      <UnplacedRecords {...all} />
    </>
  );
}
