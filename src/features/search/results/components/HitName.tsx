import { Link } from 'react-router-dom';

import { imageViewerAddress } from '#domain/records/images/imageViewerAddress.ts';
import { transcriptAddress } from '#services/routing/recordAddresses.ts';

import type { SearchHit } from '../api/recordSearchApi.ts';
import styles from './HitName.module.scss';

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
      {hit.name}
    </Link>
  );
}
