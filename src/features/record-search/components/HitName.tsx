import { imageViewerAddress } from '#domain/records/imageViewerAddress.ts';
import { transcriptAddress } from '#services/routing/recordAddresses.ts';
import { RecordThumbnail } from '#ui/RecordThumbnail/RecordThumbnail.tsx';
import { RecordTypeIcon } from '#ui/RecordTypeIcon/RecordTypeIcon.tsx';
import { Link } from 'react-router-dom';

import type { SearchHit } from '../api/recordSearchApi.ts';
import styles from './HitName.module.scss';

/** What is kept as a picture alone is read in the image viewer. */
const PICTURES = new Set(['IMAGE', 'PDF']);

interface HitNameProps {
  hit: SearchHit;
  /** The list shows small pictures: a record without one has the icon of its kind in a frame as large. */
  isPictured: boolean;
}

/** The kind of a record and its name, which leads to it in the viewer of its type. `data-row` makes it a stop of the keys j and k. */
export function HitName({ hit, isPictured }: HitNameProps) {
  return (
    <span className={styles.name}>
      {isPictured ? <RecordThumbnail size="sm" recordId={hit.id} type={hit.type} hasPicture={hit.hasThumbnail === true} /> : <RecordTypeIcon type={hit.type} />}
      <Link to={(PICTURES.has(hit.type) ? imageViewerAddress : transcriptAddress)(hit.id)} data-row className={styles.link}>
        {hit.name}
      </Link>
    </span>
  );
}
