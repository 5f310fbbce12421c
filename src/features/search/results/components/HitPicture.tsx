import { RecordThumbnail } from '#ui/RecordThumbnail/RecordThumbnail.tsx';
import { RecordTypeIcon } from '#ui/RecordTypeIcon/RecordTypeIcon.tsx';

import type { SearchHit } from '../api/recordSearchApi.ts';
import styles from './HitName.module.scss';

interface HitPictureProps {
  hit: SearchHit;
  /** The list shows small pictures: a record without one has the icon of its kind in a frame as large. */
  isPictured: boolean;
}

/** What kind of record it is: its line on the page where the list shows pictures, else an icon. */
export function HitPicture({ hit: { id, type, hasThumbnail }, isPictured }: HitPictureProps) {
  return (
    <span className={styles.picture}>
      {isPictured ? (
        <RecordThumbnail size="sm" recordId={id} type={type} hasPicture={hasThumbnail === true} />
      ) : (
        <RecordTypeIcon type={type} />
      )}
    </span>
  );
}
