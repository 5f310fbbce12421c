import { X } from 'lucide-react';
import type { RefObject } from 'react';

import { lifespan } from '#domain/trees/core/lifespan.ts';
import { cardName } from '#domain/trees/core/treeDisplayName.ts';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import { SkeletonLine } from '#ui/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';

import { panelHeadTexts } from '../texts.ts';
import { PersonDetails, type PersonDetailsProps } from './PersonDetails.tsx';
import styles from './PersonPanel.module.scss';

interface PersonPanelProps extends PersonDetailsProps {
  /** How the person is related to the one they were reached from. */
  relation: string;
  onClose: () => void;
  panel: RefObject<HTMLElement | null>;
  /** Whether it is known what can be done with the person. */
  isComplete: boolean;
}

/**
 * The selected person. Selecting leaves the chart as it is. Name and focus are there at once; what can be done with them
 * when the drawers are known.
 */
export function PersonPanel({ relation, onClose, panel, isComplete, ...details }: PersonPanelProps) {
  const { card, isUppercase } = details;
  const name = cardName(card, isUppercase);
  const loading = (
    <div role="status" className={styles.loading}>
      <VisuallyHidden>{panelHeadTexts.loading}</VisuallyHidden>
      <SkeletonLine width="long" />
      <SkeletonLine />
    </div>
  );
  return (
    <section
      ref={panel}
      className={styles.panel}
      aria-label={name}
      tabIndex={-1}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <header className={styles.head}>
        <div>
          <h2 className={styles.name}>{name}</h2>
          <p className={styles.about}>{[lifespan(card), relation].filter(Boolean).join(' · ')}</p>
        </div>
        <IconButton label={panelHeadTexts.close} icon={<X aria-hidden="true" />} onClick={onClose} />
      </header>
      {isComplete ? <PersonDetails {...details} /> : loading}
    </section>
  );
}
