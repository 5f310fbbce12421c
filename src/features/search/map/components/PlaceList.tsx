import { type Ref, useState } from 'react';

import { counted, figure } from '#domain/kernel/wording/counted.ts';
import { Button } from '#ui/Button/Button.tsx';
import { MarkerList } from '#ui/SiteMap/MarkerList.tsx';
import type { MapMarker } from '#ui/SiteMap/siteMapProps.ts';

import type { MapPlaces } from '../mapSearchApi.ts';
import styles from './mapLists.module.scss';
import { Unplaced } from './Unplaced.tsx';

/** More are shown on demand, so many at a time. */
const STEP = 50;

interface PlaceListProps {
  all: MapPlaces;
  markers: readonly MapMarker[];
  /** Places in the frame beyond those of `markers`. */
  hidden: number;
  /** Whether the reader chose a frame: the list is of the frame then. */
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
        {isFramed ? 'Places in view' : 'Places'}
      </h2>
      <p role="status" className={styles.total}>
        {counted(places, 'place')} {isFramed && 'in view'} with {hidden > 0 && 'more than '}
        {figure(records)} of {counted(all.total, 'record')}
      </p>
      {markers.length === 0 && isFramed && <p>No records name a place in view. Zoom out, or move the map.</p>}
      <MarkerList label="Places with records" markers={markers.slice(0, shown)} onSelect={onSelect} />
      {markers.length > shown && (
        <Button size="sm" onClick={() => setShown(shown + STEP)}>
          Show {figure(Math.min(STEP, markers.length - shown))} more places
        </Button>
      )}
      {hidden > 0 && markers.length <= shown && <p>{figure(hidden)} smaller places are not listed. Zoom in to see them.</p>}
      <Unplaced {...all} />
    </>
  );
}
