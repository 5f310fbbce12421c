import { EyeOff, Scissors } from 'lucide-react';
import { useState } from 'react';

import { classNames } from '#ui/classNames.ts';

import { clippingCardTexts as texts } from '../texts.ts';
import styles from './components.module.scss';

interface ClipPictureProps {
  /** Of the small picture; null where there is none now. */
  address: string | null;
  alt: string;
  isClosed?: boolean;
}

/** The same small picture, in the size for cards. */
const inMedium = (address: string): string => address.replace('size=small', 'size=medium');

/** What a clipping looks like; a sign in its place where it may not be seen, or did not come. */
export function ClipPicture({ address, alt, isClosed = false }: ClipPictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  if (address !== null && failed !== address) return <img src={inMedium(address)} alt={alt} loading="lazy" className={styles.picture} onError={() => setFailed(address)} />;
  return (
    <span className={classNames(styles.picture, styles.noPicture)}>
      {isClosed ? <EyeOff aria-hidden="true" /> : <Scissors aria-hidden="true" />}
      <span>{isClosed ? texts.closed : texts.noPicture}</span>
    </span>
  );
}
