import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';

import { belowQuery } from '#ui/breakpoints.ts';
import { useMediaQuery } from '#ui/useMediaQuery.ts';

import styles from './PhoneFold.module.scss';

interface PhoneFoldProps {
  /** Says what is folded; a heading where `headingLevel` is given, on every screen. */
  title: string;
  headingLevel?: 2 | 3;
  /** Open at first. Default false. */
  isOpenAtFirst?: boolean;
  children: ReactNode;
}

/** A part of a record that a phone shows as one line until it is pressed. Wider screens and paper show it whole. */
export function PhoneFold({ title, headingLevel, isOpenAtFirst = false, children }: PhoneFoldProps) {
  const isPhone = useMediaQuery(belowQuery('md'));
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const id = useId();
  const Title = headingLevel === undefined ? 'div' : (`h${headingLevel}` as const);
  return (
    <>
      {isPhone && (
        <Title className={headingLevel === undefined ? styles.plain : undefined}>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            className={styles.trigger}
            onClick={() => setOpen(!isOpen)}
          >
            {title}
            <ChevronDown aria-hidden="true" />
          </button>
        </Title>
      )}
      {!isPhone && headingLevel !== undefined && <Title>{title}</Title>}
      <div id={id} className={isPhone && !isOpen ? styles.closed : undefined}>
        {children}
      </div>
    </>
  );
}
