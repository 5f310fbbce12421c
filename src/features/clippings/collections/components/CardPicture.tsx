import { type ReactNode, useState } from 'react';

import { classNames } from '#ui/classNames.ts';
import { lowClippingPicture } from '#ui/lowClippingPicture.ts';

import styles from './components.module.scss';

interface CardPictureProps {
  /** Of the small picture; null where there is none now. */
  address: string | null;
  alt: string;
  /** What is drawn where there is none, or it did not come. */
  children: ReactNode;
}

/** About as wide as cards are; in a list they are less than half of it. */
const CARD_WIDTH = '18rem';

/** The picture of a card; a sign in its place where it can’t be seen. */
export function CardPicture({ address, alt, children }: CardPictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  if (address !== null && failed !== address)
    return (
      <img
        {...lowClippingPicture(address, CARD_WIDTH)}
        alt={alt}
        className={styles.picture}
        onError={() => setFailed(address)}
      />
    );
  return <span className={classNames(styles.picture, styles.noPicture)}>{children}</span>;
}
