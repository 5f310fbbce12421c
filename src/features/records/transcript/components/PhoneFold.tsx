import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';

import { belowQuery } from '#ui/breakpoints.ts';
import { useMediaQuery } from '#ui/useMediaQuery.ts';

import styles from './PhoneFold.module.scss';

interface PhoneFoldProps {
  /** Says what is folded; a heading of level 3 where `isHeading`, on every screen. */
  title: string;
  isHeading?: boolean;
  /** Open at first. Default false. */
  isOpenAtFirst?: boolean;
  children: ReactNode;
}

/** A part of a record that a phone shows as one line until it is asked for. Wider screens and paper show it whole. */
export function PhoneFold({ title, isHeading = false, isOpenAtFirst = false, children }: PhoneFoldProps) {
  const isPhone = useMediaQuery(belowQuery('md'));
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const id = useId();
  const Title = isHeading ? 'h3' : 'div';
  return (
    <>
      {isPhone && (
        <Title className={isHeading ? undefined : styles.plain}>
          <button type="button" aria-expanded={isOpen} aria-controls={id} className={styles.trigger} onClick={() => setOpen(!isOpen)}>
            {title}
            <ChevronDown aria-hidden="true" />
          </button>
        </Title>
      )}
      {!isPhone && isHeading && <h3>{title}</h3>}
      <div id={id} className={isPhone && !isOpen ? styles.closed : undefined}>
        {children}
      </div>
    </>
  );
}
