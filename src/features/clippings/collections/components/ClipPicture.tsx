import { EyeOff, Scissors } from 'lucide-react';
import { useState } from 'react';

import { classNames } from '#ui/classNames.ts';
import { lowClippingPicture } from '#ui/lowClippingPicture.ts';

import { clippingCardTexts as texts } from '../texts.ts';
import styles from './components.module.scss';

interface ClipPictureProps {
  /** Of the small picture; null where there is none now. */
  address: string | null;
  alt: string;
  isClosed?: boolean;
}

/** About as wide as cards are; in a list they are less than half of it. */
export const CARD_WIDTH = '18rem';

/** What a clipping looks like; a sign in its place where it may not be seen, or did not come. */
export function ClipPicture({ address, alt, isClosed = false }: ClipPictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  if (address !== null && failed !== address) return <img {...lowClippingPicture(address, CARD_WIDTH)} alt={alt} className={styles.picture} onError={() => setFailed(address)} />;
  return (
    <span className={classNames(styles.picture, styles.noPicture)}>
      {isClosed ? <EyeOff aria-hidden="true" /> : <Scissors aria-hidden="true" />}
      <span>{isClosed ? texts.closed : texts.noPicture}</span>
    </span>
  );
}
