import { CompareToggle } from '#features/search/core/index.ts';

import type { SearchHit } from '../api/recordSearchApi.ts';
import styles from './Results.module.scss';
import { WhyButton } from './WhyButton.tsx';

interface RowActionsProps {
  hit: SearchHit;
  isOpen: boolean;
  onToggle: (id: string) => void;
}

/** What may be done with a row beside opening it; without filters there is nothing to explain. */
export function RowActions({ hit, isOpen, onToggle }: RowActionsProps) {
  return (
    <span className={styles.actions}>
      {hit.reasons.length > 0 && <WhyButton hit={hit} isOpen={isOpen} onToggle={onToggle} />}
      <CompareToggle kind="record" id={hit.id} name={hit.name} />
    </span>
  );
}
