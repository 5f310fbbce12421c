import { thumbnailPath } from '#domain/newspapers/pages/thumbnailPath.ts';
import { LatePicture } from '#ui/LatePicture.tsx';
import { RecordTypeIcon } from '#ui/RecordTypeIcon/RecordTypeIcon.tsx';

import styles from './ArticlePicture.module.scss';

/**
 * A small picture of an article on its page, asked for when it comes near the window (NEWS-004); an icon where its page
 * has none for this reader.
 */
export function ArticlePicture({ id, hasPicture }: { id: string; hasPicture: boolean }) {
  const icon = <RecordTypeIcon type="ARTICLE" decorative />;
  return (
    <span className={styles.frame}>
      {hasPicture ? (
        <LatePicture address={thumbnailPath(id)} widthShown="6.5rem" alt="" className={styles.picture}>
          {icon}
        </LatePicture>
      ) : (
        icon
      )}
    </span>
  );
}
