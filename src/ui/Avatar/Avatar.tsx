import { useState } from 'react';

import { initialsOf } from '#domain/kernel/names/displayName.ts';

import { classNames } from '../classNames.ts';
import { lowPriority } from '../lowPriority.ts';
import styles from './Avatar.module.scss';

interface AvatarProps {
  /** Whose picture; its first letter stands in for a missing one. */
  name: string;
  /** Address of the picture; null without one. */
  src: string | null;
  /** 28, 56 or 112 pixels wide and high; the largest is 80 below `md`. Default `md`. */
  size?: 'sm' | 'md' | 'lg';
}

/** A member's picture, or the first letter of their name. Decoration: the name is beside it. */
export function Avatar({ name, src, size = 'md' }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const letter = initialsOf({ given: name, surname: '' });
  const shown = src === failed ? null : src;
  // The letter is drawn by the style sheet: as text it would become part of the name of a button around it.
  return (
    <span className={classNames(styles.avatar, styles[size])} data-letter={shown === null ? letter : undefined}>
      {shown !== null && (
        <img className={styles.picture} src={shown} alt="" {...lowPriority} onError={() => setFailed(shown)} />
      )}
    </span>
  );
}
