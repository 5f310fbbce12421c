import { thumbnailPath } from '#domain/newspapers/pages/thumbnailPath.ts';
import { lowPicture } from '#ui/lowPicture.ts';
import { RecordTypeIcon } from '#ui/RecordTypeIcon/RecordTypeIcon.tsx';
import { useIsPainted } from '#ui/useIsPainted.ts';
import { usePatientPicture } from '#ui/usePatientPicture.ts';

import styles from './ArticlePicture.module.scss';

/** A small picture of an article on its page, asked for when it comes near the window (NEWS-004); an icon where its page has none for this reader. */
export function ArticlePicture({ id, hasPicture }: { id: string; hasPicture: boolean }) {
  const address = thumbnailPath(id);
  const isPainted = useIsPainted();
  const { isShown, tries, onError } = usePatientPicture(address);
  return (
    <span className={styles.frame}>
      {hasPicture && isShown ? (
        isPainted && <img key={tries} {...lowPicture(address, '6.5rem')} alt="" width={160} height={120} className={styles.picture} onError={onError} />
      ) : (
        <RecordTypeIcon type="ARTICLE" decorative />
      )}
    </span>
  );
}
