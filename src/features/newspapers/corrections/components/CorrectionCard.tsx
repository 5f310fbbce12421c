import { type ReactNode } from 'react';

import { readerAddress } from '#domain/newspapers/core/readerAddress.ts';
import { pathOf } from '#features/records/core/index.ts';
import { Card } from '#ui/Card/Card.tsx';
import { momentInWords } from '#ui/readersClock.ts';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';
import { usePictureRetry } from '#ui/usePictureRetry.ts';

import type { QueuedCorrection } from '../correctionsApi.ts';
import { correctionCardTexts as texts } from '../texts.ts';
import styles from './corrections.module.scss';

type LinePicture = NonNullable<QueuedCorrection['picture']>;

/** A line on the image of its page, with a little of its surroundings. */
function Picture({ picture: { service, x, y, width, height } }: { picture: LinePicture }) {
  const around = Math.round(height / 2);
  const [left, top] = [Math.max(0, x - around), Math.max(0, y - around)];
  const address = `${pathOf(service)}/${left},${top},${width + 2 * around},${height + 2 * around}/!800,160/0/default.jpg`;
  const { isShown, tries, onError } = usePictureRetry(address);
  return (
    isShown && (
      <img key={tries} src={address} alt={texts.picture} loading="lazy" className={styles.picture} onError={onError} />
    )
  );
}

interface CorrectionCardProps {
  correction: Pick<QueuedCorrection, 'pageId' | 'memberName' | 'madeAt' | 'before' | 'after' | 'picture'> & {
    line?: number;
    reason?: string;
  };
  /** What can be done. */
  children: ReactNode;
}

/** One correction: where it is, its picture, both texts. */
export function CorrectionCard({
  correction: { pageId, line, memberName, madeAt, reason, before, after, picture },
  children,
}: CorrectionCardProps) {
  const xywh = picture && { x: picture.x, y: picture.y, width: picture.width, height: picture.height };
  return (
    <Card>
      <Stack gap={3}>
        <p className={styles.head}>
          <TextLink to={readerAddress(pageId, { xywh })}>
            {pageId}
            {line !== undefined && `, ${texts.line(line)}`}
          </TextLink>
          <span className={styles.meta}>
            {memberName ?? texts.formerMember} · <time dateTime={madeAt}>{momentInWords(madeAt)}</time>
          </span>
        </p>
        {picture && <Picture picture={picture} />}
        <dl className={styles.readings}>
          <dt>{texts.before}</dt>
          <dd>{before}</dd>
          <dt>{texts.after}</dt>
          <dd className={styles.after}>{after}</dd>
        </dl>
        {reason !== undefined && <p className={styles.meta}>{reason}</p>}
        {children}
      </Stack>
    </Card>
  );
}
