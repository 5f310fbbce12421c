import { thumbnailAddress } from '#domain/records/images/thumbnailAddress.ts';
import { classNames } from '#ui/classNames.ts';
import { lowPicture } from '#ui/lowPicture.ts';
import { RecordTypeIcon } from '#ui/RecordTypeIcon/RecordTypeIcon.tsx';
import { recordTypeName } from '#ui/RecordTypeIcon/recordTypeName.ts';
import { useIsPainted } from '#ui/useIsPainted.ts';
import { usePatientPicture } from '#ui/usePatientPicture.ts';

import styles from './RecordThumbnail.module.scss';

/** As the style sheet has it. */
const WIDTHS = { sm: '3.25rem', md: '5rem' } as const;

interface RecordThumbnailProps {
  recordId: string;
  /** Kind of record item; its icon stands in where there is no picture. */
  type: string;
  /** What the picture shows, such as `Page with William PINCH`; empty where the name is written beside it. Default the name of the kind, as its icon has it. */
  alt?: string;
  /** False where it is known that there is no picture: nothing is asked for. Default true. */
  hasPicture?: boolean;
  /** `sm` in the rows of a list. Default `md`. */
  size?: 'sm' | 'md';
}

/** A small picture of a record's line on its page, asked for when it comes near the window; on a first page after its text. */
export function RecordThumbnail({ recordId, type, alt = recordTypeName(type), hasPicture = true, size = 'md' }: RecordThumbnailProps) {
  const address = thumbnailAddress(recordId);
  const isPainted = useIsPainted();
  const { isShown, tries, onError } = usePatientPicture(address);
  return (
    <span className={classNames(styles.frame, size === 'sm' && styles.small)}>
      {hasPicture && isShown ? (
        isPainted && <img key={tries} {...lowPicture(address, WIDTHS[size])} alt={alt} width={160} height={120} className={styles.picture} onError={onError} />
      ) : (
        <RecordTypeIcon type={type} decorative={alt === ''} />
      )}
    </span>
  );
}
