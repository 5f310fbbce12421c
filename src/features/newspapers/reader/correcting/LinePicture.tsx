import type { PageLine } from '#domain/newspapers/pages/pageLine.ts';
import { pathOf } from '#features/records/core/index.ts';
import { usePictureRetry } from '#ui/usePictureRetry.ts';

import styles from './correcting.module.scss';
import { editorTexts } from './texts.ts';

/** A line cut from the image of its page, with a little of its surroundings. */
export function LinePicture({
  service,
  line: { x, y, width, height },
}: {
  service: string;
  line: Pick<PageLine, 'x' | 'y' | 'width' | 'height'>;
}) {
  const around = Math.round(height / 3);
  const [left, top] = [Math.max(0, x - around), Math.max(0, y - around)];
  const address = `${pathOf(service)}/${left},${top},${width + 2 * around},${height + 2 * around}/!1000,200/0/default.jpg`;
  const { isShown, tries, onError } = usePictureRetry(address);
  return (
    isShown &&
    width > 0 &&
    height > 0 && (
      <img key={tries} src={address} alt={editorTexts.picture} className={styles.picture} onError={onError} />
    )
  );
}
