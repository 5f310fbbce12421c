import { type MouseEvent } from 'react';

import { uiTexts } from '../texts.ts';
import styles from './SkipLink.module.scss';

interface SkipLinkProps {
  /** Id of the element to go to; it must be able to take the focus (`tabIndex={-1}`). */
  targetId: string;
  label?: string;
}

/** The first stop of the keyboard: past the navigation, to the page. The address stays as it is. */
export function SkipLink({ targetId, label = uiTexts.skip }: SkipLinkProps) {
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById(targetId)?.focus();
  };
  return (
    <a href={`#${targetId}`} className={styles.link} onClick={onClick}>
      {label}
    </a>
  );
}
