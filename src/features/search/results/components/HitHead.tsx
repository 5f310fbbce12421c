import { Link } from 'react-router-dom';

import { imageViewerAddress } from '#domain/records/images/imageViewerAddress.ts';
import { transcriptAddress } from '#services/routing/recordAddresses.ts';
import { Reading } from '#ui/Reading/Reading.tsx';
import { RecordThumbnail } from '#ui/RecordThumbnail/RecordThumbnail.tsx';
import { RecordTypeIcon } from '#ui/RecordTypeIcon/RecordTypeIcon.tsx';

import type { SearchHit } from '../recordSearchApi.ts';
import styles from './HitHead.module.scss';

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

/** Records that are an image alone open in the image viewer. */
const PICTURES = new Set(['IMAGE', 'PDF']);

/**
 * The name of a record, which leads to it in the viewer of its type. `data-row` makes it a stop of the keys j and k.
 */
export function HitName({ hit }: { hit: SearchHit }) {
  return (
    <Link
      to={(PICTURES.has(hit.type) ? imageViewerAddress : transcriptAddress)(hit.id)}
      data-row
      className={styles.link}
    >
      <Reading text={hit.name} notation={hit.recordSet.notation} />
    </Link>
  );
}
