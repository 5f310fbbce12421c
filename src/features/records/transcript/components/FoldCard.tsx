import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';

import { belowQuery } from '#ui/breakpoints.ts';
import { Card } from '#ui/Card/Card.tsx';
import { useMediaQuery } from '#ui/useMediaQuery.ts';

import styles from './FoldCard.module.scss';

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

interface FoldCardProps {
  title: string;
  /** What a phone shows of it, where that says more than the title. */
  foldedTitle?: string;
  /** No card on wider screens: the content has a frame and a name of its own. */
  isFramed?: boolean;
  children: ReactNode;
}

/** A card of a record that a phone shows as one line, its title, until it is pressed. */
export function FoldCard({ title, foldedTitle = title, isFramed = false, children }: FoldCardProps) {
  const isPhone = useMediaQuery(belowQuery('md'));
  if (!isPhone) return isFramed ? children : <Card title={title}>{children}</Card>;
  return (
    <section aria-label={title} className={styles.folded}>
      <PhoneFold title={foldedTitle} headingLevel={2}>
        <div className={styles.content}>{children}</div>
      </PhoneFold>
    </section>
  );
}
