import { thumbnailAddress } from '#domain/records/images/thumbnailAddress.ts';
import { classNames } from '#ui/classNames.ts';
import { LatePicture } from '#ui/LatePicture.tsx';
import { RecordTypeIcon, recordTypeName } from '#ui/RecordTypeIcon/RecordTypeIcon.tsx';

import styles from './RecordThumbnail.module.scss';

/** As the style sheet has it. */
const WIDTHS = { sm: '3.25rem', md: '5rem' } as const;

interface RecordThumbnailProps {
  recordId: string;
  /** Kind of record item; its icon stands in where there is no picture. */
  type: string;
  /**
   * What the picture shows, such as `Page with William PINCH`; empty where the name is written beside it. Default the
   * name of the kind, as its icon has it.
   */
  alt?: string;
  /** False where it is known that there is no picture: nothing is asked for. Default true. */
  hasPicture?: boolean;
  /** `sm` in the rows of a list. Default `md`. */
  size?: 'sm' | 'md';
}

/**
 * A small picture of a record's line on its page, asked for when it comes near the window; on a first page after its
 * text.
 */
export function RecordThumbnail({
  recordId,
  type,
  alt = recordTypeName(type),
  hasPicture = true,
  size = 'md',
}: RecordThumbnailProps) {
  const icon = <RecordTypeIcon type={type} decorative={alt === ''} />;
  return (
    <span className={classNames(styles.frame, size === 'sm' && styles.small)}>
      {hasPicture ? (
        <LatePicture
          address={thumbnailAddress(recordId)}
          widthShown={WIDTHS[size]}
          alt={alt}
          className={styles.picture}
        >
          {icon}
        </LatePicture>
      ) : (
        icon
      )}
    </span>
  );
}
