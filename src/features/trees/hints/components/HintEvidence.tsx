import { CircleMinus, CirclePlus } from 'lucide-react';

import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';

import { hintTexts } from '../texts.tsx';
import type { Hint } from '../treeHintsApi.ts';
import styles from './HintEvidence.module.scss';

/** Why a record is offered: the evidence for and against it, in words, with its weight. */
export function HintEvidence({ evidence }: { evidence: Hint['evidence'] }) {
  return (
    <ul className={styles.receipts}>
      {evidence.map(({ field, text, isFor, weight }) => (
        <li key={`${field} ${text}`} className={isFor ? styles.for : styles.against} data-weight={weight}>
          {isFor ? <CirclePlus aria-hidden="true" /> : <CircleMinus aria-hidden="true" />}
          <span>
            {text}
            <VisuallyHidden>. </VisuallyHidden>
            <span className={styles.weight}>{(isFor ? hintTexts.evidence : hintTexts.evidenceAgainst)[weight]}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
